/// The JSON of `springkit predict`.
struct PredictionAnswer: Decodable {
  struct Parameters: Decodable {
    let mass, stiffness, damping, naturalFrequency, dampingRatio, response, bounce: Double
  }
  struct Motion: Decodable { let from, to, velocity: Double }
  struct Visible: Decodable {
    let property: String
    let epsilon: Double
    let time: Double?
    let timeReason: String?
  }
  struct Settling: Decodable {
    let rule: String
    let epsilon: Double
    let time, envelope: Double?
    let timeReason, envelopeReason: String?
  }
  struct Arrival: Decodable {
    let time: Double?
    let timeReason: String?
  }
  struct Overshoot: Decodable {
    let value, fraction, time: Double?
    let valueReason, fractionReason, timeReason: String?
  }
  struct Event: Decodable { let time, value: Double }
  struct Engine: Decodable {
    let name, evidence, thresholds: String
    let frames: Int?
    let nominal, earliest, latest, lastValue, residual, estimate: Double?
    let framesReason, nominalReason, earliestReason, latestReason: String?
    let lastValueReason, residualReason, estimateReason: String?
  }

  let spring: Parameters
  let motion: Motion
  let visible: Visible
  let settling: Settling
  let arrival: Arrival
  let overshoot: Overshoot
  let extrema: [Event]
  let engines: [Engine]
}
