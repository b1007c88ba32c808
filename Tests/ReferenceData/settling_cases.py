"""The questions of settling.txt, one function per class: (rule, vocabulary, parameters, starts, p, q)."""

from fractions import Fraction
import math

from mpmath import mpf

from closed_form import spring
from draw import Draw, between, short, ten_to, ulps
from hexadecimal import nearest
from settling_rules import Motion, energy_ratio, extremum_times
from state_cases import NONE, ULP_COUNTS, interface_spring, rates

NO = 0.0


def response(seconds, ratio):
    return "response", (seconds, ratio, NONE)


def tolerance(draw, size=1.0):
    return draw.pick(1e-3, 0.5, draw.log(1e-4, 1e-2), draw.log(1e-4, 1e-2)) * size


# Single points of one rule


def interface(draw, count):
    """What interfaces ask: pixels and half a pixel, unit changes and 0.001."""
    for _ in range(count):
        named = interface_spring(draw)
        x0, eps = draw.pick((-1.0, 1e-3), (1.0, 0.005), (-100.0, 0.5), (draw.uniform(-900, 900), 0.5), (draw.uniform(-900, 900), draw.log(0.01, 1)))
        v0 = draw.pick(0.0, 0.0, draw.uniform(-4, 4) * x0 * rates(*named)[0], draw.uniform(-3000, 3000))
        yield *named, x0, v0, eps


def random_benchmark(draw, count):
    """x0 = 1, zeta and response log-uniform, v0 within +-50, eps 1e-4...1e-2."""
    for _ in range(count):
        yield *response(draw.log(0.05, 3), draw.log(0.02, 3)), 1.0, draw.uniform(-50, 50), draw.pick(1e-3, draw.log(1e-4, 1e-2))


def ratio_scan(draw, count):
    """zeta from 1e-3 to 1e8."""
    for index in range(count):
        zeta = between(1e-3, 1e8, index / (count - 1))
        named = response(draw.log(0.05, 3), min(1e8, draw.number(zeta)))
        yield *named, 1.0, draw.pick(0.0, draw.uniform(-3, 3) * draw.pick(*rates(*named))), tolerance(draw)


def near_critical_ulps(draw, count):
    """zeta = 1 and c = 2 sqrt(k m), some ulps beside."""
    for index in range(count):
        steps = ULP_COUNTS[index % len(ULP_COUNTS)]
        if index % 2:
            mass, stiffness = draw.pick(1.0, draw.log(0.1, 10)), draw.log(10, 1e4)
            named = "physical", (mass, stiffness, ulps(2 * math.sqrt(mass * stiffness), steps))
        else:
            named = response(draw.log(0.05, 3), ulps(1.0, steps))
        yield *named, 1.0, draw.pick(0.0, draw.uniform(-4, 4)) * rates(*named)[0], tolerance(draw)


def near_critical_decades(draw, count):
    """zeta = 1 +- 10^-k."""
    for index in range(count):
        zeta = 1 + (1 if index % 2 else -1) * ten_to(-1 - (index // 2) % 15)
        named = response(draw.log(0.05, 3), zeta)
        yield *named, 1.0, draw.pick(0.0, draw.uniform(-4, 4)) * rates(*named)[0], tolerance(draw)


def tiny_bounce(draw, count):
    for index in range(count):
        bounce = (1 if index % 2 else -1) * ten_to(-draw.pick(300, 200, 100, 50, 20, 16, 15, 12, 8, 8 + draw.below(292)))
        named = "perceptual", (draw.log(0.05, 3), bounce, NONE)
        yield *named, 1.0, draw.pick(0.0, draw.uniform(-4, 4)) * rates(*named)[0], tolerance(draw)


def starts_inside(draw, count):
    """|x0| <= eps: some stay, some are thrown out, some start exactly on the tolerance."""
    for _ in range(count):
        named, eps = response(draw.log(0.05, 3), draw.log(0.05, 20)), tolerance(draw)
        x0 = draw.sign() * eps * draw.pick(0.5, 1.0, draw.uniform(0, 1))
        rate = draw.pick(*rates(*named))
        yield *named, x0, draw.pick(0.0, draw.uniform(-1, 1), draw.uniform(-3, 3), draw.uniform(-100, 100)) * eps * rate, eps


def pushed_at_rest(draw, count):
    """x0 = 0; the push is sometimes just too weak or just strong enough to leave the tolerance."""
    for index in range(count):
        named, eps = response(draw.log(0.05, 3), draw.pick(1.0, draw.log(0.01, 1), draw.log(1, 1e4))), tolerance(draw)
        v0 = draw.sign() * draw.log(1e-2, 1e4)
        if index % 3 == 0:
            motion = Motion(spring(named[0], *named[1]), mpf(0), mpf(v0))
            eps = nearest(abs(motion.state(first_extremum(motion))[0])) * draw.pick(1 - 1e-3, 1 + 1e-3, 1 - 1e-9, 1 + 1e-9)
        yield *named, 0.0, v0, eps


def first_extremum(motion):
    """The first extremum of the displacement after the start (None: never)."""
    first, period = extremum_times(motion)
    return first + period if period is not None and first == 0 else first


def fast_mode(draw, count):
    """v0 = -R x0, to rounding and some ulps beside."""
    for index in range(count):
        zeta = draw.pick(1.0, 1.25, 2.0, 1 + draw.log(1e-14, 1), draw.log(1.1, 20), draw.log(1.1, 1e4), draw.log(1e4, 1e8))
        named, x0 = response(draw.log(0.05, 3), zeta), draw.pick(1.0, -1.0, 100.0, draw.uniform(-300, 300))
        speed = ulps(rates(*named)[1] * abs(x0), (0, 0, 1, -1, 8, -8)[index % 6])
        yield *named, x0, -math.copysign(speed, x0), tolerance(draw) * draw.pick(1.0, 1e-6, 1e-12)


def slow_amplitude(draw, count):
    """The slow mode's amplitude K = (R x0 + v0) / (R - r) just above or below eps, while the fast part is large."""
    for index in range(count):
        zeta = draw.pick(1 + draw.log(1e-3, 1), draw.log(1.1, 20), draw.log(1.1, 1e4), draw.log(1e4, 1e8))
        named, wanted = response(draw.log(0.05, 3), zeta), draw.sign() * tolerance(draw)
        exact, x0 = spring(named[0], *named[1]), draw.pick(0.0, 1.0, -1.0, draw.uniform(-10, 10))
        v0 = nearest(wanted * (exact.fast - exact.slow) - exact.fast * x0)
        slow = abs(exact.fast * x0 + v0) / (exact.fast - exact.slow)
        beside = (0.0, 1e-1, 1e-3, 1e-6, 1e-9, 1e-12, 1e-14)[index % 7] * draw.sign()
        eps = nearest(slow * (1 + mpf(beside))) if slow else abs(wanted)
        yield *named, x0, v0, ulps(eps, draw.pick(-1, 0, 1))


def touches(draw, count):
    """eps is the double next to the height of an extremum, or one ulp beside."""
    made = 0
    while made < count:
        zeta = draw.pick(draw.log(0.01, 0.9), draw.log(0.01, 0.9), draw.log(0.9, 0.99), draw.log(1, 100), draw.log(1e-4, 1e-2))
        named = response(draw.log(0.05, 3), zeta)
        x0 = draw.pick(1.0, -100.0, draw.uniform(-300, 300))
        v0 = draw.number(draw.pick(0.0, draw.uniform(-4, 4), draw.uniform(-40, 40)) * rates(*named)[1])
        motion = Motion(spring(named[0], *named[1]), mpf(x0), mpf(v0))
        first, period = extremum_times(motion)
        if first is None:
            continue
        time = first if period is None else first + period * draw.below(9)
        if time == 0:
            continue
        height = nearest(abs(motion.state(time)[0]))
        if height > 1e-9 * abs(x0):
            made += 1
            yield *named, x0, v0, ulps(height, made % 3 - 1)


def light_damping(draw, count):
    """zeta from 1e-7 to 1e-3: a thousand and more oscillations."""
    for index in range(count):
        named = response(draw.log(0.05, 3), draw.pick(1e-7, 1e-5, 1e-3, draw.log(1e-7, 1e-3)))
        yield *named, 1.0, draw.pick(0.0, draw.uniform(-4, 4)) * rates(*named)[0], tolerance(draw)


def scales(draw, count):
    """Tiny and huge units of time and value."""
    for _ in range(count):
        zeta = draw.pick(1.0, draw.log(0.02, 1), draw.log(1, 100))
        size, seconds = draw.log(1e-99, 1e97), draw.pick(draw.log(1e-6, 1e6), draw.log(1e-90, 1e90))
        named = response(seconds, zeta)
        speed = max(-0.9e100, min(0.9e100, draw.uniform(-4, 4) * rates(*named)[0] * size))
        yield *named, draw.sign() * size, speed if abs(speed) > 1e-99 else 0.0, tolerance(draw, size) * draw.pick(1.0, 1.0, 1e-9)


def undamped(draw, count):
    """T = 0 inside, infinity outside."""
    for index in range(count):
        named, eps = response(draw.log(0.05, 3), 0.0), tolerance(draw)
        x0 = eps * draw.pick(0.5, 1.0, draw.uniform(-0.9, 0.9), 3.0)
        yield *named, x0, draw.pick(0.0, draw.uniform(-0.3, 0.3), 2.0) * eps * rates(*named)[0], eps


def overdamped(draw, count):
    """zeta 1e2...1e8 with every kind of velocity."""
    for index in range(count):
        zeta, omega = draw.pick(1e8, draw.log(100, 1e8)), draw.log(2, 100)
        named = ("physical", (1.0, short(omega * omega), short(1.98 * zeta * omega))) if index % 2 else ("compose", (zeta, short(omega * omega), NONE))
        slow, fast = rates(*named)
        yield *named, 1.0, draw.pick(0.0, draw.uniform(-3, 3) * draw.pick(slow, omega, fast, math.sqrt(omega * fast))), tolerance(draw)


WITHIN = {
    "interface": (interface, 1000),
    "random": (random_benchmark, 1000),
    "ratio-scan": (ratio_scan, 300),
    "ulps": (near_critical_ulps, 315),
    "decades": (near_critical_decades, 180),
    "tiny-bounce": (tiny_bounce, 100),
    "inside": (starts_inside, 200),
    "x0-zero": (pushed_at_rest, 150),
    "fast-mode": (fast_mode, 198),
    "slow-amplitude": (slow_amplitude, 252),
    "touch": (touches, 300),
    "light": (light_damping, 150),
    "scales": (scales, 200),
    "undamped": (undamped, 60),
    "overdamped": (overdamped, 150),
}


TUNED = (fast_mode, slow_amplitude, touches, pushed_at_rest)  # every bit of their velocities counts


def within():
    for name, (make, count) in WITHIN.items():
        draw = Draw(f"within/{name}")
        for vocabulary, parameters, x0, v0, eps in make(draw, count):
            v0 = v0 if make in TUNED else draw.number(v0)
            yield "within", vocabulary, parameters, [(x0, v0)], eps, NO, name


# The other rules borrow these starts

MIXTURE = [(interface, 140), (random_benchmark, 100), (ratio_scan, 60), (near_critical_ulps, 63), (near_critical_decades, 30), (light_damping, 10)]
NAMES = {interface: "interface", random_benchmark: "random", ratio_scan: "ratio-scan", near_critical_ulps: "ulps", near_critical_decades: "decades", light_damping: "light"}


def mixture(rule, extra=()):
    for make, count in [*MIXTURE, *extra]:
        draw = Draw(f"{rule}/{make.__name__}")
        for case in make(draw, count):
            vocabulary, parameters, x0, v0, eps = case
            case = (vocabulary, parameters, x0, v0 if make in TUNED else draw.number(v0), eps)
            yield draw, NAMES.get(make, make.__name__.replace("_", "-")), *case


def speed():
    for draw, name, vocabulary, parameters, x0, v0, eps in mixture("speed", [(fast_mode, 18), (undamped, 6)]):
        eta = eps * draw.pick(1.0, 0.01, rates(vocabulary, parameters)[0], draw.log(0.1, 100))
        yield "speed", vocabulary, parameters, [(x0, v0)], eps, draw.number(eta), name


def envelope():
    extra = [(starts_inside, 30), (pushed_at_rest, 30), (fast_mode, 18), (undamped, 9), (overdamped, 30)]
    for _, name, vocabulary, parameters, x0, v0, eps in mixture("envelope", extra):
        yield "envelope", vocabulary, parameters, [(x0, v0)], eps, NO, name


def energy():
    for draw, name, vocabulary, parameters, x0, v0, _ in mixture("energy", [(pushed_at_rest, 15), (fast_mode, 12), (undamped, 3)]):
        fraction = draw.pick(6e-9, 1e-6, 1e-3, 0.5, 0.99, draw.log(1e-12, 1), 1.0 if draw.below(4) == 0 else 1e-2)
        yield "energy", vocabulary, parameters, [(x0, v0)], fraction, NO, name
    yield from energy_inflections()


def energy_inflections():
    """The fraction of a turning point, where v = 0 and W has an inflection, +- 1 ulp."""
    draw, made = Draw("energy/inflection"), 0
    while made < 90:
        named = response(draw.log(0.05, 3), draw.pick(draw.log(0.01, 0.9), draw.log(0.9, 1), draw.log(1, 30)))
        x0, v0 = draw.pick(1.0, draw.uniform(-300, 300)), draw.number(draw.pick(0.0, draw.uniform(-4, 4)) * rates(*named)[0])
        motion = Motion(spring(named[0], *named[1]), mpf(x0), mpf(v0))
        first, period = extremum_times(motion)
        if first is None:
            continue
        time = first if period is None else first + period * draw.below(5)
        fraction = ulps(nearest(energy_ratio(motion, time)[0]), made % 3 - 1)
        if 1e-30 < fraction:
            made += 1
            yield "energy", *named, [(x0, v0)], fraction, NO, "inflection"


def rounded():
    draw = Draw("rounded")
    for index in range(300):
        quantum = draw.pick(1.0, 0.5, 1 / 3, 0.25, 0.01)
        target = draw.pick(0.0, 100.0, draw.uniform(-400, 400), quantum * draw.below(900), -quantum * draw.below(900))
        name, ratio = "interface", draw.pick(1.0, draw.log(0.05, 1), draw.log(1, 10))
        if index % 5 == 0:
            name, target = "boundary", quantum * (draw.below(400) - 200 + 0.5)
            ratio = draw.pick(1.0, draw.log(1, 10), draw.log(1, 1e4), draw.log(0.1, 1))
        elif index % 5 == 1:
            name, target = "near-boundary", ulps(quantum * (draw.below(200) + 0.5), draw.pick(-1, 1, 3, -1000, 10**6))
        named = response(draw.log(0.08, 2), ratio) if index % 7 else response(draw.log(0.08, 2), draw.log(100, 1e8))
        x0 = draw.pick(-1.0, 1.0, draw.uniform(-400, 400), -target) or 50.0
        v0 = draw.number(draw.pick(0.0, 0.0, draw.uniform(-3, 3) * abs(x0) * draw.pick(*rates(*named))))
        if Fraction(target) / Fraction(quantum) % 1 == Fraction(1, 2):
            name = "boundary"
        yield "rounded", *named, [(x0, v0)], quantum, target, name


def euclidean():
    draw = Draw("euclidean")
    for index in range(300):
        ratio = draw.pick(1.0, draw.log(0.01, 1), draw.log(1, 10), draw.log(1, 1e6), ulps(1.0, draw.pick(*ULP_COUNTS)))
        named, eps = response(draw.log(0.05, 3), ratio), tolerance(draw)
        starts = [(draw.uniform(-300, 300), draw.number(draw.uniform(-4, 4) * 100 * rates(*named)[0])) for _ in range(2)]
        name = draw.pick("random", "random", "at-rest", "parallel", "one-axis", "crossing")
        if name == "at-rest":
            starts = [(x0, 0.0) for x0, _ in starts]
        elif name == "parallel":
            starts[1] = (2 * starts[0][0], 2 * starts[0][1])
        elif name == "one-axis":
            starts[1] = (0.0, 0.0)
        elif name == "crossing":
            starts = [(starts[0][0], 0.0), (0.0, starts[1][1])]
        yield "euclidean2", *named, starts, eps, NO, name


def cases():
    """Every question as (rule, vocabulary, parameters, starts, p, q, class)."""
    return [case for make in (within, speed, envelope, energy, rounded, euclidean) for case in make()]
