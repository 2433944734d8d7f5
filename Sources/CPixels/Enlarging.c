#include "CPixels.h"
#include <string.h>

typedef unsigned vector_uint8 __attribute__((ext_vector_type(8)));
typedef unsigned uint16 __attribute__((ext_vector_type(16)));
typedef unsigned char byte32 __attribute__((ext_vector_type(32)));
typedef unsigned short ushort32 __attribute__((ext_vector_type(32)));

/* Mixes eight pixels and eight others in a ratio of three to one, rounded up. */
INLINED void three_to_one(const vector_uint8 *most, const vector_uint8 *rest, vector_uint8 *result) {
  /* Written so that it compiles to the processor's byte average. */
#define MEAN(a, b) \
  __builtin_convertvector( \
      (__builtin_convertvector(a, ushort32) + __builtin_convertvector(b, ushort32) + 1) >> 1, byte32)
  byte32 a = __builtin_bit_cast(byte32, *most), b = __builtin_bit_cast(byte32, *rest);
  byte32 half = MEAN(a, b);
  *result = __builtin_bit_cast(vector_uint8, MEAN(a, half));
#undef MEAN
}

/* Mixes eight pixels of a row with those of another. */
INLINED void mixed(const unsigned *near, const unsigned *far, vector_uint8 *result) {
  vector_uint8 a, b;
  memcpy(&a, near, sizeof a);
  memcpy(&b, far, sizeof b);
  three_to_one(&a, &b, result);
}

WIDEST
void vector_enlarge_row(const unsigned *near, const unsigned *far, long count, unsigned *target) {
  for (long x = 0; x < count; x += 8) {
    vector_uint8 middle, left, right;
    mixed(near + x, far + x, &middle);
    mixed(near + x - 1, far + x - 1, &left);
    mixed(near + x + 1, far + x + 1, &right);
    three_to_one(&middle, &left, &left);
    three_to_one(&middle, &right, &right);
    uint16 both = __builtin_shufflevector(left, right, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
    memcpy(target + 2 * x, &both, count - x >= 8 ? sizeof both : 8 * (count - x));
  }
}
