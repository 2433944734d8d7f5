#pragma once

/* For C sources alone, of this module and of those on it: functions for the widest vectors that the processor has, chosen
   when the program starts. The third level of x86-64 has AVX2, and products that are added in one step. */
#define INLINED static inline __attribute__((always_inline))
#if defined(__x86_64__)
#define WIDEST __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define WIDEST
#endif
