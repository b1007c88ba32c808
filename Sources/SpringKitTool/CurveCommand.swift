/// `springkit curve`: the progress and the slope of a timing curve.
enum CurveCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    let output = try PictureOutput(arguments)
    let answer = try CurveAnswer(arguments)
    try output.print(
      CurvePicture(answer), title: answer.title, subtitle: "values \(answer.subtitle)", table: answer.table,
      json: answer.json)
  }
}
