/// `springkit version`.
enum VersionCommand {
  private static let version = "0.1.0"
  private static let blasReason = "nothing in this version multiplies matrices"

  static func run(_ arguments: Arguments) throws(CommandError) {
    guard arguments.contains(.json) else {
      return try StandardOutput.print("springkit \(version)\nBLAS: not used, \(blasReason)\n")
    }
    var object = JSONObject()
    object.add("version", .string(version))
    object.addNull("blas", reason: blasReason)
    try StandardOutput.print(JSONValue.object(object).text() + "\n")
  }
}
