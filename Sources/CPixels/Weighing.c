#include "CPixels.h"
#include <string.h>

/* Keeps the sums of 32 columns in registers while all rows are added. */
INLINED void weigh_columns(
    const float *plane, long stride, const float *weights, long rows, float *sums, long count) {
  vector_float8 total[4] = {0};
  for (long row = 0; row < rows; row++, plane += stride) {
    float values[32] = {0};
    memcpy(values, plane, count * sizeof *values);
    for (int part = 0; part < 4; part++) {
      vector_float8 eight;
      memcpy(&eight, values + 8 * part, sizeof eight);
      total[part] += eight * weights[row];
    }
  }
  memcpy(sums, total, count * sizeof *sums);
}

WIDEST
void vector_weigh_rows(
    const float *plane, long stride, const float *weights, long rows, float *sums, long count) {
  long column = 0;
  for (; column + 32 <= count; column += 32)
    weigh_columns(plane + column, stride, weights, rows, sums + column, 32);
  if (column < count) weigh_columns(plane + column, stride, weights, rows, sums + column, count - column);
}
