extension SpringBench {
  /// `report`: a page, or Markdown, from a file or from a new run.
  static func report(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let output = try Output(options)
    let run: RunReport
    if let file = options.words.first {
      run = try RunReport(file: file)
    } else {
      let fresh = try BenchmarkRunner([Benchmark].chosen(by: options), options: options).run()
      guard fresh.failures.isEmpty else { return complain(fresh.failures) }
      run = fresh.report
    }
    // Times of other machines are another history.
    let history = Baselines(folder: options.baselinesFolder).reports.filter {
      $0.report.context.processor == run.context.processor && $0.report.context.buildMode == run.context.buildMode
    }
    let report = Report(run: run, history: history)
    try output.write(options.has(.markdown) ? report.markdown : report.html)
    return ExitCode.success
  }
}
