#pragma once

#include "CGlobe.h"
#include <string.h>

/* Internal to this module: the points of a ring, up to sixteen at a time. 32768 is subtracted from
   their coordinates so that they fit into signed 16-bit lanes. */

typedef short short16 __attribute__((ext_vector_type(16)));

/* A point in units. */
typedef struct {
  int x, y;
} ring_point;

INLINED short centered(unsigned word) { return (short)(word ^ 0x8000); }

INLINED ring_point whole(short x, short y) { return (ring_point){x + 32768, y + 32768}; }

/* A bit mask of the lanes, with the first lane in the lowest bit. */
INLINED unsigned bits16(const short16 *comparison) {
  typedef _Bool booleans __attribute__((ext_vector_type(16)));
  booleans bits = __builtin_convertvector(*comparison, booleans);
  unsigned short result;
  memcpy(&result, &bits, 2);
  return result;
}

/* Replaces each lane by its prefix sum plus a number. */
INLINED void sum_up(short16 *value, short before) {
  const ushort16 zero = 0;
  ushort16 sum = (ushort16)*value;
  sum += __builtin_shufflevector(
      zero, sum, 0, 16, 17, 18, 19, 20, 21, 22, 8, 24, 25, 26, 27, 28, 29, 30);
  sum += __builtin_shufflevector(
      zero, sum, 0, 0, 16, 17, 18, 19, 20, 21, 8, 8, 24, 25, 26, 27, 28, 29);
  sum += __builtin_shufflevector(
      zero, sum, 0, 0, 0, 0, 16, 17, 18, 19, 8, 8, 8, 8, 24, 25, 26, 27);
  sum += __builtin_shufflevector(
      zero, sum, 0, 0, 0, 0, 0, 0, 0, 0, 23, 23, 23, 23, 23, 23, 23, 23);
  *value = (short16)(sum + (unsigned short)before);
}

/* Consecutive points. The lanes after `count` are undefined. */
typedef struct {
  short16 x, y;
  unsigned count;
} ring_block;

INLINED ring_point point_of(const ring_block *block, unsigned lane) {
  return whole(block->x[lane], block->y[lane]);
}

/* A bit mask of the lanes that contain points. */
INLINED unsigned lanes_of(const ring_block *block) { return (1u << block->count) - 1; }

/* Reads the points that steps lead to from a point, up to a mark or the end of the ring. */
INLINED void read_block(
    const vector_ring *ring, const uint16_t *next, short x, short y, ring_block *block) {
  const long left = ring->end - next, readable = ring->limit - next;
  ushort16 steps;
  if (__builtin_expect(readable >= 16, true)) {
    memcpy(&steps, next, sizeof steps);
  } else {
    steps = 0;
    memcpy(&steps, next, 2 * readable);
  }
  const short16 east = (short16)(steps << 8) >> 8, marks = east == -128;
  block->x = east;
  block->y = (short16)steps >> 8;
  sum_up(&block->x, x);
  sum_up(&block->y, y);
  block->count = __builtin_ctz(bits16(&marks) | (left < 16 ? 1u << left : 1u << 16));
}

/* Adds a point to a block of fewer than sixteen points. */
INLINED void add_point(ring_block *block, short x, short y) {
  const short16 lanes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  const short16 is_point = lanes == (short)block->count;
  block->x = is_point ? (short16)x : block->x;
  block->y = is_point ? (short16)y : block->y;
  block->count++;
}
