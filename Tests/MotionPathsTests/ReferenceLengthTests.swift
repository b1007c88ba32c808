import MotionPaths
import NumericalMethods
import TestSupport
import Testing

@Suite("Lengths against 42-digit references")
struct ReferenceLengthTests {
  private static func quadratic(_ line: ReferenceLine) -> QuadraticSegment {
    QuadraticSegment(start: line.point(1), control: line.point(3), end: line.point(5))
  }

  private static func cubic(_ line: ReferenceLine) -> CubicSegment {
    CubicSegment(start: line.point(1), control1: line.point(3), control2: line.point(5), end: line.point(7))
  }

  private static func arc(_ line: ReferenceLine) throws -> ArcSegment {
    try ArcSegment(
      checkingCenter: .zero, radii: line.point(1), startAngle: line.double(3), sweep: line.double(4))
  }

  /// The error as a share of `units`·2⁻⁵² of the exact length.
  private static func share(_ length: Double, of exact: ExactNumber, units: Double) -> Double {
    exact.high == length && exact.low == 0 ? 0 : exact.error(of: length).magnitude / (units * 0x1p-52 * exact.high)
  }

  @Test("Quadratic lengths are within 4·2⁻⁵² of themselves, in every family and at every scale")
  func quadraticLengths() throws {
    var worst: [String: Double] = [:]
    let lines = try ReferenceData.lines(of: "quadratic-lengths.txt")
    for line in lines {
      let share = Self.share(Self.quadratic(line).length(), of: line.exact(7), units: 4)
      #expect(share <= 1, "line \(line.number): \(share) of the bound")
      let row = "length/quadratic/\(line.word(0))"
      worst[row] = max(worst[row] ?? 0, share)
    }
    #expect(lines.count >= 15_000 && worst.count == 9)
    try AccuracyLedger.check(worst)
  }

  @Test("Quadratic inverses are within 4·2⁻⁵² of the length, within 8 evaluations, of a random curve within 4")
  func quadraticInverses() throws {
    var worst: [String: Double] = [:]
    var most: [String: Int] = [:]
    var total: [String: (evaluations: Int, count: Int)] = [:]
    for line in try ReferenceData.lines(of: "quadratic-lengths.txt") where line.count > 9 {
      let curve = Self.quadratic(line)
      let length = curve.length()
      for index in stride(from: 9, to: line.count, by: 3) {
        let distance = line.double(index)
        let answer = curve.hodograph.parameter(atDistance: distance, length: length)
        #expect(answer.root == curve.parameter(atDistance: distance))
        // The distance off is the length of the piece between the two parameters.
        let exact = line.exact(index + 1)
        let off = exact.error(of: answer.root)
        let between = QuadraticSegment(
          start: .zero, control: curve.derivative(at: exact.high) / 2,
          end: curve.derivative(at: exact.high) / 2 + curve.derivative(at: answer.root) / 2)
        let share = off.magnitude * (between.length() / length) / (4 * 0x1p-52)
        #expect(share <= 1, "line \(line.number), distance \(distance): \(share) of the bound")
        let row = "length/quadratic-inverse/\(line.word(0))"
        worst[row] = max(worst[row] ?? 0, share)
        most[line.word(0)] = max(most[line.word(0)] ?? 0, answer.evaluations)
        total[line.word(0), default: (0, 0)].evaluations += answer.evaluations
        total[line.word(0), default: (0, 0)].count += 1
      }
    }
    for (family, evaluations) in most.sorted(by: { $0.key < $1.key }) {
      let mean = total[family].map { Double($0.evaluations) / Double($0.count) } ?? .nan
      print("evaluations of a length, \(family): at most \(evaluations), mean \(mean)")
      #expect(evaluations <= (family == "random" ? 4 : 8), "\(family): \(evaluations)")
    }
    try AccuracyLedger.check(worst)
  }

  @Test("Cubic lengths are within 8·2⁻⁵² of themselves, in every family and at every scale")
  func cubicLengths() throws {
    var worst: [String: Double] = [:]
    let lines = try ReferenceData.lines(of: "cubic-lengths.txt")
    for line in lines {
      let share = Self.share(Self.cubic(line).length(), of: line.exact(9), units: 8)
      #expect(share <= 1, "line \(line.number): \(share) of the bound")
      let row = "length/cubic/\(line.word(0))"
      worst[row] = max(worst[row] ?? 0, share)
    }
    #expect(lines.count >= 2_000 && worst.count == 11)
    try AccuracyLedger.check(worst)
  }

  @Test("Cubic lengths honour the accuracy asked for, at cusps, loops and points too")
  func cubicAccuracies() throws {
    var worst: [String: Double] = [:]
    let lines = try ReferenceData.lines(of: "cubic-lengths.txt")
    #expect(lines.count >= 2_000)
    for exponent in 3...12 {
      let accuracy = Double("1e-\(exponent)") ?? .nan
      for line in lines where line.word(0) != "scale" {
        let exact = line.exact(9)
        let error = exact.error(of: Self.cubic(line).length(accuracy: accuracy)).magnitude
        let share = error / max(accuracy, 8 * 0x1p-52 * exact.high)
        #expect(share <= 1, "line \(line.number), accuracy \(accuracy): error \(error)")
        let row = "length/cubic-1e-\(exponent)"
        worst[row] = max(worst[row] ?? 0, share)
      }
    }
    try AccuracyLedger.check(worst)
  }

  @Test("Arc lengths are within 8·2⁻⁵² of themselves, however flat or short")
  func arcLengths() throws {
    var worst: [String: Double] = [:]
    let lines = try ReferenceData.lines(of: "arc-lengths.txt")
    for line in lines {
      let arc = try Self.arc(line)
      let share = Self.share(arc.length(), of: line.exact(5), units: 8)
      #expect(share <= 1, "line \(line.number): \(share) of the bound")
      let row = "length/arc/\(line.word(0))"
      worst[row] = max(worst[row] ?? 0, share)
      for accuracy in [1e-3, 1e-6, 1e-9] {
        let error = line.exact(5).error(of: arc.length(accuracy: accuracy)).magnitude
        #expect(error <= max(accuracy, 8 * 0x1p-52 * line.double(5)), "line \(line.number), \(accuracy): \(error)")
      }
    }
    #expect(lines.count >= 1_500 && worst.count == 7)
    try AccuracyLedger.check(worst)
  }
}
