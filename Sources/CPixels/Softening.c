#include "CPixels.h"
#include <string.h>

/* The number of pixels changed on either side of a seam: half a JPEG block. */
#define REACH 4
/* The largest step that counts as a seam rather than as an edge in the image, and the largest
   variation allowed on either side of it. */
#define STEP 12
#define EVEN 8

/* All functions that take vectors are inlined, so that no calling convention for vectors
   matters. */
#pragma clang diagnostic ignored "-Wpsabi"

typedef unsigned char byte16 __attribute__((ext_vector_type(16)));
typedef short short16 __attribute__((ext_vector_type(16)));

INLINED short16 wide(byte16 bytes) { return __builtin_convertvector(bytes, short16); }
INLINED byte16 narrow(short16 values) {
  values = __builtin_elementwise_max(__builtin_elementwise_min(values, (short16)255), (short16)0);
  return __builtin_convertvector(values, byte16);
}

/* Returns the step across a seam for each channel, or 0 if it is not a seam. */
INLINED short16 seam(short16 near, short16 nearest, short16 next, short16 far) {
  short16 step = next - nearest;
  short16 is_seam = (__builtin_elementwise_abs(step) <= (short16)STEP)
      & (__builtin_elementwise_abs(nearest - near) <= (short16)EVEN)
      & (__builtin_elementwise_abs(far - next) <= (short16)EVEN);
  return step & is_seam;
}

/* The dither added before a slope's sixteenths are cut off, by row and pixel. Without it, slopes
   of a single level would have visible edges. */
#define FOUR(n) n, n, n, n
static const short16 DITHER[4] = {
    {FOUR(0), FOUR(8), FOUR(2), FOUR(10)}, {FOUR(12), FOUR(4), FOUR(14), FOUR(6)},
    {FOUR(3), FOUR(11), FOUR(1), FOUR(9)}, {FOUR(15), FOUR(7), FOUR(13), FOUR(5)}};

/* Softens four adjacent columns of eight rows around a horizontal seam in the middle. If
   `is_edge` is set, the rows after the seam belong to the next tile, and those before it take
   the whole step. */
INLINED void soften_rows(unsigned char *pixels, long stride, long after, int is_edge) {
  byte16 rows[2 * REACH];
  for (long y = 0; y < REACH + after; y++) memcpy(&rows[y], pixels + y * stride, sizeof rows[y]);
  short16 step = seam(
      wide(rows[0]), wide(rows[REACH - 1]), wide(rows[REACH]), wide(rows[REACH + after - 1]));
  for (long y = 0; y < REACH; y++) {
    short weight = 2 * y + 1;
    short16 change = (step * (short16)weight * (short16)(is_edge ? 2 : 1) + DITHER[y]) >> 4;
    byte16 row = narrow(wide(rows[y]) + change);
    memcpy(pixels + y * stride, &row, sizeof row);
  }
  if (is_edge) return;
  for (long y = 0; y < REACH; y++) {
    short16 change = (step * (short16)(2 * y - 7) + DITHER[y]) >> 4;
    byte16 row = narrow(wide(rows[REACH + y]) + change);
    memcpy(pixels + (REACH + y) * stride, &row, sizeof row);
  }
}

/* Softens the last pixels of eight rows, fewer than four. */
INLINED void soften_tail(unsigned char *pixels, long count, long stride, int is_edge) {
  if (count == 0) return;
  unsigned char copy[2 * REACH][4 * REACH] = {0};
  long rows = is_edge ? REACH + 1 : 2 * REACH;
  for (long y = 0; y < rows; y++) memcpy(copy[y], pixels + y * stride, 4 * count);
  soften_rows(copy[0], sizeof copy[0], rows - REACH, is_edge);
  for (long y = 0; y < rows; y++) memcpy(pixels + y * stride, copy[y], 4 * count);
}

/* Softens eight pixels of a row around a vertical seam in the middle. At an edge only one of the
   last four exists. */
INLINED void soften_columns(unsigned char *pixels, long y, int is_edge) {
  byte16 before, after;
  memcpy(&before, pixels, sizeof before);
  if (is_edge) {
    unsigned only;
    memcpy(&only, pixels + sizeof before, sizeof only);
    typedef unsigned int4 __attribute__((ext_vector_type(4)));
    after = __builtin_bit_cast(byte16, (int4)only);
  } else {
    memcpy(&after, pixels + sizeof before, sizeof after);
  }
#define PIXEL(v, n) __builtin_shufflevector(v, v, \
  4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3, 4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3, \
  4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3, 4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3)
  short16 step = seam(
      wide(PIXEL(before, 0)), wide(PIXEL(before, 3)), wide(PIXEL(after, 0)), wide(PIXEL(after, 3)));
#undef PIXEL
  const short16 rising = {FOUR(1), FOUR(3), FOUR(5), FOUR(7)};
  short16 change = step * rising * (short16)(is_edge ? 2 : 1);
  byte16 changed = narrow(wide(before) + ((change + DITHER[y & 3]) >> 4));
  memcpy(pixels, &changed, sizeof changed);
  if (is_edge) return;
  changed = narrow(wide(after) + ((step * (rising - (short16)8) + DITHER[y & 3]) >> 4));
  memcpy(pixels + sizeof before, &changed, sizeof changed);
}

WIDEST
void vector_soften_seams(unsigned *pixels, long width, long height, long stride) {
  unsigned char *bytes = (unsigned char *)pixels;
  for (long y = 0; y < height; y++) {
    unsigned char *row = bytes + 4 * y * stride;
    for (long x = 8; x < width; x += 8) {
      int is_edge = x + REACH > width;
      soften_columns(row + 4 * (x - REACH), y, is_edge);
    }
  }
  for (long y = 8; y < height; y += 8) {
    int is_edge = y + REACH > height;
    unsigned char *row = bytes + 4 * (y - REACH) * stride;
    long x = 0;
    for (; x + 4 <= width; x += 4) soften_rows(row + 4 * x, 4 * stride, is_edge ? 1 : REACH, is_edge);
    soften_tail(row + 4 * x, width - x, 4 * stride, is_edge);
  }
}
