/// What `springbench help` prints.
enum HelpText {
  static let text = """
    springbench measures what the library costs on this machine, and how wrong it is.

      springbench [run]               measures rows: the table below
      springbench list                names the rows
      springbench compare A B         sets the JSON of two runs against each other
      springbench ab FILTER FILTER    sets rows of one run against each other, the first with the first, and so on
      springbench check               evaluates every body once and checks what it computed; no times
      springbench check --instructions  counts instructions with Valgrind and compares them with Benchmarks/Thresholds
      springbench baseline save NAME [FILE] | list | delete NAME    keeps results, of a new run or from a file
      springbench report [FILE]       a page (HTML), from a file or from a new run
      springbench frames              whole frames of springs that are kicked and come to rest
      springbench doctor              looks for what makes results mean less than they seem to
      springbench version | help

    Rows (all commands that run some)
      --filter REGEX       rows whose name the expression matches anywhere; a leading - means all others. Rows of a
                           million springs are left out wherever no filter is given
      --skip REGEX         leaves rows out
      --seed N             other random inputs; the same number gives the same inputs (0)
      --include-sabotage   adds rows that are wrong on purpose, to see that springbench notices
    Measuring (run, ab, baseline save, report)
      --repetitions N      how often each row is measured, in random order (16)
      --min-time SECONDS   how long a repetition takes at least (up to 0.03, less for many rows)
      --no-progress        no bar on standard error; there is none either where that is no terminal
      --quiet              no bar and no notes
      --allow-debug        measures a build without optimisation, too
      --benchmark_…        any of Google Benchmark's flags, --benchmark_min_warmup_time=0.5 for instance
    Results
      --format FORMAT      console, json (run: Google Benchmark's own layout), csv or markdown (console)
      --out FILE           to a file instead of standard output: all of it or nothing
    run
      --baseline NAME      compares with what baseline save NAME kept
      --dry-run            the same as check
    compare, run --baseline
      --force              compares although processor, build mode or version of the keys differ
    run, baseline, report
      --baselines FOLDER   where baselines are kept (Benchmarks/Baselines)
    check --instructions
      --update             writes new thresholds
      --thresholds FILE    instead of the one of this target in Benchmarks/Thresholds
    report
      --markdown           Markdown instead of HTML; of a new run without --filter the main rows only, for a README
    frames
      --count N,N,…        numbers of springs (1,64,1000,10000)
      --frame-rate HZ      frames per second (120)

    The table's columns
      ns               processor time of one evaluation, in nanoseconds, the median of the repetitions
      deviation        the median deviation between repetitions
      8.33 ms          evaluations that fit in a frame at 120 Hz; 16.67 ms: at 60 Hz
      × floor          how many times as long as the row's floor in the same run; – where the floor was not run
      worst error      of one pass over the row's inputs, against a reference in 64-bit significands; a row whose error
                       exceeds its bound, or whose checksum is wrong, gives an error instead of a number

    Floors: floor/exp-sincos for springs and settling, floor/log-two-sqrt for lengths, floor/strtod for path data; for timing
    curves the eleven-sample table with Newton's method on the same curve; for timing/prepare one evaluation, for the inverse of
    a length the length, for a lookup on a path that inverse, for all engines POP.

    run's JSON adds to Google Benchmark's context: springbench_schema (the version of these keys), swift_version, compiler,
    target, build_mode, cpu_model, libm, commit (-dirty where files differ from it), seed; and to each row: worst_error, its
    unit as the label; checksum, the sum of the results of one pass; spread, by what share the mean lies above the 10 % quantile
    of the repetition's epochs; evaluations_per_120hz_frame and evaluations_per_60hz_frame.

    Verdicts: compare and ab pair the k-th repetitions of both sides, cpu_time / (1 + spread) of each. The interval of the
    median ratio is the sign test's, with a risk of 5 % for all rows together. A row is slower or faster where all of the interval
    lies beyond a change of 2 %; all else is not separated, which does not mean equal.

    Results go to standard output, everything else to standard error.
    Exit codes: 0 done; 1 failed; 2 a row is slower, or executes more than its threshold; 3 a row computed something wrong;
    5 no such baseline; 64 a mistake on the command line; 69 Google Benchmark is missing.

    Example: springbench run --filter 'floor|value-velocity' --repetitions 20
    """
}
