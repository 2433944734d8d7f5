#include "CPixels.h"
#include <string.h>

#define LESSER(a, b) ((a) < (b) ? (a) : (b))

/* Adding 1.5 * 2^23 to a number in -2^22 ... 2^22 leaves the nearest integer in the low bits. */
static const float rounding = 12582912;
static const int rounded = 0x4B400000;

INLINED int nearest(float value) { return __builtin_bit_cast(int, value + rounding) - rounded; }

/* The area that can be stroked: the lowest column and row, and the ends stored as negatives. */
INLINED void bound(const vector_coverage *mask, vector_int4 *bounds) {
  *bounds = (vector_int4){-8, -(mask->width + 8), mask->top, -mask->bottom};
}

/* The pixels around a segment, in the same form. */
INLINED void enclose(
    float x0, float y0, float x1, float y1, float reach, const vector_int4 *bounds, vector_int4 *box) {
  const vector_float4 signs = {1, -1, 1, -1};
  vector_float4 start = {x0, x0, y0, y0}, end = {x1, x1, y1, y1};
  start *= signs;
  end *= signs;
  vector_float4 least = (start < end ? start : end) - reach;
  *box = __builtin_bit_cast(vector_int4, least + rounding) - rounded;
  *box = __builtin_elementwise_max(*box, *bounds);
}

/* Records that pixels of two rows, which may be the same, are touched. */
INLINED void touch(vector_coverage_span *first, vector_coverage_span *second, const vector_int4 *box) {
  const vector_int2 touched = {(*box)[0], (*box)[1]};
  vector_int2 spans[2];
  memcpy(spans, first, 8);
  memcpy(spans + 1, second, 8);
  spans[0] = __builtin_elementwise_min(spans[0], touched);
  spans[1] = __builtin_elementwise_min(spans[1], touched);
  memcpy(first, spans, 8);
  memcpy(second, spans + 1, 8);
}

/* Covers four pixels in each of two rows with the greater of the old and new coverage. */
INLINED void cover(unsigned char *first, unsigned char *second, const vector_float8 *covered) {
  vector_int8 whole = __builtin_convertvector(*covered, vector_int8);
  vector_byte8 bytes = __builtin_convertvector(whole, vector_byte8);
  unsigned parts[2];
  memcpy(parts, first, 4);
  memcpy(parts + 1, second, 4);
  const vector_uint2 before = {parts[0], parts[1]};
  bytes = __builtin_elementwise_max(bytes, __builtin_bit_cast(vector_byte8, before));
  vector_uint2 after = __builtin_bit_cast(vector_uint2, bytes);
  parts[0] = after[0];
  parts[1] = after[1];
  memcpy(first, parts, 4);
  memcpy(second, parts + 1, 4);
}

/* Strokes one short segment. The distance from a pixel's center determines its coverage. Most
   segments are a few pixels long, so it works on four pixels of two rows at a time. */
INLINED void capsule(
    const vector_coverage *mask, const vector_int4 *bounds, float x0, float y0, float x1, float y1,
    float reach) {
  vector_int4 box;
  enclose(x0, y0, x1, y1, reach, bounds, &box);
  int low = box[0], high = -box[1], top = box[2], bottom = -box[3];
  if (low >= high || top >= bottom) return;
  float dx = x1 - x0, dy = y1 - y0, square = dx * dx + dy * dy;
  float inverse = square > 1e-12f ? 1 / square : 0, along_x = dx * inverse, along_y = dy * inverse;
  /* The last two rows may be drawn twice, which has no effect. A single row serves as both. */
  int last = LESSER(bottom - top, 2) - 1;
  const float sharpness = 256 / vector_stroke_edge;
  const vector_float8 ramp = {0, 1, 2, 3, 0, 1, 2, 3}, rows = {0, 0, 0, 0, 1, 1, 1, 1};
  vector_float8 start = ramp + ((float)low + 0.5f - x0), down = rows * (float)last + (0.5f - y0);
  long second = last * mask->stride;
  for (int next = top; next < bottom; next += 2) {
    int row = LESSER(next, bottom - 1 - last);
    vector_coverage_span *span = mask->spans + (row - mask->top);
    touch(span, span + last, &box);
    unsigned char *pixel = mask->pixels + (row - mask->top) * mask->stride + low;
    vector_float8 offset = start, above = down + (float)row;
    for (int x = low; x < high; x += 4, pixel += 4, offset += 4) {
      vector_float8 share = offset * along_x + above * along_y;
      share = share > 0 ? share : 0;
      share = share < 1 ? share : 1;
      vector_float8 away_x = share * dx - offset, away_y = share * dy - above;
      vector_float8 distance = __builtin_elementwise_sqrt(away_x * away_x + away_y * away_y);
      vector_float8 covered = (reach * sharpness + 0.5f) - distance * sharpness;
      covered = covered < 0 ? 0 : covered;
      covered = covered > 255 ? 255 : covered;
      cover(pixel, pixel + second, &covered);
    }
  }
}

WIDEST
void vector_stroke(
    const vector_coverage *mask, const float *x, const float *y, long count, float reach) {
  const vector_coverage target = *mask;
  vector_int4 bounds;
  bound(mask, &bounds);
  for (long index = 0; index + 1 < count; index++) {
    float x0 = x[index], y0 = y[index], x1 = x[index + 1], y1 = y[index + 1];
    float wide = __builtin_fabsf(x1 - x0), high = __builtin_fabsf(y1 - y0);
    /* Split long diagonal segments, because their bounding boxes contain many pixels off the
       line. */
    float shorter = LESSER(wide, high);
    int pieces = shorter > 6 ? nearest(shorter * (1 / 6.0f) + 0.5f) : 1;
    float part = pieces > 1 ? 1 / (float)pieces : 1;
    float step_x = (x1 - x0) * part, step_y = (y1 - y0) * part;
    for (int piece = 0; piece < pieces; piece++, x0 += step_x, y0 += step_y) {
      capsule(&target, &bounds, x0, y0, x0 + step_x, y0 + step_y, reach);
    }
  }
}
