"""Exact settling times: T = inf{T : the rule holds at every t >= T}, by closed-form extrema and bracketed roots.

Every rule gives a function of a motion and of its tolerances. Between two neighbouring extrema the quantity is monotone, so that the last
extremum above the tolerance and the next one bracket the answer, which Newton steps on the logarithm then find to 80 digits.
"""

from dataclasses import dataclass
from fractions import Fraction
import math

from mpmath import mp, mpf

from closed_form import ExactSpring, acceleration, amplitude, envelopes, state
from roots import falling_root


@dataclass(frozen=True)
class Motion:
    """A spring and its start."""

    spring: ExactSpring
    x0: mpf
    v0: mpf

    def state(self, t):
        return state(self.spring, self.x0, self.v0, t)

    def envelopes(self, t):
        return envelopes(self.spring, self.x0, self.v0, t)

    def mirrored(self):
        return Motion(self.spring, -self.x0, -self.v0)

    def derivative(self):
        """The velocity as a motion of its own: it obeys the same equation."""
        return Motion(self.spring, self.v0, acceleration(self.spring, self.x0, self.v0))

    def slope_ratio(self):
        """g with v(t) = e^(-beta t) (v0 C + g S)."""
        return -(self.spring.omega2 * self.x0 + self.spring.beta * self.v0)


# Extrema and zeros


def times_of_ratio(spring, numerator, denominator):
    """The times t >= 0 with S(t) / C(t) = numerator / denominator, as (first, period): period None is once, (None, None) is never."""
    if denominator < 0:
        numerator, denominator = -numerator, -denominator
    if spring.s < 0:
        angle = mp.atan2(spring.q * numerator, denominator) if numerator else mpf(0)
        return (angle + mp.pi if angle < 0 else angle) / spring.q, mp.pi / spring.q
    if numerator == 0:
        return mpf(0), None
    if denominator == 0 or numerator / denominator < 0:
        return None, None
    ratio = numerator / denominator
    if spring.s == 0:
        return ratio, None
    ratio *= spring.q
    return (mp.atanh(ratio) / spring.q, None) if ratio < 1 else (None, None)


# One component


def extremum_times(motion):
    """The times of the extrema of the displacement: v0 C + g S = 0."""
    return times_of_ratio(motion.spring, -motion.v0, motion.slope_ratio())


def last_above(motion, limit):
    """The last time with x(t) > limit >= 0; 0 if there is none after the start, infinity if there is no last one."""
    if motion.x0 == 0 and motion.v0 == 0:
        return mpf(0)
    if limit == 0:
        return last_positive(motion)
    first, period = extremum_times(motion)
    if period is None:
        return last_above_without_oscillation(motion, limit, first)
    if motion.spring.beta == 0:
        return mp.inf if exceeds_undamped(motion, limit) else mpf(0)
    n = last_high_extremum(motion, limit, first, period)
    if n >= 0:
        return last_crossing(motion, limit, first + n * period, first + (n + 1) * period)
    return last_crossing(motion, limit, mpf(0), first) if motion.x0 > limit else mpf(0)


def last_above_without_oscillation(motion, limit, extremum):
    """As last_above for zeta >= 1, where x has at most one extremum."""
    if extremum is not None and motion.state(extremum)[0] > limit:
        return last_crossing(motion, limit, extremum, None)
    return last_crossing(motion, limit, mpf(0), extremum) if motion.x0 > limit else mpf(0)


def exceeds_undamped(motion, limit):
    """Whether omega^2 x0^2 + v0^2 > omega^2 limit^2; aborts on a tie that is not exact."""
    omega2 = motion.spring.omega2
    ours, theirs = omega2 * motion.x0**2 + motion.v0**2, omega2 * limit**2
    if ours != theirs and abs(ours - theirs) < theirs * mpf(10) ** -60:
        raise ArithmeticError("undecidable amplitude")
    return ours > theirs


def last_high_extremum(motion, limit, first, period):
    """The largest n with x(first + n period) > limit, or a negative number; the maxima of x are every second extremum."""
    peak = motion.state(first)[0]
    n = 0 if peak > 0 else 1
    if abs(peak) > limit:
        n += 2 * max(0, int(mp.log(abs(peak) / limit) / (2 * motion.spring.beta * period)) - 1)
    while motion.state(first + (n + 2) * period)[0] > limit:
        n += 2
    while n >= 0 and not motion.state(first + n * period)[0] > limit:
        n -= 2
    return n


def last_crossing(motion, limit, lo, hi):
    """The root of x(t) = limit on a bracket where x falls."""

    def log_and_slope(t):
        x, v = motion.state(t)
        return (mp.log(x / limit), v / x) if x > 0 else None

    return falling_root(log_and_slope, lo, hi, 1 / motion.spring.shortest_rate)


def last_positive(motion):
    """The last time with x(t) > 0: infinity if x oscillates or ends positive."""
    if motion.spring.s < 0 or final_sign(motion) > 0:
        return mp.inf
    zero, _ = times_of_ratio(motion.spring, -motion.x0, motion.v0 + motion.spring.beta * motion.x0)
    return mpf(0) if zero is None else zero


def final_sign(motion):
    """The sign of x as t grows, zeta >= 1: that of the slow mode, else of the fast one."""
    slow_mode = motion.v0 + motion.spring.fast * motion.x0
    return mp.sign(slow_mode) if slow_mode != 0 else mp.sign(motion.x0)


def last_outside(motion, below, above):
    """The last time outside -below <= x <= above."""
    return max(last_above(motion, above), last_above(motion.mirrored(), below))


# The rules


def within(motion, limit):
    """|x| <= limit."""
    return last_outside(motion, limit, limit)


def within_speed(motion, limit, speed):
    """|x| <= limit and |v| <= speed."""
    return max(within(motion, limit), within(motion.derivative(), speed))


def envelope(motion, limit):
    """min(A e^(-beta t), E(t)) <= limit below critical damping, E(t) <= limit from there on."""
    spring = motion.spring
    if spring.s >= 0:
        return within(Motion(spring, abs(motion.x0), abs(motion.v0)), limit)
    bound = amplitude(spring, motion.x0, motion.v0)
    if bound <= limit:
        return mpf(0)
    if spring.beta == 0:
        return mp.inf
    return min(mp.log(bound / limit) / spring.beta, last_high_envelope(motion, limit, mp.log(bound / limit) / spring.beta))


def last_high_envelope(motion, limit, end):
    """The last time up to `end` with E(t) > limit, zeta < 1: E is e^(-beta t) (P + Q t) between the bends of its two minima."""
    spring = motion.spring
    bends = [(spring.omega / spring.q - 1) / spring.beta, 1 / spring.q]
    edges = [mpf(0), *sorted(bend for bend in bends if bend < end), end]
    if motion.envelopes(end)[0] > limit:
        return end
    for lo, hi in zip(reversed(edges[:-1]), reversed(edges[1:])):
        constant, slope = envelope_piece(motion, (lo + hi) / 2)
        top = lo if slope == 0 else min(hi, max(lo, 1 / spring.beta - constant / slope))
        if motion.envelopes(top)[0] > limit:
            return falling_envelope_root(spring, constant, slope, limit, top, hi)
    return mpf(0)


def envelope_piece(motion, t):
    """P and Q of E = e^(-beta t) (P + Q t) on the piece that holds t."""
    spring, x0, v0 = motion.spring, abs(motion.x0), abs(motion.v0)
    constant, slope = mpf(0), mpf(0)
    if spring.omega / spring.q < 1 + spring.beta * t:
        constant += x0 * spring.omega / spring.q
    else:
        constant, slope = constant + x0, slope + x0 * spring.beta
    if 1 / spring.q < t:
        constant += v0 / spring.q
    else:
        slope += v0
    return constant, slope


def falling_envelope_root(spring, constant, slope, limit, lo, hi):
    """The root of e^(-beta t) (P + Q t) = limit on a bracket where the left side falls."""

    def log_and_slope(t):
        linear = constant + slope * t
        return mp.log(linear / limit) - spring.beta * t, slope / linear - spring.beta

    return falling_root(log_and_slope, lo, hi, 1 / spring.omega)


def energy_ratio(motion, t):
    """W(t) / W(0), and its slope: W' = -c v^2."""
    omega2 = motion.spring.omega2
    x, v = motion.state(t)
    start = omega2 * motion.x0**2 + motion.v0**2
    return (omega2 * x * x + v * v) / start, -4 * motion.spring.beta * v * v / start


def energy(motion, fraction):
    """W(t) <= fraction W(0), W = k x^2 / 2 + m v^2 / 2: W never rises."""
    if fraction >= 1 or (motion.x0 == 0 and motion.v0 == 0):
        return mpf(0)
    if motion.spring.beta == 0:
        return mp.inf

    def log_and_slope(t):
        ratio, slope = energy_ratio(motion, t)
        return mp.log(ratio / fraction), slope / ratio

    return falling_root(log_and_slope, mpf(0), None, 1 / motion.spring.shortest_rate)


def rounding_distances(motion, quantum, target):
    """How far x may go below and above the target without changing the rounded value that it finally has, as exact fractions.

    A target on a rounding boundary has distance 0 on the side that the motion does not end on: (None, None) if it oscillates for ever.
    """
    quantum, target = Fraction(quantum), Fraction(target)
    place = target / quantum
    number = math.floor(place + Fraction(1, 2))
    below, above = target - (number - Fraction(1, 2)) * quantum, (number + Fraction(1, 2)) * quantum - target
    if below != 0:
        return below, above
    if motion.spring.s < 0:
        return None, None
    return (Fraction(0), quantum) if final_sign(motion) > 0 else (quantum, Fraction(0))


def norm_squared(motions, t):
    """x1^2 + x2^2 and half of its slope."""
    states = [motion.state(t) for motion in motions]
    return sum(x * x for x, _ in states), sum(x * v for x, v in states)


def norm_extremum_ratios(motions):
    """The ratios S / C at the extrema of x1^2 + x2^2: roots of sum (x0 C + h S)(v0 C + g S) = 0, h = v0 + beta x0."""
    h = [motion.v0 + motion.spring.beta * motion.x0 for motion in motions]
    g = [motion.slope_ratio() for motion in motions]
    square = sum(a * b for a, b in zip(h, g))
    half = sum(m.x0 * b + m.v0 * a for m, a, b in zip(motions, h, g)) / 2
    constant = sum(m.x0 * m.v0 for m in motions)
    discriminant = half * half - square * constant
    if discriminant < 0:
        return []
    shared = -(half + mp.sqrt(discriminant) * (1 if half >= 0 else -1))
    return [(shared, square), (constant, shared)]


def euclidean(motions, limit):
    """sqrt(x1^2 + x2^2) <= limit for two motions of one spring."""
    spring = motions[0].spring
    times = [times_of_ratio(spring, *ratio) for ratio in norm_extremum_ratios(motions)]
    if spring.beta == 0:
        raise ValueError("undamped vectors are not generated")
    if spring.s < 0 and times:
        points = oscillating_norm_points(motions, limit, times)
    else:
        points = sorted({mpf(0), *(first for first, _ in times if first is not None)})

    def log_and_slope(t):
        square, half_slope = norm_squared(motions, t)
        return (mp.log(square / limit**2) / 2, half_slope / square) if square > 0 else None

    for index in reversed(range(len(points))):
        if norm_squared(motions, points[index])[0] > limit**2:
            following = points[index + 1] if index + 1 < len(points) else None
            return falling_root(log_and_slope, points[index], following, 1 / spring.shortest_rate)
    return mpf(0)


def oscillating_norm_points(motions, limit, times):
    """The start, or the last maximum of the norm above the limit, and the extrema that follow it."""
    period = times[0][1]
    first, second = sorted(time for time, _ in times)
    high = norm_squared(motions, first)[0]
    if high < norm_squared(motions, second)[0]:
        first, second, high = second, first + period, norm_squared(motions, second)[0]
    if high <= limit**2:
        return sorted({mpf(0), first, second, *(time for time, _ in times)})
    n = max(0, int(mp.log(high / limit**2) / (2 * motions[0].spring.beta * period)) - 1)
    while norm_squared(motions, first + (n + 1) * period)[0] > limit**2:
        n += 1
    return [first + n * period, second + n * period, first + (n + 1) * period]
