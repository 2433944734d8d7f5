#include "CPixels.h"

#define LESSER(a, b) ((a) < (b) ? (a) : (b))
#define GREATER(a, b) ((a) > (b) ? (a) : (b))
/* Clamps to 0 ... limit, whatever rounding did to a very long edge. */
#define WITHIN(a, limit) LESSER(GREATER(a, 0), limit)

/* Adds an edge of signed height within a row, spanning columns. */
INLINED void deposit(float *row, float low, float high, float height) {
  int first = (int)low, last = (int)high;
  if (first == last || high == (float)(first + 1)) {
    float share = (low + high) * 0.5f - (float)first;
    row[first] += height * (1 - share);
    row[first + 1] += height * share;
    return;
  }
  /* The area to the right of the edge, column by column, as the difference from the previous
     column. */
  float per_column = height / (high - low), enter = (float)(first + 1) - low;
  float before = per_column * enter * enter * 0.5f;
  row[first] += before;
  for (int column = first + 1; column < last; column++) {
    float area = per_column * ((float)column + 0.5f - low);
    row[column] += area - before;
    before = area;
  }
  float passed = (float)last - low, leave = high - (float)last;
  float area = per_column * (passed + leave * (1 - leave * 0.5f));
  row[last] += area - before;
  row[last + 1] += height - area;
}

/* Adds a downward edge that lies within the bounds, row by row. */
INLINED void add_inside(
    const vector_winding *mask, float x0, float y0, float x1, float y1, float slope, float sign) {
  int row = (int)y0;
  float y = y0, x = x0;
  while (y < y1) {
    float row_end = (float)(row + 1), next_y = y1, next_x = x1;
    if (y1 > row_end) {
      next_y = row_end;
      next_x = x0 + (next_y - y0) * slope;
      next_x = LESSER(GREATER(next_x, 0), mask->width);
    }
    mask->is_touched[row] = true;
    deposit(
        mask->changes + row * mask->stride, LESSER(x, next_x), GREATER(x, next_x), sign * (next_y - y));
    x = next_x;
    y = next_y;
    row++;
  }
}

/* Adds an edge that is treated as running along the left side. */
INLINED void add_left(const vector_winding *mask, float y0, float y1, float sign) {
  for (float y = y0; y < y1;) {
    int row = (int)y;
    float next = LESSER(y1, (float)(row + 1));
    mask->starts[row] += sign * (next - y);
    y = next;
  }
}

/* Adds an edge whose part left of the bounds is treated as running along the left side. */
static void add_cut(
    const vector_winding *mask, float x0, float y0, float x1, float y1, float slope, float sign) {
  float right = mask->width;
  if (x0 <= 0 && x1 <= 0) return add_left(mask, y0, y1, sign);
  if (x0 >= right && x1 >= right) return;
  float at_left = LESSER(GREATER(y0 - x0 / slope, y0), y1);
  float at_right = LESSER(GREATER(y0 + (right - x0) / slope, y0), y1);
  if (slope > 0) {
    float low = x0 < 0 ? at_left : y0;
    if (x0 < 0) add_left(mask, y0, at_left, sign);
    add_inside(
        mask, WITHIN(x0, right), low, WITHIN(x1, right), x1 > right ? at_right : y1, slope, sign);
  } else {
    float high = x1 < 0 ? at_left : y1;
    add_inside(
        mask, WITHIN(x0, right), x0 > right ? at_right : y0, WITHIN(x1, right), high, slope, sign);
    if (x1 < 0) add_left(mask, at_left, y1, sign);
  }
}

INLINED void add_edge(const vector_winding *mask, float x0, float y0, float x1, float y1) {
  /* Flatter edges cover nothing, and their slope would not be finite. */
  if (!(__builtin_fabsf(y0 - y1) > 1e-6f)) return;
  float sign = 1;
  if (y0 > y1) {
    float x = x0, y = y0;
    x0 = x1;
    y0 = y1;
    x1 = x;
    y1 = y;
    sign = -1;
  }
  y0 -= mask->top;
  y1 -= mask->top;
  if (y0 >= mask->rows || y1 <= 0 || (x0 >= mask->width && x1 >= mask->width)) return;
  float slope = (x1 - x0) / (y1 - y0);
  if (y1 > mask->rows) {
    x1 = x0 + (mask->rows - y0) * slope;
    y1 = mask->rows;
  }
  if (y0 < 0) {
    x0 -= y0 * slope;
    y0 = 0;
  }
  if (x0 >= 0 && x1 >= 0 && x0 <= mask->width && x1 <= mask->width) {
    add_inside(mask, x0, y0, x1, y1, slope, sign);
  } else {
    add_cut(mask, x0, y0, x1, y1, slope, sign);
  }
}

WIDEST
void vector_wind(const vector_winding *mask, const float *x, const float *y, long count) {
  for (long index = 0; index + 1 < count; index++) {
    add_edge(mask, x[index], y[index], x[index + 1], y[index + 1]);
  }
}
