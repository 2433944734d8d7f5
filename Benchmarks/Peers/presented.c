// Tells how long a program of SDL took until its first frame was on the screen, and ends it there: LD_PRELOAD
// it. PRESENTED_SINCE is when the program was started, in seconds since 1970; PRESENTED_FRAME another frame than
// the first, by its number.
//
// Prints milliseconds of wall time (first) and on all processors (cpu), and megabytes resident (resident).
#define _GNU_SOURCE
#include <SDL2/SDL.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double seconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

static double resident(void) {
  double megabytes = 0;
  char line[256];
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status))
    if (!strncmp(line, "VmRSS:", 6)) megabytes = atof(line + 6) * 1024e-6;
  if (status) fclose(status);
  return megabytes;
}

static void tell(void) {
  static int frame;
  const char *wanted = getenv("PRESENTED_FRAME");
  if (++frame < (wanted ? atoi(wanted) : 1)) return;
  double now = seconds(CLOCK_REALTIME), processor = seconds(CLOCK_PROCESS_CPUTIME_ID);
  const char *since = getenv("PRESENTED_SINCE");
  dprintf(
      1, "first=%.3f cpu=%.3f resident=%.2f\n", (now - (since ? atof(since) : now)) * 1e3, processor * 1e3,
      resident());
  _exit(0);
}

int SDL_UpdateWindowSurface(SDL_Window *window) {
  int (*update)(SDL_Window *) = dlsym(RTLD_NEXT, "SDL_UpdateWindowSurface");
  if (update(window)) return -1;
  tell();
  return 0;
}

int SDL_UpdateWindowSurfaceRects(SDL_Window *window, const SDL_Rect *rects, int count) {
  int (*update)(SDL_Window *, const SDL_Rect *, int) = dlsym(RTLD_NEXT, "SDL_UpdateWindowSurfaceRects");
  if (update(window, rects, count)) return -1;
  tell();
  return 0;
}
