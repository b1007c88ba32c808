"""Progress and slope of a cubic timing curve, by two computations that share no formula.

The first brackets the root of x(t) = x in MPFR with 800 bits; the second writes it down in mpmath with 230 digits, by the quadratic formula,
Cardano's or the trigonometric one. Both must agree to 60 digits of max(1, |y1|, |y2|), and the slopes to 40 digits of themselves.
"""

import gmpy2
from mpmath import acos, cbrt, cos, mp, mpf, pi, sqrt

mp.dps = 230
BITS = 800
gmpy2.get_context().precision = BITS
VALUE_AGREEMENT = mpf("1e-60")
SLOPE_AGREEMENT = mpf("1e-40")


class DisagreementError(Exception):
    """The two computations differ."""


def coefficients(first, second):
    """a, b, c of a t^3 + b t^2 + c t."""
    return 1 + 3 * (first - second), 3 * (second - 2 * first), 3 * first


def bracketed(x1, x2, x):
    """t by Newton's iteration inside a bracket, in MPFR."""
    a, b, c = coefficients(gmpy2.mpfr(x1), gmpy2.mpfr(x2))
    x = gmpy2.mpfr(x)
    low, high = gmpy2.mpfr(0), gmpy2.mpfr(1)
    t, step, previous = x, high, high
    smallest = gmpy2.mpfr(2) ** -790
    for _ in range(6000):
        residual = t * (c + t * (b + t * a)) - x
        if residual == 0:
            return t
        low, high = (t, high) if residual < 0 else (low, t)
        slope = c + t * (2 * b + t * 3 * a)
        previous, step = step, -residual / slope if slope > 0 else high
        following = t + step
        if not low < following < high or abs(step) > previous / 2:
            step = high / 4 - low if low == 0 else (high - low) / 2
            following = low + step
        if abs(following - t) <= smallest * t or following in (low, high):
            return following
        t = following
    raise DisagreementError(f"no end: {x1} {x2} {x}")


def closed_form(x1, x2, x):
    """t by the formulas for the roots of a polynomial, in mpmath."""
    a, b, c = coefficients(mpf(x1), mpf(x2))
    x = mpf(x)
    if a == 0:
        return 2 * x / (c + sqrt(c * c + 4 * b * x))
    shift = b / (3 * a)
    q = shift**2 - c / (3 * a)
    r = shift**3 - shift * c / (2 * a) - x / (2 * a)
    if r * r < q**3:
        angle = acos(r / sqrt(q**3))
        roots = [-2 * sqrt(q) * cos((angle + 2 * pi * k) / 3) - shift for k in (-1, 0, 1)]
        inside = [t for t in roots if 0 < t < 1]
        if len(inside) != 1:
            raise DisagreementError(f"{len(inside)} roots: {x1} {x2} {x}")
        return inside[0]
    larger = cbrt(abs(r) + sqrt(r * r - q**3))
    larger = -larger if r > 0 else larger
    return larger + (q / larger if larger else 0) - shift


def value_and_slope(y1, y2, x1, x2, t):
    """y(t) and dy/dx, with the coefficients' own number type."""
    a, b, c = coefficients(y1, y2)
    p, q, r = coefficients(x1, x2)
    slope = r + t * (2 * q + t * 3 * p)
    return t * (c + t * (b + t * a)), (c + t * (2 * b + t * 3 * a)) / slope if slope else None


def confirmed(x1, y1, x2, y2, x):
    """y and dy/dx as mpf (dy/dx None where the curve is vertical), if both computations agree."""
    t = closed_form(x1, x2, x)
    value, slope = value_and_slope(mpf(y1), mpf(y2), mpf(x1), mpf(x2), t)
    other = bracketed(x1, x2, x)
    exact = [gmpy2.mpfr(number) for number in (y1, y2, x1, x2)]
    other_value, other_slope = (None if number is None else to_mpf(number) for number in value_and_slope(*exact, other))
    if abs(value - other_value) > VALUE_AGREEMENT * max(1, abs(mpf(y1)), abs(mpf(y2))):
        raise DisagreementError(f"{(x1, y1, x2, y2, x)}: {mp.nstr(value, 30)} is not {mp.nstr(other_value, 30)}")
    if slope is not None and other_slope is not None:
        scale = max(abs(slope), mpf("1e-30"))
        if abs(slope - other_slope) > SLOPE_AGREEMENT * scale and abs(slope) < 1e30:
            raise DisagreementError(f"{(x1, y1, x2, y2, x)}: slope {mp.nstr(slope, 30)} is not {mp.nstr(other_slope, 30)}")
    return value, slope


def to_mpf(number):
    """An MPFR number as mpf, exactly."""
    mantissa, exponent = number.as_mantissa_exp()
    return mpf(int(mantissa)) * mpf(2) ** int(exponent)
