#pragma once

/* For the sources of this module alone: functions for the widest vectors that the processor has, chosen
   when the program starts. */
#define INLINED static inline __attribute__((always_inline))
#if defined(__x86_64__)
#define WIDEST __attribute__((target_clones("avx2", "default")))
#else
#define WIDEST
#endif
