// The seed of hashing. A page shows the same pictures on every run, so the bytes are the same ones, too: Marsaglia's xorshift64
// (Journal of Statistical Software 8(14), 2003).
#if defined(__wasm__)
typedef __SIZE_TYPE__ size_t;

void arc4random_buf(void *bytes, size_t size) {
  static unsigned long long state = 88172645463325252ull;
  for (unsigned char *byte = bytes; size > 0; size--) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    *byte++ = (unsigned char)state;
  }
}
#endif
