"""The length of an elliptical arc in two ways: Legendre's integral of the second kind in mpmath, and Gauss–Legendre quadrature in MPFR."""

import gmpy2
from gmpy2 import mpfr, sqrt
from mpmath import ellipe, mp, mpf

from cubic_length import AGREEMENT, REAL, RULE


def by_legendre(first, second, start, sweep):
    """a·(E(φ₁) − E(φ₀)) with φ from the end of the smaller half axis; the difference cancels, which the precision pays for."""
    large, small = max(first, second), min(first, second)
    if large == 0:
        return mpf(0)
    with mp.workdps(120):
        shift = mpf(0) if first < second else mp.pi / 2
        low, high = mpf(start) + shift, mpf(start) + mpf(sweep) + shift
        parameter = 1 - (mpf(small) / mpf(large)) ** 2
        return abs(mpf(large) * (ellipe(high, parameter) - ellipe(low, parameter)))


def by_quadrature(first, second, start, sweep):
    """∫ √(a²·sin² + b²·cos²), cut at the quarters and towards kπ ± i·artanh(b/a)."""
    large, small = max(first, second), min(first, second)
    if large == 0:
        return mpfr(0)
    quarter = gmpy2.const_pi() / 2
    shift = mpfr(0) if first >= second else quarter
    low = mpfr(start) + shift
    high = low + mpfr(sweep)
    low, high = min(low, high), max(low, high)
    ratio = mpfr(small) / mpfr(large)
    height = gmpy2.atanh(ratio) if ratio < 1 else mpfr(9)
    inner = range(int(gmpy2.floor(low / quarter)) + 1, int(gmpy2.ceil(high / quarter)))
    cuts = [low, *[index * quarter for index in inner], high]
    total = mpfr(0)
    work = list(zip(cuts, cuts[1:]))
    while work:
        left, right = work.pop()
        middle, half = (left + right) / 2, (right - left) / 2
        nearest = gmpy2.rint(middle / (2 * quarter)) * 2 * quarter
        distance = sqrt((middle - nearest) ** 2 + height**2) / half
        if height >= REAL and distance < mpfr("1.5") and half > mpfr("1e-40"):
            work += [(left, middle), (middle, right)]
            continue
        for x, weight in RULE:
            sine, cosine = gmpy2.sin_cos(middle + half * x)
            total += half * weight * sqrt(sine**2 + (ratio * cosine) ** 2)
    return mpfr(large) * total


def confirmed(first, second, start, sweep):
    """The length if both ways agree to 42 digits."""
    length, other = by_quadrature(first, second, start, sweep), by_legendre(first, second, start, sweep)
    if abs(length - mpfr(mp.nstr(other, 80))) > AGREEMENT * length:
        raise ArithmeticError(f"{length} is not {other}")
    return other
