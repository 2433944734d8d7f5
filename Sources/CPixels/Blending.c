#include "CPixels.h"
#include <string.h>

/* The fraction of the pixels below that remains, in 1/256, under a color with a share of 256. */
INLINED void remaining(unsigned color, const vector_uint8 *share, vector_uint8 *rest) {
  unsigned alpha = (color >> 24) + (color >> 31);
  /* Rounded down, so that color and rest never add up to more than a byte holds. The masks tell
     the compiler that 16-bit products suffice. */
  *rest = 256 - (((*share & 511) * (alpha & 511) + 255) >> 8);
}

/* Blends a color over eight pixels. Two channels occupy the two halves of a lane and are
   multiplied as 16-bit lanes. */
INLINED void blend_eight(unsigned color, const vector_uint8 *share, const vector_uint8 *rest, unsigned *target) {
  vector_uint8 below;
  memcpy(&below, target, sizeof below);
  const vector_uint8 evens = 0x00FF00FF;
  vector_uint8 even_color = color & 0x00FF00FF, odd_color = color >> 8 & 0x00FF00FF;
  vector_uint8 share_pairs = *share | *share << 16, rest_pairs = *rest | *rest << 16;
#define HALVES(value) __builtin_bit_cast(ushort16, (vector_uint8)(value))
  ushort16 even =
      (HALVES(even_color) * HALVES(share_pairs) + HALVES(below & evens) * HALVES(rest_pairs)) >> 8;
  ushort16 odd =
      HALVES(odd_color) * HALVES(share_pairs) + HALVES(below >> 8 & evens) * HALVES(rest_pairs);
#undef HALVES
  vector_uint8 mixed = __builtin_bit_cast(vector_uint8, even) | (__builtin_bit_cast(vector_uint8, odd) & ~evens);
  memcpy(target, &mixed, sizeof mixed);
}

/* The same for fewer than eight pixels. */
INLINED void blend_some(
    unsigned color, const vector_uint8 *share, const vector_uint8 *rest, unsigned *target, long count) {
  unsigned pixels[8] = {0};
  memcpy(pixels, target, 4 * count);
  blend_eight(color, share, rest, pixels);
  memcpy(target, pixels, 4 * count);
}

WIDEST
void vector_blend_coverage(
    unsigned *target, const unsigned char *coverage, long count, unsigned color) {
  for (long x = 0; x < count; x += 8) {
    unsigned long any;
    memcpy(&any, coverage + x, 8);
    if (any == 0) continue;
    vector_byte8 bytes;
    memcpy(&bytes, coverage + x, 8);
    vector_uint8 share = __builtin_convertvector(bytes, vector_uint8), rest;
    share += share >> 7;
    remaining(color, &share, &rest);
    if (count - x >= 8) {
      blend_eight(color, &share, &rest, target + x);
    } else {
      blend_some(color, &share, &rest, target + x, count - x);
    }
  }
}

/* Multiplies eight pixels by a factor of 0 ... 255 each. */
INLINED void scale(vector_uint8 *pixels, const vector_uint8 *factors) {
  const vector_uint8 evens = 0x00FF00FF;
  ushort16 pairs = __builtin_bit_cast(ushort16, *factors | *factors << 16);
  ushort16 even = __builtin_bit_cast(ushort16, *pixels & evens) * pairs + 128;
  ushort16 odd = __builtin_bit_cast(ushort16, *pixels >> 8 & evens) * pairs + 128;
  even = (even + (even >> 8)) >> 8;
  odd += odd >> 8;
  *pixels = __builtin_bit_cast(vector_uint8, even) | (__builtin_bit_cast(vector_uint8, odd) & ~evens);
}

INLINED void put_over(vector_uint8 *target, vector_uint8 *source, unsigned opacity) {
  if (opacity != 255) {
    vector_uint8 fade = opacity;
    scale(source, &fade);
  }
  vector_uint8 rest = 255 - (*source >> 24);
  scale(target, &rest);
  *target += *source;
}

WIDEST
void vector_blend_over(unsigned *target, const unsigned *source, long count, unsigned opacity) {
  vector_uint8 above, below;
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    memcpy(&above, source, sizeof above);
    /* Most images are mainly clear or opaque. */
    if (__builtin_reduce_or(above) == 0) continue;
    if (opacity < 255 || __builtin_reduce_and(above) < 0xFF000000) {
      memcpy(&below, target, sizeof below);
      put_over(&below, &above, opacity);
      above = below;
    }
    memcpy(target, &above, sizeof above);
  }
  if (count <= 0) return;
  above = below = 0;
  memcpy(&above, source, 4 * count);
  if (__builtin_reduce_or(above) == 0) return;
  memcpy(&below, target, 4 * count);
  put_over(&below, &above, opacity);
  memcpy(target, &below, 4 * count);
}

WIDEST
void vector_blend_color(unsigned *target, long count, unsigned color) {
  if (color >= 0xFF000000) {
    for (long x = 0; x < count; x++) target[x] = color;
    return;
  }
  const vector_uint8 source = color, rest = 255 - (color >> 24);
  vector_uint8 below = 0;
  for (; count >= 8; count -= 8, target += 8) {
    memcpy(&below, target, sizeof below);
    scale(&below, &rest);
    below += source;
    memcpy(target, &below, sizeof below);
  }
  if (count <= 0) return;
  memcpy(&below, target, 4 * count);
  scale(&below, &rest);
  below += source;
  memcpy(target, &below, 4 * count);
}

WIDEST
void vector_shade_rim(
    unsigned *target, long count, float x, float y, float radius, float steps, const unsigned *shades,
    int last) {
  const vector_float8 ramp = {0, 1, 2, 3, 4, 5, 6, 7};
  for (long pixel = 0; pixel < count; pixel += 8) {
    vector_float8 across = ramp + (x + (float)pixel);
    vector_float8 step = (__builtin_elementwise_sqrt(across * across + y * y) - radius) * steps;
    step = step > 0 ? step : 0;
    step = step < (float)last ? step : (float)last;
    vector_int8 index = __builtin_convertvector(step, vector_int8);
    vector_uint8 colors;
    for (int lane = 0; lane < 8; lane++) colors[lane] = shades[index[lane]];
    memcpy(target + pixel, &colors, count - pixel >= 8 ? sizeof colors : 4 * (count - pixel));
  }
}

/* The shares of 256 that eight winding numbers cover. */
INLINED void covered(const vector_float8 *winding, vector_uint8 *share) {
  vector_float8 size = __builtin_elementwise_abs(*winding);
  size = (size < 1 ? size : 1) * 256 + 0.5f;
  *share = __builtin_convertvector(__builtin_convertvector(size, vector_int8), vector_uint8);
}

WIDEST
void vector_blend_winding(
    unsigned *target, float start, const float *changes, long count, unsigned color) {
  const vector_float8 zero = 0;
  vector_float8 winding = start;
  vector_uint8 share, rest;
  covered(&winding, &share);
  remaining(color, &share, &rest);
  for (long x = 0; x < count; x += 8) {
    vector_float8 sum;
    unsigned long bits[4];
    memcpy(&sum, changes + x, sizeof sum);
    memcpy(bits, changes + x, sizeof bits);
    if ((bits[0] | bits[1] | bits[2] | bits[3]) == 0) {
      if (share[0] == 0) continue;
    } else {
      sum += __builtin_shufflevector(sum, zero, 8, 0, 1, 2, 3, 4, 5, 6);
      sum += __builtin_shufflevector(sum, zero, 8, 8, 0, 1, 2, 3, 4, 5);
      sum += __builtin_shufflevector(sum, zero, 8, 8, 8, 8, 0, 1, 2, 3);
      winding += sum;
      covered(&winding, &share);
      remaining(color, &share, &rest);
    }
    if (count - x >= 8) {
      blend_eight(color, &share, &rest, target + x);
    } else {
      blend_some(color, &share, &rest, target + x, count - x);
    }
    if ((bits[0] | bits[1] | bits[2] | bits[3]) != 0) {
      winding = __builtin_shufflevector(winding, winding, 7, 7, 7, 7, 7, 7, 7, 7);
      covered(&winding, &share);
      remaining(color, &share, &rest);
    }
  }
}
