/// Tells callgrind, Valgrind's profiler, which instructions to count. Outside callgrind these calls do nothing.
#ifndef INSTRUCTION_COUNTING_H
#define INSTRUCTION_COUNTING_H

#include <stdbool.h>

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

/// Whether Valgrind's headers were there when this was compiled.
static inline bool instruction_counting_is_available(void) { return true; }

/// Whether the program runs under Valgrind.
static inline bool instruction_counting_is_active(void) { return RUNNING_ON_VALGRIND != 0; }

/// Starts a count at 0.
static inline void instruction_counting_start(void) {
  CALLGRIND_ZERO_STATS;
  CALLGRIND_TOGGLE_COLLECT;
}

/// Stops the count and lets callgrind write it to its next file, under a name.
static inline void instruction_counting_stop(const char *name) {
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS_AT(name);
}

#else

static inline bool instruction_counting_is_available(void) { return false; }
static inline bool instruction_counting_is_active(void) { return false; }
static inline void instruction_counting_start(void) {}
static inline void instruction_counting_stop(const char *name) { (void)name; }

#endif

#endif
