"""The cases of easing-curves.txt."""

import math

from draw import Draw, short, ulps

SPLINES = {
    "material3-emphasized": [(0.0, 0.0), (0.05, 0.0), (0.133333, 0.06), (0.166666, 0.4), (0.208333, 0.82), (0.25, 1.0), (1.0, 1.0)],
    "flutter-page": [(0.0, 0.0), (0.056, 0.024), (0.108, 0.3085), (0.198, 0.541), (0.3655, 1.0), (0.5465, 0.989), (1.0, 1.0)],
}


def places(draw, count):
    """Inputs in 0...1, some of them close to the ends and to the middle."""
    special = [2.0**-k for k in (1, 2, 10, 30, 52)] + [1 - 2.0**-k for k in (2, 10, 30, 52)] + [0.5 + 2.0**-20, 0.0, 1.0]
    return special + [draw.uniform(0.0, 1.0) for _ in range(count - len(special))]


def circular():
    draw = Draw("circular")
    return [(kind, x) for kind in ("easeIn", "easeOut", "easeInOut") for x in places(draw, 120)]


def linear():
    """Points in order, and inputs: between, on, next to and beyond them."""
    draw = Draw("linear")
    cases = []
    for number in range(48):
        count = draw.pick(1, 2, 2, 3, 5, 8, 13)
        low, high = draw.pick((0.0, 1.0), (0.0, 1.0), (-0.5, 1.5), (0.25, 0.75))
        inputs = sorted([low, high, *(draw.uniform(low, high) for _ in range(count))][:count])
        if number % 3 == 0 and count > 2:
            inputs[1] = inputs[draw.pick(0, 2)]
        inputs.sort()
        size = draw.pick(1.0, 1.0, 1.0, 1e-30, 1e30)
        points = [(x, size * draw.uniform(-1.0, 2.0)) for x in inputs]
        asked = [*inputs, low - 0.5, high + 1.0, *(draw.uniform(low, high) for _ in range(12))]
        asked += [ulps(x, n) for x in inputs for n in (-1, 1) if x > 0]
        cases.append((points, asked))
    return cases


def steps():
    draw = Draw("steps")
    cases = []
    for _ in range(400):
        jump = draw.pick("jump-start", "jump-end", "jump-none", "jump-both")
        count = draw.pick(2, 3, 5, 7, 10, 49, 60, 1000, 2**31 + 1, 2**53 - 1, draw.below(10**6) + 2)
        step = draw.below(count + 1)
        x = draw.pick(step / count, step / count, ulps(step / count, -1) if step else 0.0, draw.uniform(0.0, 1.0), draw.uniform(-3.0, 4.0))
        cases.append((count, jump, x, draw.pick(0, 1)))
    return cases


def splines():
    """Splines and inputs; the controls of each piece are inside its span of x."""
    draw = Draw("splines")
    cases = [(points, places(draw, 60)) for points in SPLINES.values()]
    for number in range(28):
        count = draw.pick(1, 2, 3, 5)
        ends = sorted({0.0, 1.0, *(short(draw.uniform(0.05, 0.95)) for _ in range(count - 1))})
        points, y = [(0.0, 0.0)], 0.0
        for start, end in zip(ends, ends[1:]):
            following = 1.0 if end == 1.0 else draw.uniform(-0.5, 1.5)
            width = end - start
            first, second = (draw.uniform(0.0, 1.0), draw.uniform(0.0, 1.0)) if number % 4 else (draw.pick(0.0, 1.0), draw.pick(0.0, 1.0))
            points.append((min(max(start + first * width, start), end), draw.uniform(-1.0, 2.0)))
            points.append((min(max(start + second * width, start), end), draw.uniform(-1.0, 2.0)))
            points.append((end, following))
        asked = places(draw, 40) + [math.nextafter(x, 0) for x in ends[1:]] + ends
        cases.append((points, asked))
    return cases
