#include "CGlobe.h"
#include <string.h>

INLINED void clamp(vector_float8 *value) {
  *value = *value > 0 ? *value : 0;
  *value = *value < 1 ? *value : 1;
}

/* Blends a color over eight pixels, each with its own opacity in 1/256. */
INLINED void blend(unsigned *target, long count, const vector_uint8 *shares, unsigned color) {
  const vector_uint8 evens = 0x00FF00FF;
  vector_uint8 below = 0, rest = 256 - *shares;
  memcpy(&below, target, 4 * count);
  vector_uint8 even = (below & evens) * rest + (color & 0x00FF00FF) * *shares;
  vector_uint8 odd = (below >> 8 & evens) * rest + (color >> 8 & 0x00FF00FF) * *shares;
  below = (even >> 8 & evens) | (odd & ~evens);
  memcpy(target, &below, 4 * count);
}

WIDEST
void vector_light_row(const vector_light *light, unsigned *target, long x, long count, float row) {
  const vector_float8 ramp = {0, 1, 2, 3, 4, 5, 6, 7};
  float inverse = 1 / light->radius, down = row + 0.5f - light->center_y, up = -down * inverse;
  /* All but what depends on the column, once a row. */
  float start = light->offset + light->slope * light->sun[1] * up, square = 1 - up * up;
  float across_step = light->slope * light->sun[0], toward_step = light->slope * light->sun[2];
  /* Within this distance from the middle of the row, the globe covers pixels completely. */
  float within = (light->radius - 1) * (light->radius - 1) - down * down;
  within = within > 0 ? __builtin_sqrtf(within) - 1 : 0;
  for (long pixel = 0; pixel < count; pixel += 8) {
    float west = x + pixel - light->center_x;
    vector_float8 offset = ramp + (west + 0.5f);
    vector_float8 across = offset * inverse, depth = square - across * across;
    depth = __builtin_elementwise_sqrt(depth > 0 ? depth : 0);
    vector_float8 step = start + across * across_step + depth * toward_step;
    if (!__builtin_reduce_or(step > 0)) continue;
    clamp(&step);
    step = step * step * (3 - 2 * step);
    if (west < -within || west + 8 > within) {
      vector_float8 share =
          light->radius + 0.5f - __builtin_elementwise_sqrt(offset * offset + down * down);
      clamp(&share);
      step *= share;
    }
    vector_uint8 shares = __builtin_convertvector(
        __builtin_convertvector(step * light->opacity + 0.5f, vector_int8), vector_uint8);
    blend(target + pixel, count - pixel < 8 ? count - pixel : 8, &shares, light->color);
  }
}
