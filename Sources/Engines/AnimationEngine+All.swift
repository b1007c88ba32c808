extension AnimationEngine {
  /// Every engine of the kit, at one frame rate.
  ///
  /// - Parameters:
  ///   - frameRate: frames per second, above 0 and at most 100,000; traps otherwise.
  ///   - threshold: POP's stop threshold; the other engines have their own defaults.
  public static func all(frameRate: Double = 60, threshold: Double = 1) -> [AnimationEngine] {
    [
      .pop(frameRate: frameRate, threshold: threshold), .rebound(frameRate: frameRate),
      .reboundJS(frameRate: frameRate),
      .coreAnimation(frameRate: frameRate), .uiKit(frameRate: frameRate), .swiftUI(frameRate: frameRate),
      .swiftUIInterpolating(frameRate: frameRate), .compose(frameRate: frameRate), .android(frameRate: frameRate),
      .flutter(frameRate: frameRate), .libadwaita(frameRate: frameRate), .motion(frameRate: frameRate),
      .reactSpring(frameRate: frameRate), .anime(frameRate: frameRate), .wobble(frameRate: frameRate),
      .reactNativeAnimated(frameRate: frameRate), .reanimated(frameRate: frameRate),
      .reanimated3(frameRate: frameRate), .wave(frameRate: frameRate), .b3ll(frameRate: frameRate),
      .advance(frameRate: frameRate),
    ]
  }
}
