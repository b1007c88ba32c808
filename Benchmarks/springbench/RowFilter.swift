/// Chooses rows by a regular expression that matches anywhere in a name; a leading `-` turns the choice round.
struct RowFilter {
  /// The expression as it was given.
  let text: String

  private let expression: Regex<AnyRegexOutput>
  private let isInverted: Bool

  /// Nil where the text is not a regular expression.
  init?(_ text: String) {
    let isInverted = text.hasPrefix("-")
    guard !text.isEmpty, let expression = try? Regex(isInverted ? String(text.dropFirst()) : text) else { return nil }
    self.text = text
    self.isInverted = isInverted
    self.expression = expression
  }

  func chooses(_ name: String) -> Bool { name.contains(expression) != isInverted }
}
