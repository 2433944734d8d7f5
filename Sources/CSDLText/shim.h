#pragma once

#if !__has_include(<SDL2/SDL.h>)
#error "SDL2 is missing: install the package libsdl2-dev."
#elif !__has_include(<SDL2/SDL_ttf.h>)
#error "SDL2_ttf is missing: install the package libsdl2-ttf-dev."
#else

#define SDL_MAIN_HANDLED
#include <SDL2/SDL_ttf.h>

#endif
