import SpringKit

extension SpringBench {
  /// `frames`: what a frame costs while many springs move.
  static func frames(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let output = try Output(options)
    try options.refuseDebugBuild()
    let progress = Progress(options)
    // Concrete here, so that every scheme and its loop compile to one piece of code.
    let schemes: [(Int, Double) -> FrameRun] = [
      { frameRun(ValueScheme.self, springCount: $0, frameRate: $1) },
      { frameRun(StepScheme.self, springCount: $0, frameRate: $1) },
      { frameRun(RungeKuttaScheme.self, springCount: $0, frameRate: $1) },
      { frameRun(SemiImplicitEulerScheme.self, springCount: $0, frameRate: $1) },
    ]
    let runs = options.counts.flatMap { count in schemes.map { (count: count, scheme: $0) } }
    // Most of the time goes into the greatest counts.
    let total = Double(runs.reduce(0) { $0 + $1.count })
    var done = 0.0
    var table = frameTable
    for run in runs {
      progress?.show(share: done / total)
      table.rows.append(frameLine(run.scheme(run.count, options.frameRate)))
      done += Double(run.count)
    }
    progress?.end()
    let heading = """
      Springs kicked at once, response 0.2–0.8 s, damping ratio 0.3–1.2, shown at \(options.frameRate.significant) Hz until all are \
      within 0.001 of the way; times of whole frames in µs. The first frame, the longest, also makes the motions and predicts \
      when each of them ends.
      """
    try output.write(table.text(options.format, heading: heading))
    return ExitCode.success
  }

  private static func frameRun<Scheme: FrameScheme>(
    _ scheme: Scheme.Type, springCount: Int, frameRate: Double
  ) -> FrameRun {
    var random = RandomNumbers(seed: 0x6672_616d)
    let motions = (0..<springCount).map { _ in
      SpringMotion(
        .response(random.logarithmic(0.2...0.8), dampingRatio: random.logarithmic(0.3...1.2)), from: 0, to: 1,
        velocity: random.uniform(-20...20))
    }
    return FrameRun(scheme, motions: motions, frameRate: frameRate)
  }

  private static var frameTable: TextTable {
    TextTable(columns: [
      .text("scheme", "scheme"), .number("springs", "springs"), .number("frames", "frames"),
      .number("p50", "p50_microseconds"),
      .number("p90", "p90_microseconds"), .number("p99", "p99_microseconds"), .number("max", "max_microseconds"),
      .number("p99 of 8.33 ms", "share_of_120hz_frame"), .number("of 16.67 ms", "share_of_60hz_frame"),
      .number("in 10 % of 8.33 ms", "springs_in_tenth_of_120hz_frame"),
      .number("of 16.67 ms", "springs_in_tenth_of_60hz_frame"), .number("worst error", "worst_error"),
    ])
  }

  private static func frameLine(_ run: FrameRun) -> [TextTable.Cell] {
    let microseconds = run.nanoseconds.map { $0 / 1000 }
    let frames = [1e9 / 120, 1e9 / 60]
    let quantiles = [0.5, 0.9, 0.99, 1].map { TextTable.Cell.number(microseconds.quantile($0), \.significant) }
    let shares = frames.map { frame in
      TextTable.Cell.number(run.nanoseconds.quantile(0.99) / frame) { $0.percent(digits: 3) }
    }
    let fitting = frames.map { TextTable.Cell.number(run.springsFitting(share: 0.1, frameNanoseconds: $0), \.grouped) }
    return [
      .text(run.scheme), .number(Double(run.springCount), \.grouped), .number(Double(microseconds.count), \.grouped),
    ]
      + quantiles + shares + fitting + [.number(run.worstError, \.significant)]
  }
}
