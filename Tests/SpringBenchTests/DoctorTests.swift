import Testing

@testable import springbench

@Suite("springbench doctor")
struct DoctorTests {
  @Test("finds every kind of sabotage, with what to do about it")
  func sabotage() throws {
    let run = try SpringBenchProcess("doctor", "--include-sabotage", "--filter", "^sabotage/")
    #expect(run.exitCode == 1)
    #expect(run.standardError == "")
    func line(_ name: String) -> Substring? { run.outputLines.first { $0.hasPrefix("sabotage/\(name): ") } }
    #expect(line("constant")?.contains("the same for every input") == true, "\(run.standardOutput)")
    #expect(line("wrong")?.contains("exceeds") == true)
    #expect(line("growing")?.contains("does not grow with the number of evaluations") == true)
    #expect(line("set-up")?.contains("before the first evaluation") == true)
    for name in ["constant", "wrong", "growing", "set-up"] { #expect(line(name)?.contains(". ") == true, "\(name)") }
  }

  @Test("no row of the library is left out by the optimiser or wrong")
  func libraryRows() throws {
    let run = try SpringBenchProcess("doctor", "--filter", "^(spring/value/|spring/step/|engines/pop)")
    #expect(!run.standardOutput.contains("the same for every input"), "\(run.standardOutput)")
    #expect(!run.standardOutput.contains("exceeds"), "\(run.standardOutput)")
    #expect(run.outputLines.contains { $0.hasPrefix("harness: ") })
  }

  @Test("tells set-up, growth and straight lines apart by their times")
  func examinations() {
    let straight = Examination(times: [1e6, 2e6, 4e6, 8e6])
    #expect(straight.findings(of: "x").isEmpty)
    #expect(straight.setUpShare == 0 && straight.growth == 1)
    let setUp = Examination(times: [1, 2, 4, 8].map { 1e5 + 9e5 * $0 })
    #expect((setUp.setUpShare - 0.1).magnitude < 1e-12)
    #expect(setUp.findings(of: "x").map(\.isFault) == [true])
    let quadratic = Examination(times: [1, 4, 16, 64].map { 1e6 * $0 })
    #expect(quadratic.growth == 4)
    #expect(quadratic.findings(of: "x").count == 1)
    // Results that are kept instead of computed: the more, the cheaper.
    #expect(Examination(times: [1e6, 1.9e6, 2.5e6, 2.8e6]).findings(of: "x").count == 1)
  }

  @Test("a noisy machine is named, but is not the rows' fault")
  func noise() {
    #expect(MachineNoise(spread: 0.001, load: 0.2).findings.isEmpty)
    let noisy = MachineNoise(spread: 0.2, load: 3).findings
    #expect(noisy.count == 2)
    #expect(noisy.allSatisfy { !$0.isFault && $0.line.contains("Wait until") })
  }
}
