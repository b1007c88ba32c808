/// The word that a command works on, given without an option's name.
struct Operand {
  /// What stands for the word in the help.
  let placeholder: String
  /// What the word means.
  let summary: String
  /// The names that it may be, among other texts.
  var names: [String] = []
  /// Whether the command needs it.
  var isRequired = true

  /// The word's place in a call.
  var synopsis: String { isRequired ? placeholder : "[\(placeholder)]" }
}
