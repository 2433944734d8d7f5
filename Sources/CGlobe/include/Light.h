#pragma once

/* A layer of one color over a globe, whose opacity follows the height of the sun. */
typedef struct {
  float radius;
  float center_x;
  float center_y;
  /* The direction to the sun: to the right, upward and toward the viewer. */
  float sun[3];
  /* The sine of the sun's altitude, multiplied by `slope`, plus `offset`, is a step between 0 and 1,
     which is smoothed and multiplied by `opacity`, in 1/256. */
  float slope;
  float offset;
  float opacity;
  unsigned color; /* Opaque 0xFFRRGGBB. */
} vector_light;

/* Blends the layer over pixels of a row. Pixels at the rim get as much of it as the globe covers. */
void vector_light_row(const vector_light *light, unsigned *target, long x, long count, float row);
