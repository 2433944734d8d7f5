#define _GNU_SOURCE
#include "CSupport.h"

#include <unistd.h>

char **support_environment(void) { return environ; }
