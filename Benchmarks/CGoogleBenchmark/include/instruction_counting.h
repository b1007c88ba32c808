/// Tells callgrind, Valgrind's profiler, which instructions to count. Outside Valgrind these calls do nothing.
#ifndef INSTRUCTION_COUNTING_H
#define INSTRUCTION_COUNTING_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether Valgrind's headers were there when this was compiled.
bool instruction_counting_is_available(void);

/// Whether the program runs under Valgrind.
bool instruction_counting_is_active(void);

/// Starts a count at 0.
void instruction_counting_start(void);

/// Stops the count and lets callgrind write it to its next file, under a name.
void instruction_counting_stop(const char *name);

#ifdef __cplusplus
}
#endif

#endif
