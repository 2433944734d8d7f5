// The least that a program with SDL does until its first frame is on the screen: a window of 1024×1000
// pixels, filled with one colour. window SECONDS, the time since 1970 at which it was started.
#include <SDL2/SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int main(int count, char **arguments) {
  double start = count > 1 ? atof(arguments[1]) : 0;
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) return 69;
  SDL_Window *window =
      SDL_CreateWindow("Window", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1024, 1000, SDL_WINDOW_SHOWN);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface) return 69;
  SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 10, 20, 40));
  SDL_UpdateWindowSurface(window);
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  double resident = 0;
  char line[256];
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status))
    if (!strncmp(line, "VmRSS:", 6)) resident = atof(line + 6) * 1024e-6;
  if (status) fclose(status);
  printf("first=%.3f resident=%.2f\n", (now.tv_sec + now.tv_nsec * 1e-9 - start) * 1e3, resident);
  return 0;
}
