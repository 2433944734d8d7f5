#pragma once

#include "Wide.h"
#include <stdbool.h>

/* The innermost loops of fills, lines and images, and the vector types shared by C and Swift. */

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

/* Widens bytes to 16-bit lanes. Swift's own conversion sometimes compiles to a call of a generic
   function. */
static inline __attribute__((always_inline)) vector_ushort8 vector_widen8(vector_byte8 value) {
  return __builtin_convertvector(value, vector_ushort8);
}

/* Returns the low byte of each lane. */
static inline __attribute__((always_inline)) vector_byte4 vector_narrow4(vector_ushort4 value) {
  return __builtin_convertvector(value, vector_byte4);
}

/* Blends a premultiplied 0xAARRGGBB color over pixels, each covered by 0 ... 255.

   Reads coverage eight bytes at a time, even beyond the end. */
void vector_blend_coverage(
    unsigned *target, const unsigned char *coverage, long count, unsigned color);

/* Blends a premultiplied 0xAARRGGBB color over pixels. Products of bytes are divided by 255 with
   exact rounding. */
void vector_blend_color(unsigned *target, long count, unsigned color);

/* Sums rows of premultiplied pixels, each with a weight. All weights are at most 256 in total, by
   which the sum is divided. */
void vector_mix_rows(
    unsigned *target, const unsigned *const *rows, const unsigned short *weights, long height, long count);

/* Writes the means of two neighboring pixels at positions along a row, weighted by the position
   between them in steps of 1/256. Positions and the step from one to the next have 32 fractional
   bits. */
void vector_resample_row(
    unsigned *target, const unsigned *source, long position, long step, long count);

/* Blends premultiplied pixels over others in the same way, faded by 0 ... 255. */
void vector_blend_over(unsigned *target, const unsigned *source, long count, unsigned opacity);

/* Colors pixels of a row by the distance of their centers from a circle. `shades` are the colors
   at even steps outward from the circle; the last one applies to everything farther away.

   `x` and `y` lead from the circle's center to that of the first pixel. `steps` is the number of
   steps per pixel. */
void vector_shade_rim(
    unsigned *target, long count, float x, float y, float radius, float steps, const unsigned *shades,
    int last);

/* Writes for each column the sum of a number of rows of a plane, each multiplied by its weight. */
void vector_weigh_rows(
    const float *plane, long stride, const float *weights, long rows, float *sums, long count);

/* The winding numbers of the pixels in some rows: the sum of all edges to the left of a row, and
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

/* Adds the edges from each point to the next. A downward edge has the inside on its right.

   The points may lie anywhere. Both directions of an edge cancel exactly. */
void vector_wind(const vector_winding *mask, const float *x, const float *y, long count);

/* Blends a premultiplied 0xAARRGGBB color over pixels. Each is covered by the absolute value, at
   most 1, of the start plus all changes up to its own.

   Reads changes eight at a time, even beyond the end. */
void vector_blend_winding(
    unsigned *target, float start, const float *changes, long count, unsigned color);

/* Writes a row of twice as many pixels, mixing in a ratio of three to one a near row with a far
   one, and each pixel with its neighbor.

   Reads one pixel before the start of both rows and eight beyond the end. */
void vector_enlarge_row(const unsigned *near, const unsigned *far, long count, unsigned *target);

/* Smooths the steps between the 8 by 8 blocks of a decoded JPEG image where it is even on both
   sides; edges in the image are left alone. A last block of fewer than four pixels belongs to
   the neighboring tile's first block and is not changed. */
void vector_soften_seams(unsigned *pixels, long width, long height, long stride);

/* The pixels of a row that have been touched. The end is stored as its negative, so that
   touching more pixels lowers both values. Both are INT_MAX if nothing is touched. */
typedef struct {
  int low;
  int minus_high;
} vector_coverage_span;

/* The coverage of pixels, 0 ... 255. Each row has room for 16 pixels before its first and 32
   after its last. */
typedef struct {
  unsigned char *pixels; /* The first pixel of the first row. */
  vector_coverage_span *spans;
  long stride;
  int width;
  int top;
  int bottom;
} vector_coverage;

/* The width of the soft edge of a stroke, in pixels. One pixel would be exact for a straight
   edge along the pixel grid. For coastlines a little less is closer to exact coverage, since
   edges that meet lose some. */
static const float vector_stroke_edge = 0.95f;

/* Strokes the segments between points with round ends. Where strokes overlap, the greater
   coverage counts.

   The ends may lie slightly outside, but not far: the caller clips. `reach` is half the width of
   the line plus half the width of its soft edge. */
void vector_stroke(
    const vector_coverage *mask, const float *x, const float *y, long count, float reach);
