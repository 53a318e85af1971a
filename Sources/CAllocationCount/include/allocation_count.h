// How often this process has asked for memory. Only the benchmark links it.
#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdint.h>

// The number of requests so far; -1 where they can't be counted.
int64_t allocation_count(void);

#endif
