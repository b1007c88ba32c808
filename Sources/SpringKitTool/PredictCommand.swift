/// `springkit predict`: when a motion looks still, settles, arrives and turns.
enum PredictCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    let prediction = try Prediction(arguments)
    let picture = CurvePicture(prediction)
    if let path = arguments.text(.svg) {
      try PictureFile.write(
        VectorPicture(picture, title: prediction.headline, subtitle: prediction.subtitle).text, to: path)
    }
    if arguments.contains(.json) {
      try StandardOutput.print(prediction.json.text() + "\n")
    } else if Terminal.isInteractive && !arguments.contains(.noPlot) {
      try StandardOutput.print(prediction.table + "\n" + TerminalPlot(picture, width: Terminal.width).text)
    } else {
      try StandardOutput.print(prediction.table)
    }
  }
}
