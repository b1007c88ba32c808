"""Bracketed roots of quantities that fall, by Newton steps on their logarithm, to about 80 digits."""

from mpmath import mpf

RELATIVE_STEP = mpf(2) ** -275


def falling_root(log_and_slope, lo, hi, scale):
    """The only root on [lo, hi] of a quantity that is positive at lo and negative from the root to hi (None: for ever).

    `log_and_slope(t)` gives the logarithm of quantity / tolerance and its derivative, or None where the quantity is not positive.
    """
    lo, hi = bracket(log_and_slope, lo, hi, scale)
    t, last_step = (lo + hi) / 2, hi - lo
    for _ in range(4000):
        found = log_and_slope(t)
        below = found is None or found[0] <= 0
        lo, hi = (lo, t) if below else (t, hi)
        guess = t - found[0] / found[1] if found and found[1] != 0 else lo
        if not lo < guess < hi or 2 * abs(guess - t) > last_step:
            if found and found[1] != 0 and abs(guess - t) <= RELATIVE_STEP * t:
                return guess
            guess = (lo + hi) / 2
        last_step = abs(guess - t)
        if last_step <= RELATIVE_STEP * t:
            return guess
        t = guess
    raise ArithmeticError("root not found")


def bracket(log_and_slope, lo, hi, scale):
    """Shrinks a long or endless bracket by steps from its left end that double."""
    step = scale
    while hi is None or lo + step < hi:
        found = log_and_slope(lo + step)
        if found is None or found[0] <= 0:
            return lo, lo + step
        lo, step = lo + step, 2 * step
    return lo, hi
