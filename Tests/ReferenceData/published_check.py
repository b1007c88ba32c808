"""Compares the rows of published.txt that follow from the equation of motion with the exact solution.

Rules of other systems (settling durations of Core Animation, Compose below critical damping) are theirs to keep and are not computed here.
"""

from mpmath import mp, mpf

from closed_form import from_ratio, spring
from conversions import pop, pop_tension_and_friction, ratio
from settling_rules import Motion, extremum_times, within


def spring_by_ratio(omega, zeta):
    return from_ratio(omega, omega**2, zeta, (zeta - 1) * (zeta + 1))


def value(mass, stiffness, damping, start, end, velocity, t):
    """Value and velocity of a motion from start to end."""
    x, v = Motion(spring("physical", mass, stiffness, damping), start - end, velocity).state(t)
    return end + x, v


def near(got, wanted, tolerance):
    return wanted is None or abs(got - wanted) <= tolerance


def row_holds(kind, *numbers):
    """Whether one row agrees with the exact solution; None for a kind that is not computed."""
    check = CHECKS.get(kind)
    return None if check is None else check(*numbers)


def check_pop(bounciness, speed, tension, friction, stiffness, damping, zeta, tol):
    own_tension, own_friction = pop_tension_and_friction(int(bounciness), int(speed))
    _, k, c = pop(int(bounciness), int(speed), None)
    pairs = [(ratio(own_tension), tension), (ratio(own_friction), friction), (k, stiffness), (c, damping)]
    return all(near(*both, tol) for both in pairs) and near(c / (2 * mp.sqrt(k)), zeta, mpf("1e-5"))


def check_flutter(m, k, c, start, end, v0, t, floor_value, floor_velocity):
    x, v = value(m, k, c, start, end, v0, t)
    return mp.floor(x) == floor_value and mp.floor(v) == floor_velocity


def check_flutter_done(m, k, c, start, end, v0, t, distance, speed):
    x, v = value(m, k, c, start, end, v0, t)
    return abs(x - end) < distance and abs(v) < speed


def check_settling(omega, zeta, x0, v0, eps, time, tol):
    return near(within(Motion(spring_by_ratio(omega, zeta), x0, v0), eps), time, tol * time)


def check_near_critical(omega, zeta, x0, v0, t, x, v, tol):
    own_x, own_v = Motion(spring_by_ratio(omega, zeta), x0, v0).state(t)
    return near(own_x, x, tol) and near(own_v, v, 2 * tol)


def check_peak(omega, zeta, time, overshoot, tol):
    motion = Motion(spring_by_ratio(omega, zeta), mpf(-1), mpf(0))
    peak = extremum_times(motion)[1]
    return near(peak, time, tol * time) and near(motion.state(peak)[0], overshoot, tol * overshoot)


def check_displacement(omega, zeta, x0, v0, t, x, tol):
    return near(Motion(spring_by_ratio(omega, zeta), x0, v0).state(t)[0], x, tol)


CHECKS = {
    "pop": check_pop,
    "coreAnimationValue": lambda m, k, c, v0, t, x, tol: near(value(m, k, min(c, 2 * mp.sqrt(k * m)), 0, 100, 100 * v0, t)[0], x, tol),
    "flutter": check_flutter,
    "flutterDone": check_flutter_done,
    "compose": lambda k, zeta, x0, v0, limit, ms: zeta < 1 or mp.floor(1000 * within(Motion(spring_by_ratio(mp.sqrt(k), zeta), x0, v0), limit)) == ms,
    "exactSettling": check_settling,
    "nearCritical": check_near_critical,
    "overdampedState": lambda omega, zeta, x0, v0, t, x, tol: check_displacement(omega, zeta, x0, v0, t, x, tol * x),
    "undampedState": lambda omega, x0, v0, t, x, tol: check_displacement(omega, mpf(0), x0, v0, t, x, tol),
    "peak": check_peak,
    "motionIssue": lambda m, k, c, start, end, t, x, tol: near(value(m, k, c, start, end, mpf(0), t)[0], x, tol),
    "wobble": lambda m, k, c, start, end, t, x, tol: near(value(m, k, c, start, end, mpf(0), t)[0], x, tol * x),
}


def failures(path):
    """The rows that disagree, and the number of rows that were computed."""
    wrong, computed = [], 0
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            continue
        kind, *texts = line.split()
        holds = row_holds(kind, *(None if text == "-" else mpf(text) for text in texts))
        computed += holds is not None
        if holds is not None and not holds:
            wrong.append(line)
    return wrong, computed
