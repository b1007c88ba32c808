/// How a command whose answer has a picture tells it: as a table, JSON or a picture.
struct PictureOutput {
  private let arguments: Arguments
  private let isPlotted: Bool

  /// The output that the options ask for.
  init(_ arguments: Arguments) throws(CommandError) {
    let given = arguments.given(among: [.plot, .noPlot])
    guard given.count < 2 else { throw .usage("\(given.map(\.name).joined(separator: ", ")): give one of them only") }
    self.arguments = arguments
    isPlotted = arguments.contains(.plot) || Terminal.isInteractive && !arguments.contains(.noPlot)
  }

  /// Prints the answer, and writes the picture where a file is named.
  func print(
    _ picture: @autoclosure () -> CurvePicture, title: String, subtitle: String, table: String,
    json: @autoclosure () -> JSONValue
  ) throws(CommandError) {
    if let path = arguments.text(.svg) {
      try PictureFile.write(VectorPicture(picture(), title: title, subtitle: subtitle).text, to: path)
    }
    if arguments.contains(.json) {
      try StandardOutput.print(json().text() + "\n")
    } else if isPlotted {
      try StandardOutput.print(table + "\n" + TerminalPlot(picture(), width: Terminal.width).text)
    } else {
      try StandardOutput.print(table)
    }
  }
}
