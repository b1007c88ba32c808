import Foundation

/// A result of `springbench run --format json`, made up.
struct ResultFile {
  var context: [String: String] = [
    "springbench_schema": "1", "swift_version": "6.3", "compiler": "Clang", "target": "x86_64-linux",
    "build_mode": "release", "cpu_model": "Processor 1", "libm": "glibc 2.36", "commit": "0123456789ab", "seed": "0",
    "date": "2026-01-02T03:04:05+00:00",
  ]
  /// Processor times of the repetitions of each row.
  var rows: [(name: String, nanoseconds: [Double])]

  /// Rows whose times look measured.
  init(_ names: [String] = ["spring/value/underdamped", "spring/step/critical", "settling/exact/random"]) {
    rows = names.enumerated().map { index, name in
      (name, (0..<16).map { Double(10 * (index + 1)) * (1 + 0.003 * Double(($0 * 7 + index) % 5)) })
    }
  }

  var json: String {
    let lines = rows.flatMap { row in
      row.nanoseconds.enumerated().map { index, time in
        """
        {"name": "\(row.name)", "family_index": 0, "per_family_instance_index": 0, "run_name": "\(row.name)",
         "run_type": "iteration", "repetitions": \(row.nanoseconds.count), "repetition_index": \(index), "threads": 1,
         "iterations": 1000, "real_time": \(time), "cpu_time": \(time), "time_unit": "ns", "checksum": 1.5,
         "worst_error": 0.25, "spread": 0.01, "label": "of the bound"}
        """
      }
    }
    let context = context.map { "\"\($0)\": \"\($1)\"" }.sorted().joined(separator: ", ")
    return "{\"context\": {\(context)}, \"benchmarks\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// Writes the file into a folder; returns its path.
  func write(_ name: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent(name)
    try json.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

/// Calls `body` with a new folder, and removes it.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("springbench-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
