"""The rows of conversions.txt."""

from fractions import Fraction
import math

from draw import Draw, ulps
from state_cases import NONE


def pop_cases(draw, count):
    """Bounciness 0...42.5, speed 0...100; both sides of the jumps at tension 18 and 44."""
    for b, s in ((4, 12), (0, 12), (20, 12), (12, 5), (8, 12), (20, 20), (0, 0), (42.5, 100), (42.5, 0), (0, 100)):
        yield float(b), float(s), NONE
    for tension in (18, 44):
        edge = float((Fraction(tension) - Fraction(1, 2)) * 34 / Fraction("199.5"))
        for steps in (-1000, -2, -1, 0, 1, 2, 1000):
            yield draw.pick(0.0, 8.0, draw.uniform(0, 42)), ulps(edge, steps), NONE
    for _ in range(count - 24):
        yield draw.uniform(0, draw.pick(20, 42.5)), draw.uniform(0, draw.pick(20, 100)), NONE


def uikit_cases(draw, count):
    for duration, zeta in ((3.0, 0.25), (0.5, 0.5), (1.0, 1.0), (0.3, 0.825), (1.0, ulps(1.0, -1)), (1.0, 1 - 1e-9), (2.0, 0.0010001), (2.0, 1.0)):
        yield duration, zeta, 0.0
    for index in range(count - 8):
        duration = draw.log(0.1, 10)
        zeta = draw.pick(1.0, draw.log(0.05, 1), draw.uniform(0.3, 1))
        velocity = draw.pick(0.0, draw.uniform(-30, 0), draw.uniform(0, 3), draw.uniform(0, 3), draw.uniform(5, 60)) / duration
        yield duration, min(1.0, zeta), draw.number(velocity)


def inverse_cases(draw, count):
    chosen = [(1, 342.1, 30.5), (1, 230.2, 22), (1, 100, 20), (4, 25, 20), (1, 100, 10), (2, 200, 20)]
    for case in chosen + [(1, 100, damping) for damping in (0, 0.01, 0.019, 0.03)]:
        yield tuple(map(float, case))
    for _ in range(count - 10):
        mass = draw.pick(1.0, 1.0, 1.0, 0.5, draw.uniform(0.1, 8))
        stiffness = mass * draw.pick(draw.uniform(87, 812), draw.log(10, 1e4))
        zeta = draw.pick(draw.uniform(0.05, 1.1), draw.log(1e-2, 20))
        yield mass, draw.number(stiffness), draw.number(2 * zeta * math.sqrt(stiffness * mass))


def general_cases(draw, count):
    """The vocabularies without special cases, by name: each makes one triple."""
    makers = {
        "physical": lambda: (draw.log(0.01, 100), draw.log(1, 1e4), draw.pick(0.0, draw.log(0.01, 1e3))),
        "response": lambda: (draw.log(0.01, 20), draw.pick(1.0, 0.0, draw.log(0.01, 1e8), draw.uniform(0, 2)), NONE),
        "perceptual": lambda: (draw.log(0.01, 20), draw.pick(0.0, 1.0, draw.uniform(-0.9, 1), draw.sign() * draw.log(1e-20, 0.5)), NONE),
        "compose": lambda: (draw.pick(0.2, 0.5, 1.0, draw.log(0.01, 100)), draw.pick(50.0, 1500.0, 1e4, draw.log(1, 1e5)), NONE),
        "reactSpring": lambda: (draw.log(1, 1e4), draw.log(0.1, 1e3), draw.log(0.1, 10)),
        "origami": lambda: (draw.uniform(-20, 400), draw.uniform(0, 80), NONE),
        "settling": lambda: (draw.log(0.1, 10), draw.pick(1.0, draw.log(0.05, 1), draw.log(1, 50)), draw.pick(1e-3, draw.log(1e-4, 0.1))),
    }
    for vocabulary, make in makers.items():
        for parameters in CHOSEN.get(vocabulary, []) + [make() for _ in range(count - len(CHOSEN.get(vocabulary, [])))]:
            yield vocabulary, parameters


CHOSEN = {
    "reactSpring": [(170.0, 26.0, 1.0), (180.0, 12.0, 1.0)],
    "origami": [(40.0, 7.0, NONE), (30.0, 8.0, NONE)],
    "compose": [(0.75, 200.0, NONE), (1.0, 1500.0, NONE)],
}


def cases(count=80):
    """Every conversion as (vocabulary, (a, b, c)), `count` for each vocabulary."""
    rows = list(general_cases(Draw("conversions"), count))
    for vocabulary, make in (("pop", pop_cases), ("uiKit", uikit_cases), ("inverse", inverse_cases)):
        rows += [(vocabulary, parameters) for parameters in make(Draw(f"conversions/{vocabulary}"), count)]
    return rows
