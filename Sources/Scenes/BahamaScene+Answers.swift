import NumericalMethods
import Springs
import Timelines

/// One of the motions that UIKit takes away when its duration is over.
struct CutSpring {
  let name: String
  let what: String
  let phase: String
  let unit: String
  let spring: UIKitSpring
  let from: Double
  let to: Double
  /// When it starts on its phase's clock, in seconds.
  let start: Double
  let property: AnimatedProperty

  var motion: SpringMotion<Double> { SpringMotion(spring.spring, from: from, to: to) }
  var left: Double { (motion.value(at: spring.duration) - to).magnitude }
  var speed: Double { motion.velocity(at: spring.duration).magnitude }

  func write(into sheet: inout AnswerSheet) {
    let motion = motion
    guard let overshoot = motion.overshoot else { return }
    let (ofUnit, perSecond) = (unit, unit.isEmpty ? "1/s" : unit + "/s")
    sheet.add(
      "\(name)Overshoot", (overshoot.value - to).magnitude, ofUnit, "how far \(what) goes beyond its target at most")
    sheet.add("\(name)OvershootValue", overshoot.value, ofUnit, "\(what) at its farthest beyond the target")
    sheet.add(
      "\(name)OvershootTime", start + overshoot.time, "s",
      "when \(what) is farthest beyond its target, on its phase's clock")
    sheet.add(
      "\(name)Done", start + spring.duration, "s", "when UIKit says that \(what) is done, on its phase's clock")
    sheet.add("\(name)LeftWhenDone", left, ofUnit, "how far from its target \(what) is when UIKit says that it is done")
    sheet.add("\(name)SpeedWhenDone", speed, perSecond, "how fast \(what) is then")
    sheet.add(
      "\(name)Still", start + motion.settlingDuration(.visible(property)), "s",
      "when \(what) looks still for good, if UIKit lets it, on its phase's clock")
  }
}

extension BahamaScene {
  var cutSprings: [CutSpring] {
    let (width, top) = (Self.buttonSize.width, Self.buttonTop)
    return [
      CutSpring(
        name: "width", what: "the button's width", phase: "tap", unit: "pt", spring: Self.stretching, from: width,
        to: width + 80, start: 0, property: .size),
      CutSpring(
        name: "top", what: "the button's top", phase: "tap", unit: "pt", spring: Self.moving, from: top, to: top + 60,
        start: 0, property: .position),
      CutSpring(
        name: "spinnerX", what: "the spinner's x", phase: "tap", unit: "pt", spring: Self.moving, from: -10, to: 40,
        start: 0, property: .position),
      CutSpring(
        name: "appearTop", what: "the appearing button's top", phase: "appear", unit: "pt", spring: Self.appearing,
        from: top + 30, to: top, start: 0.5, property: .position),
      CutSpring(
        name: "appearAlpha", what: "the appearing button's opacity", phase: "appear", unit: "", spring: Self.appearing,
        from: 0, to: 1, start: 0.5, property: .opacity),
    ]
  }

  func answers(_ tap: ScenePhase) -> [SceneAnswer] {
    var sheet = AnswerSheet()
    sheet.add("totalDuration", tap.totalDuration, "s", "how long after the tap everything is back in place")
    for spring in cutSprings { spring.write(into: &sheet) }
    for (name, time) in [("AtStart", 0), ("At330ms", 0.33), ("At1500ms", 1.5), ("AtEnd", tap.totalDuration)] {
      let frame = loginButton(in: tap, at: time)
      sheet.add(
        "button\(name)", .numbers([frame.x, frame.y, frame.width, frame.height]), "pt",
        "x, y, width and height of the login button \(readable(time)) s after the tap")
    }
    return sheet.answers
  }

  var faults: [SceneFault] {
    opacityFaults
      + cutSprings.map { spring in
        let time = spring.start + spring.spring.duration
        return SceneFault(
          name: "\(spring.name)CompletionBeforeRest", phase: spring.phase, start: time, end: time, amount: spring.left,
          unit: spring.unit, places: [],
          explanation:
            "UIKit says that \(spring.what) is done while it moves at \(readable(spring.speed)) \(spring.unit.isEmpty ? "1/s" : spring.unit + "/s")"
        )
      }
  }

  /// The opacity of the appearing button swings beyond 1, which the screen cuts off.
  private var opacityFaults: [SceneFault] {
    cutSprings.filter { $0.property == .opacity }.compactMap { spring in
      guard let exit = spring.motion.leaves(0...1) else { return nil }
      let back = spring.motion.crossings(of: 1).first { $0 > exit.firstTime } ?? spring.spring.duration
      return SceneFault(
        name: "\(spring.name)AboveOne", phase: spring.phase, start: spring.start + exit.firstTime,
        end: spring.start + back, amount: exit.greatestExcess, unit: "", places: [],
        explanation: "\(spring.what) swings beyond 1, which nobody sees: the overshoot is cut off")
    }
  }
}
