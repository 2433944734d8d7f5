// The least that a program with SDL does until its first frame is on the screen: a window of 1024×1000
// pixels, filled with one color.
#include <SDL2/SDL.h>

int main(void) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) return 69;
  SDL_Window *window =
      SDL_CreateWindow("Window", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1024, 1000, SDL_WINDOW_SHOWN);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface) return 69;
  SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 10, 20, 40));
  return SDL_UpdateWindowSurface(window) ? 69 : 0;
}
