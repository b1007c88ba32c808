/// The one door to the platform's elementary functions.
///
/// Everything above this header is Swift and imports neither Glibc nor Darwin, so that the same sources build for Linux,
/// Apple systems and Embedded Swift. The functions are always inlined; a call costs what libm's own function costs.
#ifndef CELEMENTARY_H
#define CELEMENTARY_H

#define CELEMENTARY_INLINE static inline __attribute__((always_inline, const, nothrow, unused))

CELEMENTARY_INLINE double elementary_exp(double x) { return __builtin_exp(x); }
CELEMENTARY_INLINE double elementary_expm1(double x) { return __builtin_expm1(x); }
CELEMENTARY_INLINE double elementary_log(double x) { return __builtin_log(x); }
CELEMENTARY_INLINE double elementary_log1p(double x) { return __builtin_log1p(x); }
CELEMENTARY_INLINE double elementary_atan2(double y, double x) { return __builtin_atan2(y, x); }
CELEMENTARY_INLINE double elementary_cbrt(double x) { return __builtin_cbrt(x); }
CELEMENTARY_INLINE double elementary_sinh(double x) { return __builtin_sinh(x); }
CELEMENTARY_INLINE double elementary_cosh(double x) { return __builtin_cosh(x); }
CELEMENTARY_INLINE double elementary_hypot(double x, double y) { return __builtin_hypot(x, y); }

/// The square root as one instruction: `__builtin_sqrt` would keep a branch for errno.
CELEMENTARY_INLINE double elementary_sqrt(double x) { return __builtin_elementwise_sqrt(x); }

/// The sine and cosine of one angle.
typedef struct {
  double sine;
  double cosine;
} elementary_sine_cosine;

#if defined(__linux__)
extern void sincos(double angle, double *sine, double *cosine);
#define ELEMENTARY_SINCOS(angle, sine, cosine) sincos((angle), (sine), (cosine))
#elif defined(__APPLE__)
extern void __sincos(double angle, double *sine, double *cosine);
#define ELEMENTARY_SINCOS(angle, sine, cosine) __sincos((angle), (sine), (cosine))
#else
#define ELEMENTARY_SINCOS(angle, sine, cosine) (*(sine) = __builtin_sin(angle), *(cosine) = __builtin_cos(angle))
#endif

/// Both at once, cheaper than two calls where the platform offers it.
CELEMENTARY_INLINE elementary_sine_cosine elementary_sincos(double angle) {
  elementary_sine_cosine result;
  ELEMENTARY_SINCOS(angle, &result.sine, &result.cosine);
  return result;
}

#endif
