#pragma once

#if !__has_include(<SDL2/SDL.h>)
#error "SDL2 is missing: install the package libsdl2-dev."
#else

#define SDL_MAIN_HANDLED
#include <SDL2/SDL_error.h>
#include <SDL2/SDL_rwops.h>
#include <SDL2/SDL_surface.h>

#endif
