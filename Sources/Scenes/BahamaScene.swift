import Springs
public import Timelines
import TimingCurves

/// A login screen of an airline: it slides in, the button stretches while banners tell how the login goes, clouds drift.
public struct BahamaScene: Sendable {
  /// Width and height of the screen.
  public let screen: Size

  /// The scene for a screen; traps outside ``AnimationScene/screenDomain``.
  public init(screen: Size = AnimationScene.standardScreen) {
    AnimationScene.checkScreen(screen)
    self.screen = screen
  }

  /// The scene.
  public var scene: AnimationScene {
    let tap = tap
    return AnimationScene(
      name: "bahama", title: "An airline's login screen", screen: screen, phases: [appear, tap, drift],
      answers: answers(tap), faults: faults)
  }

  static let buttonSize = Size(width: 260, height: 50)
  static let buttonTop = 343.0
  static let green = Color(red: 0.63, green: 0.84, blue: 0.35)
  static let yellow = Color(red: 0.85, green: 0.83, blue: 0.45)
  /// The clouds' x and width.
  static let clouds: [(x: Double, width: Double)] = [(-120, 160), (256, 160), (284, 74), (22, 115)]
  /// The springs of UIKit and how long each is told to last.
  static let appearing = UIKitSpring(duration: 0.5, dampingRatio: 0.5)
  static let stretching = UIKitSpring(duration: 1.5, dampingRatio: 0.2)
  static let moving = UIKitSpring(duration: 0.33, dampingRatio: 0.7)
  /// Between two banners, in seconds.
  static let bannerInterval = 2.66
  static let bannerDuration = 0.33
  static let bannerCount = 4
  static let resetStart = 10.64

  /// Where the login button is at a time of the clock of the phase `tap`.
  ///
  /// It stretches about its middle, which is the screen's; from the end of the reset on it is where it was.
  public func loginButton(in tap: ScenePhase, at time: Double) -> Rectangle {
    let state = tap.timeline.state(at: time)
    let width = state.value(of: "login.width") ?? Self.buttonSize.width
    let top = state.value(of: "login.y") ?? Self.buttonTop
    return Rectangle(x: (screen.width - width) / 2, y: top, width: width, height: Self.buttonSize.height)
  }
}

/// A spring of UIKit with the duration after which UIKit takes it away, wherever it is.
struct UIKitSpring {
  let duration: Double
  let dampingRatio: Double

  var spring: Spring { .uiKit(duration: duration, dampingRatio: dampingRatio) }

  func law<Value: TrackValue>() -> MotionLaw<Value> { .timedSpring(spring, duration: duration) }
}

// MARK: - Tracks

extension BahamaScene {
  var appear: ScenePhase {
    var phase = PhaseBuilder("appear", trigger: "the screen appears")
    for (name, start) in [("title.x", 0), ("username.x", 0.3), ("password.x", 0.5)] {
      phase.add(
        "appear", name, from: -screen.width, to: 0, .curve(.easeInOut, duration: 0.5), starts: .at(start))
    }
    for (index, start) in [0.5, 0.7, 0.9, 1.1].enumerated() {
      phase.add(
        "appear", "cloud\(index + 1).alpha", from: 0, to: 1, .curve(.easeInOut, duration: 0.5), starts: .at(start))
    }
    phase.add(
      "appear", "login.y", from: Self.buttonTop + 30, to: Self.buttonTop, Self.appearing.law(), starts: .at(0.5))
    phase.add("appear", "login.alpha", from: 0, to: 1, Self.appearing.law(), starts: .at(0.5))
    return phase.phase(appearShapes)
  }

  /// The tap and all that follows from it on one clock: the banners and the reset.
  var tap: ScenePhase {
    var phase = PhaseBuilder("tap", trigger: "a tap on the login button")
    let (width, top) = (Self.buttonSize.width, Self.buttonTop)
    let (hidden, shown, gone) = (SIMD2(-10.0, 16), SIMD2(40.0, 25), SIMD2(-20.0, 16))
    phase.add("tap", "login.width", from: width, to: width + 80, Self.stretching.law())
    phase.add("tap", "login.y", from: top, to: top + 60, Self.moving.law())
    phase.add("tap", "login.color", from: Self.green, to: Self.yellow, Self.moving.law())
    phase.add("tap", "spinner.centre", from: hidden, to: shown, Self.moving.law())
    phase.add("tap", "spinner.alpha", from: 0, to: 1, Self.moving.law())
    for index in 0..<Self.bannerCount {
      phase.add(
        "status", "banner in \(index)", property: "banner\(index).flip", from: 0, to: 1,
        .curve(.easeOut, duration: Self.bannerDuration),
        starts: .at(Self.bannerDuration + Self.bannerInterval * Double(index)), vendor: "flip, ")
    }
    for index in 0..<Self.bannerCount - 1 {
      phase.add(
        "status", "banner out \(index)", property: "banner\(index).x", from: 0, to: screen.width,
        .curve(.easeInOut, duration: Self.bannerDuration),
        starts: .at(Self.bannerInterval + Self.bannerInterval * Double(index)))
    }
    let curve = TimingCurve.easeInOut
    let last = "banner\(Self.bannerCount - 1).flip"
    phase.add(
      "reset", "banner flip", property: last, from: 1, to: 0, .curve(curve, duration: 0.2),
      starts: .at(Self.resetStart), vendor: "flip, ")
    phase.add(
      "reset", "login.width", from: width + 80, to: width, .curve(curve, duration: 0.2), starts: .at(Self.resetStart))
    phase.add(
      "reset", "login.y", from: top + 60, to: top, .curve(curve, duration: 0.2), starts: .at(Self.resetStart))
    phase.add(
      "reset", "login.color", from: Self.yellow, to: Self.green, .curve(curve, duration: 0.2),
      starts: .at(Self.resetStart))
    phase.add(
      "reset", "spinner.centre", from: shown, to: gone, .curve(curve, duration: 0.2), starts: .at(Self.resetStart))
    phase.add("reset", "spinner.alpha", from: 1, to: 0, .curve(curve, duration: 0.2), starts: .at(Self.resetStart))
    return phase.phase(tapShapes)
  }

  var drift: ScenePhase {
    var phase = PhaseBuilder("drift", trigger: "the screen appears")
    let secondsPerPoint = 60 / screen.width
    for (index, cloud) in Self.clouds.enumerated() {
      let name = "cloud\(index + 1).x"
      let first = phase.add(
        "drift", name, from: cloud.x, to: screen.width,
        .curve(.linear, duration: (screen.width - cloud.x) * secondsPerPoint))
      phase.add(
        "drift", name, from: -cloud.width, to: screen.width,
        .curve(.linear, duration: (screen.width + cloud.width) * secondsPerPoint), starts: .after(first, .ended),
        timing: TrackTiming(repeatCount: .infinity))
    }
    return phase.phase(driftShapes)
  }
}
