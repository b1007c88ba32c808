"""The exact damped spring in closed form, in mpmath with 340 bits (102 digits).

    x'' + 2 beta x' + omega^2 x = 0,   x the displacement from the target,   s = beta^2 - omega^2

    C(t) = cosh(sqrt(s) t),  S(t) = sinh(sqrt(s) t) / sqrt(s)      (cos and sin for s < 0; 1 and t for s = 0)
    x(t) = e^(-beta t) (x0 C + (v0 + beta x0) S)
    v(t) = e^(-beta t) (v0 C - (omega^2 x0 + beta v0) S)

s comes from an exact factorisation of the parameters as given, never from a rounded damping ratio.
"""

from dataclasses import dataclass

from mpmath import mp, mpf

mp.prec = 340


@dataclass(frozen=True)
class ExactSpring:
    """A spring without rounding: `beta` = zeta omega, `s` = beta^2 - omega^2, and the mass, for conversions only."""

    omega: mpf
    omega2: mpf
    beta: mpf
    s: mpf
    zeta: mpf
    mass: mpf

    @property
    def q(self):
        """sqrt(|s|): the damped frequency below critical damping, half the distance of the two rates above it."""
        return mp.sqrt(abs(self.s))

    @property
    def slow(self):
        """The slow rate r = omega^2 / (beta + q), without cancellation (zeta >= 1)."""
        return self.omega2 / (self.beta + self.q)

    @property
    def fast(self):
        """The fast rate R = beta + q (zeta >= 1)."""
        return self.beta + self.q

    @property
    def kappa(self):
        """The rate of the error bounds: omega for zeta <= 1, else the slow rate."""
        return self.slow if self.s > 0 else self.omega

    @property
    def shortest_rate(self):
        """The rate of the fastest change: omega, or the fast rate above critical damping."""
        return self.fast if self.s > 0 else self.omega


def spring(vocabulary, a, b, c):
    """The exact spring for parameters given as doubles in one of the vocabularies of the data files."""
    a, b, c = mpf(a), mpf(b), mpf(c)
    if vocabulary == "physical":  # mass, stiffness, damping
        omega = mp.sqrt(b / a)
        return ExactSpring(omega, b / a, c / (2 * a), (c * c - 4 * a * b) / (4 * a * a), c / (2 * mp.sqrt(a * b)), a)
    if vocabulary == "response":  # omega = 2 pi / a, zeta = b
        omega = 2 * mp.pi / a
        return from_ratio(omega, omega * omega, b, (b - 1) * (b + 1))
    if vocabulary == "perceptual":  # omega = 2 pi / a, bounce b
        omega = 2 * mp.pi / a
        if b >= 0:
            return from_ratio(omega, omega * omega, 1 - b, -b * (2 - b))
        return from_ratio(omega, omega * omega, 1 / (1 + b), -b * (2 + b) / (1 + b) ** 2)
    if vocabulary == "compose":  # zeta = a, stiffness b, mass 1
        return from_ratio(mp.sqrt(b), b, a, (a - 1) * (a + 1))
    raise ValueError(vocabulary)


def from_ratio(omega, omega2, zeta, zeta2_minus_1):
    """A spring of mass 1 from omega, omega^2, zeta and zeta^2 - 1, the last one given without cancellation."""
    return ExactSpring(omega, omega2, zeta * omega, omega2 * zeta2_minus_1, zeta, mpf(1))


def cosine_and_sine(spring, t):
    """C(t) and S(t)."""
    if spring.s == 0:
        return mpf(1), t
    q = spring.q
    if spring.s < 0:
        cosine, sine = mp.cos_sin(q * t)
    else:
        cosine, sine = mp.cosh(q * t), mp.sinh(q * t)
    return cosine, sine / q


def propagator(spring, t):
    """a, b, d with x = a x0 + b v0 and v = -omega^2 b x0 + d v0."""
    cosine, sine = cosine_and_sine(spring, t)
    decay = mp.exp(-spring.beta * t)
    return decay * (cosine + spring.beta * sine), decay * sine, decay * (cosine - spring.beta * sine)


def state(spring, x0, v0, t):
    """Displacement and velocity at time t."""
    if t == 0:
        return x0, v0
    a, b, d = propagator(spring, t)
    return a * x0 + b * v0, d * v0 - spring.omega2 * b * x0


def acceleration(spring, x, v):
    """x'' = -omega^2 x - 2 beta v."""
    return -spring.omega2 * x - 2 * spring.beta * v


def envelopes(spring, x0, v0, t):
    """E(t) and E_v(t), the scales of the error bounds of displacement and velocity.

    zeta < 1:  E   = e^(-beta t) (|x0| min(w/wd, 1 + beta t) + |v0| min(1/wd, t))
               E_v = e^(-beta t) (|x0| w^2 min(1/wd, t) + |v0| min(w/wd, 1 + beta t)),   wd the damped frequency
    zeta = 1:  the limit of these:  E = e^(-w t) (|x0| (1 + w t) + |v0| t),  E_v = e^(-w t) (|x0| w^2 t + |v0| (1 + w t))
    zeta > 1:  E   = |x0| a + |v0| b
               E_v = |x0| w^2 b + |v0| (r b + (1 + R t) e^(-R t))
    """
    x0, v0 = abs(x0), abs(v0)
    if spring.s > 0:
        a, b, _ = propagator(spring, t)
        fast = spring.fast * t
        return x0 * a + v0 * b, x0 * spring.omega2 * b + v0 * (spring.slow * b + (1 + fast) * mp.exp(-fast))
    growth, reach = 1 + spring.beta * t, t
    if spring.s < 0:
        growth, reach = min(spring.omega / spring.q, growth), min(1 / spring.q, reach)
    decay = mp.exp(-spring.beta * t)
    return decay * (x0 * growth + v0 * reach), decay * (x0 * spring.omega2 * reach + v0 * growth)


def amplitude(spring, x0, v0):
    """A = sqrt(x0^2 + ((v0 + beta x0) / wd)^2), for zeta < 1: |x| <= A e^(-beta t)."""
    return mp.hypot(x0, (v0 + spring.beta * x0) / spring.q)
