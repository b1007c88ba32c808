import CGoogleBenchmark

/// How this program was compiled.
enum Build {
  static var isDebug: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  static var mode: String { isDebug ? "debug" : "release" }

  /// The compiler's C++ part, with the commit that it was built from.
  static var compiler: String { unsafe String(cString: google_benchmark_compiler()) }

  static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  static var target: String { "\(architecture)-\(system)" }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  private static var system: String {
    #if os(Linux)
      "linux"
    #elseif os(macOS)
      "macos"
    #else
      "other"
    #endif
  }
}
