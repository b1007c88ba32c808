import SpringKit

/// Displacement from the target and velocity in the reference's precision.
struct ReferenceState {
  var displacement: ReferenceNumber
  var velocity: ReferenceNumber
}

extension ReferenceState {
  /// |x| + |v|/ω, how far a motion may go from here.
  func amplitude(frequency: ReferenceNumber) -> ReferenceNumber {
    displacement.magnitude + velocity.magnitude / frequency
  }

  /// A state of two doubles, exactly.
  static func exact(displacement: Double, velocity: Double) -> ReferenceState {
    ReferenceState(displacement: ReferenceNumber(displacement), velocity: ReferenceNumber(velocity))
  }

  /// One component of a computed state, exactly.
  init<Value: ComponentVector>(_ state: MotionState<Value>, component: Int = 0) {
    self = .exact(displacement: state.position[component: component], velocity: state.velocity[component: component])
  }
}
