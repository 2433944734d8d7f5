#include "CVector.h"
#include "Wide.h"
#include <string.h>

#define LESSER(a, b) ((a) < (b) ? (a) : (b))
#define GREATER(a, b) ((a) > (b) ? (a) : (b))

/* The whole number nearest to one within -2^22 ... 2^22. */
INLINED int nearest(float value) { return __builtin_bit_cast(int, value + 12582912) - 0x4B400000; }

/* Strokes one short segment: a pixel is covered by how near its centre is. */
INLINED void capsule(
    const vector_coverage *mask, float x0, float y0, float x1, float y1, float reach) {
  float dx = x1 - x0, dy = y1 - y0, square = dx * dx + dy * dy;
  float inverse = square > 1e-12f ? 1 / square : 0;
  int low = GREATER(nearest(LESSER(x0, x1) - reach), -8);
  int high = LESSER(nearest(GREATER(x0, x1) + reach), mask->width + 8);
  int top = GREATER(nearest(LESSER(y0, y1) - reach), mask->top);
  int bottom = LESSER(nearest(GREATER(y0, y1) + reach), mask->bottom);
  if (low >= high || top >= bottom) return;
  const vector_float8 ramp = {0, 1, 2, 3, 4, 5, 6, 7};
  vector_float8 start = ramp + ((float)low + 0.5f - x0);
  float away_y0 = (float)top + 0.5f - y0;
  for (int row = top; row < bottom; row++, away_y0 += 1) {
    vector_coverage_span *span = mask->spans + (row - mask->top);
    if (span->low > low) span->low = low;
    if (span->high < high) span->high = high;
    unsigned char *pixel = mask->pixels + (row - mask->top) * mask->stride + low;
    vector_float8 offset = start;
    for (int x = low; x < high; x += 8, pixel += 8, offset += 8) {
      vector_float8 share = (offset * dx + away_y0 * dy) * inverse;
      share = share < 0 ? 0 : share;
      share = share > 1 ? 1 : share;
      vector_float8 away_x = offset - share * dx, away_y = away_y0 - share * dy;
      vector_float8 distance = __builtin_elementwise_sqrt(away_x * away_x + away_y * away_y);
      vector_float8 covered = (reach - distance) * (256 / vector_stroke_edge);
      covered = covered < 0 ? 0 : covered;
      covered = covered > 255 ? 255 : covered;
      /* Adding 2^23 leaves the whole number in the low bits. */
      vector_byte8 bytes =
          __builtin_convertvector(__builtin_bit_cast(vector_int8, covered + 8388608), vector_byte8);
      vector_byte8 old;
      memcpy(&old, pixel, 8);
      bytes = __builtin_elementwise_max(bytes, old);
      memcpy(pixel, &bytes, 8);
    }
  }
}

WIDEST
void vector_stroke(
    const vector_coverage *mask, const float *x, const float *y, long count, float reach) {
  for (long index = 0; index + 1 < count; index++) {
    float x0 = x[index], y0 = y[index], x1 = x[index + 1], y1 = y[index + 1];
    float wide = __builtin_fabsf(x1 - x0), high = __builtin_fabsf(y1 - y0);
    /* The box around a piece holds few pixels that are not on the line where its shorter side is short. */
    float shorter = LESSER(wide, high);
    if (shorter <= 6) {
      capsule(mask, x0, y0, x1, y1, reach);
      continue;
    }
    int pieces = nearest(shorter * (1 / 6.0f) + 0.5f);
    float step_x = (x1 - x0) / pieces, step_y = (y1 - y0) / pieces;
    for (int piece = 0; piece < pieces; piece++, x0 += step_x, y0 += step_y) {
      capsule(mask, x0, y0, x0 + step_x, y0 + step_y, reach);
    }
  }
}
