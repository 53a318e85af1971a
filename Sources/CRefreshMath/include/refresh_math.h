// The handful of functions that Swift has only together with a platform's C library.
// Natively they are the compiler's builtins. On bare WebAssembly, where there is no C library, the page's own `Math` answers.
#ifndef REFRESH_MATH_H
#define REFRESH_MATH_H

#if defined(__linux__) && defined(__has_include)
#if __has_include(<features.h>)
#include <features.h>  // says whether this is glibc
#endif
#endif

#if defined(__wasm__) && !defined(__wasi__)
#define REFRESH_MATH(name, ...) __attribute__((import_module("Math"), import_name(#name))) double refresh_##name(__VA_ARGS__);
REFRESH_MATH(sin, double x)
REFRESH_MATH(cos, double x)
REFRESH_MATH(tan, double x)
REFRESH_MATH(acos, double x)
REFRESH_MATH(atan2, double y, double x)
REFRESH_MATH(exp, double x)
REFRESH_MATH(log, double x)
REFRESH_MATH(pow, double x, double y)
#undef REFRESH_MATH
#else
static inline double refresh_sin(double x) { return __builtin_sin(x); }
static inline double refresh_cos(double x) { return __builtin_cos(x); }
static inline double refresh_tan(double x) { return __builtin_tan(x); }
static inline double refresh_acos(double x) { return __builtin_acos(x); }
static inline double refresh_atan2(double y, double x) { return __builtin_atan2(y, x); }
static inline double refresh_exp(double x) { return __builtin_exp(x); }
static inline double refresh_log(double x) { return __builtin_log(x); }
static inline double refresh_pow(double x, double y) { return __builtin_pow(x, y); }
#endif

/// The sine and the cosine of an angle.
struct refresh_direction {
    double sine, cosine;
};

#if defined(__GLIBC__)
// A function of the C library, though no part of C: both in little more than the time of one.
extern void sincos(double x, double *sine, double *cosine);
static inline struct refresh_direction refresh_sincos(double x) {
    struct refresh_direction direction;
    sincos(x, &direction.sine, &direction.cosine);
    return direction;
}
#else
static inline struct refresh_direction refresh_sincos(double x) {
    struct refresh_direction direction = {refresh_sin(x), refresh_cos(x)};
    return direction;
}
#endif

#endif
