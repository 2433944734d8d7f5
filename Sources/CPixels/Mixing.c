#include "CPixels.h"
#include <string.h>

/* Sums eight columns. Two channels occupy the two halves of a lane and are multiplied as 16-bit
   lanes. */
INLINED void mix_eight(
    const unsigned *const *rows, const unsigned short *weights, long height, long x, unsigned *target, long count) {
  const vector_uint8 evens = 0x00FF00FF;
  ushort16 even = 0, odd = 0;
  for (long row = 0; row < height; row++) {
    vector_uint8 eight = 0;
    memcpy(&eight, rows[row] + x, count * sizeof *target);
    even += __builtin_bit_cast(ushort16, eight & evens) * weights[row];
    odd += __builtin_bit_cast(ushort16, eight >> 8 & evens) * weights[row];
  }
  even >>= 8;
  vector_uint8 sum = __builtin_bit_cast(vector_uint8, even) | (__builtin_bit_cast(vector_uint8, odd) & ~evens);
  memcpy(target + x, &sum, count * sizeof *target);
}

WIDEST
void vector_mix_rows(
    unsigned *target, const unsigned *const *rows, const unsigned short *weights, long height, long count) {
  long x = 0;
  for (; x + 8 <= count; x += 8) mix_eight(rows, weights, height, x, target, 8);
  if (x < count) mix_eight(rows, weights, height, x, target, count - x);
}
