"""The independent oracle: the spring as a 2 x 2 matrix exponential, in MPFR (gmpy2) with 430 bits (129 digits).

    d/dt (x, v/w) = M (x, v/w),   M = ((0, w), (-omega^2 / w, -2 beta)),   w the power of two next to omega
    exp(M t) = (Taylor series of exp(M t / 2^n)) squared n times

No square root of the discriminant, no case for the regime, no sine, cosine or hyperbolic function; the parameters are derived
from the doubles once more, here. Only the two roots sqrt(k / m) that the vocabularies themselves ask for are taken.
"""

import gmpy2
from gmpy2 import mpfr

gmpy2.get_context().precision = 430

TERMS = 64  # (1/8)^64 / 64! < 1e-146


def from_mpf(value):
    """The same number as an mpfr (exactly: 430 bits hold the 340 of mpmath)."""
    sign, mantissa, exponent, _ = value._mpf_
    shift = gmpy2.mul_2exp if exponent >= 0 else gmpy2.div_2exp
    result = shift(mpfr(int(mantissa)), abs(exponent))
    return -result if sign else result


def omega2_and_two_beta(vocabulary, a, b, c):
    """omega^2 = k / m and 2 beta = c / m."""
    a, b, c = mpfr(a), mpfr(b), mpfr(c)
    if vocabulary == "physical":
        return b / a, c / a
    if vocabulary == "compose":
        return b, 2 * a * gmpy2.sqrt(b)
    omega = 2 * gmpy2.const_pi() / a
    if vocabulary == "response":
        return omega * omega, 2 * b * omega
    if vocabulary == "perceptual":
        return omega * omega, 2 * omega * (1 - b) if b >= 0 else 2 * omega / (1 + b)
    raise ValueError(vocabulary)


def product(p, q):
    """The product of two matrices stored by rows."""
    return (p[0] * q[0] + p[1] * q[2], p[0] * q[1] + p[1] * q[3], p[2] * q[0] + p[3] * q[2], p[2] * q[1] + p[3] * q[3])


def exponential(matrix):
    """exp(matrix) by scaling, Taylor series and squaring."""
    norm = max(abs(matrix[0]) + abs(matrix[1]), abs(matrix[2]) + abs(matrix[3]))
    squarings = max(0, gmpy2.get_exp(norm) + 3) if norm else 0
    small = tuple(gmpy2.div_2exp(entry, squarings) for entry in matrix)
    total = (mpfr(1), mpfr(0), mpfr(0), mpfr(1))
    for n in range(TERMS, 0, -1):  # Horner: 1 + M/1 (1 + M/2 (1 + ...))
        inner = product(small, total)
        total = (1 + inner[0] / n, inner[1] / n, inner[2] / n, 1 + inner[3] / n)
    for _ in range(squarings):
        total = product(total, total)
    return total


class MatrixMotion:
    """A motion that is advanced by matrix exponentials only."""

    def __init__(self, omega2, two_beta, x0, v0):
        self.omega2, self.two_beta = omega2, two_beta
        self.unit = mpfr(2) ** (gmpy2.get_exp(omega2) // 2)
        self.x0, self.v0 = mpfr(x0), mpfr(v0)

    def propagator(self, t):
        """exp(M t), in (x, v / unit)."""
        return exponential((mpfr(0), self.unit * t, -self.omega2 / self.unit * t, -self.two_beta * t))

    def advance(self, matrix, state):
        """The state (x, v) after one propagator."""
        x, y = state[0], state[1] / self.unit
        return matrix[0] * x + matrix[1] * y, (matrix[2] * x + matrix[3] * y) * self.unit

    def state(self, t):
        """Displacement and velocity at time t."""
        return self.advance(self.propagator(t), (self.x0, self.v0))

    def acceleration(self, state):
        """x'' by the equation of motion."""
        return -self.omega2 * state[0] - self.two_beta * state[1]
