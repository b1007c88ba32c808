import SpringKit

extension Benchmark {
  /// Settling times of prepared motions, by each rule.
  static var settlingSuite: [Benchmark] {
    let exact = MotionFamily.all.map { family in
      Benchmark("settling/exact/\(family.name)") {
        SettlingBody(family.scalars, rule: .within(epsilon)) { $0.displacementShare(settledAt: $1, within: epsilon) }
      }
    }
    let family = MotionFamily.random
    return exact + [
      Benchmark("settling/envelope/random") {
        SettlingBody(family.scalars, rule: .envelope(epsilon)) { $0.envelopeShare(settledAt: $1, within: epsilon) }
      },
      Benchmark("settling/energy/random") {
        SettlingBody(family.scalars, rule: .energy(epsilon)) { $0.energyShare(settledAt: $1, within: epsilon) }
      },
      Benchmark("settling/speed/random") {
        SettlingBody(family.scalars, rule: .within(epsilon, speed: slowness)) {
          $0.displacementAndSpeedShare(settledAt: $1, within: epsilon, speed: slowness)
        }
      },
      // Around a target of 0, rounding to multiples of 2ε changes at ±ε.
      Benchmark("settling/rounded/random") {
        SettlingBody(family.scalars, rule: .rounded(to: 2 * epsilon)) {
          $0.displacementShare(settledAt: $1, within: epsilon)
        }
      },
      Benchmark("settling/euclidean/random") {
        SettlingBody(family.vectors, rule: .within(epsilon), norm: .euclidean) {
          $0.lengthShare(settledAt: $1, within: epsilon)
        }
      },
    ]
  }

  /// The tolerance of every rule, in value units or as a fraction of the energy.
  private static var epsilon: Double { 1e-3 }

  /// The greatest speed at which the rule with speed calls a motion settled, per second.
  private static var slowness: Double { 1e-2 }
}

/// The settling times of many motions by one rule.
private struct SettlingBody<Value: ComponentVector>: TableBody {
  typealias Share = (_ question: SettlingReference, _ time: ReferenceNumber) -> ReferenceNumber

  let inputs: [SpringMotion<Value>]
  private let rule: SettlingRule
  private let norm: SettlingNorm
  private let references: [ReferenceOscillator]
  private let share: Share

  init(
    _ motions: [(motion: SpringMotion<Value>, reference: ReferenceOscillator)], rule: SettlingRule,
    norm: SettlingNorm = .maximum, share: @escaping Share
  ) {
    inputs = motions.map(\.motion)
    references = motions.map(\.reference)
    self.rule = rule
    self.norm = norm
    self.share = share
  }

  @inline(__always)
  func output(for motion: SpringMotion<Value>) -> Double { motion.settlingDuration(rule, norm: norm) }

  func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = Inspection.ofBound
    for ((motion, reference), time) in zip(zip(inputs, references), outputs) {
      let starts = (0..<motion.from.componentCount).map { index in
        ReferenceState.exact(
          displacement: motion.from[component: index] - motion.to[component: index],
          velocity: motion.velocity[component: index])
      }
      let question = SettlingReference(oscillator: reference, starts: starts)
      inspection.note(share(question, ReferenceNumber(time)))
    }
    return inspection
  }
}
