"""Seeded random numbers for the cases, mostly doubles with few digits so that the files stay short."""

import math
import random

from mpmath import mpf

from hexadecimal import nearest

SEED = 1207


def short(x, bits=9):
    """x with `bits` bits of mantissa."""
    if x == 0:
        return 0.0
    mantissa, exponent = math.frexp(x)
    return math.ldexp(round(mantissa * 2**bits), exponent - bits)


def between(low, high, place):
    """low (high / low)^place, rounded once: the same double with every C library."""
    return nearest(mpf(low) * (mpf(high) / mpf(low)) ** mpf(place))


def ten_to(exponent):
    """The double nearest to a power of ten."""
    return float(f"1e{exponent}")


def ulps(x, count):
    """The double `count` steps above x > 0 (below, if negative)."""
    direction = math.inf if count > 0 else 0.0
    if abs(count) > 64 and math.frexp(x)[1] == math.frexp(x + count * math.ulp(x))[1]:
        return x + count * math.ulp(x)
    for _ in range(abs(count)):
        x = math.nextafter(x, direction)
    return x


class Draw:
    """The random stream of one class of cases; classes do not disturb each other."""

    def __init__(self, name):
        self.random = random.Random(f"{SEED}/{name}")

    def number(self, x):
        """Three of four numbers are made short."""
        return short(x) if self.random.random() < 0.75 else x

    def uniform(self, low, high):
        return self.number(self.random.uniform(low, high))

    def log(self, low, high):
        return self.number(between(low, high, self.random.random()))

    def sign(self):
        return self.random.choice((-1.0, 1.0))

    def pick(self, *values):
        return self.random.choice(values)

    def below(self, count):
        return self.random.randrange(count)
