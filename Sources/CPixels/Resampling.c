#include "CPixels.h"
#include <string.h>

typedef unsigned short ushort16 __attribute__((ext_vector_type(16)));
typedef unsigned uint16 __attribute__((ext_vector_type(16)));
typedef unsigned long ulong8 __attribute__((ext_vector_type(8)));

/* Mixes eight pairs of pixels. Two channels occupy the two halves of a lane and are multiplied as
   16-bit lanes. */
INLINED void mix_pairs(const ulong8 *pairs, const ulong8 *positions, vector_uint8 *result) {
  const vector_uint8 evens = 0x00FF00FF;
  uint16 pixels = __builtin_bit_cast(uint16, *pairs);
  vector_uint8 left = __builtin_shufflevector(pixels, pixels, 0, 2, 4, 6, 8, 10, 12, 14);
  vector_uint8 right = __builtin_shufflevector(pixels, pixels, 1, 3, 5, 7, 9, 11, 13, 15);
  vector_uint8 fraction = __builtin_convertvector(*positions >> 24, vector_uint8) & 255;
  ushort16 share = __builtin_bit_cast(ushort16, fraction | fraction << 16), rest = 256 - share;
#define MIXED(a, b) \
  __builtin_bit_cast(vector_uint8, (__builtin_bit_cast(ushort16, a) * rest + __builtin_bit_cast(ushort16, b) * share) >> 8)
  vector_uint8 even = MIXED(left & evens, right & evens);
  vector_uint8 odd = MIXED(left >> 8 & evens, right >> 8 & evens);
#undef MIXED
  *result = even | odd << 8;
}

/* Resamples at most eight pixels. */
INLINED void resample_eight(
    unsigned *target, const unsigned *source, unsigned long position, unsigned long step, long count) {
  ulong8 pairs = 0, positions = 0;
  for (long x = 0; x < count; x++) {
    unsigned long pair;
    memcpy(&pair, source + ((long)position >> 32), sizeof pair);
    pairs[x] = pair;
    positions[x] = position;
    position += step;
  }
  vector_uint8 mixed;
  mix_pairs(&pairs, &positions, &mixed);
  memcpy(target, &mixed, count * sizeof *target);
}

WIDEST
void vector_resample_row(
    unsigned *target, const unsigned *source, long position, long step, long count) {
  /* Unsigned, because sums may wrap. */
  unsigned long place = position, way = step;
  long x = 0;
  for (; x + 8 <= count; x += 8, place += 8 * way) resample_eight(target + x, source, place, way, 8);
  if (x < count) resample_eight(target + x, source, place, way, count - x);
}
