import Springs
public import Timelines
import TimingCurves

/// The first steps with Facebook POP: a field that shakes, a sheet that springs in and one that goes.
public struct POPTutorialScene: Sendable {
  /// Width and height of the screen.
  public let screen: Size

  /// The scene for a screen; traps outside ``AnimationScene/screenDomain``.
  public init(screen: Size = AnimationScene.standardScreen) {
    AnimationScene.checkScreen(screen)
    self.screen = screen
  }

  /// The scene.
  public var scene: AnimationScene {
    AnimationScene(
      name: "pop-tutorial", title: "A shaking field and a springing sheet", screen: screen,
      phases: [shake, present, dismiss], answers: answers, faults: faults)
  }

  /// The sheet's width and height.
  public var sheet: Size { Size(width: screen.width - 100, height: screen.height - 280) }

  /// What the tutorial declares for both transitions.
  static let declaredDuration = 0.5
  /// The length of POP's basic animation.
  static let basicDuration = 0.4
  static let bouncy = Spring.pop(bounciness: 20, speed: 12)
  static let shown = SIMD2(1.0, 1)
  static let growing = SIMD2(1.2, 1.4)
}

// MARK: - Motions

extension POPTutorialScene {
  var hiddenY: Double { -screen.height / 2 }
  var shownY: Double { screen.height / 2 }
  var fieldX: Double { screen.width / 2 }

  var shaking: POPAnswers<Double> {
    POPAnswers(
      motion: SpringMotion(Self.bouncy, from: fieldX, to: fieldX, velocity: 3000), property: .position, start: 0)
  }
  var sliding: POPAnswers<Double> {
    POPAnswers(
      motion: SpringMotion(.pop(bounciness: 10, speed: 12), from: hiddenY, to: shownY), property: .position, start: 0)
  }
  var swelling: POPAnswers<SIMD2<Double>> {
    POPAnswers(motion: SpringMotion(Self.bouncy, from: Self.growing, to: Self.shown), property: .scale, start: 0)
  }
  var shrinking: POPAnswers<SIMD2<Double>> {
    POPAnswers(motion: SpringMotion(Self.bouncy, from: Self.shown, to: .zero), property: .scale, start: 0)
  }
}

// MARK: - Tracks

extension POPTutorialScene {
  var shake: ScenePhase {
    var phase = PhaseBuilder("shake", trigger: "the password is wrong")
    phase.add(
      "shake", "field.x", from: fieldX, to: fieldX, .spring(Self.bouncy, velocity: 3000, until: .visible(.position)))
    return phase.phase(shakeShapes)
  }

  var present: ScenePhase {
    var phase = PhaseBuilder("present", trigger: "a tap on present", declaredDuration: Self.declaredDuration)
    phase.add(
      "present", "sheet.y", from: hiddenY, to: shownY,
      .spring(sliding.motion.spring, until: .visible(.position)))
    phase.add(
      "present", "sheet.scale", from: Self.growing, to: Self.shown, .spring(Self.bouncy, until: .visible(.scale)))
    return phase.phase(sheetShapes)
  }

  var dismiss: ScenePhase {
    var phase = PhaseBuilder("dismiss", trigger: "a tap on dismiss", declaredDuration: Self.declaredDuration)
    phase.add(
      "dismiss", "sheet.y", from: shownY, to: hiddenY, .curve(.ease, duration: Self.basicDuration),
      vendor: "POP basic, ")
    phase.add("dismiss", "sheet.scale", from: Self.shown, to: .zero, .spring(Self.bouncy, until: .visible(.scale)))
    return phase.phase(sheetShapes)
  }
}
