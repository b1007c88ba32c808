// Empty: the module only carries the compiler and linker flags that pkg-config knows for libbenchmark.
