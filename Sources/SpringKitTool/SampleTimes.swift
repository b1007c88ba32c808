import SpringKit

/// The times at which `sample` looks, in the order given.
struct SampleTimes: Sequence, IteratorProtocol {
  /// More rows than anybody reads; asking for them is a slip of the keyboard.
  static let greatestCount = 10_000_000

  private let list: [Double]
  private let rate: Double
  private let count: Int
  private var index = 0

  /// The times that the options give, checked before anything is printed.
  init(_ arguments: Arguments, _ motion: SpringMotion<Double>) throws(CommandError) {
    let sources: [Option] = [.rate, .times, .timesFile]
    let given = arguments.given(among: sources)
    guard let source = given.first, given.count == 1 else {
      let names = (given.isEmpty ? sources : given).map(\.name).joined(separator: ", ")
      throw .usage(given.isEmpty ? "no times: give one of \(names)" : "\(names): give one of them only")
    }
    if source != .rate, arguments.contains(.until) {
      throw .usage("\(Option.until.name) goes with \(Option.rate.name), not with \(source.name)")
    }
    if let rate = try arguments.number(.rate) {
      self.rate = rate
      list = []
      count = try Self.frameCount(rate, arguments, motion)
    } else {
      rate = 1
      list = source == .times ? try arguments.numbers(.times) : try TimesFile.read(arguments.text(.timesFile) ?? "")
      count = list.count
    }
  }

  /// The next time.
  mutating func next() -> Double? {
    guard index < count else { return nil }
    defer { index += 1 }
    return list.isEmpty ? Double(index) / rate : list[index]
  }

  private static func frameCount(
    _ rate: Double, _ arguments: Arguments, _ motion: SpringMotion<Double>
  ) throws(CommandError) -> Int {
    let until: Double
    if let given = try arguments.number(.until) {
      until = given
    } else {
      guard motion.spring.damping > 0 else {
        throw .usage("\(Option.until.name) is needed: an undamped spring never settles")
      }
      do {
        until = try motion.settling(.within(motion.defaultTolerance)).duration
      } catch {
        throw .usage("\(Option.until.name) is needed: there is no default for so small or great a distance")
      }
    }
    let count = (until * rate).rounded(.up) + 1
    guard count <= Double(greatestCount) else {
      throw .refused(
        .rate, arguments.text(.rate) ?? "",
        "gives \(ReadableNumber.text(count)) samples until \(until) s; must be at most \(greatestCount)")
    }
    guard ((count - 1) / rate).isFinite else {
      throw .refused(
        .rate, arguments.text(.rate) ?? "", "must be great enough for the second frame to have a finite time")
    }
    return Int(count)
  }
}
