/// What `springbench help` prints.
enum HelpText {
  static let text = """
    springbench measures what the library costs on this machine.

      springbench [run] [--filter REGEX] [--repetitions N] [--format console|json] [--benchmark_…]
      springbench list [--filter REGEX]
      springbench help

    --filter REGEX     rows whose name the expression matches anywhere; a leading - means all others
    --repetitions N    how often each row is measured, in random order; the table shows the median (9)
    --format FORMAT    console: the table below; json: Google Benchmark's own layout (console)
    --benchmark_…      any of Google Benchmark's flags, --benchmark_min_time=0.5 or --benchmark_out=FILE for instance

    The table's columns:
      ns               processor time of one evaluation, in nanoseconds
      8.33 ms          evaluations that fit in a frame at 120 Hz; 16.67 ms: at 60 Hz
      × floor          how many times as long as the row's floor in the same run; – where the floor was not run
      worst error      of one pass over the row's inputs, against a reference in 64-bit significands; a row whose error
                       exceeds its bound, or whose checksum is wrong, gives an error instead of a number

    Floors: floor/exp-sincos for springs and settling, floor/log-two-sqrt for lengths, floor/strtod for path data; for timing
    curves the eleven-sample table with Newton's method on the same curve; for timing/prepare one evaluation, for the inverse of
    a length the length, for a lookup on a path that inverse, for all engines POP.

    JSON adds to each row: worst_error, its unit as the label; checksum, the sum of the results of one pass;
    evaluations_per_120hz_frame and evaluations_per_60hz_frame.

    Results go to standard output, everything else to standard error.
    Exit codes: 0 done, 3 a row computed something wrong, 64 a mistake on the command line, 69 Google Benchmark is missing.

    Example: springbench run --filter 'floor|value-velocity' --repetitions 20
    """
}
