import MotionPaths
import TestSupport
import Testing

@Suite("Lengths that other projects publish or get wrong")
struct PublishedLengthTests {
  private static func expect(
    _ length: Double, _ expected: Double, ulps: Double = 4, _ source: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      (length - expected).magnitude <= ulps * expected.ulp, "\(source): \(length) for \(expected)",
      sourceLocation: sourceLocation)
  }

  @Test("Quadratic lengths to 4 ulp")
  func quadratics() {
    for (curve, length, source) in [
      (QuadraticSegment(0, 0, 0, 0.5, 1, 1), 1.4789428575445974338, "kurbo"),
      (QuadraticSegment(0, 0, 1, 0, 1, 1), 1.6232252401402305134, "kurbo, benchmark"),
      (QuadraticSegment(-1, 0, 1.03, 0, 1, 0), 2.0008737864077669903, "kurbo, pathological"),
      (QuadraticSegment(2685, -1251, 2253, -1303, 2253, -1303), 435.11837469819635278, "kurbo 477"),
      (QuadraticSegment(0, 0, 0, 100, 100, 0), 154.02976155645262985, "fonttools"),
      (QuadraticSegment(0, 0, 0, 50, 100, 0), 120.21581243984075989, "fonttools"),
      (QuadraticSegment(0, 0, 50, -10, 80, 50), 102.53273816445826001, "fonttools"),
      (QuadraticSegment(0, 0, 40, 0, -40, 0), 66.666666666666666667, "fonttools, turning"),
      (QuadraticSegment(0, 0, 40, 0, 0, 0), 40, "fonttools, there and back"),
      (QuadraticSegment(200, 300, 400, 50, 600, 300), 487.77109389552383207, "svgpathtools"),
      (QuadraticSegment(200, 300, 400, 50, 500, 200), 379.90458193514723677, "svgpathtools"),
      (QuadraticSegment(6, 2, 5, -1, 6, 2), 3.162277660168379332, "svgpathtools"),
      (QuadraticSegment(1, 3, 2, 5, -9, -17), 22.733357771247861913, "svgpathtools"),
      (QuadraticSegment(500, 300, 425, 325, 350, 350), 158.1138830084189666, "svg-path-properties 4"),
      (QuadraticSegment(60, 20, 60, 20, 150, 20), 90, "svg-path-properties 9"),
      // Of the doubles; with the decimals as they stand 0.67082039324993690892.
      (QuadraticSegment(46, 125, 45.8, 124.6, 45.7, 124.4), 0.67082039324993055364, "svgpathtools 186"),
      (QuadraticSegment(158.125, 225.5, 157.5, 225.5, 156.875, 225.5), 1.25, "svg.path 18"),
      (
        QuadraticSegment(425.781, 446.289, 410.40000000000003, 373.047, 410.4, 373.047), 74.839599978888182189,
        "svgpathtools 113"
      ),
      (QuadraticSegment(100, 0, 0, 0, 50, 1), 83.36693008028331091, "lyon"),
      (
        QuadraticSegment(
          450.98979769243533, 606.9669061953034, -585.9074096288209, 2.571645730332672, -585.9074096307272,
          2.571645730993623), 1200.187255983954512, "not a number in kurbo"
      ),
      (QuadraticSegment(3, 4, 3, 4, 3, 4), 0, "one point"),
    ] {
      Self.expect(curve.length(), length, source)
    }
  }

  @Test("A nearly constant speed keeps all digits")
  func nearlyConstantSpeed() {
    // fonttools: relative error 5.8e-3. The reference is the textbook's antiderivative in 200 digits.
    let curve = QuadraticSegment(
      -60.90917342823114, 83.48337918984757, 18.302144859217336, 11.260916209487592, 97.51346314666665,
      -60.96154677087184)
    Self.expect(curve.length(), 214.38765919506620763, "fonttools")
  }

  @Test("Parameters at a quarter, half and three quarters of a quadratic length")
  func quadraticInverses() {
    for (curve, parameters) in [
      (QuadraticSegment(0, 0, 1, 0, 1, 1), [0.22618042228357043, 0.5, 0.77381957771642957]),
      (QuadraticSegment(0, 0, 0, 0.5, 1, 1), [0.34421229967019894, 0.61073868295805989, 0.82216723777214229]),
      (QuadraticSegment(0, 0, 50, -10, 80, 50), [0.26913531687285642, 0.54694162590663339, 0.79265397785418675]),
      (QuadraticSegment(200, 300, 400, 50, 500, 200), [0.16378411296783975, 0.37534260203864895, 0.68059207250560288]),
      (QuadraticSegment(0, 0, 40, 0, -40, 0), [0.5, 0.74158162379719635, 0.88610413172589997]),
      (QuadraticSegment(0, 0, 100, 0, 100, 1), [0.13403686672725864, 0.29304512286503144, 0.50031709342331655]),
    ] {
      for (fraction, parameter) in zip([0.25, 0.5, 0.75], parameters) {
        let answer = curve.parameter(atDistance: fraction * curve.length())
        #expect((answer - parameter).magnitude <= 1e-15, "\(curve) at \(fraction): \(answer) for \(parameter)")
      }
    }
  }

  @Test("Lengths to a parameter as svgpathtools lists them, and points of the SVG specification's curve")
  func partialLengths() {
    let first = QuadraticSegment(200, 300, 400, 50, 600, 300)
    let second = QuadraticSegment(1, 3, 2, 5, -9, -17)
    for (curve, t, length) in [
      (first, 0.01, 6.364183), (first, 0.1, 60.238575), (first, 0.5, 243.885547), (first, 0.9, 427.532519),
      (first, 0.99, 481.406911), (second, 0.01, 0.04203808), (second, 0.1, 0.19379256), (second, 0.5, 4.84481395),
      (second, 0.9, 18.08233638), (second, 1.0 / 12, 0.186339),
    ] {
      expectNear(curve.length(to: t), length, within: 1e-6, "\(t)")
      // Not the parameter: the second curve turns at 1/12, where the speed is 0.
      let distance = curve.length(to: t)
      expectNear(curve.length(to: curve.parameter(atDistance: distance)), distance, within: 4e-16 * curve.length())
    }
    expectNear(second.length(to: 0.5) - second.length(to: 1.0 / 24), 4.7050597, within: 1e-6)
    expectNear(second.subsegment(from: 1.0 / 24, to: 0.5).length(), 4.7050597, within: 1e-6)
    for (t, x, y) in [(0.3, 320.0, 195.0), (0.5, 400, 175), (0.9, 560, 255)] {
      expectNear(first.point(at: t).x, x, within: 1e-12)
      expectNear(first.point(at: t).y, y, within: 1e-12)
    }
  }

  @Test("Cubic lengths to 1e-12 of themselves")
  func cubics() {
    let kappa = 100 * 4 * (2.0.squareRoot() - 1) / 3
    for (curve, length, source) in [
      (CubicSegment(100, 0, 100, kappa, kappa, 100, 0, 100), 157.10166980738557, "svgpathtools, a quarter circle"),
      (CubicSegment(0, 0, 1.0 / 3, 0, 2.0 / 3, 1, 1, 1), 1.4572397409656169, "kurbo, benchmark"),
      (CubicSegment(0, 0, 1.0 / 3, 0, 2.0 / 3, 1.0 / 3, 1, 1), 1.4789428575445974, "kurbo, a parabola"),
      (CubicSegment(0.2, 0.73, 0.35, 1.08, 0.85, 1.08, 1, 0.73), 1.014823522227196, "kurbo, inverse"),
      (CubicSegment(600, 500, 600, 350, 900, 650, 900, 500), 375.26810458672379, "svgpathtools, symmetric"),
      (CubicSegment(0, 0, 25, 100, 75, 100, 100, 0), 190.83331512511931, "fonttools"),
      (
        CubicSegment(
          353.77490234375, 124.05499267578125, 279.16585274328077, 38.802495758322294, 362.3891974174281,
          238.5260863359054, 248.96307373046875, 182.10443115234375), 181.80880901755391, "Snap 254"
      ),
      (CubicSegment(50, 250, 150, 250, 300, 60, 600, 300), 592.24589473666435, "raphael 208"),
      // −1, 4, 0 are the Bernstein coefficients of B′/3: it turns at 1/9, so the length is 3 + 6·(1/9 − 5/81 + 3/729).
      (CubicSegment(377, 469, 377, 468, 377, 472, 377, 472), 269.0 / 81, "fonttools 3502, endless recursion"),
      (CubicSegment(7, 7, 7, 7, 7, 7, 7, 7), 0, "kurbo 99, one point"),
    ] {
      #expect((curve.length() - length).magnitude <= 1e-12 * length, "\(source): \(curve.length()) for \(length)")
      for exponent in 0...11 {
        let accuracy = Double("1e-\(exponent)") ?? .nan
        #expect((curve.length(accuracy: accuracy) - length).magnitude <= accuracy, "\(source) to \(accuracy)")
      }
    }
  }

  @Test("A parabola raised to a cubic has its length and its inverse")
  func raised() {
    let quadratic = QuadraticSegment(0, 0, 0, 50, 100, 100)
    let cubic = CubicSegment(0, 0, 0, 100.0 / 3, 100.0 / 3, 200.0 / 3, 100, 100)
    let length = quadratic.length()
    expectNear(cubic.length(), length, within: 8 * length.ulp)
    for index in 0...40 {
      let distance = length * Double(index) / 40
      expectNear(cubic.parameter(atDistance: distance), quadratic.parameter(atDistance: distance), within: 1e-14)
    }
  }

  @Test("An inverse that never returned, returns", .timeLimit(.minutes(1)))
  func longCubic() {
    // kurbo pull request 600: an accuracy below the spacing of doubles.
    for scale in [1.0, 1e3, 1e9, 1e100] {
      let curve = CubicSegment(0, 0, 5e7 * scale, 0, 5e7 * scale, 1e7 * scale, 1e8 * scale, 1e7 * scale)
      let length = curve.length()
      let t = curve.parameter(atDistance: 0.171 * length, accuracy: 1e-9)
      expectNear(curve.length(to: t) / length, 0.171, within: 1e-14)
    }
  }

  @Test("Trimming a cubic gives the lengths that were asked for")
  func trimming() {
    // lottie-ios: 26.8, 57.1, 86.4 and 97.3 %.
    let curve = CubicSegment(0, 0, 300, 0, 300, 0, 300, 10)
    let length = curve.length()
    for fraction in [0.1, 0.25, 0.5, 0.75] {
      let t = curve.parameter(atDistance: fraction * length)
      expectNear(curve.subsegment(from: 0, to: t).length() / length, fraction, within: 1e-14)
      expectNear(curve.length(to: t) / length, fraction, within: 1e-14)
    }
  }

  @Test("Equal distances give equal arcs")
  func evenSpacing() {
    // raphael 142, 208, 394 and svg-path-commander: dots were unevenly spaced.
    for curve in [
      CubicSegment(50, 250, 150, 250, 300, 60, 600, 300), CubicSegment(0, 0, 0, 0, 0, 0, 50, 100),
      CubicSegment(0, 0, 100, 100, 0, 100, 100, 0), CubicSegment(0, 0, 200, 100, -100, 100, 100, 0),
    ] {
      let length = curve.length()
      var previous = 0.0
      for index in 1...100 {
        let t = curve.parameter(atDistance: length * Double(index) / 100, length: length)
        expectNear(curve.subsegment(from: previous, to: t).length(), length / 100, within: 1e-12 * length)
        previous = t
      }
      #expect(previous == 1)
    }
  }

  @Test("Circles are 2πr long")
  func circles() {
    // Flutter 108130: off by up to 1.25 for r from 1 to 1000.
    for radius in 1...1000 {
      let circle = ArcSegment(
        center: SIMD2(5, -3), radii: SIMD2(repeating: Double(radius)), startAngle: 1, sweep: 2 * .pi)
      Self.expect(circle.length(), 2 * .pi * Double(radius), ulps: 1, "r = \(radius)")
    }
  }

  @Test("A line's length of zero is no division, and a distance beyond the end is the end")
  func lines() {
    // kurbo: not a number, and t = 2.
    let point = LineSegment(start: SIMD2(3, 3), end: SIMD2(3, 3))
    #expect(point.length() == 0 && point.parameter(atDistance: 0) == 0 && point.parameter(atDistance: 1) == 0)
    let line = LineSegment(start: .zero, end: SIMD2(3, 4))
    #expect(line.length() == 5 && line.parameter(atDistance: 10) == 1 && line.parameter(atDistance: -1) == 0)
    #expect(line.parameter(atDistance: 2.5) == 0.5)
  }
}
