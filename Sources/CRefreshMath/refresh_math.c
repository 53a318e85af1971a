// The functions are all in the header, inlined; a target needs one file to build.
#include "refresh_math.h"
