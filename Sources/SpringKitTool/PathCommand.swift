import MotionPaths

/// `springkit path`: the length of a path, and where motion at constant speed along it is.
enum PathCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    let answer = try PathAnswer(arguments)
    if let file = arguments.text(.svg) { try PictureFile.write(PathPicture(answer).text, to: file) }
    if arguments.contains(.json) {
      try StandardOutput.print(answer.json.text() + "\n")
    } else if arguments.contains(.length) {
      try StandardOutput.print("\(answer.paced.length)\n")
    } else {
      try StandardOutput.print(answer.table)
    }
  }
}
