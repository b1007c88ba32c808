import Engines
import Foundation
import SpringKit
import Testing

extension SpringMotion<Double> {
  /// The frame of that number, or the last one before it.
  func run(in engine: AnimationEngine, frames: Int) throws -> EngineFrame {
    let run = try #require(engine.runs(of: self).first).run
    var frame = run.next()
    for _ in 0..<frames where !frame.isLast { frame = run.next() }
    return frame
  }
}

/// How far an undamped motion of ω = 1 from 0 to 100 has come in its first half period, in seconds.
func swungTime(value: Double, velocity: Double) -> Double { atan2(velocity, 100 - value) }
