// To the nearest whole number, and halves away from 0: the one rounding that is no instruction of WebAssembly.
#if defined(__wasm__)
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) < 0.5 ? whole : whole + __builtin_copysign(1, x);
}
#endif
