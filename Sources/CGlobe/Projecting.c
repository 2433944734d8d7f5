#include "CGlobe.h"
#include <string.h>

INLINED void place(
    const vector_axis *axis, const vector_float8 *east, const vector_float8 *north,
    const vector_float8 *sunk, float *result) {
  vector_float8 sum =
      *east * axis->east + (*north * axis->north + (*sunk * axis->upward + axis->center));
  memcpy(result, &sum, sizeof sum);
}

INLINED void project(
    const vector_plane *plane, const vector_float8 *east, const vector_float8 *north, float *x, float *y,
    float *height) {
  vector_float8 square = (*east * *east + *north * *north) * plane->square_step;
  /* The negative height of the sphere over its tangent plane: the series of sqrt(1 - square) - 1. */
  vector_float8 sunk = (((square * -0.0390625f - 0.0625f) * square - 0.125f) * square - 0.5f) * square;
  place(&plane->across, east, north, &sunk, x);
  place(&plane->down, east, north, &sunk, y);
  if (height) place(&plane->toward, east, north, &sunk, height);
}

#define PROJECT(name, number, vector)                                                                   \
  WIDEST                                                                                                \
  void name(                                                                                            \
      const vector_plane *plane, const number *points, long blocks, float *x, float *y, float *height) { \
    for (long block = 0; block < blocks; block++, points += 16) {                                       \
      vector east, north;                                                                               \
      memcpy(&east, points, sizeof east);                                                               \
      memcpy(&north, points + 8, sizeof north);                                                         \
      vector_float8 u = __builtin_convertvector(east, vector_float8);                                   \
      vector_float8 v = __builtin_convertvector(north, vector_float8);                                  \
      project(plane, &u, &v, x + 8 * block, y + 8 * block, height ? height + 8 * block : height);       \
    }                                                                                                   \
  }

typedef signed char char8 __attribute__((ext_vector_type(8)));

PROJECT(vector_project_bytes, signed char, char8)
PROJECT(vector_project_words, short, vector_short8)
