#pragma once

#if !__has_include(<zlib.h>)
#error "zlib is missing: install the package zlib1g-dev."
#else
#include <zlib.h>
#endif
