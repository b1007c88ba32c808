"""The length of a cubic curve in two ways that share no formula, in MPFR: Gauss–Legendre quadrature of |B′|, and Taylor series of its factored form.

Both cut 0…1 at the real parts of the roots of the complex quadratic B′, and then towards the roots.
"""

import gmpy2
from gmpy2 import mpfr, sqrt

PRECISION = 300
gmpy2.get_context().precision = PRECISION
AGREEMENT = mpfr("1e-42")
# A root closer to the real axis than this, in units of the parameter, is real: what it changes is its square.
REAL = mpfr("1e-35")


def gauss_legendre(count):
    """Nodes and weights on −1…1."""
    rule = []
    for index in range(count):
        x = gmpy2.cos(gmpy2.const_pi() * (index + mpfr("0.75")) / (count + mpfr("0.5")))
        for _ in range(12):
            below, value = mpfr(1), x
            for k in range(1, count):
                below, value = value, ((2 * k + 1) * x * value - k * below) / (k + 1)
            slope = count * (below - x * value) / (1 - x * x)
            x -= value / slope
        rule.append((x, 2 / ((1 - x * x) * slope * slope)))
    return rule


RULE = gauss_legendre(64)


def panels(roots):
    """Cuts of 0…1 between which 64 nodes and a series of 400 terms give 60 digits: no root is nearer to the middle than 1.5 half widths."""
    kinks = [root.real for root in roots if abs(root.imag) < REAL]
    rest = [root for root in roots if abs(root.imag) >= REAL]
    cuts = sorted({mpfr(0), mpfr(1), *[r.real for r in roots if 0 < r.real < 1]})
    work = list(zip(cuts, cuts[1:]))[::-1]
    while work:
        low, high = work.pop()
        middle, half = (low + high) / 2, (high - low) / 2
        near = min((abs(gmpy2.mpc(middle) - root) / half for root in rest), default=mpfr(9))
        if near > mpfr("1.5") or half < mpfr("1e-40"):
            yield low, high
        else:
            work += [(middle, high), (low, middle)]


def roots(first, middle, last):
    """The complex roots of first·(1−t)² + middle·2t(1−t) + last·t², those that there are."""
    c, m, l = [gmpy2.mpc(*vector) for vector in (first, middle, last)]
    a, b = l - 2 * m + c, m - c
    if a == 0:
        return [] if b == 0 else [-c / (2 * b)]
    root = gmpy2.sqrt(m * m - c * l)
    q = -(b + root if (b * root.conjugate()).real >= 0 else b - root)
    return [q / a, c / q] if q != 0 else [gmpy2.mpc(0)] * 2


def by_quadrature(first, middle, last, zeros):
    """∫ |h| by Gauss–Legendre."""
    total = mpfr(0)
    for low, high in panels(zeros):
        center, half = (low + high) / 2, (high - low) / 2
        for x, weight in RULE:
            t = center + half * x
            s = 1 - t
            value = [p * s * s + 2 * q * s * t + r * t * t for p, q, r in zip(first, middle, last)]
            total += half * weight * sqrt(value[0] ** 2 + value[1] ** 2)
    return total


def by_series(first, middle, last, zeros):
    """∫ |lead|·Π|t − zᵢ|: on each panel the Taylor series about its middle, from y² = q ⇒ 2q·y′ = q′·y, real zeros as signed linear factors."""
    total = mpfr(0)
    quadratic = [p - 2 * q + r for p, q, r in zip(first, middle, last)]
    if len(zeros) == 2:
        lead = sqrt(quadratic[0] ** 2 + quadratic[1] ** 2)
    elif len(zeros) == 1:
        lead = 2 * sqrt(sum((q - p) ** 2 for p, q in zip(first, middle)))
    else:
        lead = sqrt(first[0] ** 2 + first[1] ** 2)
    for low, high in panels(zeros):
        center, half = (low + high) / 2, (high - low) / 2
        # Everything in x = (t − center) / half.
        square, linear = [mpfr(1)], [lead]
        for zero in zeros:
            offset = (zero.real - center) / half
            if abs(zero.imag) < REAL:
                sign = 1 if offset < 0 else -1
                linear = multiply(linear, [-offset * half * sign, half * sign])
            else:
                height = zero.imag / half
                square = multiply(square, [half**2 * (offset**2 + height**2), -2 * half**2 * offset, half**2])
        series = root_series(square, 560)
        for power, factor in enumerate(linear):
            for n, coefficient in enumerate(series):
                if (n + power) % 2 == 0:
                    total += 2 * half * factor * coefficient / (n + power + 1)
    return total


def multiply(left, right):
    """The product of two polynomials."""
    result = [mpfr(0)] * (len(left) + len(right) - 1)
    for i, x in enumerate(left):
        for j, y in enumerate(right):
            result[i + j] += x * y
    return result


def root_series(q, count):
    """The Taylor coefficients of √q: n·q₀·yₙ = Σ (3k/2 − n)·q_k·y_(n−k)."""
    y = [sqrt(q[0])]
    if len(q) == 1:
        return y
    for n in range(1, count):
        total = mpfr(0)
        for k in range(1, min(n, len(q) - 1) + 1):
            total += (mpfr(3 * k) / 2 - n) * q[k] * y[n - k]
        y.append(total / (n * q[0]))
    return y


def confirmed(points):
    """The length if both ways agree to 42 digits."""
    exact = [tuple(mpfr(x) for x in point) for point in points]
    first, middle, last = [tuple(y - x for x, y in zip(p, q)) for p, q in zip(exact, exact[1:])]
    if all(x == 0 for vector in (first, middle, last) for x in vector):
        return mpfr(0)
    zeros = roots(first, middle, last)
    length, other = by_quadrature(first, middle, last, zeros), by_series(first, middle, last, zeros)
    if abs(length - other) > AGREEMENT * length:
        raise ArithmeticError(f"{length} is not {other}")
    return 3 * length
