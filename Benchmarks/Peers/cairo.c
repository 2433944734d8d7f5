// Cairo's part of the benchmark: strokes the lines of a file, white and 1.5 pixels wide with round joins, on
// 1024×440 black pixels. cairo LINES REPETITIONS [RAW]; with RAW it writes the best it can do there.
//
// The file holds polylines in pixels: the number of points as a 32-bit integer, then x and y of each as floats.
#include <cairo/cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void stroke(cairo_t *cairo, const char *data, long size, int at_once) {
  for (const char *at = data; at < data + size;) {
    int count;
    memcpy(&count, at, 4);
    const float *points = (const float *)(at + 4);
    cairo_move_to(cairo, points[0], points[1]);
    for (int i = 1; i < count; i++) cairo_line_to(cairo, points[2 * i], points[2 * i + 1]);
    at += 4 + 8 * (long)count;
    if (!at_once) cairo_stroke(cairo);
  }
  if (at_once) cairo_stroke(cairo);
}

int main(int count, char **arguments) {
  FILE *file = count > 2 ? fopen(arguments[1], "r") : NULL;
  if (!file) return 64;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *data = malloc(size);
  if (fread(data, 1, size, file) != (size_t)size) return 66;
  fclose(file);
  int repetitions = atoi(arguments[2]);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1024, 440);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_line_width(cairo, 1.5);
  cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  // For the time as fast as it is anti-aliased, a line at a time; for the picture as well as it can.
  int best = count > 3;
  cairo_set_antialias(cairo, best ? CAIRO_ANTIALIAS_BEST : CAIRO_ANTIALIAS_FAST);
  double *times = malloc(sizeof(double) * repetitions);
  for (int i = 0; i < repetitions; i++) {
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_paint(cairo);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    double start = milliseconds();
    stroke(cairo, data, size, best);
    times[i] = milliseconds() - start;
  }
  qsort(times, repetitions, sizeof(double), compare);
  printf("coast=%.4f\n", times[repetitions / 2]);
  if (best) {
    cairo_surface_flush(surface);
    FILE *raw = fopen(arguments[3], "w");
    if (!raw) return 73;
    fwrite(cairo_image_surface_get_data(surface), 4, 1024 * 440, raw);
    fclose(raw);
  }
  return 0;
}
