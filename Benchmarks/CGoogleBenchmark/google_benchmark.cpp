#include "CGoogleBenchmark.h"

#if __has_include(<benchmark/benchmark.h>)

#include <benchmark/benchmark.h>

#include <cmath>
#include <iterator>
#include <sstream>
#include <vector>

namespace {

benchmark::State &unwrap(google_benchmark_state *state) { return *reinterpret_cast<benchmark::State *>(state); }

const benchmark::State &unwrap(const google_benchmark_state *state) {
  return *reinterpret_cast<const benchmark::State *>(state);
}

/// Leaves out what JSON has no number for: the relative deviation of a counter that is always 0.
class FiniteJSONReporter : public benchmark::JSONReporter {
 public:
  void ReportRuns(const std::vector<Run> &runs) override {
    std::vector<Run> finite = runs;
    for (Run &run : finite) {
      for (auto counter = run.counters.begin(); counter != run.counters.end();) {
        counter = std::isfinite(counter->second.value) ? std::next(counter) : run.counters.erase(counter);
      }
    }
    benchmark::JSONReporter::ReportRuns(finite);
  }
};

}  // namespace

bool google_benchmark_is_available(void) { return true; }

void google_benchmark_register(const char *name, google_benchmark_body body, void *context) {
  benchmark::RegisterBenchmark(name, [body, context](benchmark::State &state) {
    body(context, reinterpret_cast<google_benchmark_state *>(&state));
  });
}

void google_benchmark_add_context(const char *key, const char *value) { benchmark::AddCustomContext(key, value); }

google_benchmark_outcome google_benchmark_run(
  int argument_count, char **arguments, google_benchmark_text_handler handler, void *handler_context,
  const char **rejected_argument) {
  benchmark::Initialize(&argument_count, arguments);
  if (argument_count > 1) {
    *rejected_argument = arguments[1];
    return google_benchmark_outcome_rejected_argument;
  }
  std::ostringstream text;
  FiniteJSONReporter reporter;
  reporter.SetOutputStream(&text);
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::Shutdown();
  handler(handler_context, text.str().c_str());
  return google_benchmark_outcome_finished;
}

int64_t google_benchmark_iterations(const google_benchmark_state *state) {
  return static_cast<int64_t>(unwrap(state).max_iterations);
}

bool google_benchmark_keep_running_batch(google_benchmark_state *state, int64_t count) {
  return unwrap(state).KeepRunningBatch(static_cast<benchmark::IterationCount>(count));
}

void google_benchmark_set_counter(google_benchmark_state *state, const char *name, double value) {
  unwrap(state).counters[name] = benchmark::Counter(value);
}

void google_benchmark_set_fitting_counter(google_benchmark_state *state, const char *name, double seconds) {
  const double iterations = static_cast<double>(unwrap(state).iterations());
  unwrap(state).counters[name] = benchmark::Counter(iterations * seconds, benchmark::Counter::kIsRate);
}

void google_benchmark_set_label(google_benchmark_state *state, const char *label) { unwrap(state).SetLabel(label); }

void google_benchmark_fail(google_benchmark_state *state, const char *message) { unwrap(state).SkipWithError(message); }

#else

bool google_benchmark_is_available(void) { return false; }

void google_benchmark_register(const char *, google_benchmark_body, void *) {}

void google_benchmark_add_context(const char *, const char *) {}

google_benchmark_outcome google_benchmark_run(int, char **, google_benchmark_text_handler, void *, const char **) {
  return google_benchmark_outcome_unavailable;
}

int64_t google_benchmark_iterations(const google_benchmark_state *) { return 0; }

bool google_benchmark_keep_running_batch(google_benchmark_state *, int64_t) { return false; }

void google_benchmark_set_counter(google_benchmark_state *, const char *, double) {}

void google_benchmark_set_fitting_counter(google_benchmark_state *, const char *, double) {}

void google_benchmark_set_label(google_benchmark_state *, const char *) {}

void google_benchmark_fail(google_benchmark_state *, const char *) {}

#endif

const char *google_benchmark_compiler(void) { return __VERSION__; }
