"""Delta: by how much the contract allows a tolerance to be missed, for each rule; t is the settling time T."""

import math

from mpmath import mp, mpf

EPSILON = mpf(2) ** -52


def allowance(motion, t):
    """16 (1 + kappa T) 2^-52."""
    return 16 * (1 + motion.spring.kappa * t) * EPSILON


def displacement_allowance(motion, limit, t):
    """1e-12 limit + 16 (1 + kappa T) 2^-52 E(T)."""
    return mpf("1e-12") * limit + allowance(motion, t) * motion.envelopes(t)[0]


def speed_allowance(motion, speed, t):
    """1e-12 speed + 16 (1 + kappa T) 2^-52 E_v(T)."""
    return mpf("1e-12") * speed + allowance(motion, t) * motion.envelopes(t)[1]


def energy_allowance(motion, fraction, t):
    """1e-12 f + 16 (1 + kappa T) 2^-52 (k E^2 + m E_v^2) / W(0)."""
    displacement, speed = motion.envelopes(t)
    omega2 = motion.spring.omega2
    scale = 2 * (omega2 * displacement**2 + speed**2) / (omega2 * motion.x0**2 + motion.v0**2)
    return mpf("1e-12") * fraction + allowance(motion, t) * scale


def rounding_allowance(motion, distance, target, t):
    """1e-12 d + 16 (1 + kappa T) 2^-52 E(T) + 2 ulp(target)."""
    return displacement_allowance(motion, distance, t) + 2 * mpf(math.ulp(target))


def norm_allowance(motions, limit, t):
    """1e-12 limit + 16 (1 + kappa T) 2^-52 sqrt(E1^2 + E2^2)."""
    scale = mp.sqrt(sum(motion.envelopes(t)[0] ** 2 for motion in motions))
    return mpf("1e-12") * limit + allowance(motions[0], t) * scale


def reduced(limits, allowances):
    """The tolerances less their allowances, or None if one is not positive."""
    less = [limit - allowance for limit, allowance in zip(limits, allowances)]
    return less if all(limit > 0 for limit in less) else None
