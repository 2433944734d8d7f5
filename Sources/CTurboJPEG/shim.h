#pragma once

#if !__has_include(<turbojpeg.h>)
#error "TurboJPEG is missing: install the package libturbojpeg0-dev."
#else
#include <turbojpeg.h>
#endif
