"""The curves and times of timing-curves.txt, by family."""

from fractions import Fraction
import math

from draw import Draw, short

THIRD = 1 / 3

NAMED = {
    "css": [
        (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0, 0.75, 1), (0.5, -1, 0.5, 2), (0.3, 1.5, 0.8, 1.5),
        (0.4, -0.8, 0.7, 1.7), (0.7, -2, 1, -1.5), (0, 4, 1, -3), (0, 1.5, 1, 1.5), (0, -0.5, 1, -0.5), (0.5, 1, 0.5, 0), (0, 3, 1, 3),
    ],
    "design": [
        (0.4, 0, 0.2, 1), (0, 0, 0.2, 1), (0.4, 0, 1, 1), (0.2, 0, 0, 1), (0, 0, 0, 1), (0.3, 0, 1, 1), (0.05, 0.7, 0.1, 1), (0.3, 0, 0.8, 0.15),
        (0.55, 0.085, 0.68, 0.53), (0.895, 0.03, 0.685, 0.22), (0.755, 0.05, 0.855, 0.06), (0.95, 0.05, 0.795, 0.035), (0.6, 0.04, 0.98, 0.335),
        (0.6, -0.28, 0.735, 0.045), (0.39, 0.575, 0.565, 1), (0.25, 0.46, 0.45, 0.94), (0.215, 0.61, 0.355, 1), (0.165, 0.84, 0.44, 1),
        (0.23, 1, 0.32, 1), (0.19, 1, 0.22, 1), (0.075, 0.82, 0.165, 1), (0.175, 0.885, 0.32, 1.275), (0.445, 0.05, 0.55, 0.95),
        (0.455, 0.03, 0.515, 0.955), (0.645, 0.045, 0.355, 1), (0.77, 0, 0.175, 1), (0.86, 0, 0.07, 1), (0.785, 0.135, 0.15, 0.86),
        (0.68, -0.55, 0.265, 1.55), (0.15, 0.85, 0.85, 0.15), (0.35, 0.91, 0.33, 0.97), (0.2, 0, 0.38, 0.9), (0.4, 0.14, 0.3, 1), (0, 0, 0.38, 0.9),
        (0, 0, 0.3, 1), (0.2, 0, 1, 0.9), (0.4, 0.14, 1, 1),
    ],
    "singular": [
        (1, 0, 0, 1), (0, 1, 1, 0), (0, 0, THIRD, 1), (1, 0, 1, 0), (0, 1, 0, 1), (0, 0, 0, 1), (1, 0, 1, 1), (THIRD, 0, 2 / 3, 1), (2 / 3, 0, 1, 1),
        (1, 1.5, 0, 0.5), (0, 1, 0.4, 0), (1, 2, 0, -1), (0.1, 0, 0.433333333333, 1), (1e-9, 0, 0.3333333333, 1), (0, 1, 1, 1), (0, 0, 1, 1.5),
    ],
}


def near_ends(draw):
    """x1 or x2 within ulps of 0 and 1."""
    small = [5e-324, 2.0**-1022, 2.0**-500, 2.0**-100, *(draw.log(1e-40, 1e-9) for _ in range(6)), 2.0**-53, 2.0**-52]
    large = [1 - k * 2.0**-53 for k in (1, 2, 3, 5, 17)] + [1 - draw.log(1e-14, 1e-9) for _ in range(3)]
    for value in small + large:
        other = draw.uniform(0, 1)
        yield value, draw.uniform(-1, 2), other, draw.uniform(-1, 2)
        yield other, draw.uniform(-1, 2), value, draw.uniform(-1, 2)
        yield value, draw.uniform(0, 1), draw.pick(*small, *large), draw.uniform(0, 1)


def vanishing(draw):
    """A cubic coefficient 1 + 3 (x1 - x2) of zero, or nearly."""
    for k in range(48):
        x1 = draw.uniform(0, 0.66)
        x2 = x1 + THIRD + draw.sign() * (2.0 ** -(k + 4) if k < 44 else 0)
        if 0 <= x2 <= 1:
            yield x1, draw.uniform(-0.5, 1.5), x2, draw.uniform(-0.5, 1.5)


def triple(draw):
    """Near the triple root of (1, y, 0, y), inside the unit square."""
    for k in range(36):
        yield 1 - 2.0 ** -(1 + 1.4 * k) * draw.uniform(0.5, 1), draw.uniform(-0.5, 1), draw.pick(0.0, 2.0 ** -(1 + 1.5 * k)), draw.uniform(0, 1.5)


def legal(x1, x2):
    """Whether x(t) does not fall, in exact arithmetic."""
    p, q = Fraction(x1), 1 - Fraction(x2)
    return p >= 0 and q >= 0 and (p + q <= 1 or p * q >= (p + q - 1) ** 2)


def outside(draw):
    """Legal control times outside 0...1, also within ulps of the limit."""
    count = 0
    while count < 40:
        p = 1 + draw.random.random() / 3
        low, high = ((math.sqrt(p) + sign * math.sqrt(4 - 3 * p)) / 2 for sign in (-1, 1))
        place = draw.pick(draw.random.random(), draw.log(1e-16, 1e-2), 1 - draw.log(1e-16, 1e-2))
        pair = p, 1 - (low * low + (high * high - low * low) * place)
        if draw.below(2):
            pair = 1 - pair[1], 1 - pair[0]
        if legal(*pair):
            count += 1
            yield pair[0], draw.uniform(-1, 2), pair[1], draw.uniform(-1, 2)


def large(draw):
    """Progress of any size."""
    for exponent in (1, 2, 3, 8, 20, 100, 200, 280, 300, 307):
        yield draw.uniform(0, 1), draw.sign() * draw.uniform(1, 9) * 10.0**exponent, draw.uniform(0, 1), draw.sign() * draw.uniform(1, 9) * 10.0**exponent
        yield draw.uniform(0, 1), draw.sign() * draw.uniform(1, 9) * 10.0**exponent, draw.uniform(0, 1), draw.uniform(0, 1)
    greatest = math.nextafter(math.inf, 0)
    yield from ((0.25, greatest, 0.75, greatest), (0.25, -greatest, 0.75, greatest), (1, greatest, 0, -greatest))


def ordinary(draw):
    """Anything in the unit square."""
    for _ in range(90):
        yield draw.uniform(0, 1), draw.uniform(-0.5, 1.5), draw.uniform(0, 1), draw.uniform(-0.5, 1.5)


FAMILIES = {"near-ends": near_ends, "vanishing": vanishing, "triple": triple, "outside": outside, "large": large, "ordinary": ordinary}
POINTS = {"css": (320, 60), "design": (190, 40), "singular": (260, 80), "near-ends": (70, 40), "vanishing": (70, 30), "triple": (60, 70), "outside": (60, 60)}


def times(draw, x1, x2, spread, close):
    """`spread` times all over 0...1, `close` times near its ends, its middle and the inflection."""
    chosen = [short(draw.random.random(), draw.pick(9, 9, 12, 20, 53)) for _ in range(spread)]
    anchors = [0.5]
    a = 1 + 3 * (x1 - x2)
    if a != 0 and 0 < (2 * x1 - x2) / a < 1:
        t = (2 * x1 - x2) / a
        anchors += 2 * [t * (3 * (1 - t) * ((1 - t) * x1 + t * x2) + t * t)]
    for _ in range(close):
        k = draw.below(60) + 1
        near = draw.pick(*anchors)
        chosen.append(draw.pick(2.0**-k, 2.0**-k, 2.0 ** -(k * draw.below(6)), 1 - 2.0**-k, 1 - 2.0**-k, near + 2.0**-k, near - 2.0**-k, near))
    return sorted({x for x in chosen if 0 < x < 1})


def cases():
    """Family, curve and times of every curve."""
    for family in (*NAMED, *FAMILIES):
        draw = Draw("timing " + family)
        spread, close = POINTS.get(family, (100, 30))
        for curve in NAMED[family] if family in NAMED else FAMILIES[family](draw):
            curve = tuple(float(number) for number in curve)
            yield family, curve, times(draw, curve[0], curve[2], spread, close)
