#include "CGlobe.h"
#include <string.h>

/* Without fused multiply-add, results are the same on every processor. */
#pragma STDC FP_CONTRACT OFF

/* A unit of latitude in radians, with pi rounded down. */
static const float unit = 0x1.921fb4p1f / 0x1p24f;

/* The sines of angles in -pi/2 ... pi/2, by a minimax polynomial with a relative error of a few
   millionths. */
INLINED void take_sine(vector_float8 *angle) {
  const vector_float8 square = *angle * *angle;
  vector_float8 sum = square * 2.60831598e-6f - 0.000198106907f;
  sum = sum * square + 0.00833307858f;
  sum = sum * square - 0.166666597f;
  *angle = sum * square * *angle + *angle;
}

INLINED void take_haversines(
    const vector_place_target *target, const unsigned *north, const unsigned *east, vector_float8 *haversines) {
  typedef unsigned vector_uint8 __attribute__((ext_vector_type(8)));
  vector_uint8 rows, columns;
  memcpy(&rows, north, sizeof rows);
  memcpy(&columns, east, sizeof columns);
  const vector_int8 latitudes = (vector_int8)(rows >> 8);
  const vector_int8 turns = (vector_int8)((columns & ~255u) - target->longitude);
#define FLOATS(value) __builtin_convertvector(value, vector_float8)
  vector_float8 along = (FLOATS(latitudes - target->latitude) - target->north) * (unit / 2);
  vector_float8 across = (FLOATS(turns) - 256 * target->east) * (unit / 256);
  /* The cosine of the latitude is the sine of the angle from the nearer pole. */
  vector_float8 cosines = (0x1p23f - __builtin_elementwise_abs(FLOATS(latitudes) - 0x1p23f)) * unit;
#undef FLOATS
  take_sine(&along);
  take_sine(&across);
  take_sine(&cosines);
  *haversines = along * along + cosines * target->cosine * (across * across);
}

INLINED unsigned bits_below(const vector_float8 *value, float limit) {
  typedef _Bool booleans __attribute__((ext_vector_type(8)));
  booleans bits = __builtin_convertvector(*value <= limit, booleans);
  unsigned char result;
  memcpy(&result, &bits, 1);
  return result;
}

WIDEST
unsigned vector_place_nearest(
    const vector_place_target *target, const unsigned *north, const unsigned *east, float limit,
    float haversines[32]) {
  vector_float8 found[4];
  for (int index = 0; index < 4; index++)
    take_haversines(target, north + 8 * index, east + 8 * index, &found[index]);
  const vector_float8 least = __builtin_elementwise_min(
      __builtin_elementwise_min(found[0], found[1]), __builtin_elementwise_min(found[2], found[3]));
  const float nearest = __builtin_reduce_min(least);
  if (nearest > limit) return 0;
  memcpy(haversines, found, sizeof found);
  unsigned bits = 0;
  for (int index = 0; index < 4; index++)
    bits |= bits_below(&found[index], nearest * (1 + vector_place_precision)) << 8 * index;
  return bits;
}
