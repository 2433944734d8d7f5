#pragma once

#include "CPixels.h"

/* The components along one axis of a step east, a step north and a radius upward from the center of
   a chunk of points, and the position of that center. */
typedef struct {
  float east;
  float north;
  float upward;
  float center;
} vector_axis;

/* The plane onto which points near a place on a sphere are projected. */
typedef struct {
  vector_axis across;
  vector_axis down;
  vector_axis toward;
  float square_step; /* The square of a step, in radii. */
} vector_plane;

/* Projects blocks of eight points, each stored as eight steps east followed by eight steps north.
   `height` receives the distances toward the viewer and may be null. */
void vector_project_bytes(
    const vector_plane *plane, const signed char *points, long blocks, float *x, float *y, float *height);
void vector_project_words(
    const vector_plane *plane, const short *points, long blocks, float *x, float *y, float *height);
