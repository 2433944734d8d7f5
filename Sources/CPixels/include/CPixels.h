#pragma once

#include "Wide.h"
#include <stdbool.h>

/* The innermost loops of fills, lines and pictures, and the vectors that C and Swift share. */

typedef float vector_float4 __attribute__((ext_vector_type(4)));
typedef double vector_double2 __attribute__((ext_vector_type(2)));
typedef float vector_float8 __attribute__((ext_vector_type(8)));
typedef int vector_int2 __attribute__((ext_vector_type(2)));
typedef unsigned vector_uint2 __attribute__((ext_vector_type(2)));
typedef int vector_int4 __attribute__((ext_vector_type(4)));
typedef int vector_int8 __attribute__((ext_vector_type(8)));
typedef unsigned vector_uint8 __attribute__((ext_vector_type(8)));
typedef short vector_short8 __attribute__((ext_vector_type(8)));
typedef unsigned char vector_byte4 __attribute__((ext_vector_type(4)));
typedef unsigned char vector_byte8 __attribute__((ext_vector_type(8)));
typedef unsigned short vector_ushort4 __attribute__((ext_vector_type(4)));
typedef unsigned short vector_ushort8 __attribute__((ext_vector_type(8)));

/* Bytes as 16-bit lanes; Swift's own conversion is a call to a generic function now and then. */
static inline __attribute__((always_inline)) vector_ushort8 vector_widen8(vector_byte8 value) {
  return __builtin_convertvector(value, vector_ushort8);
}

/* The low byte of each lane. */
static inline __attribute__((always_inline)) vector_byte4 vector_narrow4(vector_ushort4 value) {
  return __builtin_convertvector(value, vector_byte4);
}

/* Puts a premultiplied 0xAARRGGBB colour over pixels, each covered by 0 ... 255.

   Eight bytes of coverage at a time are read, also beyond the last. */
void vector_blend_coverage(
    unsigned *target, const unsigned char *coverage, long count, unsigned color);

/* Puts a premultiplied 0xAARRGGBB colour over pixels; products of bytes are divided by 255 with exact rounding. */
void vector_blend_color(unsigned *target, long count, unsigned color);

/* Puts premultiplied pixels over others in the same way, faded by 0 ... 255; whole eights of them, the rest not. */
void vector_blend_over(unsigned *target, const unsigned *source, long count, unsigned opacity);

/* Colours pixels of a row by how far beyond a circle their centres lie: `shades` are those of even steps from
   the circle on, the last one of all farther away.

   `x` and `y` lead from the circle's centre to the first pixel's; `steps` are those of a pixel. */
void vector_shade_rim(
    unsigned *target, long count, float x, float y, float radius, float steps, const unsigned *shades,
    int last);

/* Writes for each column the sum of so many rows of a plane, each row times its weight. */
void vector_weigh_rows(
    const float *plane, long stride, const float *weights, long rows, float *sums, long count);

/* How often outlines run around the pixels of some rows: what all edges to the left of a row add up to, and
   the changes from each pixel to the next. */
typedef struct {
  float *changes;
  float *starts;
  bool *is_touched;
  long stride;
  float width;
  float top;
  float rows;
} vector_winding;

/* Adds the edges from each point to the next; one that goes down has what is inside of it on its right.

   The points may lie anywhere. Both directions of an edge cancel exactly. */
void vector_wind(const vector_winding *mask, const float *x, const float *y, long count);

/* Puts a premultiplied 0xAARRGGBB colour over pixels, each covered by a start and the sum of all changes up to
   its own, at most 1, whatever its sign.

   Eight changes at a time are read, also beyond the last. */
void vector_blend_winding(
    unsigned *target, float start, const float *changes, long count, unsigned color);

/* Writes a row of twice as many pixels, three parts of a row near it and one of another, and across alike.

   A pixel before the first of both rows and eight after the last are read. */
void vector_enlarge_row(const unsigned *near, const unsigned *far, long count, unsigned *target);

/* Makes slopes of the steps between the 8 by 8 blocks of a decoded JPEG picture where it is even on both sides;
   edges of what is seen are left alone. A last block of fewer than four pixels is the neighbor's first, and stays. */
void vector_soften_seams(unsigned *pixels, long width, long height, long stride);

/* The pixels of a row that have been touched. The end is stored as its negative, so that both become less when
   more is touched; all of INT_MAX it is none. */
typedef struct {
  int low;
  int minus_high;
} vector_coverage_span;

/* How much of each pixel is covered, 0 ... 255. Each row has room for 16 pixels on the left of its first and
   32 on the right of its last. */
typedef struct {
  unsigned char *pixels; /* The first pixel of the first row. */
  vector_coverage_span *spans;
  long stride;
  int width;
  int top;
  int bottom;
} vector_coverage;

/* The width of the soft edge of a stroke in pixels. A pixel would be the coverage of a straight edge along the
   pixels; of coasts a little less is nearer to exact coverage, since edges that meet lose some. */
static const float vector_stroke_edge = 0.95f;

/* Strokes the segments between points with round ends; where strokes meet the greater coverage counts.

   The ends may lie a little outside, not far: the caller clips. `reach` is half the width of the line and half
   of its edge. */
void vector_stroke(
    const vector_coverage *mask, const float *x, const float *y, long count, float reach);
