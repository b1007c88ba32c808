"""The rows of conversions.txt: every vocabulary to mass, stiffness, damping, natural frequency and damping ratio, and back.

The results come from mpmath; MPFR then puts them into the defining equations, which have to hold to 40 digits.
"""

from fractions import Fraction

import gmpy2
from gmpy2 import mpfr
from mpmath import mp, mpf

from closed_form import spring
from matrix_exponential import from_mpf
from settling_questions import ConfirmationError, question
from roots import falling_root
from state_cases import NONE

AGREEMENT = mpfr("1e-40")
UIKIT_RESIDUAL = Fraction(1, 1000)


def ratio(fraction):
    """A fraction as an mpf."""
    return mpf(fraction.numerator) / fraction.denominator


def decimal(text):
    """A decimal constant, exactly."""
    return Fraction(text)


# POP


def no_bounce_friction(tension):
    """POP's friction at bounciness 0, a function in three pieces with jumps at 18 and 44."""
    x = tension
    if x <= 18:
        return decimal("0.0007") * x**3 - decimal("0.031") * x**2 + decimal("0.64") * x + decimal("1.28")
    if x <= 44:
        return decimal("0.000044") * x**3 - decimal("0.006") * x**2 + decimal("0.36") * x + 2
    return decimal("4.5e-7") * x**3 - decimal("0.000332") * x**2 + decimal("0.1078") * x + decimal("5.84")


def pop_tension_and_friction(bounciness, speed):
    """POP's tension and friction, all in exact fractions."""
    bounce = decimal("0.8") * Fraction(bounciness) / 34
    tension = decimal("0.5") + decimal("199.5") * Fraction(speed) / 34
    share = 2 * bounce - bounce**2
    return tension, (1 - share) * no_bounce_friction(tension) + decimal("0.01") * share


def pop(bounciness, speed, _):
    """k = 3.62 tension + 85.4, c = 3 friction + 1, mass 1."""
    tension, friction = pop_tension_and_friction(bounciness, speed)
    return mpf(1), ratio(decimal("3.62") * tension + decimal("85.4")), ratio(3 * friction + 1)


def pop_inverse(stiffness, damping):
    """Bounciness in 0...42.5 and speed of a spring of mass 1, as mpf, or None.

    friction = (1 - b)^2 (N - 0.01) + 0.01, with b = bounciness / 42.5, so b = 1 - sqrt((friction - 0.01) / (N - 0.01)).
    """
    tension, friction = (stiffness - decimal("85.4")) / decimal("3.62"), (damping - 1) / 3
    most = no_bounce_friction(tension)
    if tension < decimal("0.5") or friction < decimal("0.01") or friction > most:
        return None
    bounce = 1 - mp.sqrt(ratio((friction - decimal("0.01")) / (most - decimal("0.01"))))
    return ratio(decimal("42.5")) * bounce, ratio(34 * (tension - decimal("0.5")) / decimal("199.5"))


# The other vocabularies


def react_spring(tension, friction, mass):
    return mpf(mass), mpf(tension), mpf(friction)


def origami(tension, friction, _):
    """k = 3.62 (tension - 30) + 194, c = 3 (friction - 8) + 25, mass 1."""
    stiffness = decimal("3.62") * (Fraction(tension) - 30) + 194
    return mpf(1), ratio(stiffness), ratio(3 * (Fraction(friction) - 8) + 25)


def uikit(duration, zeta, velocity):
    """The spring whose bound |zeta w - v| / (w sqrt(1 - zeta^2)) e^(-zeta w T) is 0.001 at the duration T; mass 1.

    The largest root w above v / zeta, if one exists, else the one below. zeta = 1: |1 + (w - v) T| e^(-w T) = 0.001, the largest root.
    """
    duration, zeta, velocity = mpf(duration), mpf(zeta), mpf(velocity)
    omega = (uikit_critical if zeta == 1 else uikit_underdamped)(duration, zeta, velocity)
    return mpf(1), omega * omega, 2 * zeta * omega


def uikit_underdamped(duration, zeta, velocity):
    bound = mp.sqrt((1 - zeta) * (1 + zeta)) * ratio(UIKIT_RESIDUAL)

    def log_and_slope(omega):
        height = abs(zeta * omega - velocity) / (omega * bound)
        if height == 0:
            return None
        return mp.log(height) - zeta * omega * duration, zeta / (zeta * omega - velocity) - 1 / omega - zeta * duration

    peak = mpf(0)
    if velocity > 0:
        push = zeta * duration * velocity
        peak = (push + mp.sqrt(push * push + 4 * zeta * push)) / (2 * zeta * zeta * duration)
        if log_and_slope(peak)[0] <= 0:
            return falling_root(log_and_slope, mpf(0), velocity / zeta, 1 / duration)
    return falling_root(log_and_slope, peak, None, 1 / duration)


def uikit_critical(duration, _, velocity):
    def log_and_slope(omega):
        height = 1 + (omega - velocity) * duration
        if height == 0:
            return None
        return mp.log(abs(height) / ratio(UIKIT_RESIDUAL)) - omega * duration, duration / height - duration

    peak = max(velocity, mpf(0))
    if velocity > 0 and log_and_slope(peak)[0] <= 0:
        return falling_root(log_and_slope, mpf(0), velocity - 1 / duration, 1 / duration)
    return falling_root(log_and_slope, peak, None, 1 / duration)


def uikit_inverse(spring_given):
    """The UIKit duration of a spring without initial velocity, or None."""
    zeta, s = spring_given.zeta, spring_given.s
    if s > 0 or zeta == 0:
        return None
    if s == 0:
        return uikit_critical(mpf(1), None, mpf(0)) / spring_given.omega
    height = spring_given.beta / spring_given.q / ratio(UIKIT_RESIDUAL)
    return mp.log(height) / spring_given.beta if height > 1 else None


def settling(duration, zeta, eps):
    """The spring from -1 to 0 that settles within eps after exactly the duration: omega = tau / T, tau its time at omega = 1; mass 1."""
    tau, _ = question("within", "compose", (zeta, 1.0, NONE), [(-1.0, 0.0)], eps, NONE).answer()
    omega = tau / mpf(duration)
    return mpf(1), omega * omega, 2 * mpf(zeta) * omega


SPECIAL = {"reactSpring": react_spring, "origami": origami, "pop": pop, "uiKit": uikit, "settling": settling}


def forward(vocabulary, parameters):
    """Mass, stiffness, damping, natural frequency and damping ratio."""
    if vocabulary in SPECIAL:
        mass, stiffness, damping = SPECIAL[vocabulary](*parameters)
        omega = mp.sqrt(stiffness / mass)
        zeta = mpf(parameters[1]) if vocabulary in ("uiKit", "settling") else damping / (2 * mp.sqrt(stiffness * mass))
    else:
        exact = spring(vocabulary, *parameters)
        mass, omega, zeta = exact.mass, exact.omega, exact.zeta
        stiffness, damping = exact.omega2 * mass, 2 * exact.beta * mass
    results = (mass, stiffness, damping, omega, zeta)
    confirm_forward(vocabulary, parameters, [from_mpf(result) for result in results])
    return results


def inverse(mass, stiffness, damping):
    """Response, bounce, POP bounciness and speed, Origami tension and friction, UIKit duration: None where there is no answer.

    POP's and Origami's are those of the spring of mass 1 with the same motion: k / m and c / m.
    """
    exact = spring("physical", mass, stiffness, damping)
    bounce = 1 - exact.zeta if exact.s <= 0 else 1 / exact.zeta - 1
    relative = Fraction(stiffness) / Fraction(mass), Fraction(damping) / Fraction(mass)
    tension = (relative[0] - 194) / decimal("3.62") + 30
    friction = (relative[1] - 25) / 3 + 8
    popular = pop_inverse(*relative) or (None, None)
    results = (2 * mp.pi / exact.omega, bounce, *popular, ratio(tension), ratio(friction), uikit_inverse(exact))
    confirm_inverse((mass, stiffness, damping), [None if result is None else from_mpf(result) for result in results])
    return results


# Confirmation in MPFR


def demand_equal(left, right, what):
    if abs(left - right) > AGREEMENT * max(abs(left), abs(right)):
        raise ConfirmationError(f"{what}: {left} is not {right}")


def fraction_to_mpfr(fraction):
    return mpfr(fraction.numerator) / fraction.denominator


def confirm_forward(vocabulary, parameters, results):
    """The five results agree with each other and with the definition of the vocabulary."""
    mass, stiffness, damping, omega, zeta = results
    demand_equal(omega * omega * mass, stiffness, "omega^2 m = k")
    demand_equal(2 * zeta * omega * mass, damping, "2 zeta omega m = c")
    a, b, c = map(mpfr, parameters)
    two_pi = 2 * gmpy2.const_pi()
    wanted = {
        "physical": lambda: [(mass, a), (stiffness, b), (damping, c)],
        "reactSpring": lambda: [(stiffness, a), (damping, b), (mass, c)],
        "response": lambda: [(omega * a, two_pi), (zeta, b), (mass, 1)],
        "perceptual": lambda: [(omega * a, two_pi), (zeta if b >= 0 else 1 / zeta, 1 - b if b >= 0 else 1 + b), (mass, 1)],
        "compose": lambda: [(stiffness, b), (zeta, a), (mass, 1)],
        "origami": lambda: [((stiffness - 194) / 181 * 50, a - 30), ((damping - 25) / 3, b - 8), (mass, 1)],
        "pop": lambda: pop_equations(stiffness, damping, a, b),
        "uiKit": lambda: uikit_equations(omega, a, b, c),
        "settling": lambda: [(zeta, b), (mass, 1)],
    }[vocabulary]()
    for left, right in wanted:
        demand_equal(mpfr(left), mpfr(right), vocabulary)


def pop_equations(stiffness, damping, bounciness, speed):
    """POP's two affine maps on its own tension and friction, in floating point."""
    tension = (1 + 399 * speed / 34) / 2
    bounce = bounciness * 2 / 85
    free = fraction_to_mpfr(no_bounce_friction(Fraction(1, 2) + Fraction(399, 2) * Fraction(float(speed)) / 34))
    friction = (free - mpfr(1) / 100) * (1 - bounce) ** 2 + mpfr(1) / 100
    return [(stiffness, 194 + (tension - 30) * 181 / 50), (damping, 25 + (friction - 8) * 3)]


def uikit_equations(omega, duration, zeta, velocity):
    """The equation of the vocabulary; no larger root follows a root on the upper branch."""

    def residual(w):
        if zeta == 1:
            return abs(1 + (w - velocity) * duration) * gmpy2.exp(-w * duration)
        return abs(zeta * w - velocity) / (w * gmpy2.sqrt(1 - zeta * zeta)) * gmpy2.exp(-zeta * w * duration)

    larger = [residual(omega * (1 + mpfr(step * step) / 400)) for step in range(1, 100)]
    if max(larger) * 1000 > 1:
        raise ConfirmationError(f"a larger root than {omega}")
    return [(residual(omega) * 1000, 1)]


def confirm_inverse(parameters, results):
    """The results put into the forward definitions give the parameters again."""
    mass, stiffness, damping = map(mpfr, parameters)
    response, bounce, bounciness, speed, tension, friction, duration = results
    demand_equal(response**2 * stiffness, 4 * gmpy2.const_pi() ** 2 * mass, "response")
    zeta = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    demand_equal(4 * zeta**2 * mass * stiffness, damping**2, "bounce")
    demand_equal(194 + (tension - 30) * 181 / 50, stiffness / mass, "tension")
    demand_equal(mpfr(25) + (friction - 8) * 3 + 1, damping / mass + 1, "friction")
    if bounciness is not None:
        exact_tension = (Fraction(parameters[1]) / Fraction(parameters[0]) - decimal("85.4")) / decimal("3.62")
        demand_equal((1 + 399 * speed / 34) / 2, fraction_to_mpfr(exact_tension), "speed")
        free = fraction_to_mpfr(no_bounce_friction(exact_tension)) - mpfr(1) / 100
        back = 3 * (free * (1 - bounciness * 2 / 85) ** 2 + mpfr(1) / 100) + 1
        demand_equal(back, damping / mass, "bounciness")
    if duration is not None:
        omega = 2 * gmpy2.const_pi() / response
        shape = 1 + omega * duration if bounce == 0 else zeta / gmpy2.sqrt(1 - zeta * zeta)
        demand_equal(shape * gmpy2.exp(-zeta * omega * duration) * 1000, mpfr(1), "UIKit duration")
