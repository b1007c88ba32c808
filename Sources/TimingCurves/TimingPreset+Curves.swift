extension TimingPreset {
  /// The curve of the preset.
  public var curve: TimingCurve {
    switch self {
    case .cssLinear: .linear
    case .cssEase: .ease
    case .cssEaseIn: .easeIn
    case .cssEaseOut: .easeOut
    case .cssEaseInOut: .easeInOut
    case .cssStepStart: .stepStart
    case .cssStepEnd: .stepEnd
    case .coreAnimationDefault: .ease
    case .coreAnimationLinear: .linear
    case .coreAnimationEaseIn: .easeIn
    case .coreAnimationEaseOut: .easeOut
    case .coreAnimationEaseInEaseOut: .easeInOut
    case .swiftUICircularEaseIn: .circular(.easeIn)
    case .swiftUICircularEaseOut: .circular(.easeOut)
    case .swiftUICircularEaseInOut: .circular(.easeInOut)
    case .material2Standard: .bezier(0.4, 0, 0.2, 1)
    case .material2Decelerate: .bezier(0, 0, 0.2, 1)
    case .material2Accelerate: .bezier(0.4, 0, 1, 1)
    case .material3Standard: .bezier(0.2, 0, 0, 1)
    case .material3StandardDecelerate: .bezier(0, 0, 0, 1)
    case .material3StandardAccelerate: .bezier(0.3, 0, 1, 1)
    case .material3Emphasized: .spline((0.05, 0), (0.133333, 0.06), (0.166666, 0.4), (0.208333, 0.82), (0.25, 1))
    case .material3EmphasizedDecelerate: .bezier(0.05, 0.7, 0.1, 1)
    case .material3EmphasizedAccelerate: .bezier(0.3, 0, 0.8, 0.15)
    case .flutterEaseInSine: .bezier(0.47, 0, 0.745, 0.715)
    case .flutterEaseInQuad: .bezier(0.55, 0.085, 0.68, 0.53)
    case .flutterEaseInCubic: .bezier(0.55, 0.055, 0.675, 0.19)
    case .flutterEaseInQuart: .bezier(0.895, 0.03, 0.685, 0.22)
    case .flutterEaseInQuint: .bezier(0.755, 0.05, 0.855, 0.06)
    case .flutterEaseInExpo: .bezier(0.95, 0.05, 0.795, 0.035)
    case .flutterEaseInCirc: .bezier(0.6, 0.04, 0.98, 0.335)
    case .flutterEaseInBack: .bezier(0.6, -0.28, 0.735, 0.045)
    case .flutterEaseOutSine: .bezier(0.39, 0.575, 0.565, 1)
    case .flutterEaseOutQuad: .bezier(0.25, 0.46, 0.45, 0.94)
    case .flutterEaseOutCubic: .bezier(0.215, 0.61, 0.355, 1)
    case .flutterEaseOutQuart: .bezier(0.165, 0.84, 0.44, 1)
    case .flutterEaseOutQuint: .bezier(0.23, 1, 0.32, 1)
    case .flutterEaseOutExpo: .bezier(0.19, 1, 0.22, 1)
    case .flutterEaseOutCirc: .bezier(0.075, 0.82, 0.165, 1)
    case .flutterEaseOutBack: .bezier(0.175, 0.885, 0.32, 1.275)
    case .flutterEaseInOutSine: .bezier(0.445, 0.05, 0.55, 0.95)
    case .flutterEaseInOutQuad: .bezier(0.455, 0.03, 0.515, 0.955)
    case .flutterEaseInOutCubic: .bezier(0.645, 0.045, 0.355, 1)
    case .flutterEaseInOutQuart: .bezier(0.77, 0, 0.175, 1)
    case .flutterEaseInOutQuint: .bezier(0.86, 0, 0.07, 1)
    case .flutterEaseInOutExpo: .bezier(1, 0, 0, 1)
    case .flutterEaseInOutCirc: .bezier(0.785, 0.135, 0.15, 0.86)
    case .flutterEaseInOutBack: .bezier(0.68, -0.55, 0.265, 1.55)
    case .flutterSlowMiddle: .bezier(0.15, 0.85, 0.85, 0.15)
    case .flutterEaseInToLinear: .bezier(0.67, 0.03, 0.65, 0.09)
    case .flutterLinearToEaseOut: .bezier(0.35, 0.91, 0.33, 0.97)
    case .flutterFastLinearToSlowEaseIn: .bezier(0.18, 1, 0.04, 1)
    case .flutterFastEaseInToSlowEaseOut:
      .spline((0.056, 0.024), (0.108, 0.3085), (0.198, 0.541), (0.3655, 1), (0.5465, 0.989))
    case .carbonStandardProductive: .bezier(0.2, 0, 0.38, 0.9)
    case .carbonStandardExpressive: .bezier(0.4, 0.14, 0.3, 1)
    case .carbonEntranceProductive: .bezier(0, 0, 0.38, 0.9)
    case .carbonEntranceExpressive: .bezier(0, 0, 0.3, 1)
    case .carbonExitProductive: .bezier(0.2, 0, 1, 0.9)
    case .carbonExitExpressive: .bezier(0.4, 0.14, 1, 1)
    }
  }
}

extension TimingCurve {
  fileprivate static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubicBezier(CubicBezierCurve(controlPoints: x1, y1, x2, y2))
  }

  /// Two cubics, by the points after the start and before the end.
  fileprivate static func spline(_ inner: (x: Double, y: Double)...) -> TimingCurve {
    .spline(CubicBezierSpline([.zero] + inner.map { SIMD2($0.x, $0.y) } + [.one]))
  }
}
