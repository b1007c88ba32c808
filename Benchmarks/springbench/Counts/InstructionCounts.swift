import CGoogleBenchmark
import Foundation

/// What rows execute under callgrind, which counts the same on a quiet and on a busy machine.
struct InstructionCounts {
  struct Row {
    let name: String
    /// Instructions of ``evaluationCount`` evaluations and of the loop around them.
    let instructions: Int
    /// How often they asked for memory.
    let allocations: Int
  }

  let rows: [Row]

  /// So few that a whole table takes seconds under Valgrind, from the first input on.
  static let evaluationCount = 128

  /// Whether this process is the one that is being counted.
  static var isBeingCounted: Bool { instruction_counting_is_active() }

  /// Executes rows, in the process that is being counted.
  static func execute(_ benchmarks: [Benchmark]) {
    for benchmark in benchmarks {
      let prepared = benchmark.prepare()
      var clock = EpochClock(evaluationCount: evaluationCount, passLength: evaluationCount)
      // The first time also pays for what is made at the first use.
      clock.run(prepared.evaluate)
      unsafe benchmark.name.withCString { name in
        instruction_counting_start()
        clock.run(prepared.evaluate)
        unsafe instruction_counting_stop(name)
      }
    }
  }

  /// Runs this command line again under callgrind. Nil where Valgrind is not installed.
  init?(of arguments: [String]) throws(CommandError) {
    guard Subprocess.path(of: "valgrind") != nil, let folder = TemporaryFolder() else { return nil }
    guard instruction_counting_is_available() else {
      throw .failure("built without Valgrind's headers: run Benchmarks/refresh and build again")
    }
    defer { folder.remove() }
    let run = Subprocess(
      "valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=\(folder.url.path)/counts",
        Self.executableWithoutDebugInformation(in: folder),
      ] + arguments,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    guard let run, run.exitCode == 0 else {
      let lines = run?.standardError.split(separator: "\n").filter { $0.contains { $0.isLetter } } ?? []
      throw .failure("callgrind fails: \(lines.last ?? "it does not start")")
    }
    let files = (try? FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)) ?? []
    // Callgrind numbers its files in the order of the rows.
    rows = files.filter { $0.lastPathComponent.hasPrefix("counts") }.sorted {
      Int($0.pathExtension) ?? 0 < Int($1.pathExtension) ?? 0
    }.compactMap { file in
      FileManager.default.contents(atPath: file.path).flatMap {
        Row(callgrindFile: String(decoding: $0, as: UTF8.self))
      }
    }
  }

  /// A copy of this program: Valgrind gives up on debug information that is newer than itself, and needs none.
  private static func executableWithoutDebugInformation(in folder: TemporaryFolder) -> String {
    let executable = Bundle.main.executablePath ?? ProcessInfo.processInfo.arguments[0]
    let copy = folder.url.appendingPathComponent("springbench").path
    for tool in ["strip", "llvm-strip"] {
      if Subprocess(tool, ["--strip-debug", "-o", copy, executable])?.exitCode == 0 { return copy }
    }
    return executable
  }
}

extension InstructionCounts.Row {
  /// Reads a file of callgrind's that a client request started; nil for the one that it writes at the end.
  init?(callgrindFile text: String) {
    var (name, instructions, allocations) = (Substring?.none, Int?.none, 0)
    var allocators: Set<Substring> = []
    var callsAllocator = false
    /// The number of a function; its name comes with it at the first mention only.
    func number(_ function: Substring) -> Substring {
      let parts = function.split(separator: " ", maxSplits: 1)
      if parts.count == 2, Self.allocators.contains(parts[1]) { allocators.insert(parts[0]) }
      return parts.first ?? ""
    }
    for line in text.split(separator: "\n") {
      if let request = line.rest(after: "desc: Trigger: Client Request: ") { name = request }
      if let total = line.rest(after: "totals: ") { instructions = Int(total) }
      if let function = line.rest(after: "fn=") { _ = number(function) }
      if let called = line.rest(after: "cfn=") {
        let callee = number(called)
        callsAllocator = allocators.contains(callee)
      }
      if callsAllocator, let calls = line.rest(after: "calls=") { allocations += Int(calls.prefix { $0 != " " }) ?? 0 }
    }
    guard let name, let instructions else { return nil }
    self.init(name: String(name), instructions: instructions, allocations: allocations)
  }

  private static let allocators: Set<Substring> = ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"]
}

extension Substring {
  /// What follows a beginning; nil where the line begins otherwise.
  fileprivate func rest(after beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}
