import NumericalMethods

/// Facebook POP's bounciness and speed as stiffness and damping at mass 1, and back.
///
/// Source: facebook/pop 1.0.12, POPAnimationExtras.mm, POPMath.mm and POPAnimationPrivate.h; the formulas only, restated with
/// exact rational coefficients and evaluated in double-double arithmetic.
enum POPScale {
  /// The bounciness at which POP's curve q = 2b − b² turns round, 34/0.8.
  static let greatestBounciness = 42.5

  static func dynamics(bounciness: Double, speed: Double) throws(SpringError) -> (stiffness: Double, damping: Double) {
    try require(bounciness, in: 0...greatestBounciness, "bounciness")
    guard speed >= 0, speed <= 1e6 else {
      throw SpringError(argument: "speed", value: speed, requirement: "must be from 0 to 1000000")
    }
    let tension = tension(speed: speed)
    // (1 − q) with q = 2b − b², b = 0.8·bounciness/34, is a square.
    let remaining = DoubleDouble(1) - DoubleDouble(bounciness) * ratio(4, 170)
    let share = remaining * remaining
    let friction =
      share * noBounceFriction(tension) + (DoubleDouble(1) - share) * ratio(1, 100)
    return (
      (ratio(427, 5) + ratio(181, 50) * tension).value,
      (DoubleDouble(1) + DoubleDouble(3) * friction).value
    )
  }

  private static func tension(speed: Double) -> DoubleDouble { ratio(1, 2) + DoubleDouble(speed) * ratio(1995, 340) }

  /// Bounciness and speed of a spring with these dynamics at mass 1.
  static func vocabulary(stiffness: DoubleDouble, damping: DoubleDouble) throws(SpringError) -> (
    bounciness: Double, speed: Double
  ) {
    let tension = (stiffness - ratio(427, 5)) * ratio(50, 181)
    let exactSpeed = (tension - ratio(1, 2)) * ratio(340, 1995)
    guard tension.value >= 0.5 * (1 - 0x1p-50) else {
      throw SpringError(
        argument: "stiffness", value: stiffness.value,
        requirement: "POP's slowest spring, speed 0, has a stiffness of 87.21")
    }
    // The cubic of the speed as it is given back: next to a jump the exact tension may lie on the other side of it.
    let speed = max(exactSpeed.value, 0)
    let friction = (damping - DoubleDouble(1)) * ratio(1, 3)
    let noBounce = noBounceFriction(Self.tension(speed: speed))
    let share = (friction - ratio(1, 100)) / (noBounce - ratio(1, 100))
    guard share.value >= -0x1p-50 else {
      throw SpringError(
        argument: "damping", value: damping.value,
        requirement: "POP's bounciest spring, bounciness 42.5, has a damping of 1.03")
    }
    guard share.value <= 1 + 0x1p-50 else {
      let least = (DoubleDouble(1) + DoubleDouble(3) * noBounce).value
      throw SpringError(
        argument: "damping", value: damping.value,
        requirement: "POP's least bouncy spring at this speed, bounciness 0, has a damping of \(least)")
    }
    let bounciness = ((DoubleDouble(1) - share.squareRoot()) * ratio(170, 4)).value
    return (max(bounciness, 0), speed)
  }

  /// The friction at which POP sees no bounce, a cubic in the tension that changes at 18 and at 44 and jumps at both.
  static func noBounceFriction(_ tension: DoubleDouble) -> DoubleDouble {
    func cubic(_ c3: DoubleDouble, _ c2: DoubleDouble, _ c1: DoubleDouble, _ c0: DoubleDouble) -> DoubleDouble {
      ((c3 * tension + c2) * tension + c1) * tension + c0
    }
    func isAtMost(_ limit: Double) -> Bool { (tension - DoubleDouble(limit)).value <= 0 }
    if isAtMost(18) { return cubic(ratio(7, 1e4), ratio(-31, 1e3), ratio(64, 100), ratio(128, 100)) }
    if isAtMost(44) { return cubic(ratio(44, 1e6), ratio(-6, 1e3), ratio(36, 100), ratio(2, 1)) }
    return cubic(ratio(45, 1e8), ratio(-332, 1e6), ratio(1078, 1e4), ratio(584, 100))
  }

  private static func ratio(_ numerator: Double, _ denominator: Double) -> DoubleDouble {
    DoubleDouble(numerator) / DoubleDouble(denominator)
  }
}

/// Origami's scale, which Rebound and React Native share. Source: facebook/rebound OrigamiValueConverter.java.
enum OrigamiScale {
  static func dynamics(tension: Double, friction: Double) -> (stiffness: Double, damping: Double) {
    let stiffness =
      (DoubleDouble(tension) - DoubleDouble(30)) * DoubleDouble(181) / DoubleDouble(50) + DoubleDouble(194)
    let damping = (DoubleDouble(friction) - DoubleDouble(8)) * DoubleDouble(3) + DoubleDouble(25)
    return (stiffness.value, damping.value)
  }

  /// Tension and friction of a spring with these dynamics at mass 1. Near −23.59 the tension is a difference that keeps
  /// nothing of a very soft spring, which is therefore refused; so is a damping too small for the friction to carry.
  static func vocabulary(
    stiffness: DoubleDouble, damping: DoubleDouble
  ) throws(SpringError) -> (tension: Double, friction: Double) {
    let tension = (stiffness - DoubleDouble(194)) * DoubleDouble(50) / DoubleDouble(181) + DoubleDouble(30)
    let friction = (damping - DoubleDouble(25)) / DoubleDouble(3) + DoubleDouble(8)
    let back = dynamics(tension: tension.value, friction: friction.value)
    guard (back.stiffness - stiffness.value).magnitude <= 1e-6 * stiffness.value else {
      throw SpringError(
        argument: "stiffness", value: stiffness.value,
        requirement:
          "too soft for Origami's tension, which is -23.59 for a stiffness of 0 and keeps no smaller difference")
    }
    guard (back.damping - damping.value).magnitude <= 1e-6 * damping.value else {
      throw SpringError(
        argument: "damping", value: damping.value,
        requirement:
          "too small for Origami's friction, which is -1/3 for a damping of 0 and keeps no smaller difference")
    }
    return (tension.value, friction.value)
  }
}
