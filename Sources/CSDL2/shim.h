#pragma once

#if !__has_include(<SDL2/SDL.h>)
#error "SDL2 is missing: install the package libsdl2-dev."
#else

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <malloc.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>

/* libdispatch's interface for foreign run loops: a descriptor that is readable while the main
   queue has work, and the function that performs the work. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

#endif
