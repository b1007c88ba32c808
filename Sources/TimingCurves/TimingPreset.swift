/// Timing curves that systems ship under a name.
///
/// Sources: CSS Easing Functions Level 2; Apple's documentation of `CAMediaTimingFunction` and `UnitCurve`; Material Design 2
/// and 3, motion; Flutter, `Curves` (most of them Robert Penner's, fitted by cubics); IBM Carbon, motion.
public enum TimingPreset: String, Sendable, Hashable, CaseIterable {
  /// CSS `linear`.
  case cssLinear = "css-linear"
  /// CSS `ease`.
  case cssEase = "css-ease"
  /// CSS `ease-in`.
  case cssEaseIn = "css-ease-in"
  /// CSS `ease-out`.
  case cssEaseOut = "css-ease-out"
  /// CSS `ease-in-out`.
  case cssEaseInOut = "css-ease-in-out"
  /// CSS `step-start`.
  case cssStepStart = "css-step-start"
  /// CSS `step-end`.
  case cssStepEnd = "css-step-end"
  /// Core Animation's `default`.
  case coreAnimationDefault = "core-animation-default"
  /// Core Animation's `linear`, and UIKit's and SwiftUI's.
  case coreAnimationLinear = "core-animation-linear"
  /// Core Animation's `easeIn`, and UIKit's and SwiftUI's.
  case coreAnimationEaseIn = "core-animation-ease-in"
  /// Core Animation's `easeOut`, and UIKit's and SwiftUI's.
  case coreAnimationEaseOut = "core-animation-ease-out"
  /// Core Animation's `easeInEaseOut`, and UIKit's and SwiftUI's `easeInOut`.
  case coreAnimationEaseInEaseOut = "core-animation-ease-in-ease-out"
  /// SwiftUI's `circularEaseIn`.
  case swiftUICircularEaseIn = "swiftui-circular-ease-in"
  /// SwiftUI's `circularEaseOut`.
  case swiftUICircularEaseOut = "swiftui-circular-ease-out"
  /// SwiftUI's `circularEaseInOut`.
  case swiftUICircularEaseInOut = "swiftui-circular-ease-in-out"
  /// Material 2's standard curve.
  case material2Standard = "material2-standard"
  /// Material 2's decelerate curve.
  case material2Decelerate = "material2-decelerate"
  /// Material 2's accelerate curve.
  case material2Accelerate = "material2-accelerate"
  /// Material 3's standard curve.
  case material3Standard = "material3-standard"
  /// Material 3's standard decelerate curve.
  case material3StandardDecelerate = "material3-standard-decelerate"
  /// Material 3's standard accelerate curve.
  case material3StandardAccelerate = "material3-standard-accelerate"
  /// Material 3's emphasized curve, two cubics.
  case material3Emphasized = "material3-emphasized"
  /// Material 3's emphasized decelerate curve.
  case material3EmphasizedDecelerate = "material3-emphasized-decelerate"
  /// Material 3's emphasized accelerate curve.
  case material3EmphasizedAccelerate = "material3-emphasized-accelerate"
  /// Flutter's `easeInSine`.
  case flutterEaseInSine = "flutter-in-sine"
  /// Flutter's `easeInQuad`.
  case flutterEaseInQuad = "flutter-in-quad"
  /// Flutter's `easeInCubic`.
  case flutterEaseInCubic = "flutter-in-cubic"
  /// Flutter's `easeInQuart`.
  case flutterEaseInQuart = "flutter-in-quart"
  /// Flutter's `easeInQuint`.
  case flutterEaseInQuint = "flutter-in-quint"
  /// Flutter's `easeInExpo`.
  case flutterEaseInExpo = "flutter-in-expo"
  /// Flutter's `easeInCirc`.
  case flutterEaseInCirc = "flutter-in-circ"
  /// Flutter's `easeInBack`.
  case flutterEaseInBack = "flutter-in-back"
  /// Flutter's `easeOutSine`.
  case flutterEaseOutSine = "flutter-out-sine"
  /// Flutter's `easeOutQuad`.
  case flutterEaseOutQuad = "flutter-out-quad"
  /// Flutter's `easeOutCubic`.
  case flutterEaseOutCubic = "flutter-out-cubic"
  /// Flutter's `easeOutQuart`.
  case flutterEaseOutQuart = "flutter-out-quart"
  /// Flutter's `easeOutQuint`.
  case flutterEaseOutQuint = "flutter-out-quint"
  /// Flutter's `easeOutExpo`.
  case flutterEaseOutExpo = "flutter-out-expo"
  /// Flutter's `easeOutCirc`.
  case flutterEaseOutCirc = "flutter-out-circ"
  /// Flutter's `easeOutBack`.
  case flutterEaseOutBack = "flutter-out-back"
  /// Flutter's `easeInOutSine`.
  case flutterEaseInOutSine = "flutter-in-out-sine"
  /// Flutter's `easeInOutQuad`.
  case flutterEaseInOutQuad = "flutter-in-out-quad"
  /// Flutter's `easeInOutCubic`.
  case flutterEaseInOutCubic = "flutter-in-out-cubic"
  /// Flutter's `easeInOutQuart`.
  case flutterEaseInOutQuart = "flutter-in-out-quart"
  /// Flutter's `easeInOutQuint`.
  case flutterEaseInOutQuint = "flutter-in-out-quint"
  /// Flutter's `easeInOutExpo`.
  case flutterEaseInOutExpo = "flutter-in-out-expo"
  /// Flutter's `easeInOutCirc`.
  case flutterEaseInOutCirc = "flutter-in-out-circ"
  /// Flutter's `easeInOutBack`.
  case flutterEaseInOutBack = "flutter-in-out-back"
  /// Flutter's `slowMiddle`.
  case flutterSlowMiddle = "flutter-slow-middle"
  /// Flutter's `easeInToLinear`.
  case flutterEaseInToLinear = "flutter-in-to-linear"
  /// Flutter's `linearToEaseOut`.
  case flutterLinearToEaseOut = "flutter-linear-to-ease-out"
  /// Flutter's `fastLinearToSlowEaseIn`.
  case flutterFastLinearToSlowEaseIn = "flutter-fast-linear-to-slow-ease-in"
  /// Flutter's `fastEaseInToSlowEaseOut`, two cubics.
  case flutterFastEaseInToSlowEaseOut = "flutter-fast-ease-in-to-slow-ease-out"
  /// IBM Carbon's standard curve for productive motion.
  case carbonStandardProductive = "carbon-standard-productive"
  /// IBM Carbon's standard curve for expressive motion.
  case carbonStandardExpressive = "carbon-standard-expressive"
  /// IBM Carbon's entrance curve for productive motion.
  case carbonEntranceProductive = "carbon-entrance-productive"
  /// IBM Carbon's entrance curve for expressive motion.
  case carbonEntranceExpressive = "carbon-entrance-expressive"
  /// IBM Carbon's exit curve for productive motion.
  case carbonExitProductive = "carbon-exit-productive"
  /// IBM Carbon's exit curve for expressive motion.
  case carbonExitExpressive = "carbon-exit-expressive"
}
