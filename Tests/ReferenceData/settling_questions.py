"""One settling question per row: its exact answer, the latest answer that the contract allows, and the independent confirmation."""

import gmpy2
from gmpy2 import mpfr
from mpmath import isinf, mp, mpf

import allowances
import closed_form
import matrix_exponential as oracle
import settling_rules as rules

SAMPLES = 100  # at each of two spacings
EQUAL = mpfr("1e-30")
TOUCH = mpfr("1e-60")  # rounding of the oracle where the quantity returns to its tolerance exactly


class ConfirmationError(Exception):
    """The independent formula contradicts a computed settling time."""


def exact(fraction):
    """A fraction whose denominator is a power of two, as an mpf."""
    return mpf(fraction.numerator) / fraction.denominator


class Question:
    """The base of all rules: motions of one spring, and tolerances p and q. Here: |x| <= p."""

    def __init__(self, vocabulary, parameters, starts, p, q):
        self.spring = closed_form.spring(vocabulary, *parameters)
        self.motions = [rules.Motion(self.spring, mpf(x0), mpf(v0)) for x0, v0 in starts]
        self.motion = self.motions[0]
        derived = oracle.omega2_and_two_beta(vocabulary, *parameters)
        self.matrix_motions = [oracle.MatrixMotion(*derived, x0, v0) for x0, v0 in starts]
        self.p, self.q = p, q

    def limits(self):
        """The exact tolerances."""
        return [mpf(self.p)]

    def time(self, limits):
        """The exact settling time for these tolerances."""
        return rules.within(self.motion, limits[0])

    def allowances(self, limits, t):
        """Delta of each tolerance."""
        return [allowances.displacement_allowance(self.motion, limits[0], t)]

    def excess(self, limits):
        """A function of (t, states by the oracle): quantity / tolerance - 1."""
        limit = oracle.from_mpf(limits[0])
        return lambda t, states: abs(states[0][0]) / limit - 1

    def extrema(self):
        """(first, period) of the times where the quantity may touch its tolerance."""
        return [rules.extremum_times(self.motion)]

    def answer(self):
        """The settling time, and the one for the tolerances less Delta, both confirmed."""
        limits = self.limits()
        time = self.time(limits)
        self.confirm(limits, time)
        if isinf(time):
            return time, mp.inf
        less = allowances.reduced(limits, self.allowances(limits, time))
        if less is None:
            return time, mp.inf
        late = self.time(less)
        self.confirm(less, late)
        if late < time:
            raise ConfirmationError("a smaller tolerance is met earlier")
        return time, late

    # Confirmation by matrix exponentials

    def confirm(self, limits, time):
        """Raises unless the oracle finds the tolerance exceeded before `time`, met at it, and kept after it."""
        excess = self.excess(limits)
        if isinf(time):
            return self.confirm_endless(excess)
        t = oracle.from_mpf(time)
        if time > 0:
            before = max(t - mpfr("1e-30") / oracle.from_mpf(self.spring.shortest_rate), t / 2)
            self.demand(excess(before, self.states(before)) > 0, "not exceeded before", time)
            self.demand(abs(excess(t, self.states(t))) < EQUAL, "tolerance not met exactly", time)
        else:
            self.demand(excess(t, self.states(t)) <= TOUCH, "exceeded at the start", time)
        for later in self.later_extrema(time):
            self.demand(excess(later, self.states(later)) <= TOUCH, "exceeded at a later extremum", time)
        for rate in (16 * self.spring.shortest_rate, 3 * self.spring.kappa):
            self.demand(self.largest_later(excess, t, 1 / oracle.from_mpf(rate)) <= TOUCH, "exceeded later", time)

    def confirm_endless(self, excess):
        """Raises unless the tolerance is exceeded at an extremum of a late period of an undamped motion."""
        later = self.later_extrema(1000 / self.spring.omega)
        self.demand(any(excess(t, self.states(t)) > 0 for t in later), "not exceeded for ever", mp.inf)

    def states(self, t):
        return [motion.state(t) for motion in self.matrix_motions]

    def largest_later(self, excess, t, step):
        """The largest excess at equally spaced times after t."""
        matrices = [motion.propagator(step) for motion in self.matrix_motions[:1]]
        states, largest = self.states(t), mpfr(-1)
        for _ in range(SAMPLES):
            t += step
            states = [motion.advance(matrices[0], state) for motion, state in zip(self.matrix_motions, states)]
            largest = max(largest, excess(t, states))
        return largest

    def later_extrema(self, time):
        """The next two extrema after `time`, of each kind, up to kappa t = 1e12 (next to zeta = 1 they may lie at any power of ten)."""
        later = []
        for first, period in self.extrema():
            if first is not None and period is None:
                later += [first] if first > time else []
            elif first is not None:
                n = max(0, mp.floor((time - first) / period) + 1)
                later += [first + n * period, first + (n + 1) * period]
        return [oracle.from_mpf(t) for t in later if t * self.spring.kappa < 1e12]

    def demand(self, truth, complaint, time):
        if not truth:
            raise ConfirmationError(f"{complaint} T = {mp.nstr(time, 25)}")


class Within(Question):
    """`within`: |x| <= p."""


class Speed(Question):
    """`speed`: |x| <= p and |v| <= q."""

    def limits(self):
        return [mpf(self.p), mpf(self.q)]

    def time(self, limits):
        return rules.within_speed(self.motion, *limits)

    def allowances(self, limits, t):
        return [
            allowances.displacement_allowance(self.motion, limits[0], t),
            allowances.speed_allowance(self.motion, limits[1], t),
        ]

    def excess(self, limits):
        limit, speed = map(oracle.from_mpf, limits)
        return lambda t, states: max(abs(states[0][0]) / limit, abs(states[0][1]) / speed) - 1

    def extrema(self):
        return [rules.extremum_times(self.motion), rules.extremum_times(self.motion.derivative())]


class Envelope(Question):
    """`envelope`: min(A e^(-beta t), E(t)) <= p below critical damping, E(t) <= p from there on."""

    def __init__(self, vocabulary, parameters, starts, p, q):
        super().__init__(vocabulary, parameters, starts, p, q)
        self.oscillates = self.spring.s < 0
        if not self.oscillates:  # E is the displacement of the motion from |x0| with |v0|
            start = self.matrix_motions[0]
            start.x0, start.v0 = abs(start.x0), abs(start.v0)

    def time(self, limits):
        return rules.envelope(self.motion, limits[0])

    def excess(self, limits):
        return self.envelope_excess(oracle.from_mpf(limits[0])) if self.oscillates else super().excess(limits)

    def envelope_excess(self, limit):
        """min(A e^(-beta t), E(t)) / limit - 1 from the definition, in MPFR."""
        start = self.matrix_motions[0]
        beta, omega = start.two_beta / 2, gmpy2.sqrt(start.omega2)
        damped = gmpy2.sqrt(start.omega2 - beta * beta)
        bound = gmpy2.sqrt(start.x0**2 + ((start.v0 + beta * start.x0) / damped) ** 2)

        def excess(t, _):
            height = abs(start.x0) * min(omega / damped, 1 + beta * t) + abs(start.v0) * min(1 / damped, t)
            return gmpy2.exp(-beta * t) * min(bound, height) / limit - 1

        return excess

    def extrema(self):
        if not self.oscillates:
            return [rules.extremum_times(rules.Motion(self.spring, abs(self.motion.x0), abs(self.motion.v0)))]
        if self.spring.beta == 0:
            return [(1 / self.spring.q, 1 / self.spring.q)]
        return [((self.spring.omega / self.spring.q - 1) / self.spring.beta, None), (1 / self.spring.q, None), (1 / self.spring.beta, None)]


class Energy(Question):
    """`energy`: k x^2 / 2 + m v^2 / 2 <= p of its value at the start."""

    def time(self, limits):
        return rules.energy(self.motion, limits[0])

    def allowances(self, limits, t):
        return [allowances.energy_allowance(self.motion, limits[0], t)]

    def excess(self, limits):
        fraction, start = oracle.from_mpf(limits[0]), self.matrix_motions[0]
        whole = start.omega2 * start.x0**2 + start.v0**2
        return lambda t, states: (start.omega2 * states[0][0] ** 2 + states[0][1] ** 2) / whole / fraction - 1


class Rounded(Question):
    """`rounded`: q + x(t), rounded to the nearest multiple of p, changes no more."""

    def limits(self):
        distances = rules.rounding_distances(self.motion, self.p, self.q)
        return None if distances[0] is None else [exact(distance) for distance in distances]

    def time(self, limits):
        return mp.inf if limits is None else rules.last_outside(self.motion, *limits)

    def allowances(self, limits, t):
        return [allowances.rounding_allowance(self.motion, distance, self.q, t) for distance in limits]

    def excess(self, limits):
        """x / above - 1 or -x / below - 1; where one of them is 0, x on that side is in excess by its share of the other."""
        below, above = map(oracle.from_mpf, limits)
        whole = max(below, above)

        def share(x, distance):
            return x / distance if distance else 1 + x / whole

        return lambda t, states: max(share(-states[0][0], below), share(states[0][0], above)) - 1

    def confirm(self, limits, time):
        if limits is not None:
            return super().confirm(limits, time)
        later = [self.states(t)[0][0] for t in self.later_extrema(1 / self.spring.omega)]
        self.demand(len(later) == 2 and later[0] * later[1] < 0, "does not cross the boundary for ever", time)


class Euclidean(Question):
    """`euclidean2`: sqrt(x1^2 + x2^2) <= p."""

    def time(self, limits):
        return rules.euclidean(self.motions, limits[0])

    def allowances(self, limits, t):
        return [allowances.norm_allowance(self.motions, limits[0], t)]

    def excess(self, limits):
        limit = oracle.from_mpf(limits[0])
        return lambda t, states: gmpy2.sqrt(sum(x * x for x, _ in states)) / limit - 1

    def extrema(self):
        return [rules.times_of_ratio(self.spring, *ratio) for ratio in rules.norm_extremum_ratios(self.motions)]


QUESTIONS = {
    "within": Within,
    "speed": Speed,
    "envelope": Envelope,
    "energy": Energy,
    "rounded": Rounded,
    "euclidean2": Euclidean,
}


def question(rule, vocabulary, parameters, starts, p, q):
    """The question of one row."""
    return QUESTIONS[rule](vocabulary, parameters, starts, p, q)
