// A heap for bare WebAssembly. Blocks are powers of two. A page of memory (64 KiB) holds blocks of one size only, so a block needs
// no header, is aligned to its own size, and its size follows from its address. Larger blocks take whole pages.
#if defined(__wasm__)
typedef __SIZE_TYPE__ size_t;

enum { smallest = 4, page = 16, largest = 28, pages = 1 << (largest - page) };  // Exponents of two, and 256 MiB in all.

typedef struct Block { struct Block *next; } Block;
static Block *vacant[largest + 1];
static unsigned char exponents[pages];

static int exponent(size_t size) { return size <= 1 << smallest ? smallest : 32 - __builtin_clz((unsigned)size - 1); }

static int grow(int e) {
  size_t count = e <= page ? 1 : (size_t)1 << (e - page);
  size_t first = __builtin_wasm_memory_grow(0, count);
  if (first == (size_t)-1 || first + count > pages) return 0;
  exponents[first] = (unsigned char)e;
  for (size_t start = first << page, end = (first + count) << page; start < end; start += (size_t)1 << e) {
    Block *block = (Block *)start;
    block->next = vacant[e];
    vacant[e] = block;
  }
  return 1;
}

void *malloc(size_t size) {
  if (size > (size_t)1 << largest) return 0;
  int e = exponent(size);
  if (!vacant[e] && !grow(e)) return 0;
  Block *block = vacant[e];
  vacant[e] = block->next;
  return block;
}

void free(void *address) {
  if (!address) return;
  Block *block = address;
  int e = exponents[(size_t)address >> page];
  block->next = vacant[e];
  vacant[e] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = malloc(size > alignment ? size : alignment);
  return *result ? 0 : 12;
}
#endif
