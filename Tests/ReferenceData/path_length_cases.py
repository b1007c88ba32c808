"""The curves whose lengths are recorded: (family, coordinates). Each family is aimed at what one formula or another gets wrong."""

import math

from draw import Draw, short

QUADRATICS = {"random": 4000, "speed": 2000, "collinear": 2000, "turn": 2200, "end": 2000, "closed": 1200, "far": 1000, "scale": 800, "point": 20}
CUBICS = {
    "random": 500, "loop": 250, "cusp": 300, "near-cusp": 400, "end": 250, "collinear": 150, "raised": 150, "straight": 150, "far": 100,
    "scale": 100, "point": 20,
}
ARCS = {"ellipse": 400, "flat": 400, "round": 150, "short": 250, "vertex": 200, "turn": 60, "scale": 60}


def cases(families, make):
    """Every case of the families; families do not disturb each other."""
    for family, count in families.items():
        draw = Draw(f"length/{make.__name__}/{family}")
        for index in range(count):
            yield family, make(family, index, draw)


def vector(draw, size=100.0):
    """A point of the square with this half side."""
    return draw.uniform(-size, size), draw.uniform(-size, size)


def tiny(draw, low=-52, high=-3):
    """A signed small factor: a few bits at any place."""
    return math.ldexp(draw.sign() * (1 + draw.below(8) / 8), draw.random.randint(low, high))


def plus(point, direction, factor=1.0):
    """A point moved along a direction."""
    return point[0] + factor * direction[0], point[1] + factor * direction[1]


def quadratic(family, index, draw):
    """The six coordinates of a quadratic curve."""
    start, step = vector(draw), vector(draw)
    across = (-step[1], step[0])
    if family == "random":
        points = start, step, vector(draw)
    elif family == "speed":
        # The control point is the middle but for a small part.
        middle = plus(start, step)
        points = start, middle, plus(plus(middle, step, 1 + tiny(draw)), across, tiny(draw))
    elif family == "collinear":
        control = plus(plus(start, step, draw.uniform(0.1, 0.9)), across, tiny(draw))
        points = start, control, plus(start, step)
    elif family == "turn":
        # Exactly straight for the integers, else nearly so; the control point is beyond an end.
        if index % 3 == 0:
            start, step = (float(draw.below(64)), float(draw.below(64))), (float(draw.below(16)), float(1 + draw.below(16)))
            control = plus(start, step, draw.pick(-3.0, -2.0, -1.0, 2.0, 3.0, 5.0))
        else:
            control = plus(plus(start, step, draw.pick(-1, 1) * draw.uniform(1, 4) + 0.5), across, tiny(draw))
        points = start, control, plus(start, step)
    elif family == "end":
        control = start if index % 4 == 0 else plus(plus(start, step, tiny(draw)), across, tiny(draw))
        points = start, control, plus(start, step)
        if index % 2:
            points = points[::-1]
    elif family == "closed":
        points = start, plus(start, step), start if index % 4 == 0 else plus(start, vector(draw, 1.0), tiny(draw))
    elif family == "far":
        origin = (1e8 * draw.sign(), 1e8 * draw.sign())
        points = tuple(plus(origin, vector(draw)) for _ in range(3))
    elif family == "scale":
        exponent = draw.pick(-1000, -700, -532, -531, -200, 200, 531, 700, 900)
        points = tuple(tuple(math.ldexp(short(x, 20), exponent) for x in vector(draw)) for _ in range(3))
        if index % 2:
            points = points[0], plus(points[0], (points[2][0] - points[0][0], points[2][1] - points[0][1]), 1 + tiny(draw, -20)), points[2]
    elif family == "point":
        points = start, start, start
    return tuple(x for point in points for x in point)


def cubic(family, index, draw):
    """The eight coordinates of a cubic curve."""
    start, step = vector(draw), vector(draw)
    across = (-step[1], step[0])
    if family == "random":
        points = start, vector(draw), vector(draw), step
    elif family == "loop":
        points = start, plus(start, step, 1.5), plus(plus(start, across, draw.uniform(-1, 1)), step, -0.5), plus(start, step)
    elif family in ("cusp", "near-cusp"):
        points = cusp(index, draw, exact=family == "cusp")
    elif family == "end":
        kind = index % 5
        near = plus(plus(start, step, tiny(draw)), across, tiny(draw))
        last = vector(draw)
        points = [
            (start, start, step, last), (start, step, last, last), (start, start, last, last), (start, start, start, last), (start, near, step, last),
        ][kind]
    elif family == "collinear":
        start, step = (float(draw.below(64)), float(draw.below(64))), (float(draw.below(8)), float(1 + draw.below(8)))
        points = tuple(plus(start, step, float(draw.below(9) - 4)) for _ in range(4))
    elif family == "raised":
        # A quadratic curve in thirds of integers, so that it is exactly one.
        first, control, last = [(3.0 * draw.below(200), 3.0 * draw.below(200)) for _ in range(3)]
        points = first, plus(first, (control[0] - first[0], control[1] - first[1]), 2 / 3), plus(last, (control[0] - last[0], control[1] - last[1]), 2 / 3), last
    elif family == "straight":
        points = tuple(plus(plus(start, step, place), across, tiny(draw)) for place in (0, draw.uniform(0, 1), draw.uniform(0, 1), 1))
    elif family == "far":
        origin = (1e8 * draw.sign(), 1e8 * draw.sign())
        points = tuple(plus(origin, vector(draw)) for _ in range(4))
    elif family == "scale":
        exponent = draw.pick(-1000, -532, -300, 300, 532, 900)
        points = tuple(tuple(math.ldexp(short(x, 20), exponent) for x in vector(draw)) for _ in range(4))
    elif family == "point":
        points = start, start, start, start
    return tuple(x for point in points for x in point)


def cusp(index, draw, exact):
    """A curve whose derivative vanishes, or nearly, at k / 16: (t − a)·(linear), in integers."""
    a = draw.below(17)
    # B′ = (16t − a)·(u + (v − u)t) in the Bernstein basis, times 2 so that the middle coefficient is whole; B = start + sum / 3.
    u, v = [(float(draw.below(41) - 20), float(draw.below(41) - 20)) for _ in range(2)]
    if index % 7 == 0:
        v = u
    first = tuple(-2.0 * a * x for x in u)
    middle = tuple((16 - a) * x - a * y for x, y in zip(u, v))
    last = tuple(2.0 * (16 - a) * y for y in v)
    points = [(float(draw.below(100)), float(draw.below(100)))]
    for difference in (first, middle, last):
        points.append(plus(points[-1], difference))
    if not exact:
        which = draw.below(4)
        scale = tiny(draw, -45, -1)
        points[which] = plus(points[which], (1 + draw.below(15), draw.below(15)), scale)
    return points


def arc(family, index, draw):
    """Half axes, start angle, sweep."""
    radii = [draw.uniform(1, 200), draw.uniform(1, 200)]
    start, sweep = draw.uniform(-7, 7), draw.sign() * draw.uniform(0.1, 6.28)
    if family == "flat":
        radii[index % 2] = 0.0 if index % 40 < 2 else math.ldexp(radii[1 - index % 2], -draw.random.randint(5, 60))
    elif family == "round":
        radii[1] = radii[0] * (1 + tiny(draw, -52, -4))
    elif family == "short":
        sweep *= math.ldexp(1.0, -draw.random.randint(3, 50))
    elif family == "vertex":
        # From or across the place where the speed is least.
        radii[1] = radii[0] * math.ldexp(1.0, -draw.random.randint(3, 40))
        start, sweep = draw.pick(0.0, math.pi, -math.pi) + draw.pick(0.0, tiny(draw, -40, -5)), draw.sign() * abs(tiny(draw, -40, -2))
    elif family == "turn":
        sweep = draw.sign() * draw.pick(math.pi / 2, math.pi, 3 * math.pi / 2, 2 * math.pi)
        start = draw.pick(0.0, math.pi / 2, math.pi, -math.pi / 2)
    elif family == "scale":
        radii = [math.ldexp(radius, draw.pick(-1000, -532, 532, 900)) for radius in radii]
    return (*radii, start, sweep)
