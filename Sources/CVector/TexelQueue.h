#pragma once

/* For Globe.c alone: blocks of pixels that wait for their texels. */

#include "CVector.h"
#include "Wide.h"
#include <string.h>

typedef unsigned char byte16 __attribute__((ext_vector_type(16)));
typedef unsigned short ushort16 __attribute__((ext_vector_type(16)));

#define BLOCKS (sizeof(((vector_texel_queue *)0)->blocks) / sizeof(((vector_texel_queue *)0)->blocks[0]))

/* Two neighbours at each of two addresses, their channels as 16-bit lanes. */
INLINED void neighbours(const unsigned *first, const unsigned *second, ushort16 *channels) {
  vector_byte8 a, b;
  memcpy(&a, first, 8);
  memcpy(&b, second, 8);
  *channels = __builtin_convertvector(
      __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), ushort16);
}

/* Draws four pixels of a block.

   The first and third are in one vector, the second and fourth in the other: so the halves of wide vectors
   stay where they are. */
INLINED void draw_four(
    const unsigned *texels, long stride, const int *places, const unsigned short *rights,
    const unsigned short *downs, unsigned *target) {
  const unsigned *a = texels + places[0], *b = texels + places[1];
  const unsigned *c = texels + places[2], *d = texels + places[3];
  vector_ushort4 right, down;
  memcpy(&right, rights, 8);
  memcpy(&down, downs, 8);
  vector_ushort8 across = __builtin_shufflevector(256 - right, right, 0, 1, 2, 3, 4, 5, 6, 7);
  ushort16 downAC = __builtin_shufflevector(down, down, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2);
  ushort16 downBD = __builtin_shufflevector(down, down, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3);
  ushort16 acrossAC =
      __builtin_shufflevector(across, across, 0, 0, 0, 0, 4, 4, 4, 4, 2, 2, 2, 2, 6, 6, 6, 6);
  ushort16 acrossBD =
      __builtin_shufflevector(across, across, 1, 1, 1, 1, 5, 5, 5, 5, 3, 3, 3, 3, 7, 7, 7, 7);
  ushort16 ac, bd, lowerAC, lowerBD;
  neighbours(a, c, &ac);
  neighbours(b, d, &bd);
  neighbours(a + stride, c + stride, &lowerAC);
  neighbours(b + stride, d + stride, &lowerBD);
  ac = ((ac * (256 - downAC) + lowerAC * downAC) >> 8) * acrossAC;
  bd = ((bd * (256 - downBD) + lowerBD * downBD) >> 8) * acrossBD;
  ushort16 left = __builtin_shufflevector(ac, bd, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27);
  ushort16 rest = __builtin_shufflevector(ac, bd, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
  byte16 pixels = __builtin_convertvector((left + rest) >> 8, byte16);
  memcpy(target, &pixels, 16);
}

INLINED void draw_oldest(vector_texel_queue *queue) {
  __auto_type block = &queue->blocks[queue->drawn++ % BLOCKS];
  for (int half = 0; half < 8; half += 4) {
    draw_four(
        block->texels, block->stride, block->places + half, block->right + half, block->down + half,
        block->target + half);
  }
}

/* Takes a block at positions that are given, and draws the oldest where there is no room. */
INLINED void add_block(
    vector_texel_queue *queue, const unsigned *texels, int stride, const vector_int8 *u,
    const vector_int8 *v, unsigned *target) {
  if (queue->asked - queue->drawn == BLOCKS) draw_oldest(queue);
  __auto_type block = &queue->blocks[queue->asked++ % BLOCKS];
  vector_int8 places = (*v >> 8) * stride + (*u >> 8);
  memcpy(block->places, &places, sizeof places);
  vector_ushort8 right = __builtin_convertvector(*u & 255, vector_ushort8);
  vector_ushort8 down = __builtin_convertvector(*v & 255, vector_ushort8);
  memcpy(block->right, &right, sizeof right);
  memcpy(block->down, &down, sizeof down);
  block->texels = texels;
  block->stride = stride;
  block->target = target;
  /* The line above was the line below of a row before, for the most part. */
  for (int pixel = 0; pixel < 8; pixel++) __builtin_prefetch(texels + block->places[pixel] + stride);
}
