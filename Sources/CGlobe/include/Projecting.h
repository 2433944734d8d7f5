#pragma once

#include "CPixels.h"

/* How a step to the east, a step to the north and a radius up go along an axis from the centre of a chunk of
   points, and where that centre is. */
typedef struct {
  float east;
  float north;
  float upward;
  float centre;
} vector_axis;

/* The plane on which points near a place of a sphere are seen. */
typedef struct {
  vector_axis across;
  vector_axis down;
  vector_axis toward;
  float square_step; /* The square of a step, in radii. */
} vector_plane;

/* Projects blocks of eight points, stored as eight steps to the east and eight to the north each; `height`, how
   far they are toward the viewer, may be null. */
void vector_project_bytes(
    const vector_plane *plane, const signed char *points, long blocks, float *x, float *y, float *height);
void vector_project_words(
    const vector_plane *plane, const short *points, long blocks, float *x, float *y, float *height);
