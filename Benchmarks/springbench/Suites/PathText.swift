/// Random SVG path data as drawing programs write it: up to six digits behind the point, and no separator where none is needed.
struct PathText {
  private(set) var text = ""
  /// The numbers in the text; each is a whole number divided by a power of ten, both exact, so rounded once.
  private(set) var numbers: [Double] = []
  /// Where in the text each number begins, in bytes.
  private(set) var offsets: [Int] = []

  /// How many numbers each text has.
  static let numberCount = 64

  /// So many texts that a processor does not know the next digit.
  static let all: [PathText] = {
    var random = RandomNumbers(seed: 0x7061_7468)
    return (0..<1024).map { _ in PathText(&random) }
  }()

  /// A move, then lines and curves.
  private init(_ random: inout RandomNumbers) {
    append("M", count: 2, random: &random)
    while numbers.count < Self.numberCount {
      let kinds: [(command: String, count: Int)] = [("L", 2), ("Q", 4), ("C", 6)]
      let fitting = kinds.filter { numbers.count + $0.count <= Self.numberCount }
      let kind = fitting[Int.random(in: 0..<fitting.count, using: &random)]
      append(kind.command, count: kind.count, random: &random)
    }
  }

  private mutating func append(_ command: String, count: Int, random: inout RandomNumbers) {
    text += command
    for index in 0..<count { append(separated: index > 0, random: &random) }
  }

  private mutating func append(separated: Bool, random: inout RandomNumbers) {
    let digitCount = Int.random(in: 0...6, using: &random)
    let scale = (0..<digitCount).reduce(1) { power, _ in power * 10 }
    let units = Int.random(in: -1000 * scale...1000 * scale, using: &random)
    let fraction = "\(units.magnitude % scale.magnitude)"
    var digits = "\(units.magnitude / scale.magnitude)"
    if digitCount > 0 { digits += "." + String(repeating: "0", count: digitCount - fraction.count) + fraction }
    if units < 0 { digits = "-" + digits } else if separated { text += " " }
    offsets.append(text.utf8.count)
    text += digits
    numbers.append(Double(units) / Double(scale))
  }
}
