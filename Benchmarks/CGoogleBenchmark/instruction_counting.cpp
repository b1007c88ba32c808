#include "instruction_counting.h"

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

bool instruction_counting_is_available(void) { return true; }

bool instruction_counting_is_active(void) { return RUNNING_ON_VALGRIND != 0; }

// Not by switching the collection on and off: callgrind goes on counting calls meanwhile, and does not take them back.
void instruction_counting_start(void) { CALLGRIND_ZERO_STATS; }

void instruction_counting_stop(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }

#else

bool instruction_counting_is_available(void) { return false; }

bool instruction_counting_is_active(void) { return false; }

void instruction_counting_start(void) {}

void instruction_counting_stop(const char *) {}

#endif
