/// The door from Swift to Google Benchmark, the C++ library that times the loops, repeats them and writes JSON.
///
/// The package builds without the library: then every function exists, nothing runs and
/// ``google_benchmark_is_available`` says so.
#ifndef CGOOGLEBENCHMARK_H
#define CGOOGLEBENCHMARK_H

#include <stdbool.h>
#include <stdint.h>

#include "instruction_counting.h"

#ifdef __cplusplus
extern "C" {
#endif

/// One run of a registered body; valid only while the body is being called.
typedef struct google_benchmark_state google_benchmark_state;

/// A body: times its own loop with `google_benchmark_iterations` and `google_benchmark_keep_running_batch`.
typedef void (*google_benchmark_body)(void *context, google_benchmark_state *state);

/// Receives the text of the library's JSON, once, at the end of a run.
typedef void (*google_benchmark_text_handler)(void *context, const char *text);

/// How a call of `google_benchmark_run` ended.
typedef enum {
  google_benchmark_outcome_finished = 0,
  /// The library knows no such argument, or cannot read its value; `rejected_argument` is its index.
  google_benchmark_outcome_rejected_argument = 1,
  google_benchmark_outcome_unavailable = 2
} google_benchmark_outcome;

/// Whether the library was there when this was compiled.
bool google_benchmark_is_available(void);

/// Adds a body under a name; both must live until the run ends.
void google_benchmark_register(const char *name, google_benchmark_body body, void *context);

/// Adds a line to the context that the library writes before the results.
void google_benchmark_add_context(const char *key, const char *value);

/// Runs the registered bodies as the library's own `--benchmark_` flags in `arguments` say, and prints nothing.
///
/// `rejected_argument` receives the text of the first argument that the library did not take.
google_benchmark_outcome google_benchmark_run(
  int argument_count, char **arguments, google_benchmark_text_handler handler, void *handler_context,
  const char **rejected_argument);

/// How many iterations the library wants from this call of the body.
int64_t google_benchmark_iterations(const google_benchmark_state *state);

/// Starts the timer at the first call and stops it at the one that returns false; `count` iterations must lie between.
bool google_benchmark_keep_running_batch(google_benchmark_state *state, int64_t count);

/// A number reported beside the times of this run, as it is.
void google_benchmark_set_counter(google_benchmark_state *state, const char *name, double value);

/// The iterations that fit in `seconds` of processor time at the speed of this run, reported beside its times.
void google_benchmark_set_fitting_counter(google_benchmark_state *state, const char *name, double seconds);

/// A note reported beside the times of this run.
void google_benchmark_set_label(google_benchmark_state *state, const char *label);

/// The version of the C++ compiler, which comes with the Swift compiler.
const char *google_benchmark_compiler(void);

/// Ends this run with an error; the body must return without a loop.
void google_benchmark_fail(google_benchmark_state *state, const char *message);

#define GOOGLE_BENCHMARK_INLINE static inline __attribute__((always_inline, unused))

// The register class that holds a double.
#if defined(__x86_64__)
#define GOOGLE_BENCHMARK_REGISTER "x"
#elif defined(__aarch64__)
#define GOOGLE_BENCHMARK_REGISTER "w"
#else
#define GOOGLE_BENCHMARK_REGISTER "m"
#endif

/// Two doubles in one register.
typedef double google_benchmark_double2 __attribute__((ext_vector_type(2)));

/// The same number, of which the optimiser must assume that it could be any other. Costs no instruction.
GOOGLE_BENCHMARK_INLINE double google_benchmark_opaque(double number) {
  __asm__ volatile("" : "+" GOOGLE_BENCHMARK_REGISTER(number));
  return number;
}

/// Uses a number, so that the optimiser must compute it. Costs no instruction.
GOOGLE_BENCHMARK_INLINE void google_benchmark_use(double number) {
  __asm__ volatile("" : : GOOGLE_BENCHMARK_REGISTER(number));
}

/// Uses a number of single precision. Costs no instruction.
GOOGLE_BENCHMARK_INLINE void google_benchmark_use_float(float number) {
  __asm__ volatile("" : : GOOGLE_BENCHMARK_REGISTER(number));
}

/// Uses two numbers without taking them apart. Costs no instruction.
GOOGLE_BENCHMARK_INLINE void google_benchmark_use_double2(google_benchmark_double2 numbers) {
  __asm__ volatile("" : : GOOGLE_BENCHMARK_REGISTER(numbers));
}

#ifdef __cplusplus
}
#endif

#endif
