import SpringKit

/// `springkit convert`: the same spring in every vocabulary.
enum ConvertCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    let conversion = Conversion(try MotionRequest(arguments).spring, arguments)
    try StandardOutput.print(arguments.contains(.json) ? conversion.json.text() + "\n" : conversion.table)
  }
}
