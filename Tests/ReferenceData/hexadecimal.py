"""Exact text for doubles and for numbers that need more than a double."""

import math

from mpmath import isinf, isnan, mpf

SMALLEST_EXPONENT = -1074


def rounded(value, bits):
    """The mpf rounded to nearest, ties to even, to `bits` bits and to the exponents of a double."""
    sign, mantissa, exponent, count = value._mpf_
    if count + exponent < SMALLEST_EXPONENT:
        return 0.0
    mantissa = int(mantissa)
    drop = max(count - bits, SMALLEST_EXPONENT - exponent)
    if drop > 0:
        kept, rest, half = mantissa >> drop, mantissa & ((1 << drop) - 1), 1 << (drop - 1)
        mantissa = kept + (rest > half or (rest == half and kept & 1))
        exponent += drop
    result = math.ldexp(mantissa, exponent)
    return -result if sign else result


def nearest(value):
    """The nearest double."""
    return rounded(value, 53)


def ceiling(value):
    """The smallest double that is not below the value."""
    if isinf(value):
        return math.inf
    result = nearest(value)
    return math.nextafter(result, math.inf) if mpf(result) < value else result


def text(x):
    """A double as C99 hexadecimal without trailing zeros; every zero is `0x0.0p+0`."""
    if math.isinf(x) or math.isnan(x):
        return str(x)
    if x == 0:
        return "0x0.0p+0"
    mantissa, exponent = float.hex(x).split("p")
    return mantissa.rstrip("0").rstrip(".") + "p" + exponent


def compact(x):
    """A double as C99 hexadecimal with a whole mantissa, the shorter form for a few bits."""
    if x == 0:
        return "0x0.0p+0"
    mantissa, exponent = math.frexp(abs(x))
    whole = int(math.ldexp(mantissa, 53))
    zeros = (whole & -whole).bit_length() - 1
    return f"{'-' if x < 0 else ''}{whole >> zeros:#x}p{exponent - 53 + zeros}"


def pair(value):
    """`hi lo`: the nearest double, and the remainder with 24 bits."""
    if isinf(value):
        return "inf 0x0.0p+0"
    if isnan(value):
        return "nan nan"
    high = nearest(value)
    return f"{text(high)} {compact(rounded(value - mpf(high), 24))}"
