import Foundation

/// What the program runs on.
enum Machine {
  /// The processor's own name.
  static var processor: String {
    #if canImport(Darwin)
      systemText("machdep.cpu.brand_string") ?? "unknown"
    #else
      processorLine("model name") ?? "unknown"
    #endif
  }

  /// The vector instructions by which mathematics libraries choose between their variants.
  static var vectorInstructions: String {
    #if canImport(Darwin)
      ""
    #else
      (processorLine("flags") ?? "").split(separator: " ").filter { ["avx2", "fma"].contains($0) }.sorted()
        .joined(separator: " ")
    #endif
  }

  /// The library that computes exponentials and sines.
  static var mathematicsLibrary: String {
    #if canImport(Glibc)
      configuration(Int32(_CS_GNU_LIBC_VERSION)) ?? "unknown"
    #elseif canImport(Darwin)
      "Darwin \(ProcessInfo.processInfo.operatingSystemVersionString)"
    #else
      "unknown"
    #endif
  }

  /// Runnable processes per processor, over the last minute; nil where the system does not tell.
  static var loadPerProcessor: Double? {
    var averages = [0.0]
    guard unsafe getloadavg(&averages, 1) == 1 else { return nil }
    return averages[0] / Double(ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Processor time that this thread has used, in nanoseconds.
  static var threadNanoseconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  #if canImport(Glibc)
    private static func configuration(_ name: Int32) -> String? {
      var bytes = [CChar](repeating: 0, count: 64)
      guard unsafe confstr(name, &bytes, bytes.count) > 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  #endif

  #if canImport(Darwin)
    private static func systemText(_ name: String) -> String? {
      var length = 0
      guard unsafe sysctlbyname(name, nil, &length, nil, 0) == 0, length > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: length)
      guard unsafe sysctlbyname(name, &bytes, &length, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  #else
    private static func processorLine(_ key: String) -> String? {
      guard let data = FileManager.default.contents(atPath: "/proc/cpuinfo") else { return nil }
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.hasPrefix(key) {
        return line.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
      }
      return nil
    }
  #endif
}
