// Each of these is one instruction of WebAssembly, but the compiler may also call it by name.
#if defined(__wasm__)
typedef __SIZE_TYPE__ size_t;

void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }
#endif
