/// Something that makes results mean less than they seem to, and what to do about it.
struct Finding {
  /// A row, or the machine.
  let subject: String
  let problem: String
  let advice: String
  /// Whether the row or the build is at fault; the machine may be quiet the next time.
  var isFault = true

  var line: String { "\(subject): \(problem). \(advice)." }
}
