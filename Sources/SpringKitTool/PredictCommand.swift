/// `springkit predict`: when a motion looks still, settles, arrives and turns.
enum PredictCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    let output = try PictureOutput(arguments)
    let prediction = try Prediction(arguments)
    try output.print(
      CurvePicture(prediction), title: prediction.headline, subtitle: prediction.subtitle, table: prediction.table,
      json: prediction.json)
  }
}
