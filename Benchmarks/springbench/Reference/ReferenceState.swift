import SpringKit

/// Displacement from the target and velocity in the reference's precision.
struct ReferenceState {
  var displacement: ReferenceNumber
  var velocity: ReferenceNumber
}

extension ReferenceState {
  /// A state of two doubles, exactly.
  static func exact(displacement: Double, velocity: Double) -> ReferenceState {
    ReferenceState(displacement: ReferenceNumber(displacement), velocity: ReferenceNumber(velocity))
  }

  /// A computed state, exactly.
  init(_ state: MotionState<Double>) {
    self.init(displacement: ReferenceNumber(state.position), velocity: ReferenceNumber(state.velocity))
  }
}
