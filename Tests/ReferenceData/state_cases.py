"""The motions and times of spring-states.txt, one function per class."""

import math

from closed_form import spring
from draw import Draw, short, ten_to, ulps

POINTS = 8
ULP_COUNTS = [sign * count for count in (1, 2, 3, 5, 10, 100, 1000, 10**4, 10**5, 10**6) for sign in (1, -1)] + [0]
NONE = 0.0


def rates(vocabulary, parameters):
    """kappa and the fastest rate, as doubles."""
    exact = spring(vocabulary, *parameters)
    return float(exact.kappa), float(exact.shortest_rate)


def log_times(draw, rate, low, high, count=POINTS):
    """Times with rate * t log-uniform."""
    return [short(draw.log(low, high) / rate) if draw.below(10) < 7 else draw.log(low, high) / rate for _ in range(count)]


def start(draw, rate):
    """A start in pixels or units: x0 is rarely 0, v0 is 0 in one of three."""
    x0 = draw.pick(-1.0, 1.0, 100.0, -75.0, 0.0, draw.uniform(-500, 500), draw.uniform(-500, 500), draw.uniform(-2, 2))
    v0 = draw.pick(0.0, draw.uniform(-4, 4) * (abs(x0) or 1) * rate, draw.uniform(-3000, 3000))
    return x0, draw.number(v0) if x0 or v0 else 1.0


def interface_spring(draw):
    """A spring that an interface might use."""
    vocabulary = draw.pick("physical", "response", "perceptual", "compose")
    if vocabulary == "physical":
        mass = draw.pick(1.0, 1.0, 2.0, 0.5, draw.uniform(0.1, 5))
        return vocabulary, (mass, draw.pick(100.0, 170.0, 300.0, draw.uniform(20, 1500)), draw.uniform(3, 80))
    if vocabulary == "response":
        return vocabulary, (draw.uniform(0.08, 1.5), draw.pick(1.0, 0.825, 0.5, draw.uniform(0.1, 1.8)), NONE)
    if vocabulary == "perceptual":
        return vocabulary, (draw.uniform(0.1, 1.5), draw.pick(0.0, 0.15, 0.3, draw.uniform(-0.5, 0.8)), NONE)
    return vocabulary, (draw.pick(0.2, 0.5, 0.75, 1.0, draw.uniform(0.1, 2)), draw.pick(50.0, 200.0, 400.0, 1500.0, 1e4), NONE)


def interface():
    draw = Draw("state/interface")
    for _ in range(440):
        vocabulary, parameters = interface_spring(draw)
        x0, v0 = start(draw, rates(vocabulary, parameters)[0])
        times = [draw.pick(draw.below(120) / 60, draw.below(200) / 64, draw.uniform(0, 3)) for _ in range(POINTS)]
        yield vocabulary, parameters, x0, v0, times


def domain_value(draw):
    return draw.pick(0.0, draw.sign() * draw.log(1.01e-100, 0.99e100), draw.sign() * draw.log(1e-3, 1e3))


def domain_spring(draw):
    """omega within 1e-100...1e100, zeta 0 or up to 1e8, and c / m within 1e-100...1e100."""
    zeta = draw.pick(0.0, draw.log(1e-8, 1e8), draw.log(1e-8, 1e8), draw.log(0.1, 10))
    spread = max(1.0, 2 * zeta)
    floor = 1.0 if zeta == 0 else min(1.0, 2 * zeta)
    omega = draw.log(1.02e-100 / floor, 0.98e100 / spread)
    vocabulary = draw.pick("physical", "response", "perceptual", "compose")
    if vocabulary == "physical":
        mass = draw.pick(1.0, draw.log(1e-50, 1e50))
        return vocabulary, (mass, draw.number(mass * omega * omega), draw.number(1.98 * zeta * omega * mass))
    if vocabulary == "compose":
        return vocabulary, (zeta, draw.number(omega * omega), NONE)
    response = draw.number(2 * math.pi / omega)
    if vocabulary == "response":
        return vocabulary, (response, zeta, NONE)
    return vocabulary, (response, 1 - zeta if zeta <= 1 else 1 / zeta - 1, NONE)


def domain():
    draw = Draw("state/domain")
    for _ in range(400):
        vocabulary, parameters = domain_spring(draw)
        x0, v0 = domain_value(draw), domain_value(draw)
        kappa, fast = rates(vocabulary, parameters)
        times = log_times(draw, kappa, 1e-6, 600, 6) + log_times(draw, fast, 1e-3, 30, 2)
        yield vocabulary, parameters, x0, v0, times


def ulp_ratio():
    """zeta = 1 and its neighbours, by value."""
    draw = Draw("state/ulp-ratio")
    for count in ULP_COUNTS * 10:
        parameters = (draw.log(0.05, 5), ulps(1.0, count), NONE)
        omega = 2 * math.pi / parameters[0]
        yield "response", parameters, *start(draw, omega), log_times(draw, omega, 0.01, 60, 6) + log_times(draw, omega, 60, 700, 2)


def ulp_damping():
    """c next to 2 sqrt(k m): the regime hangs on c^2 - 4 m k."""
    draw = Draw("state/ulp-damping")
    for count in ULP_COUNTS * 10:
        mass, stiffness = draw.pick(1.0, draw.log(0.05, 20)), draw.pick(draw.log(1, 1e4), draw.log(1e-6, 1e9))
        parameters = (mass, stiffness, ulps(2 * math.sqrt(mass * stiffness), count))
        omega = math.sqrt(stiffness / mass)
        yield "physical", parameters, *start(draw, omega), log_times(draw, omega, 0.01, 60, 6) + log_times(draw, omega, 60, 700, 2)


def exactly_critical():
    """c^2 = 4 m k without rounding."""
    draw = Draw("state/exactly-critical")
    for index in range(48):
        i, j = (1, 10) if index == 0 else (1 + draw.below(99), 1 + draw.below(999))
        scale = 2.0 ** (draw.below(41) - 20) if index % 3 == 2 else 1.0
        parameters = (i * i * scale, j * j * scale, 2.0 * i * j * scale)
        yield "physical", parameters, *start(draw, j / i), log_times(draw, j / i, 0.01, 700)


def tiny_bounce():
    """zeta within 1e-300...1e-8 of 1: bounce says what zeta = 1 - bounce cannot."""
    draw = Draw("state/tiny-bounce")
    for index in range(200):
        exponent = draw.pick(300, 200, 154, 100, 30, 20, 17, 16, 15, 14, 12, 10, 9, 8, 8 + draw.below(292))
        parameters = (draw.log(0.05, 5), (1 if index % 2 else -1) * draw.number(draw.pick(1.0, 1.7, 5.0) * ten_to(-exponent)), NONE)
        omega = 2 * math.pi / parameters[0]
        yield "perceptual", parameters, *start(draw, omega), log_times(draw, omega, 0.01, 700)


def undamped():
    draw = Draw("state/undamped")
    for _ in range(150):
        omega = draw.log(0.1, 300)
        vocabulary = draw.pick("physical", "response", "perceptual", "compose")
        parameters = {
            "physical": (draw.pick(1.0, 3.0), omega * omega, 0.0),
            "response": (short(2 * math.pi / omega), 0.0, NONE),
            "perceptual": (short(2 * math.pi / omega), 1.0, NONE),
            "compose": (0.0, short(omega * omega), NONE),
        }[vocabulary]
        omega = rates(vocabulary, parameters)[0]
        yield vocabulary, parameters, *start(draw, omega), log_times(draw, omega, 0.01, 700)


def overdamped():
    """zeta 1e2...1e8, on the scale of the fast and of the slow mode."""
    draw = Draw("state/overdamped")
    for index in range(300):
        zeta, omega = draw.pick(1e8, draw.log(100, 1e8), draw.log(100, 1e8)), draw.log(0.5, 200)
        if index % 3 == 0:
            mass = draw.pick(1.0, 0.5)
            vocabulary, parameters = "physical", (mass, short(mass * omega * omega), draw.number(1.98 * zeta * omega * mass))
        elif index % 3 == 1:
            vocabulary, parameters = "response", (short(2 * math.pi / omega), zeta, NONE)
        else:
            vocabulary, parameters = "compose", (zeta, short(omega * omega), NONE)
        kappa, fast = rates(vocabulary, parameters)
        times = log_times(draw, fast, 0.01, 60, 3) + log_times(draw, kappa, 1e-3, 600, 4) + log_times(draw, math.sqrt(kappa * fast), 0.1, 10, 1)
        yield vocabulary, parameters, *start(draw, draw.pick(omega, fast)), times


def quarter_turn():
    """omega t, or the damped angle, next to a multiple of pi / 2, where one of sine and cosine is 0."""
    draw = Draw("state/quarter-turn")
    for _ in range(200):
        zeta, response = draw.pick(0.0, 0.0, 1e-8, 0.01, draw.uniform(0.02, 0.6)), draw.log(0.05, 5)
        omega = 2 * math.pi / response
        damped = omega * math.sqrt((1 - zeta) * (1 + zeta))
        largest = int(700 * 2 / math.pi) - 1 if zeta < 0.1 else 40
        times = [ulps((1 + draw.below(largest)) * math.pi / 2 / draw.pick(omega, damped), draw.pick(0, 0, 1, -1, 2, -2)) for _ in range(POINTS)]
        x0 = draw.pick(1.0, -1.0, 0.0, draw.uniform(-300, 300))
        yield "response", (response, zeta, NONE), x0, draw.pick(0.0, draw.uniform(-900, 900)) if x0 else 1.0, times


def deep():
    """kappa t from 600 to 744: the edge of what a double can hold."""
    draw = Draw("state/deep")
    for _ in range(150):
        response = draw.log(0.05, 5)
        zeta = draw.pick(0.0, 0.3, 0.9, 1.0, ulps(1.0, 7), 1.5, 30.0, 1e4, 1e8, draw.log(0.01, 100))
        kappa = rates("response", (response, zeta, NONE))[0]
        times = [draw.number(draw.uniform(600, 743.9) / kappa) for _ in range(POINTS)]
        yield "response", (response, zeta, NONE), *start(draw, kappa), times


def fast_mode():
    """v0 = -R x0 to rounding: the slow mode is nearly absent."""
    draw = Draw("state/fast-mode")
    for index in range(200):
        response, x0 = draw.log(0.05, 5), draw.pick(1.0, -1.0, 100.0, draw.uniform(-300, 300))
        zeta = draw.pick(1.0, 1.25, 2.0, 1 + draw.log(1e-14, 1), draw.log(1.1, 20), draw.log(1.1, 1e4), draw.log(1e4, 1e8))
        kappa, fast = rates("response", (response, zeta, NONE))
        speed = ulps(fast * abs(x0), (0, 0, 1, -1)[index % 4])
        times = log_times(draw, fast, 0.05, 45, 5) + log_times(draw, kappa, 0.01, 100, 3)
        yield "response", (response, zeta, NONE), x0, -math.copysign(speed, x0), times


def one_sided_start(name, keeps_position):
    """x0 = 0, or v0 = 0."""
    draw = Draw(f"state/{name}")
    for _ in range(125):
        response, zeta = draw.log(0.05, 5), draw.pick(0.0, 1.0, draw.log(0.01, 1), draw.uniform(0.8, 1.2), draw.log(1, 1e4))
        kappa, fast = rates("response", (response, zeta, NONE))
        value = draw.sign() * draw.log(0.01, 2000)
        times = log_times(draw, kappa, 0.01, 60, 6) + log_times(draw, fast, 1e-9, 3, 2)
        yield "response", (response, zeta, NONE), value if keeps_position else 0.0, 0.0 if keeps_position else value, times


CLASSES = {
    "interface": interface,
    "domain": domain,
    "ulp-ratio": ulp_ratio,
    "ulp-damping": ulp_damping,
    "exactly-critical": exactly_critical,
    "tiny-bounce": tiny_bounce,
    "undamped": undamped,
    "overdamped": overdamped,
    "quarter-turn": quarter_turn,
    "deep": deep,
    "fast-mode": fast_mode,
    "x0-zero": lambda: one_sided_start("x0-zero", False),
    "v0-zero": lambda: one_sided_start("v0-zero", True),
}


def cases():
    """Every motion as (vocabulary, parameters, x0, v0, times, class)."""
    return [(*case, name) for name, make in CLASSES.items() for case in make()]
