extension Benchmark {
  /// Rows that are wrong on purpose, each in one way, to see that springbench notices; only with `--include-sabotage`.
  static var sabotageSuite: [Benchmark] {
    func row<Body: BenchmarkBody>(_ name: String, _ body: @escaping () -> Body) -> Benchmark {
      Benchmark("sabotage/\(name)", floor: "sabotage/honest", body: body)
    }
    return [
      row("empty") { EmptyBody() },
      row("honest") { SabotagedExponential(.none) },
      row("constant") { ConstantBody() },
      row("wrong") { SabotagedExponential(.error(1e-6)) },
      row("slower") { SabotagedExponential(.extraEvaluations(share: 0.05)) },
      row("extra-exponential") { SabotagedExponential(.extraEvaluations(share: 1)) },
      row("growing") { SabotagedExponential(.growth(share: 0.05)) },
      row("set-up") { SabotagedExponential(.setUp(evaluationCount: 200_000)) },
    ]
  }
}
