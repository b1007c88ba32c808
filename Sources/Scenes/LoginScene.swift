import MotionPaths
import Springs
public import Timelines
import TimingCurves

/// A login screen: its parts slide and grow into place with POP, the button turns into a spinner, and the next screen comes by a
/// view controller's transition.
///
/// The stand-ins' frames and the values that the tutorial leaves open are this kit's.
public struct LoginScene: Sendable {
  /// Width and height of the screen.
  public let screen: Size

  /// The scene for a screen; traps outside ``AnimationScene/screenDomain``.
  public init(screen: Size = AnimationScene.standardScreen) {
    AnimationScene.checkScreen(screen)
    self.screen = screen
  }

  /// The scene.
  public var scene: AnimationScene {
    let phases = [reveal, submit, shake, transition, logout]
    return AnimationScene(
      name: "login", title: "A login screen and its transition", screen: screen, phases: phases,
      answers: answers(phases), faults: faults)
  }
}

// MARK: - Places

extension LoginScene {
  /// The brand's colour, which the tutorial does not give.
  static let brand = Color(red: 0.13, green: 0.45, blue: 0.72)
  static let logo = Rectangle(x: 137.5, y: 150, width: 100, height: 100)
  static let wordmark = Rectangle(x: 112.5, y: 270, width: 150, height: 40)
  static let getButton = Rectangle(x: 137.5, y: 480, width: 100, height: 44)
  static let side = 44.0
  static let navigationLabelWidth = 75.0
  /// How far the logo, the wordmark and the button slide up.
  static let rise = 75.0
  /// What the tutorial declares for both transitions.
  static let declaredDuration = 1.0

  /// The width and the height of the LOGIN button.
  var loginSize: Size { Size(width: 0.5 * screen.width, height: Self.side) }
  /// The middle of the LOGIN button.
  var loginCenter: SIMD2<Double> {
    let band = 0.3 * screen.height
    return SIMD2(0.5 * screen.width, 0.7 * screen.height + 44 + (band - 44) / 2 - 75)
  }
  var loginFrame: Rectangle { Rectangle(center: loginCenter, size: loginSize) }
  /// The LOGIN copy once it is a square.
  var loginSquare: Rectangle { Rectangle(center: loginCenter, size: Size(width: Self.side, height: Self.side)) }
  /// Where the circle ends.
  var circleEnd: SIMD2<Double> { SIMD2(0.85 * screen.width, 0.9 * screen.height) }
  /// The curve that the circle follows.
  var circleCurve: QuadraticSegment {
    QuadraticSegment(
      start: loginCenter, control: SIMD2(0.9 * screen.width, loginSquare.y + loginSquare.height), end: circleEnd)
  }
  /// The middle of the navigation bar's label.
  var navigationLabelCenter: SIMD2<Double> { SIMD2(0.5 * screen.width, 42) }
  /// The two strokes of the plus sign in the circle.
  var plus: MotionPath {
    let arm = Self.side / 4
    return MotionPath {
      $0.move(to: circleEnd - SIMD2(arm, 0))
      $0.addLine(to: circleEnd + SIMD2(arm, 0))
      $0.move(to: circleEnd - SIMD2(0, arm))
      $0.addLine(to: circleEnd + SIMD2(0, arm))
    }
  }

  static func raised(_ frame: Rectangle) -> Rectangle {
    Rectangle(x: frame.x, y: frame.y - rise, width: frame.width, height: frame.height)
  }
}

// MARK: - Tracks

extension LoginScene {
  static let revealSpring = Spring.pop(bounciness: 16, speed: 6)

  /// The three motions that POP's springs run: the same but for the place.
  static let revealMotions = [
    (name: "logo", track: "logo.frame", from: logo, to: raised(logo)),
    (name: "wordmark", track: "wordmark.frame", from: wordmark, to: raised(wordmark)),
    (name: "get", track: "get.centre", from: boxed(getButton), to: raised(boxed(getButton))),
  ]

  /// A centre in a rectangle, as the tutorial gives it to POP: its first two components are the centre's.
  static func boxed(_ frame: Rectangle) -> Rectangle {
    Rectangle(x: frame.center.x, y: frame.center.y, width: frame.width, height: frame.height)
  }

  var reveal: ScenePhase {
    var phase = PhaseBuilder("reveal", trigger: "the screen appears")
    for motion in Self.revealMotions.prefix(2) {
      phase.add(
        "reveal", motion.track, from: motion.from, to: motion.to,
        .spring(Self.revealSpring, until: .visible(.position)), starts: .at(0.2))
    }
    phase.add("reveal", "get.color", from: Self.brand, to: .white, .curve(.linear, duration: 0.8))
    let width = phase.add(
      "reveal", "get.width", from: Self.getButton.width, to: 0.8 * screen.width, .curve(.linear, duration: 0.1))
    phase.add("reveal", "get.cornerRadius", from: 22, to: 10, .curve(.linear, duration: 0.1))
    phase.add(
      "reveal", "get.height", from: Self.getButton.height, to: 0.3 * screen.height, .curve(.linear, duration: 0.1),
      starts: .after(width, .ended))
    for motion in Self.revealMotions.suffix(1) {
      phase.add(
        "reveal", motion.track, from: motion.from, to: motion.to,
        .spring(Self.revealSpring, until: .visible(.position)), starts: .at(0.2))
    }
    phase.add("reveal", "fields.alpha", from: 0, to: 1, .curve(.easeInOut, duration: 0.4), starts: .at(0.2))
    phase.add("reveal", "login.size", from: Size.zero, to: loginSize, .curve(.linear, duration: 0.4), starts: .at(0.2))
    return phase.phase(revealShapes)
  }

  var submit: ScenePhase {
    var phase = PhaseBuilder("submit", trigger: "a tap on LOGIN")
    phase.add("submit", "loginCopy.frame", from: loginFrame, to: loginSquare, .curve(.easeOut, duration: 0.3))
    phase.add("submit", "loginCopy.cornerRadius", from: 10, to: 22, .curve(.easeOut, duration: 0.3))
    phase.add(
      "submit", "spinner.angle", from: 0, to: 2 * Double.pi, .curve(.linear, duration: 0.4), starts: .at(0.3),
      timing: TrackTiming(repeatCount: .infinity, fillMode: .forwards))
    phase.addStatic(
      "submit", "spinner.arc", law: "an arc of radius \(shortest(Self.side / 2 - 5)) from 0 to π, line width 1.5",
      reason: "a static path, on the screen from 0.3 s on")
    return phase.phase(submitShapes)
  }

  var shake: ScenePhase {
    var phase = PhaseBuilder("shake", trigger: "the password is wrong")
    phase.add(
      "shake", "login.x",
      .keyframes(KeyframeMotion<Double>([0, -10, 10, -10, 10, -10, 10, 0], curve: .easeInOut, duration: 0.5)))
    return phase.phase(shakeShapes)
  }

  var transition: ScenePhase {
    var phase = PhaseBuilder(
      "transition", trigger: "the password is right", declaredDuration: Self.declaredDuration)
    for name in ["logo.alpha", "loginBox.alpha"] {
      phase.add("transition", name, from: 1, to: 0, .curve(.easeInOut, duration: 0.4))
    }
    phase.add("transition", "background.color", from: Self.brand, to: .white, .curve(.easeInOut, duration: 0.4))
    let circle = phase.add(
      "transition", "circle.position",
      MotionLaw<SIMD2<Double>>.path(PathMotion(circlePath, pacing: .parameter, duration: 0.4)), starts: .at(0.15))
    phase.add(
      "transition", "plus.strokeEnd", from: 0, to: 1, .curve(.linear, duration: 0.3), starts: .after(circle, .ended),
      vendor: "trim by arc length, ")
    phase.add(
      "transition", "wordmark.scale", from: 1, to: Self.navigationLabelWidth / Self.wordmark.width,
      .curve(.linear, duration: 0.4), starts: .at(0.15))
    phase.add(
      "transition", "wordmark.centre", from: Self.raised(Self.wordmark).center, to: navigationLabelCenter,
      .curve(.easeInOut, duration: 0.4), starts: .at(0.15))
    phase.add("transition", "picture.y", from: 60, to: 0, .curve(.easeInOut, duration: 0.4))
    return phase.phase(transitionShapes)
  }

  /// The circle's curve as a path.
  var circlePath: MotionPath {
    MotionPath {
      $0.move(to: circleCurve.start)
      $0.addQuadCurve(to: circleCurve.end, control: circleCurve.control)
    }
  }

  var logout: ScenePhase {
    var phase = PhaseBuilder("logout", trigger: "a tap on log out", declaredDuration: Self.declaredDuration)
    phase.add("logout", "from.alpha", from: 1, to: 0, .curve(.easeInOut, duration: 1))
    phase.add("logout", "to.alpha", from: 0, to: 1, .curve(.easeInOut, duration: 0.6), starts: .at(0.4))
    return phase.phase(logoutShapes)
  }
}
