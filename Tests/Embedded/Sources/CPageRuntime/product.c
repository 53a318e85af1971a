// The product of 128-bit integers, which the compiler calls by this name: a number's description needs it.
#if defined(__wasm__)
typedef unsigned long long half;

// The upper half of a product of two halves, from four products of quarters.
static half upper(half a, half b) {
  half aLow = a & 0xffffffff, aHigh = a >> 32, bLow = b & 0xffffffff, bHigh = b >> 32;
  half first = aHigh * bLow + (aLow * bLow >> 32);
  half second = aLow * bHigh + (first & 0xffffffff);
  return aHigh * bHigh + (first >> 32) + (second >> 32);
}

__int128 __multi3(__int128 a, __int128 b) {
  half aLow = (half)a, bLow = (half)b;
  half high = upper(aLow, bLow) + (half)(a >> 64) * bLow + aLow * (half)(b >> 64);
  return (__int128)((unsigned __int128)high << 64 | aLow * bLow);
}
#endif
