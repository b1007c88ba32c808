public import Timelines

/// A shape that no clock moves but a finger: where its corners are for a number that the finger sets.
public struct DrivenShape: Sendable, Hashable {
  /// What it stands for.
  public let name: String
  /// The name of the number.
  public let parameter: String
  /// The numbers that are shown.
  public let range: ClosedRange<Double>
  /// The fill.
  public let color: Color
  /// The corners on the screen at equal steps through the range, both ends included.
  public let corners: [[SIMD2<Double>]]
}

extension AnimationScene {
  /// The shape that a finger drives in a phase; nil for a phase with a clock.
  ///
  /// - Parameter steps: how many steps there are in a unit of the number.
  public func drivenShape(in phase: ScenePhase, steps: Int) -> DrivenShape? {
    guard name == "city-guides", phase.name == "scroll" else { return nil }
    return CityGuidesScene(screen: screen).drivenPage(steps: steps)
  }
}

extension CityGuidesScene {
  /// The page from a screen's width left of its place to one right of it.
  func drivenPage(steps: Int) -> DrivenShape {
    DrivenShape(
      name: "page", parameter: "r", range: -1...1, color: .accent,
      corners: (-steps...steps).map { step in
        let ratio = Double(step) / Double(steps)
        return pageCorners(at: ratio).map { $0 + pageCenter(at: ratio) }
      })
  }
}
