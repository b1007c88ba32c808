public import Timelines

/// One of the five animations that this kit times, samples and draws: what moves, when, and the answers that nobody could give
/// before it ran.
///
/// ```swift
/// let scene = AnimationScene.named("login")
/// let declared = scene?.answer("transitionDuration")
/// ```
///
/// A scene has phases, each with its own clock that starts at 0 with an action of the user. Lengths are points, y grows
/// downward, times are seconds, angles radians.
public struct AnimationScene: Sendable {
  /// The name, as the command line takes it.
  public let name: String
  /// What the scene shows, in a few words.
  public let title: String
  /// Width and height of the screen.
  public let screen: Size
  /// The phases, in the order in which a user meets them.
  public let phases: [ScenePhase]
  /// The answers to the scene's questions.
  public let answers: [SceneAnswer]
  /// What is wrong with the scene: where, when and by how much.
  public let faults: [SceneFault]
}

extension AnimationScene {
  /// The screen for which the scenes are made unless told: 375 × 667 points.
  public static let standardScreen = Size(width: 375, height: 667)

  /// Widths and heights for which the scenes can be made.
  public static let screenDomain = 240.0...4096.0

  /// The names of the scenes.
  public static let names = ["login", "circle-reveal", "bahama", "city-guides", "pop-tutorial"]

  /// The scene of a name; nil for a name that is not in ``names``.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - screen: width and height; traps outside ``screenDomain``.
  public static func named(_ name: String, screen: Size = standardScreen) -> AnimationScene? {
    switch name {
    case "login": LoginScene(screen: screen).scene
    case "circle-reveal": CircleRevealScene(screen: screen).scene
    case "bahama": BahamaScene(screen: screen).scene
    case "city-guides": CityGuidesScene(screen: screen).scene
    case "pop-tutorial": POPTutorialScene(screen: screen).scene
    default: nil
    }
  }

  /// Stops where a scene cannot be made for a screen.
  static func checkScreen(_ screen: Size) {
    guard screenDomain.contains(screen.width), screenDomain.contains(screen.height) else {
      fatalError("screen is \(screen.width) × \(screen.height): both must be from 240 to 4096 points")
    }
  }

  /// The rows of all phases.
  public var rows: [SceneRow] { phases.flatMap { $0.rows } }

  /// The length in seconds of the longest phase that ends: nothing of it moves later on its clock. Phases with a spinner or with
  /// clouds that never end do not count; their ``ScenePhase/totalDuration`` is infinite.
  public var totalDuration: Double { phases.map { $0.totalDuration }.filter { $0.isFinite }.max() ?? 0 }

  /// The answer of a name; nil for a name that the scene does not have.
  public func answer(_ name: String) -> SceneAnswer? { answers.first { $0.name == name } }
}
