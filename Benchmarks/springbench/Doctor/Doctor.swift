import Foundation

extension SpringBench {
  /// `doctor`: looks for what makes results mean less than they seem to.
  static func doctor(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let benchmarks = try [Benchmark].chosen(by: options)
    let harness = HarnessCost()
    let machine = MachineNoise()
    print("harness: \(harness.nanoseconds.significant) ns for an evaluation that computes nothing")
    print("machine: \(machine.description)")
    var findings = harness.findings + machine.findings
    if Build.isDebug {
      findings.append(
        Finding(
          subject: "build", problem: "the program was compiled without optimisation",
          advice: "Use swift run -c release springbench, or Benchmarks/run"))
    }
    for benchmark in benchmarks { findings += examine(benchmark) }
    for finding in findings { print(finding.line) }
    print(findings.isEmpty ? "nothing found in \(benchmarks.count) rows" : "findings: \(findings.count)")
    return findings.contains(where: \.isFault) ? ExitCode.failure : ExitCode.success
  }

  private static func examine(_ benchmark: Benchmark) -> [Finding] {
    let prepared = benchmark.prepare()
    // A disturbance is no finding: what is wrong with the row shows every time.
    var findings: [Finding] = []
    for _ in 0..<3 {
      findings = Examination(prepared).findings(of: benchmark.name)
      if findings.isEmpty { break }
    }
    if let failure = prepared.pass.failure {
      findings.append(
        Finding(subject: benchmark.name, problem: failure, advice: "Correct the body; its time means nothing before"))
    }
    if prepared.pass.ignoresInputs {
      findings.append(
        Finding(
          subject: benchmark.name, problem: "the result is the same for every input, so the work may be left out",
          advice: "Let every evaluation depend on its input, and pass that through opaque(_:)"))
    }
    return findings
  }
}

/// What the loop around an evaluation costs.
struct HarnessCost {
  let nanoseconds: Double

  init() {
    let prepared = PreparedBenchmark(EmptyBody())
    var clock = EpochClock(evaluationCount: 16_000_000, passLength: prepared.passLength)
    clock.run(prepared.evaluate)
    nanoseconds = clock.nanoseconds.quantile(LowTime.share)
  }

  var findings: [Finding] {
    // Half a nanosecond is one or two cycles: the loop itself.
    if Build.isDebug || nanoseconds <= 0.5 { return [] }
    return [
      Finding(
        subject: "harness", problem: "the loop costs \(nanoseconds.significant) ns an evaluation instead of 0.5",
        advice: "Build in release mode on a quiet machine; small rows mean little meanwhile", isFault: false)
    ]
  }
}

/// How far apart equal measurements are on this machine just now.
struct MachineNoise {
  /// The mean of equal epochs over their low quantile, less 1.
  let spread: Double
  let load: Double?

  init() {
    let prepared = PreparedBenchmark(SabotagedExponential(.none))
    let epochs = (0..<4).flatMap { _ in
      var clock = EpochClock(evaluationCount: 16 * 16 * prepared.passLength, passLength: prepared.passLength)
      clock.run(prepared.evaluate)
      return clock.nanoseconds
    }
    spread = LowTime.spread(ofEpochs: epochs)
    load = Machine.loadPerProcessor
  }

  init(spread: Double, load: Double?) {
    self.spread = spread
    self.load = load
  }

  var description: String {
    let load = load.map { "\($0.significant) runnable processes per processor, " } ?? ""
    return "\(load)equal measurements are \(spread.percent()) apart"
  }

  var findings: [Finding] {
    var findings: [Finding] = []
    let advice = "Wait until other programs are done; until then trust ab, which interleaves, and check --instructions"
    if let load, load > 1 {
      findings.append(
        Finding(
          subject: "machine", problem: "\(load.significant) processes wait for each processor", advice: advice,
          isFault: false))
    }
    if spread > 0.05 {
      findings.append(
        Finding(
          subject: "machine", problem: "equal measurements are \(spread.percent()) apart", advice: advice,
          isFault: false))
    }
    return findings
  }
}
