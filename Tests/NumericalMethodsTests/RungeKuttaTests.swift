import Foundation
import NumericalMethods
import Testing

@Suite("One classic Runge–Kutta step")
struct RungeKuttaTests {
  @Test("Exact for motions whose position is a polynomial of degree 4 in time")
  func polynomials() {
    // x″ = 2 + 6t + 12t²: x = 1 + 3t + t² + t³ + t⁴.
    let start = MotionState(position: 1.0, velocity: 3)
    for step in [0.125, 0.5, 1, 2.0] {
      let end = rungeKuttaStep(from: start, at: 0, timeStep: step) { _, _, time in 2 + 6 * time + 12 * time * time }
      #expect(
        (end.position - (1 + 3 * step + step * step + step * step * step + pow(step, 4))).magnitude < 1e-14
          * end.position)
      #expect((end.velocity - (3 + 2 * step + 3 * step * step + 4 * pow(step, 3))).magnitude < 1e-14 * end.velocity)
    }
  }

  @Test("The error of one step of a forced nonlinear motion is of order 5")
  func orderOfOneStep() {
    // x = sin t + 2 solves x″ = −(x − 2) + v² − cos² t.
    func error(_ step: Double) -> (Double, Double) {
      let time = 0.4
      let start = MotionState(position: sin(time) + 2, velocity: cos(time))
      let end = rungeKuttaStep(from: start, at: time, timeStep: step) { x, v, t in -(x - 2) + v * v - cos(t) * cos(t) }
      return ((end.position - sin(time + step) - 2).magnitude, (end.velocity - cos(time + step)).magnitude)
    }
    for step in [1.0 / 16, 1.0 / 32, 1.0 / 64] {
      let (coarse, fine) = (error(step), error(step / 2))
      #expect(log2(coarse.0 / fine.0) > 4.8 && log2(coarse.1 / fine.1) > 4.8)
    }
  }

  @Test("The acceleration is asked four times, at the start, twice in the middle and at the end")
  func stages() {
    var times: [Double] = []
    _ = rungeKuttaStep(from: MotionState(position: 0.0, velocity: 1), at: 2, timeStep: 0.5) { _, _, time in
      times.append(time)
      return 0
    }
    #expect(times == [2, 2.25, 2.25, 2.5])
  }

  @Test("Lanes do not mix")
  func lanes() {
    let start = MotionState(position: SIMD4<Double>(1, -2, 0.5, 3), velocity: SIMD4(0, 1, -4, 2))
    let end = rungeKuttaStep(from: start, at: 0, timeStep: 0.01) { x, v, _ in x.scaled(by: -40) - v.scaled(by: 3) }
    for lane in 0..<4 {
      let one = rungeKuttaStep(
        from: MotionState(position: start.position[lane], velocity: start.velocity[lane]), at: 0, timeStep: 0.01
      ) { x, v, _ in x.scaled(by: -40) - v.scaled(by: 3) }
      #expect(one.position == end.position[lane] && one.velocity == end.velocity[lane])
    }
  }
}
