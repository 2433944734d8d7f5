#pragma once

#if !__has_include(<fontconfig/fontconfig.h>)
#error "Fontconfig is missing: install the package libfontconfig-dev."
#else
#include <fontconfig/fontconfig.h>
#endif
