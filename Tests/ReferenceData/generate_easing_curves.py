#!/usr/bin/env python3
"""Writes easing-curves.txt: values of piecewise linear, step, circular and spline timing curves.

Every value is computed twice without a common formula, and the two must agree: to 40 digits, or exactly where both are fractions.

    python generate_easing_curves.py             write the file
    python generate_easing_curves.py --check     recompute the stored file and compare bytes
"""

import argparse
from fractions import Fraction
from pathlib import Path
import sys

import mpmath
from mpmath import mpf

import easing_cases
from draw import SEED
from hexadecimal import nearest, pair, text

mpmath.mp.dps = 80
AGREEMENT = mpf("1e-40")
SHIFT = mpf(2) ** -51
NAME = "easing-curves.txt"
HERE = Path(__file__).resolve().parent


class ConfirmationError(Exception):
    """Two computations of one number differ."""


def confirmed(value, other, scale, where):
    """The value, if the other is the same."""
    if abs(value - other) > AGREEMENT * scale:
        raise ConfirmationError(f"{mpmath.nstr(value, 50)} is not {mpmath.nstr(other, 50)}: {where}")
    return value


def fraction(value):
    """A fraction as a number of many digits."""
    return mpf(value.numerator) / mpf(value.denominator)


def circular(kind, x):
    """1 - sqrt(1 - x^2) and its images, by algebra and by angles."""
    x = mpf(x)

    def rise(x):
        return confirmed(1 - mpmath.sqrt((1 - x) * (1 + x)), 2 * mpmath.sin(mpmath.asin(x) / 2) ** 2, abs(x) ** 2, x)

    if kind == "easeIn":
        return rise(x)
    if kind == "easeOut":
        return 1 - rise(1 - x)
    return rise(2 * x) / 2 if x <= mpf(1) / 2 else 1 - rise(2 * (1 - x)) / 2


def linear(points, x):
    """The CSS rule, by the line through two points in two forms, both exact."""
    points, x = [(Fraction(px), Fraction(py)) for px, py in points], Fraction(x)
    if len(points) == 1:
        return points[0][1]
    on = [y for px, y in points if px == x]
    if on:
        return on[-1]
    last = max((index for index, (px, _) in enumerate(points) if px < x), default=0)
    last = min(last, len(points) - 2)
    (x0, y0), (x1, y1) = points[last], points[last + 1]
    if x0 == x1:
        return y0 if x < x0 else y1
    value = y0 + (x - x0) / (x1 - x0) * (y1 - y0)
    if value * (x1 - x0) != y0 * (x1 - x) + y1 * (x - x0):
        raise ConfirmationError(f"linear {points} {x}")
    return value


def steps(count, jump, x, before):
    """The step whose double k / n is the last one not beyond x, found by bisection and by division."""
    low, high = -8 * count, 8 * count
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle / count <= x else (low, middle)
    near = [k for k in range(int(Fraction(x) * count) - 3, int(Fraction(x) * count) + 4) if k / count <= x]
    if max(near) != low:
        raise ConfirmationError(f"steps {count} {x}")
    step = low + (jump in ("jump-start", "jump-both")) - (before and low / count == x)
    jumps = count + {"jump-start": 0, "jump-end": 0, "jump-none": -1, "jump-both": 1}[jump]
    step = max(step, 0) if x >= 0 else step
    step = min(step, jumps) if x <= 1 else step
    return Fraction(step, jumps)


def bernstein(values, t):
    """A cubic at a parameter."""
    s = 1 - t
    return s * s * s * values[0] + 3 * s * s * t * values[1] + 3 * s * t * t * values[2] + t * t * t * values[3]


def spline(points, x):
    """The cubic over x, its parameter by bisection, confirmed by the residual of a root of the polynomial."""
    points, x = [(mpf(px), mpf(py)) for px, py in points], mpf(x)
    start = max(index for index in range(0, len(points) - 1, 3) if points[index][0] <= x and (index == 0 or points[index][0] < 1))
    xs, ys = zip(*points[start : start + 4])
    low, high = mpf(0), mpf(1)
    for _ in range(260):
        middle = (low + high) / 2
        low, high = (middle, high) if bernstein(xs, middle) <= x else (low, middle)
    c0, c1, c2, c3 = xs[0] - x, 3 * (xs[1] - xs[0]), 3 * (xs[2] - 2 * xs[1] + xs[0]), xs[3] - 3 * xs[2] + 3 * xs[1] - xs[0]
    coefficients = [c3, c2, c1, c0]
    while abs(coefficients[0]) < mpf(10) ** -70:
        coefficients.pop(0)
    with mpmath.workdps(120):
        roots = mpmath.polyroots(coefficients, maxsteps=2000, extraprec=400, error=False)
    root = min(roots, key=lambda root: abs(root - low))
    # A triple root keeps a third of the digits.
    if abs(root - low) > mpf(10) ** -24:
        raise ConfirmationError(f"spline {points} {x}: {low} {root}")
    return bernstein(ys, low)


COLUMNS = [
    "circular kind x y ylo",
    "linear points x1 y1 ...: points in order, then `P x y ylo` for each input",
    "steps count jump x before y ylo: jumps at the doubles k / count",
    "spline points x1 y1 ...: cubics joined, then `P x y ylo before after` for each input; before and after: y at x -+ 2^-51",
]


def lines():
    """Everything that follows the header."""
    for kind, x in easing_cases.circular():
        yield " ".join(["circular", kind, text(x), pair(circular(kind, x))])
    for points, asked in easing_cases.linear():
        yield " ".join(["linear", str(len(points)), *(text(value) for point in points for value in point)])
        for x in asked:
            yield " ".join(["P", text(x), pair(fraction(linear(points, x)))])
    for count, jump, x, before in easing_cases.steps():
        yield " ".join(["steps", str(count), jump, text(x), str(before), pair(fraction(steps(count, jump, x, before)))])
    for points, asked in easing_cases.splines():
        yield " ".join(["spline", str(len(points)), *(text(value) for point in points for value in point)])
        for x in asked:
            near = [spline(points, min(max(mpf(x) + shift, 0), 1)) for shift in (-SHIFT, SHIFT)]
            yield " ".join(["P", text(x), pair(spline(points, x)), *(text(nearest(value)) for value in near)])


def content():
    """The whole file."""
    body = list(lines())
    top = [
        f"Generated by generate_easing_curves.py with mpmath {mpmath.__version__}; do not edit.",
        f"seed {SEED}; {len(body)} lines; digits 23 (hi: nearest double; lo: the remainder, 24 bits), two computations agreeing",
        "Numbers are C99 hexadecimal doubles. Inputs are exact.",
        *COLUMNS,
    ]
    return "\n".join([*(f"# {line}" for line in top), *body]) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare with the stored file instead of writing it")
    path = HERE / NAME
    if not parser.parse_args().check:
        path.write_text(content())
        return 0
    stored, computed = path.read_text().split("\n"), content().split("\n")
    different = [number for number, (old, new) in enumerate(zip(stored, computed), 1) if old != new]
    if len(stored) != len(computed) or different:
        print(f"{NAME}: {len(stored)} lines stored, {len(computed)} computed, the first different one {different[:1]}")
        return 1
    print(f"{NAME}: {len(stored)} lines compared")
    return 0


if __name__ == "__main__":
    sys.exit(main())
