/// A JSON value that keeps the order of its keys and the bits of its numbers.
///
/// Foundation's encoder sorts keys, needs the whole document in memory and writes −0.0 as the integer −0.
indirect enum JSONValue {
  case null
  case number(Double)
  case count(Int)
  case flag(Bool)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The value as text: containers of plain values on one line, others one member a line.
  func text(indentation: String = "") -> String {
    switch self {
    case .null: return "null"
    case .number(let number): return number.isFinite ? number.description : "null"
    case .count(let count): return String(count)
    case .flag(let isSet): return isSet ? "true" : "false"
    case .string(let string): return Self.quoted(string)
    case .array(let values):
      return Self.joined(values.map { ("", $0) }, "[", "]", indentation)
    case .object(let object):
      return Self.joined(object.members.map { (Self.quoted($0.key) + ": ", $0.value) }, "{", "}", indentation)
    }
  }

  /// The value in as few characters as there are, fit to stand in the script of a page.
  var compactText: String {
    switch self {
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e15 ? String(Int64(number)) : text()
    case .string: text().replacing("<", with: "\\u003c")
    case .array(let values): "[" + values.map(\.compactText).joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + object.members.map { JSONValue.string($0.key).compactText + ":" + $0.value.compactText }
        .joined(separator: ",") + "}"
    case .null, .count, .flag: text()
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  private static func joined(
    _ members: [(prefix: String, value: JSONValue)], _ opening: String, _ closing: String, _ indentation: String
  ) -> String {
    guard members.contains(where: { $0.value.isContainer }) else {
      return opening + members.map { $0.prefix + $0.value.text() }.joined(separator: ", ") + closing
    }
    let inner = indentation + "  "
    let lines = members.map { inner + $0.prefix + $0.value.text(indentation: inner) }
    return opening + "\n" + lines.joined(separator: ",\n") + "\n" + indentation + closing
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// The members of a JSON object, in order.
struct JSONObject {
  private(set) var members: [(key: String, value: JSONValue)] = []

  /// Adds a member.
  mutating func add(_ key: String, _ value: JSONValue) { members.append((key, value)) }

  /// Adds a number.
  mutating func add(_ key: String, _ number: Double) { add(key, .number(number)) }

  /// Adds a number, or null and the reason where it is infinite or undefined.
  mutating func add(_ key: String, _ number: Double?, reason: String) {
    if let number, number.isFinite { add(key, number) } else { addNull(key, reason: reason) }
  }

  /// Adds a count, or null and the reason where there is none.
  mutating func add(_ key: String, count: Int?, reason: String = "") {
    if let count { add(key, .count(count)) } else { addNull(key, reason: reason) }
  }

  /// Adds null, and why under the key's sibling.
  mutating func addNull(_ key: String, reason: String) {
    add(key, .null)
    add(key + "Reason", .string(reason))
  }

  /// Adds an object that `build` fills.
  mutating func addObject(_ key: String, _ build: (inout JSONObject) -> Void) {
    var object = JSONObject()
    build(&object)
    add(key, .object(object))
  }
}
