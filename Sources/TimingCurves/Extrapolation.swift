/// What a timing curve answers for a time outside 0…1.
@frozen
public enum Extrapolation: Sendable, Hashable {
  /// Straight on, as browsers do it.
  ///
  /// Before 0 with the slope y₁/x₁ where x₁ > 0; else y₂/x₂ where y₁ = 0 and x₂ > 0; else 1 where y₁ = y₂ = 0; else 0. Beyond
  /// 1 the same from the other end.
  ///
  /// Source: WebKit, Chromium and the Web Platform Tests; CSS Easing Functions Level 2 differs for coincident control points
  /// (csswg-drafts 4046).
  case css
  /// The value at the nearest end: the time is clamped, as SwiftUI's `UnitCurve` does it.
  case clamped
}
