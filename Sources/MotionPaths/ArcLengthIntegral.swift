import NumericalMethods

/// A place in the complex plane where the speed of a curve is not analytic.
struct BranchPoint {
  var real: Double
  /// The distance from the real axis; 0 means that the speed has a kink there and is analytic on both sides.
  var imaginary: Double

  /// Far away: no obstacle.
  static let none = BranchPoint(real: .infinity, imaginary: 0)

  /// The size ρ, the sum of the semi-axes, of the ellipse through this point with foci at the ends of center ± halfWidth, in half
  /// widths; infinite for a kink that is not inside, or so near an end that its share is below
  /// rounding.
  func ellipse(center: Double, halfWidth: Double) -> Double {
    let offset = (real - center) / halfWidth
    if imaginary == 0, !(offset.magnitude < 1 - 0x1p-30) { return .infinity }
    let height = imaginary / halfWidth
    // A square that overflows belongs to a point that is far enough away to be infinitely far.
    let square = height * height
    let (before, after) = (offset - 1, offset + 1)
    let sum = (squareRoot(before * before + square) + squareRoot(after * after + square)) / 2
    return sum + squareRoot(max((sum - 1) * (sum + 1), 0))
  }
}

/// The speed of a curve as a function of its parameter, with what is known about it off the real axis.
protocol AnalyticSpeed {
  /// The speed |B′|.
  func speed(at parameter: Double) -> Double

  /// The two branch points that are nearest to the interval of integration.
  var branchPoints: (first: BranchPoint, second: BranchPoint) { get }

  /// The largest ellipse on which ``bound(center:halfWidth:ellipse:)`` says something.
  func largestEllipse(halfWidth: Double) -> Double

  /// No less than the speed's continuation anywhere in the ellipse of size ρ around center ± halfWidth.
  func bound(center: Double, halfWidth: Double, ellipse: Double) -> Double
}

extension AnalyticSpeed {
  /// The integral of the speed from `lower` over `width`, with an error of at most `tolerance`·width beside rounding.
  ///
  /// Gauss–Legendre rules of 8, 16 or 24 nodes. For a function that is analytic and at most M in the ellipse of size ρ around an interval
  /// of half width w, the rule of n nodes is within (64/15)·w·M·ρ⁻²ⁿ/(1 − ρ⁻²). The ellipse ends at the nearest branch point. Where 24 nodes
  /// are not enough, the interval is cut: beside a branch point, and then at a fixed ratio towards it, so that the number of cuts grows with
  /// the logarithm of its distance only. A kink is a cut and nothing else.
  ///
  /// Source: L. N. Trefethen, "Is Gauss quadrature better than Clenshaw–Curtis?", SIAM Review 50 (2008), theorem 4.5.
  func integral(from lower: Double, width: Double, tolerance: Double) -> Double {
    integral(from: lower, width: width, tolerance: tolerance, smallest: 0x1p-44 * width)
  }

  /// The same; an interval of the smallest width is cut no further: beside a branch point its length is the square of that.
  private func integral(from lower: Double, width: Double, tolerance: Double, smallest: Double) -> Double {
    let halfWidth = width / 2
    let center = lower + halfWidth
    let (first, second) = branchPoints
    let firstEllipse = first.ellipse(center: center, halfWidth: halfWidth)
    let secondEllipse = second.ellipse(center: center, halfWidth: halfWidth)
    let ellipse = min(firstEllipse, secondEllipse, largestEllipse(halfWidth: halfWidth))
    // The error of n nodes per width is factor·ρ⁻²ⁿ.
    let inverseSquare = 1 / (ellipse * ellipse)
    let factor = 32.0 / 15 * bound(center: center, halfWidth: halfWidth, ellipse: ellipse) / (1 - inverseSquare)
    let eighth = power8(inverseSquare)
    let rule: GaussLegendre =
      if factor * eighth <= tolerance {
        .eight
      } else if factor * eighth * eighth <= tolerance {
        .sixteen
      } else {
        .twentyFour
      }
    guard factor * eighth * eighth * eighth > tolerance, width > smallest else {
      return rule.integral(center: center, halfWidth: halfWidth) { speed(at: $0) }
    }
    let nearest = firstEllipse < secondEllipse ? first.real : second.real
    let cut = cut(lower: lower, width: width, at: nearest)
    return integral(from: lower, width: cut, tolerance: tolerance, smallest: smallest)
      + integral(from: lower + cut, width: width - cut, tolerance: tolerance, smallest: smallest)
  }

  /// How far from `lower` to cut for an obstacle: beside it where it is inside, else 0.3 of the width away from the nearer end.
  private func cut(lower: Double, width: Double, at obstacle: Double) -> Double {
    let offset = obstacle - lower
    if offset > 0, offset < width { return offset }
    if offset <= 0 { return 0.3 * width }
    return offset >= width ? 0.7 * width : width / 2
  }

  private func power8(_ base: Double) -> Double {
    let square = base * base
    let fourth = square * square
    return fourth * fourth
  }
}
