extern "C" int google_benchmark_placeholder(void) { return 0; }
