#pragma once

/* Internal to Globe.c: blocks of pixels that wait for their texels. */

#include "CGlobe.h"
#include <string.h>

typedef double double2 __attribute__((ext_vector_type(2)));
typedef unsigned char byte16 __attribute__((ext_vector_type(16)));
typedef unsigned char byte32 __attribute__((ext_vector_type(32)));

#define BLOCKS (sizeof(((vector_texel_queue *)0)->blocks) / sizeof(((vector_texel_queue *)0)->blocks[0]))

/* Two adjacent texels at each of two addresses, with their channels as 16-bit lanes. */
INLINED void neighbors(const unsigned *first, const unsigned *second, ushort16 *channels) {
  /* Loaded as doubles, they go directly into the halves of a vector. */
  double pair[2];
  memcpy(pair, first, 8);
  memcpy(pair + 1, second, 8);
  const double2 both = {pair[0], pair[1]};
  *channels = __builtin_convertvector(__builtin_bit_cast(byte16, both), ushort16);
}

/* Two pixels of a block, the second four after the first: the left and right texels are
   interpolated vertically and multiplied by their horizontal weights. */
INLINED void mix_two(
    const vector_texel_block *block, int pixel, const ushort16 *across, const ushort16 *down,
    ushort16 *mixed) {
  const unsigned *first = block->texels + block->places[pixel];
  const unsigned *second = block->texels + block->places[pixel + 4];
  ushort16 above, below;
  neighbors(first, second, &above);
  neighbors(first + block->stride, second + block->stride, &below);
  *mixed = ((above * (256 - *down) + below * *down) >> 8) * *across;
}

/* Four pixels of a block: two, and the two that are four after them. Data stays within the halves
   of wide vectors. */
INLINED void mix_four(
    const ushort16 *first, const ushort16 *second, ushort16 *mixed) {
  ushort16 left = __builtin_shufflevector(
      *first, *second, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27);
  ushort16 right = __builtin_shufflevector(
      *first, *second, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
  *mixed = (left + right) >> 8;
}

#define ACROSS(l, r, L, R) l, l, l, l, r, r, r, r, L, L, L, L, R, R, R, R
#define DOWN(d, D) d, d, d, d, d, d, d, d, D, D, D, D, D, D, D, D

INLINED void draw_block(const vector_texel_block *block) {
  ushort16 across, down, two[4], four[2];
  memcpy(&across, block->across, sizeof across);
  memcpy(&down, block->down, sizeof down);
#define MIX(pixel, l, r, L, R)                                                                          \
  {                                                                                                     \
    ushort16 shares = __builtin_shufflevector(across, across, ACROSS(l, r, L, R));                      \
    ushort16 depths = __builtin_shufflevector(down, down, DOWN(l, L));                                  \
    mix_two(block, pixel, &shares, &depths, two + pixel);                                               \
  }
  MIX(0, 0, 1, 8, 9)
  MIX(1, 2, 3, 10, 11)
  MIX(2, 4, 5, 12, 13)
  MIX(3, 6, 7, 14, 15)
#undef MIX
  mix_four(two, two + 1, four);
  mix_four(two + 2, two + 3, four + 1);
  byte32 pixels = __builtin_convertvector(
      __builtin_shufflevector(
          four[0], four[1], 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 8, 9, 10, 11, 12, 13,
          14, 15, 24, 25, 26, 27, 28, 29, 30, 31),
      byte32);
  memcpy(block->target, &pixels, sizeof pixels);
}

INLINED void draw_oldest(vector_texel_queue *queue) {
  draw_block(&queue->blocks[queue->drawn++ % BLOCKS]);
}

/* Initializes a block with the texels at positions in an area. */
INLINED void aim(
    vector_texel_block *block, const vector_texel_area *area, const vector_int8 *u, const vector_int8 *v,
    unsigned *target) {
  vector_int8 x = *u - area->origin_u, y = *v - area->origin_v;
  vector_int8 places = (y >> 8) * area->stride + (x >> 8);
  memcpy(block->places, &places, sizeof places);
  vector_int8 right = x & 255, across = (right << 16) + (256 - right), down = y & 255;
  memcpy(block->across, &across, sizeof across);
  memcpy(block->down, &down, sizeof down);
  block->texels = area->texels;
  block->stride = area->stride;
  block->target = target;
}

/* Appends a block, drawing the oldest one if the queue is full. */
INLINED void add_block(
    vector_texel_queue *queue, const vector_texel_area *area, const vector_int8 *u, const vector_int8 *v,
    unsigned *target) {
  if (queue->asked - queue->drawn == BLOCKS) draw_oldest(queue);
  vector_texel_block *block = &queue->blocks[queue->asked++ % BLOCKS];
  aim(block, area, u, v, target);
  /* Only the lower line: the upper one was usually the lower line of an earlier row. */
  for (int pixel = 0; pixel < 8; pixel++) __builtin_prefetch(area->texels + block->places[pixel] + area->stride);
}
