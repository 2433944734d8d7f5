#define _GNU_SOURCE

#include "CSupport.h"

#include <sched.h>

int support_processor_count(void) {
  cpu_set_t processors;
  return sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 1;
}
