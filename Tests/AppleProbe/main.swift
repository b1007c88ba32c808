// Asks Core Animation, SwiftUI and UIKit what the ports of them in Sources/Engines claim to know, and prints it as JSON.
//
// UNTESTED HERE: this kit is developed on Linux, where none of the three exists. On a Mac (macOS 14 or later):
//
//   swift Tests/AppleProbe/main.swift > answers.json
//   swift run springkit engines --check answers.json
//
// UIKit's part runs on iOS and Mac Catalyst only: put this file into an app target and call `printAnswers()`.
// It is no target of the package, and nothing depends on it.

import Foundation

#if canImport(QuartzCore)
  import QuartzCore
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(UIKit)
  import UIKit
#endif

/// A spring in physical words, with a velocity relative to the distance.
struct Physical {
  let mass, stiffness, damping, velocity: Double
}

let physical = [
  Physical(mass: 1, stiffness: 100, damping: 10, velocity: 0),
  Physical(mass: 1, stiffness: 100, damping: 10, velocity: 5),
  Physical(mass: 1, stiffness: 100, damping: 10, velocity: -5),
  Physical(mass: 1, stiffness: 100, damping: 1, velocity: 0),
  Physical(mass: 1, stiffness: 100, damping: 5, velocity: 0),
  Physical(mass: 1, stiffness: 100, damping: 15, velocity: 0),
  Physical(mass: 1, stiffness: 100, damping: 19.999, velocity: 0),
  Physical(mass: 1, stiffness: 100, damping: 20, velocity: 0),
  Physical(mass: 1, stiffness: 100, damping: 20, velocity: 30),
  Physical(mass: 1, stiffness: 100, damping: 30, velocity: 0),
  Physical(mass: 1, stiffness: 300, damping: 20, velocity: 0),
  Physical(mass: 1, stiffness: 400, damping: 40, velocity: 0),
  Physical(mass: 2, stiffness: 100, damping: 5, velocity: 0),
  Physical(mass: 4, stiffness: 100, damping: 20, velocity: 0),
  Physical(mass: 1, stiffness: 100, damping: 0, velocity: 0),
]
let perceptual = [(1.0, 0.0), (0.5, 0), (0.5, 0.3), (0.5, 0.7), (0.35, 0.15), (0.5, -0.3), (0.5, -1), (150, 0)]
let uiKit = [(3.0, 0.25, 0.0), (0.5, 0.7, 0), (0.5, 0.7, 2), (1, 1, 0), (1, 0.05, 0), (20, 0.5, 0)]
let times = [0.0, 0.05, 0.1, 0.2, 0.5, 1, 2]

/// A number for JSON, which has none for infinity and NaN.
func json(_ number: Double) -> Any { number.isFinite ? number : "\(number)" }

func json(_ motion: Physical) -> [String: Any] {
  [
    "mass": motion.mass, "stiffness": motion.stiffness, "damping": motion.damping, "relativeVelocity": motion.velocity,
  ]
}

#if canImport(QuartzCore)
  /// The positions that a layer shows at given times; the layer's clock stands still at each of them.
  func positions(of animation: CASpringAnimation) -> [Any] {
    times.map { time in
      let layer = CALayer()
      layer.position = CGPoint(x: 100, y: 0)
      layer.speed = 0
      layer.timeOffset = time
      animation.keyPath = "position.x"
      animation.fromValue = 0
      animation.toValue = 100
      animation.beginTime = 1e-9
      animation.duration = 1000
      animation.fillMode = .both
      layer.add(animation, forKey: "probe")
      CATransaction.flush()
      return json(Double(layer.presentation()?.position.x ?? .nan))
    }
  }

  func coreAnimationAnswers() -> [[String: Any]] {
    var answers: [[String: Any]] = []
    for motion in physical {
      for allowsOverdamping in [false, true] {
        let animation = CASpringAnimation()
        animation.mass = motion.mass
        animation.stiffness = motion.stiffness
        animation.damping = motion.damping
        animation.initialVelocity = motion.velocity
        if #available(macOS 14, iOS 17, *) { animation.allowsOverdamping = allowsOverdamping }
        var answer = json(motion)
        answer["allowsOverdamping"] = allowsOverdamping
        answer["settlingDuration"] = json(animation.settlingDuration)
        answer["positions"] = positions(of: animation)
        answers.append(answer)
      }
    }
    if #available(macOS 14, iOS 17, *) {
      for (duration, bounce) in perceptual {
        let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        answers.append([
          "perceptualDuration": duration, "bounce": bounce, "mass": json(animation.mass),
          "stiffness": json(animation.stiffness), "damping": json(animation.damping),
          "allowsOverdamping": animation.allowsOverdamping, "settlingDuration": json(animation.settlingDuration),
        ])
      }
    }
    return answers
  }
#endif

#if canImport(SwiftUI)
  @available(macOS 14, iOS 17, *)
  func swiftUIAnswer(_ spring: Spring, velocity: Double) -> [String: Any] {
    [
      "response": json(spring.response), "dampingRatio": json(spring.dampingRatio), "bounce": json(spring.bounce),
      "duration": json(spring.duration), "swiftUIMass": json(spring.mass), "swiftUIStiffness": json(spring.stiffness),
      "swiftUIDamping": json(spring.damping), "settlingDuration": json(spring.settlingDuration),
      "settlingDurationTo100": json(
        spring.settlingDuration(target: 100.0, initialVelocity: velocity * 100, epsilon: 0.001)),
      "values": times.map { json(spring.value(target: 100.0, initialVelocity: velocity * 100, time: $0)) },
      "velocities": times.map { json(spring.velocity(target: 100.0, initialVelocity: velocity * 100, time: $0)) },
    ]
  }

  @available(macOS 14, iOS 17, *)
  func swiftUIAnswers() -> [[String: Any]] {
    var answers = physical.map { motion in
      let spring = Spring(
        mass: motion.mass, stiffness: motion.stiffness, damping: motion.damping, allowOverDamping: true)
      return json(motion).merging(swiftUIAnswer(spring, velocity: motion.velocity)) { first, _ in first }
    }
    for (duration, bounce) in perceptual {
      let answer = swiftUIAnswer(Spring(duration: duration, bounce: bounce), velocity: 0)
      answers.append(["perceptualDuration": duration, "givenBounce": bounce].merging(answer) { first, _ in first })
    }
    for (duration, ratio, _) in uiKit {
      let answer = swiftUIAnswer(Spring(settlingDuration: duration, dampingRatio: ratio), velocity: 0)
      answers.append(["givenSettlingDuration": duration, "givenRatio": ratio].merging(answer) { first, _ in first })
    }
    return answers
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  /// The `CASpringAnimation` that UIKit installs for a duration, a damping ratio and a velocity.
  @MainActor
  func uiKitAnswers() -> [[String: Any]] {
    uiKit.map { duration, ratio, velocity in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      window.isHidden = false
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
        animations: { view.center.x += 100 })
      var answer: [String: Any] = ["duration": duration, "dampingRatio": ratio, "relativeVelocity": velocity]
      for key in view.layer.animationKeys() ?? [] {
        guard let spring = view.layer.animation(forKey: key) as? CASpringAnimation else { continue }
        answer[key] = [
          "mass": json(spring.mass), "stiffness": json(spring.stiffness), "damping": json(spring.damping),
          "initialVelocity": json(spring.initialVelocity), "duration": json(spring.duration),
          "settlingDuration": json(spring.settlingDuration),
        ]
      }
      return answer
    }
  }
#endif

@MainActor
func printAnswers() throws {
  var answers: [String: Any] = [
    "system": ProcessInfo.processInfo.operatingSystemVersionString, "times": times,
  ]
  #if canImport(QuartzCore)
    answers["coreAnimation"] = coreAnimationAnswers()
  #endif
  #if canImport(SwiftUI)
    if #available(macOS 14, iOS 17, *) { answers["swiftUI"] = swiftUIAnswers() }
  #endif
  #if canImport(UIKit) && !os(watchOS)
    answers["uiKit"] = uiKitAnswers()
  #endif
  let data = try JSONSerialization.data(withJSONObject: answers, options: [.prettyPrinted, .sortedKeys])
  FileHandle.standardOutput.write(data)
}

try MainActor.assumeIsolated { try printAnswers() }
