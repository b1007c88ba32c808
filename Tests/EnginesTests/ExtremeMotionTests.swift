import Engines
import SpringKit
import Testing

@Suite("Engines at the edges of the domain")
struct ExtremeMotionTests {
  private static let engines: [AnimationEngine] = [
    .coreAnimation(frameRate: 2), .coreAnimation(frameRate: 2, allowsOverdamping: true), .uiKit(frameRate: 2),
    .swiftUI(frameRate: 2), .swiftUI(frameRate: 0.5, completion: .logicallyComplete),
    .swiftUIInterpolating(frameRate: 2), .swiftUIInterpolating(frameRate: 2, completion: .logicallyComplete),
    .wave(frameRate: 2), .wave(frameRate: 2, initializer: .response), .b3ll(frameRate: 2), .advance(frameRate: 2),
  ]

  @Test("Nothing traps, and either a frame or a reason is told", arguments: engines.indices)
  func extremes(index: Int) throws {
    let engine = Self.engines[index]
    for frequency in [1e-100, 1e-3, 1, 10, 1e3, 1e100] {
      for ratio in [0, 1e-8, 0.5, 1, 1 + 1e-15, 1.0005, 5, 1e8] {
        guard let spring = try? Spring(.response(2 * Double.pi / frequency, dampingRatio: ratio)) else { continue }
        for (from, to, velocity) in [(0.0, 1.0, 0.0), (0, 1e100, 0), (1e-100, 0, 1e100), (5, 5, 3), (5, 5, 0)] {
          let motion = try SpringMotion(checking: spring, from: from, to: to, velocity: velocity)
          let completion = motion.completion(in: engine)
          #expect((completion.frames == nil) == (completion.reason != nil))
          #expect(completion.estimate.map { $0 >= 0 } ?? true)
          #expect(!engine.frames(of: motion, limit: 5).isEmpty)
        }
      }
    }
  }

  @Test("More components than one run: every one is moved, and the completion is that of the last")
  func components() throws {
    for engine in Self.engines {
      let motion = SpringMotion(.bouncy, from: SIMD4(0.0, 0, 0, 0), to: SIMD4(1, 10, 100, 1000))
      let completion = motion.completion(in: engine)
      let last = try #require(engine.frames(of: motion).last)
      #expect(last.isLast && last.frame == completion.frames)
      #expect(completion.lastValue?.count == 4)
    }
  }
}
