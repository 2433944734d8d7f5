#include "CGlobe.h"
#include "TexelQueue.h"
#include <string.h>

#define ABS(value) __builtin_elementwise_abs(value)

/* The angles of points from the x-axis, accurate to 3e-7.

   The polynomial is a minimax fit of the arc tangent over 0...1 in odd powers up to 15, with an
   error of 4e-8 before rounding. */
INLINED void angle(const vector_float8 *y, const vector_float8 *x, vector_float8 *result) {
  const float pi = 3.14159265f;
  vector_float8 width = ABS(*x), height = ABS(*y);
  vector_float8 longer = width > height ? width : height, shorter = width > height ? height : width;
  vector_float8 slope = shorter / (longer > 1e-30f ? longer : 1e-30f), square = slope * slope;
  vector_float8 sum = square * -0.00405456048f + 0.021862934f;
  sum = sum * square - 0.0559122932f;
  sum = sum * square + 0.0964219493f;
  sum = sum * square - 0.139086286f;
  sum = sum * square + 0.199465655f;
  sum = sum * square - 0.333298608f;
  sum = sum * square + 0.999999336f;
  sum *= slope;
  sum = height > width ? pi / 2 - sum : sum;
  sum = *x < 0 ? pi - sum : sum;
  *result = __builtin_elementwise_copysign(sum, *y);
}

/* The square root, or 0 for negative values. */
INLINED void root(vector_float8 *value) {
  *value = __builtin_elementwise_sqrt(*value > 0 ? *value : 0);
}

/* The exact positions of eight pixels of a row that are `step` apart. */
INLINED void place_exactly(
    const vector_globe *globe, float x, float step, float row, vector_float8 *u, vector_float8 *v) {
  const vector_float8 ramp = {0, 1, 2, 3, 4, 5, 6, 7};
  const float *east = globe->east, *north = globe->north, *toward = globe->toward;
  float inverse = 1 / globe->radius, up = (globe->center_y - row - 0.5f) * inverse;
  vector_float8 across = (ramp * step + (x + 0.5f - globe->center_x)) * inverse;
  vector_float8 to_viewer = 1 - up * up - across * across;
  root(&to_viewer);
  vector_float8 first = across * east[0] + to_viewer * toward[0] + up * north[0];
  vector_float8 second = across * east[1] + to_viewer * toward[1] + up * north[1];
  vector_float8 third = across * east[2] + to_viewer * toward[2] + up * north[2];
  /* An arc sine would lose the latitude's precision near the poles. */
  vector_float8 outward = first * first + second * second, longitude, latitude;
  root(&outward);
  angle(&second, &first, &longitude);
  angle(&third, &outward, &latitude);
  *u = longitude * globe->scale_u + globe->offset_u;
  *v = latitude * -globe->scale_v + globe->offset_v;
}

/* The distance from the middle of a row within which pixels are inside the limb, by a margin along
   the row and by one pixel across it. */
INLINED float reach(const vector_globe *globe, float row, float margin) {
  float y = row + 0.5f - globe->center_y;
  float square = (globe->radius - 1) * (globe->radius - 1) - y * y;
  return square > 0 ? __builtin_sqrtf(square) - margin : 0;
}

WIDEST
void vector_globe_begin(
    const vector_globe *globe, vector_globe_blocks *blocks, long x, long row, long pixels) {
  long count = (pixels + 7) / 8;
  blocks->x = x;
  blocks->row = row;
  blocks->pixels = pixels;
  blocks->within = reach(globe, row, 2);
  for (long node = 0; node < count + 3; node += 8) {
    vector_float8 u, v;
    place_exactly(globe, x + (node - 1) * 8, 8, row, &u, &v);
    memcpy(blocks->u + node, &u, sizeof u);
    memcpy(blocks->v + node, &v, sizeof v);
  }
  const vector_float8 ramp = {0, 8, 16, 24, 32, 40, 48, 56};
  float inside = reach(globe, row, 16);
  for (long block = 0; block < count; block += 8) {
    vector_float8 u[4], v[4];
    for (int node = 0; node < 4; node++) {
      memcpy(u + node, blocks->u + block + node, sizeof *u);
      memcpy(v + node, blocks->v + block + node, sizeof *v);
    }
    vector_float8 change_u = ABS(u[3] - u[0] + 3 * (u[1] - u[2]));
    vector_float8 change_v = ABS(v[3] - v[0] + 3 * (v[1] - v[2]));
    vector_float8 west = ramp + (x + block * 8 - globe->center_x);
    vector_int8 is_smooth = (change_u < globe->tolerance_u) & (change_v < globe->tolerance_v) &
        (west > -inside) & (west + 8 < inside);
    memcpy(blocks->is_smooth + block, &is_smooth, sizeof is_smooth);
  }
}

/* The positions of eight pixels, interpolated between four exact ones by Bessel's formula. */
INLINED void place_between(const float *node, vector_float8 *positions) {
  const vector_float8 along = {0, 0.125f, 0.25f, 0.375f, 0.5f, 0.625f, 0.75f, 0.875f};
  float bend = (node[0] - node[1] - node[2] + node[3]) / 4;
  *positions = node[1] + along * (node[2] - node[1] + bend * (along - 1));
}

/* Rounds positions to integers: adding 1.5 * 2^23 leaves them in the low bits. */
INLINED void round_all(const vector_float8 *positions, vector_int8 *result) {
  *result = __builtin_bit_cast(vector_int8, *positions + 12582912) - 0x4B400000;
}

/* Finds the positions of a block and returns whether the globe covers all of its pixels
   completely. */
INLINED bool place(
    const vector_globe *globe, const vector_globe_blocks *blocks, long index, vector_int8 *u,
    vector_int8 *v) {
  vector_float8 exact_u, exact_v;
  bool is_inside = true;
  if (blocks->is_smooth[index]) {
    place_between(blocks->u + index, &exact_u);
    place_between(blocks->v + index, &exact_v);
  } else {
    float x = blocks->x + 8 * index, west = x - globe->center_x;
    place_exactly(globe, x, 1, blocks->row, &exact_u, &exact_v);
    is_inside = west > -blocks->within && west + 8 < blocks->within;
  }
  round_all(&exact_u, u);
  round_all(&exact_v, v);
  return is_inside;
}

WIDEST
bool vector_globe_place(
    const vector_globe *globe, const vector_globe_blocks *blocks, long index, int *positions) {
  vector_int8 u, v;
  bool is_inside = place(globe, blocks, index, &u, &v);
  memcpy(positions, &u, sizeof u);
  memcpy(positions + 8, &v, sizeof v);
  return is_inside;
}

/* The coverage of eight pixels of a row by the globe, in 1/256. */
INLINED void cover(const vector_globe *globe, float x, float row, vector_uint8 *shares) {
  const vector_float8 ramp = {0, 1, 2, 3, 4, 5, 6, 7};
  vector_float8 across = ramp + (x + 0.5f - globe->center_x);
  float down = row + 0.5f - globe->center_y;
  vector_float8 share =
      (globe->radius + 0.5f - __builtin_elementwise_sqrt(across * across + down * down)) * 256 + 0.5f;
  share = share < 256 ? share : 256;
  share = share > 0 ? share : 0;
  *shares = __builtin_convertvector(__builtin_convertvector(share, vector_int8), vector_uint8);
}

/* Draws a block that the globe or the row covers only in part, blending it with what is below. */
INLINED void draw_part(
    const vector_globe *globe, const vector_globe_blocks *blocks, long index,
    const vector_texel_area *area, const vector_int8 *u, const vector_int8 *v, unsigned *target) {
  long count = blocks->pixels - 8 * index;
  count = count < 8 ? count : 8;
  vector_texel_block block;
  vector_uint8 colors, below = 0, shares, rest, even, odd;
  aim(&block, area, u, v, (unsigned *)&colors);
  draw_block(&block);
  memcpy(&below, target, 4 * count);
  cover(globe, blocks->x + 8 * index, blocks->row, &shares);
  rest = 256 - shares;
  const vector_uint8 evens = 0x00FF00FF;
  even = (below & evens) * rest + (colors & evens) * shares;
  odd = (below >> 8 & evens) * rest + (colors >> 8 & evens) * shares;
  below = (even >> 8 & evens) | (odd & ~evens);
  memcpy(target, &below, 4 * count);
}

WIDEST
long vector_globe_draw(
    const vector_globe *globe, const vector_globe_blocks *blocks, long first, long end,
    const vector_texel_area *area, vector_texel_queue *queue, unsigned *pixels) {
  for (long index = first; index < end; index++) {
    vector_int8 u, v;
    bool is_inside = place(globe, blocks, index, &u, &v);
    vector_int8 room =
        (u - area->low_u) | (area->high_u - 1 - u) | (v - area->low_v) | (area->high_v - 1 - v);
    if (__builtin_reduce_or(room) < 0) return index;
    if (is_inside && 8 * index + 8 <= blocks->pixels) {
      add_block(queue, area, &u, &v, pixels + 8 * index);
    } else {
      draw_part(globe, blocks, index, area, &u, &v, pixels + 8 * index);
    }
  }
  return end;
}

WIDEST
void vector_texel_queue_finish(vector_texel_queue *queue) {
  while (queue->drawn != queue->asked) draw_oldest(queue);
}
