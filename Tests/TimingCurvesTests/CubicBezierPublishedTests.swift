import TestSupport
import Testing
import TimingCurves

/// Numbers that others published for cubic timing curves, and exact ones.
@Suite("Cubic timing curves: published numbers")
struct CubicBezierPublishedTests {
  private typealias Curve = CubicBezierCurve

  @Test("The table of 17 digits holds to 2 ulps, by both forms")
  func table() {
    let third = 1.0 / 3
    for (curve, values) in [
      (
        .ease,
        [0.094796305716043246, 0.40851059135539587, 0.80240338758485699, 0.96045897834897408, 0.99431647748455637]
      ),
      (
        .easeIn,
        [0.017026609651562942, 0.093464650718824859, 0.3153568125725393, 0.6218618691748902, 0.83942784576246653]
      ),
      (
        .easeOut,
        [0.16057215423753347, 0.3781381308251098, 0.6846431874274607, 0.90653534928117514, 0.98297339034843706]
      ),
      (.easeInOut, [0.019722453548311196, 0.12916193104731981, 0.5, 0.87083806895268019, 0.9802775464516888]),
      (
        Curve(controlPoints: 0.4, 0, 0.2, 1),
        [0.025863014891412996, 0.2365873604677816, 0.77556131111619777, 0.95936773673937598, 0.99435392873687617]
      ),
      (
        Curve(controlPoints: 0.2, 0, 0, 1),
        [0.15625, 0.60722036207268214, 0.8778336048097609, 0.97548006787610999, 0.99645904051167132]
      ),
      (
        Curve(controlPoints: 1, 0, 0, 1),
        [0.0037616749580831661, 0.029724605511925197, 0.5, 0.9702753944880748, 0.99623832504191683]
      ),
      (
        Curve(controlPoints: 0, 1, 1, 0),
        [0.38740031697727515, 0.47905546699920895, 0.5, 0.52094453300079105, 0.61259968302272485]
      ),
      (
        Curve(controlPoints: 0, 0, third, 1),
        [0.23675444679663241, 0.5, 0.79289321881345248, 0.95096189432334203, 0.99237006350907516]
      ),
      (
        Curve(controlPoints: 0.68, -0.55, 0.265, 1.55),
        [-0.066291477333528738, -0.082807108828322571, 0.60667989722377169, 1.0891657748134211, 1.06237319516637]
      ),
      (
        Curve(controlPoints: 0, 1.5, 1, 1.5),
        [0.71608743133757829, 1.0240666646784671, 1.25, 1.2950111976792581, 1.2286871143603031]
      ),
    ] as [(Curve, [Double])] {
      let prepared = curve.prepared()
      for (x, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
        for computed in [curve.value(at: x), prepared.value(at: x)] {
          // Two ulps of the greatest term: near a zero of y its own ulp says nothing.
          let tolerance = 2 * max(value.ulp, 0x1p-54 * max(1, curve.y1.magnitude, curve.y2.magnitude))
          #expect((computed - value).magnitude <= tolerance, "\(curve.hexadecimal) at \(x): \(computed) for \(value)")
        }
      }
    }
  }

  @Test("Slopes, and values where the problem is ill-conditioned")
  func hardNumbers() {
    for (x, slope) in [(0.1, 1.5397578528889476), (0.5, 0.99414245242601229), (0.9, 0.11744708743883524)] {
      #expect(isNear(Curve.ease.velocity(at: x), slope, relative: 1e-15))
      #expect(isNear(Curve.ease.prepared().velocity(at: x), slope, relative: 1e-15))
    }
    for (x, slope) in [(0.1, 0.40224421881612713), (0.5, 1.7241379310344828), (0.9, 0.40224421881612713)] {
      #expect(isNear(Curve.easeInOut.velocity(at: x), slope, relative: 1e-15))
    }
    let hard = Curve(controlPoints: 1, 0, 0, 1)
    let steep = Curve(controlPoints: 0, 1, 0, 1)
    for (curve, x, value) in [
      (hard, 0.5 + 0x1p-10, 0.59326171875), (hard, 0.5 + 0x1p-30, 0.50092279327205468),
      (hard, 0.5 + 0x1p-50, 0.50000908318167815), (steep, 1e-3, 0.271), (steep, 1e-6, 0.029701),
      (steep, 1e-12, 0.000299970001), (Curve(controlPoints: 0, 0, 0, 1), 1e-12, 2.9998e-8),
    ] {
      #expect(isWithinTwoUlps(curve.value(at: x), value), "\(curve.hexadecimal) at \(x): \(curve.value(at: x))")
      #expect(isWithinTwoUlps(curve.prepared().value(at: x), value))
    }
  }

  @Test("Chromium's tables: values, slopes, range, outside, finite")
  func chromium() {
    let sigmoid = Curve(controlPoints: 0.25, 0, 0.75, 1)
    for (x, y) in [
      (0.05, 0.01136), (0.1, 0.03978), (0.15, 0.07978), (0.2, 0.12803), (0.25, 0.18235), (0.3, 0.24115), (0.4, 0.36761),
      (0.5, 0.5), (0.6, 0.63238), (0.7, 0.75884), (0.8, 0.87196), (0.9, 0.96021), (0.95, 0.98863),
    ] { expectNear(sigmoid.value(at: x), y, within: 1.5e-4) }
    for (x, slope) in [
      (-0.1, 0), (0, 0), (0.05, 0.42170), (0.1, 0.69778), (0.25, 1.13576), (0.4, 1.30474), (0.5, 1.33333),
      (0.75, 1.13576), (1, 0), (1.1, 0),
    ] { expectNear(sigmoid.velocity(at: x), slope, within: 1.5e-4) }
    let back = Curve(controlPoints: 0.5, -1, 0.5, 2)
    for (x, y) in [
      (0.05, -0.08954), (0.1, -0.15613), (0.2, -0.20651), (0.3, -0.11992), (0.35, -0.01672), (0.4, 0.12660),
      (0.5, 0.5), (0.65, 1.01672), (0.8, 1.20651), (0.95, 1.08954),
    ] { expectNear(back.value(at: x), y, within: 1.5e-4) }
    #expect(Curve(controlPoints: 0.5, 1, 0.5, 1).value(at: 0.5) == 0.875)
    #expect(Curve(controlPoints: 0.5, 2, 0.5, 2).value(at: 0.5) == 1.625)
    #expect(Curve(controlPoints: 0.5, -1, 0.5, -1).value(at: 0.5) == -0.625)

    for (x1, y1, x2, y2, before, after) in [
      (0.5, 1, 0.5, 1, -2, 1), (0, 0, 1, 1, -1, 2), (0, 1, 1, 0, 0, 1), (0.5, 0, 1, 0.5, 0, 1),
      (0.1, 0.2, 0.8, 0.8, -2, 2), (0, 0, 0.5, 1, -2, 1), (1, 0.5, 1, 1, -0.5, 1), (0, 0, 0, 0, -1, 2),
      (1, 1, 1, 1, -1, 2), (0, 1.5, 1, 1.5, 0, 1),
    ] as [(Double, Double, Double, Double, Double, Double)] {
      let curve = Curve(controlPoints: x1, y1, x2, y2)
      expectNear(curve.value(at: -1), before, within: 1e-15, curve.hexadecimal)
      expectNear(curve.value(at: 2), after, within: 1e-15, curve.hexadecimal)
    }

    for (x1, y1, x2, y2, least, greatest) in [
      (0.25, -0.5, 0.75, -1.0 / 6, -0.225, 1), (0.25, 2.5, 0.75, 0.5, 0, 1.28818), (0.25, 0.5, 0.75, -1.5, -0.28818, 1),
      (0.25, 0.1, 0.75, 1.5, 0, 1.10755), (0.25, -0.5, 0.75, 0.9, -0.10755, 1), (0.25, 0.1, 0.75, 0.9, 0, 1),
    ] as [(Double, Double, Double, Double, Double, Double)] {
      let range = Curve(controlPoints: x1, y1, x2, y2).range
      expectNear(range.lowerBound, least, within: 1.5e-4)
      expectNear(range.upperBound, greatest, within: 1.5e-4)
    }

    let greatest = Double.greatestFiniteMagnitude
    for y1 in [-greatest, 0, greatest] {
      for y2 in [-greatest, 0, greatest] {
        let curve = Curve(controlPoints: 0.25, y1, 0.75, y2)
        for x in [0, 0.1, 0.5, 0.9, 1] {
          #expect(curve.value(at: x).isFinite && curve.prepared().value(at: x).isFinite)
          #expect(curve.velocity(at: x).isFinite && curve.secondDerivative(at: x).isFinite)
        }
        #expect(curve.range.lowerBound.isFinite && curve.range.upperBound.isFinite)
      }
    }
  }

  @Test("Chromium's round trip: the parameter of x(t) is t")
  func roundTrip() {
    for (x1, x2) in [
      (0.25, 0.25), (0.42, 1), (0, 0.58), (0.42, 0.58), (0, 0), (1, 1), (0.3, 0.8), (0.4, 0.7), (0.7, 1), (0, 1),
    ] as [(Double, Double)] {
      let curve = Curve(controlPoints: x1, 0, x2, 1)
      for index in 0...100 {
        let t = Double(index) / 100
        let s = 1 - t
        let x = t * (3 * s * (s * x1 + t * x2) + t * t)
        expectNear(curve.parameter(at: x), t, within: 1e-5, curve.hexadecimal)
      }
    }
  }

  @Test("Skia's grid: monotone and near a bisection")
  func skiaGrid() {
    let grid = [0, 1, 0.5, 0.0000001, 0.999999]
    var check = LawCheck()
    for x1 in grid {
      for y1 in grid {
        for x2 in grid {
          for y2 in grid {
            let curve = Curve(controlPoints: x1, y1, x2, y2)
            let prepared = curve.prepared()
            var previous = 0.0
            for index in 0...256 {
              let x = Double(index) / 256
              let value = curve.value(at: x)
              check.expect(value >= previous - 0x1p-51, "\(curve.hexadecimal) falls at \(x)")
              check.expect(prepared.value(at: x), equals: value, within: 0x1p-51, "\(curve.hexadecimal) at \(x)")
              previous = value
            }
          }
        }
      }
    }
    check.finish()
  }

  @Test("Faults that other kits have had")
  func faults() {
    #expect(isWithinTwoUlps(Curve(controlPoints: 0, 0, 1.0 / 3, 1).value(at: 0.5), 0.79289321881345248))
    for (x1, x2) in [(0.1, 0.433333333333), (1e-9, 0.3333333333)] {
      let curve = Curve(controlPoints: x1, 0, x2, 1)
      for index in 0...1000 { #expect((0...1).contains(curve.value(at: Double(index) / 1000))) }
    }
    expectNear(Curve.ease.value(at: -0.5), -0.2, within: 1e-16)
    for curve in [
      Curve(controlPoints: 0, 0, 0, 1), Curve(controlPoints: 0, 0, 0.4, 0), .linear, Curve(controlPoints: 0, 0, 1, 1),
    ] {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.prepared().value(at: 0) == 0 && curve.prepared().value(at: 1) == 1)
      #expect(!curve.velocity(at: 0).isNaN && !curve.velocity(at: 1).isNaN)
    }
    // Progress beyond 0…1 is kept.
    #expect(Curve(controlPoints: 0.175, 0.885, 0.32, 1.275).value(at: 0.6) > 1)
    // An animation of 1e7 frames moves forwards at each of them.
    let steep = Curve(controlPoints: 0, 1, 0, 1).prepared()
    let first = steep.value(at: 0.3)
    #expect(steep.value(at: 0.3 + 1e-7) > first && steep.value(at: 0.3 + 2e-7) > steep.value(at: 0.3 + 1e-7))
  }
}
