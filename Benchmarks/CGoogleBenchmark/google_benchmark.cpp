#include "CGoogleBenchmark.h"

#if __has_include(<benchmark/benchmark.h>)

#include <benchmark/benchmark.h>

#include <string>

namespace {

benchmark::State &unwrap(google_benchmark_state *state) { return *reinterpret_cast<benchmark::State *>(state); }

const benchmark::State &unwrap(const google_benchmark_state *state) {
  return *reinterpret_cast<const benchmark::State *>(state);
}

// Whether a run has no times to report. Release 1.8 turned `error_occurred` into `skipped`.
template <typename Run>
auto is_failure(const Run &run, int) -> decltype(static_cast<bool>(run.error_occurred)) {
  return run.error_occurred;
}
template <typename Run>
auto is_failure(const Run &run, long) -> decltype(static_cast<bool>(run.skipped)) {
  return static_cast<bool>(run.skipped);
}

/// Hands each result on instead of printing it.
class HandlerReporter : public benchmark::BenchmarkReporter {
 public:
  HandlerReporter(google_benchmark_result_handler handler, void *context) : handler_(handler), context_(context) {}

  bool ReportContext(const Context &) override { return true; }

  void ReportRuns(const std::vector<Run> &runs) override {
    // Repetitions and aggregates of one benchmark come in separate calls; the median matters only where it comes alone.
    for (const Run &run : runs) {
      const bool is_median = run.run_type == Run::RT_Aggregate && run.aggregate_name == "median";
      const bool is_repetition = run.run_type == Run::RT_Iteration;
      const std::string name = run.run_name.str();
      if (is_repetition) last_repetition_ = name;
      if (is_failure(run, 0) || !(is_repetition || (is_median && last_repetition_ != name))) continue;
      const google_benchmark_result result = {
        name.c_str(), run.GetAdjustedCPUTime() / benchmark::GetTimeUnitMultiplier(run.time_unit) * 1e9};
      handler_(context_, &result);
    }
  }

 private:
  google_benchmark_result_handler handler_;
  void *context_;
  std::string last_repetition_;
};

}  // namespace

bool google_benchmark_is_available(void) { return true; }

void google_benchmark_register(const char *name, google_benchmark_body body, void *context) {
  benchmark::RegisterBenchmark(name, [body, context](benchmark::State &state) {
    body(context, reinterpret_cast<google_benchmark_state *>(&state));
  });
}

google_benchmark_outcome google_benchmark_run(
  int argument_count, char **arguments, google_benchmark_result_handler handler, void *handler_context,
  const char **rejected_argument) {
  benchmark::Initialize(&argument_count, arguments);
  if (argument_count > 1) {
    *rejected_argument = arguments[1];
    return google_benchmark_outcome_rejected_argument;
  }
  if (handler) {
    HandlerReporter reporter(handler, handler_context);
    benchmark::RunSpecifiedBenchmarks(&reporter);
  } else {
    benchmark::RunSpecifiedBenchmarks();
  }
  benchmark::Shutdown();
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

google_benchmark_outcome google_benchmark_run(int, char **, google_benchmark_result_handler, void *, const char **) {
  return google_benchmark_outcome_unavailable;
}

int64_t google_benchmark_iterations(const google_benchmark_state *) { return 0; }

bool google_benchmark_keep_running_batch(google_benchmark_state *, int64_t) { return false; }

void google_benchmark_set_counter(google_benchmark_state *, const char *, double) {}

void google_benchmark_set_fitting_counter(google_benchmark_state *, const char *, double) {}

void google_benchmark_set_label(google_benchmark_state *, const char *) {}

void google_benchmark_fail(google_benchmark_state *, const char *) {}

#endif
