#pragma once

#include <stdbool.h>

/* Drawing the pixels of a globe from the texels of an equirectangular image around it. Positions in
   the image are in 1/256 texel from the center of its first texel, eastward (u) and southward
   (v). */

/* A view of a globe, and the placement of the image around it. */
typedef struct {
  float radius;
  float center_x;
  float center_y;
  /* The directions to the right, upward and toward the viewer. */
  float east[3];
  float north[3];
  float toward[3];
  /* Positions per radian, and the position of the equator's first degree. */
  float scale_u;
  float scale_v;
  float offset_u;
  float offset_v;
  /* The greatest change of curvature over eight pixels that may be interpolated. */
  float tolerance_u;
  float tolerance_v;
} vector_globe;

/* Up to 64 consecutive blocks of eight pixels in a row. */
typedef struct {
  float x; /* The first pixel. */
  float row;
  float within; /* The distance from the middle of the row within which pixels are fully covered. */
  int pixels; /* In all blocks; the last one may have fewer than eight. */
  int is_smooth[64]; /* Whether the block may be interpolated between exact pixels. */
  /* The positions of every eighth pixel: one before the blocks, the first of each block, and two
     after. */
  float u[72];
  float v[72];
} vector_globe_blocks;

/* Texels in memory, and the range of positions whose texels are all there. */
typedef struct {
  const unsigned *texels;
  int stride;
  int low_u, low_v;
  int high_u, high_v; /* Exclusive. */
  int origin_u, origin_v; /* The position of the first texel. */
} vector_texel_area;

/* The source texels and the destination of eight pixels. */
typedef struct {
  const unsigned *texels;
  unsigned *target;
  long stride;
  int places[8];
  unsigned short across[16]; /* The weights of the left and right texels, in 1/256. */
  unsigned down[8]; /* The weights of the lower texels, in 1/256. */
} vector_texel_block;

/* Blocks whose texels are being prefetched from memory while earlier blocks are drawn. A queue of
   zeros is empty. */
typedef struct {
  vector_texel_block blocks[16];
  unsigned asked;
  unsigned drawn;
} vector_texel_queue;

/* Initializes the blocks for a run of pixels in a row. */
void vector_globe_begin(
    const vector_globe *globe, vector_globe_blocks *blocks, long x, long row, long pixels);

/* Draws blocks from `first` up to, but not including, `end` or the first one outside the area, and
   returns the index where it stopped. Each pixel is interpolated between the four texels around its
   position. At the rim, the part of a pixel that the globe does not cover keeps its color.

   Blocks wait in a queue until the texels of later blocks have been prefetched too. */
long vector_globe_draw(
    const vector_globe *globe, const vector_globe_blocks *blocks, long first, long end,
    const vector_texel_area *area, vector_texel_queue *queue, unsigned *pixels);

/* Finds the positions of the eight pixels of a block, all u before all v. Returns whether the globe
   covers all of them completely. */
bool vector_globe_place(
    const vector_globe *globe, const vector_globe_blocks *blocks, long index, int *positions);

/* Draws all waiting blocks. */
void vector_texel_queue_finish(vector_texel_queue *queue);
