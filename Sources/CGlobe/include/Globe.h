#pragma once

#include <stdbool.h>

/* Drawing the pixels of a globe from the texels of an equirectangular picture around it. Positions on that
   picture are in 1/256 texel from the centre of its first texel, eastward (u) and southward (v). */

/* A globe as it is seen, and where the picture lies around it. */
typedef struct {
  float radius;
  float centre_x;
  float centre_y;
  /* The directions to the right, upward and to the viewer. */
  float east[3];
  float north[3];
  float toward[3];
  /* Positions per radian, and the position of the equator's first degree. */
  float scale_u;
  float scale_v;
  float offset_u;
  float offset_v;
  /* How much the bend of the way may change along eight pixels that are not exact. */
  float tolerance_u;
  float tolerance_v;
} vector_globe;

/* Neighbouring blocks of eight pixels of a row, at most 64. */
typedef struct {
  float x; /* The first pixel. */
  float row;
  float within; /* How far from the middle of the row pixels are wholly covered. */
  int pixels; /* Of all blocks; the last one may have less than eight. */
  int is_smooth[64]; /* Whether a curve through exact pixels leads through the block. */
  /* The positions of every eighth pixel: one before the blocks, their first ones, and two after them. */
  float u[72];
  float v[72];
} vector_globe_blocks;

/* Texels in memory, and the positions that find all of theirs there. */
typedef struct {
  const unsigned *texels;
  int stride;
  int low_u, low_v;
  int high_u, high_v; /* The first ones that do not. */
  int origin_u, origin_v; /* The position of the first texel. */
} vector_texel_area;

/* Where to find the texels of eight pixels, and where to put the pixels. */
typedef struct {
  const unsigned *texels;
  unsigned *target;
  long stride;
  int places[8];
  unsigned short across[16]; /* Of the left texel and of the right one, in 1/256. */
  unsigned down[8]; /* Of the lower ones. */
} vector_texel_block;

/* Blocks whose texels have been asked for and are on their way from memory, while blocks before them are
   drawn. All zero it is empty. */
typedef struct {
  vector_texel_block blocks[16];
  unsigned asked;
  unsigned drawn;
} vector_texel_queue;

/* Begins the blocks of some pixels of a row. */
void vector_globe_begin(
    const vector_globe *globe, vector_globe_blocks *blocks, long x, long row, long pixels);

/* Draws blocks from `first` on, to before `end` or the first one that is not in an area, and returns which that
   is. Each pixel becomes the mean of the four texels around its position; at the rim what the globe does not
   cover stays.

   Blocks wait in a queue until the texels of those after them have been asked for as well. */
long vector_globe_draw(
    const vector_globe *globe, const vector_globe_blocks *blocks, long first, long end,
    const vector_texel_area *area, vector_texel_queue *queue, unsigned *pixels);

/* Finds the positions of the eight pixels of a block, all u before all v. Returns whether the globe covers all of each. */
bool vector_globe_place(
    const vector_globe *globe, const vector_globe_blocks *blocks, long index, int *positions);

/* Draws all blocks that wait. */
void vector_texel_queue_finish(vector_texel_queue *queue);
