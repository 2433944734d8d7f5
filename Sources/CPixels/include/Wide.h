#pragma once

/* For C sources only, in this module and those that depend on it: functions compiled for the
   widest vectors of the processor, chosen when the program starts. The third level of x86-64
   adds AVX2 and fused multiply-add. */
#define INLINED static inline __attribute__((always_inline))
#if defined(__x86_64__)
#define WIDEST __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define WIDEST
#endif

typedef unsigned short ushort16 __attribute__((ext_vector_type(16)));
