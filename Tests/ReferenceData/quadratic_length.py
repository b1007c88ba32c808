"""The length of a quadratic curve in two ways that share no formula, and its inverse."""

from mpmath import asinh, log, mp, mpf, sqrt

AGREEMENT = mpf(10) ** -42


def difference(left, right):
    return left[0] - right[0], left[1] - right[1]


def hodograph(points):
    """Half the derivative at both ends, exactly."""
    return difference(points[1], points[0]), difference(points[2], points[1])


def blend(first, last, t):
    return tuple(x + (y - x) * t for x, y in zip(first, last))


def size(vector):
    return sqrt(vector[0] ** 2 + vector[1] ** 2)


def positive_sum(first, last):
    """The closed form without cancellation that the library uses, by the series of its second term where that converges well."""
    sum_ = size(first) + size(last)
    if sum_ == 0:
        return mpf(0)
    chord, bend = (first[0] + last[0], first[1] + last[1]), difference(last, first)
    z = size(bend) / sum_
    straight = (sum_ + (chord[0] ** 2 + chord[1] ** 2) / sum_) / 2
    cross = first[0] * last[1] - first[1] * last[0]
    if cross == 0:
        return straight
    if z < mpf(1) / 8:
        k, power, n = mpf(0), mpf(1), 0
        while power > mpf(10) ** -mp.dps:
            k += power / (2 * n + 3)
            power *= z * z
            n += 1
    else:
        # artanh z with 1 − z in a form that does not cancel at a sharp turn.
        product, dot = size(first) * size(last), first[0] * last[0] + first[1] * last[1]
        gap = product + dot if dot >= 0 else cross**2 / (product - dot)
        k = (log((sum_ + size(bend)) ** 2 / (2 * gap)) / 2 - z) / z**3
    return straight + 2 * cross**2 / sum_**3 * k


def antiderivative(first, last):
    """∫ 2|h| by the textbook's antiderivative of √(u² + h²); it cancels, which the precision pays for."""
    bend = difference(last, first)
    speed = size(bend)
    if speed == 0:
        return 2 * size(first)
    u0, u1 = [(vector[0] * bend[0] + vector[1] * bend[1]) / speed for vector in (first, last)]
    h = abs(first[0] * last[1] - first[1] * last[0]) / speed

    def primitive(u):
        return u * abs(u) if h == 0 else u * sqrt(u * u + h * h) + h * h * asinh(u / h)

    return (primitive(u1) - primitive(u0)) / speed


def confirmed(first, last):
    """The length if both ways agree to 42 digits."""
    length, other = positive_sum(first, last), antiderivative(first, last)
    if abs(length - other) > AGREEMENT * length:
        raise ArithmeticError(f"{mp.nstr(length, 45)} is not {mp.nstr(other, 45)}")
    return length


def parameter(first, last, distance, start):
    """The t in 0…1 at which the length from 0 is the distance: Newton in a bracket, to 45 digits, confirmed by the other formula."""
    low, high, t = mpf(0), mpf(1), mpf(start)
    total = positive_sum(first, last)
    for _ in range(400):
        value = t * positive_sum(first, blend(first, last, t)) - distance
        if abs(value) < total * mpf(10) ** -60:
            break
        if value > 0:
            high = t
        else:
            low = t
        speed = 2 * size(blend(first, last, t))
        t = t - value / speed if speed else low
        if not low < t < high:
            t = (low + high) / 2
    if abs(t * antiderivative(first, blend(first, last, t)) - distance) > total * mpf(10) ** -42:
        raise ArithmeticError(f"no root at {mp.nstr(t, 30)}")
    return t
