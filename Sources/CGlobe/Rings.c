#include "RingBlock.h"
#include <math.h>

/* Without fused multiply-add, results are the same on every processor. */
#pragma STDC FP_CONTRACT OFF

/* Whether a position is west of an edge that crosses its latitude. */
INLINED bool is_west(double x, double y, ring_point start, ring_point end) {
  double part = (y - end.y) / (start.y - end.y);
  return x < end.x + part * (start.x - end.x);
}

WIDEST
bool vector_ring_goes_round(const vector_ring *ring, double x, double y) {
  const uint16_t *next = ring->start;
  if (ring->end - next < 2) return false;
  const short first_x = centered(next[0]), first_y = centered(next[1]);
  const short limit = (short)((int)y - 32768);
  short last_x = first_x, last_y = first_y;
  unsigned was_above = first_y > limit;
  bool odd = false;
  for (next += 2; next < ring->end;) {
    ring_block block;
    read_block(ring, next, last_x, last_y, &block);
    const short16 is_above = block.y > limit;
    const unsigned above = bits16(&is_above) << 1 | was_above;
    for (unsigned crossings = (above ^ above >> 1) & lanes_of(&block); crossings != 0;
         crossings &= crossings - 1) {
      const unsigned lane = __builtin_ctz(crossings);
      odd ^= is_west(
          x, y, lane > 0 ? point_of(&block, lane - 1) : whole(last_x, last_y), point_of(&block, lane));
    }
    was_above = above >> block.count & 1;
    next += block.count;
    if (block.count > 0) {
      last_x = block.x[block.count - 1];
      last_y = block.y[block.count - 1];
    }
    if (block.count == 16) continue;
    /* A mark and the point after it. */
    if (ring->end - next < 3) break;
    const short point_x = centered(next[1]), point_y = centered(next[2]);
    if (was_above != (point_y > limit)) {
      odd ^= is_west(x, y, whole(last_x, last_y), whole(point_x, point_y));
      was_above ^= 1;
    }
    last_x = point_x;
    last_y = point_y;
    next += 3;
  }
  if (was_above != (first_y > limit)) odd ^= is_west(x, y, whole(last_x, last_y), whole(first_x, first_y));
  return odd;
}

/* The arc sine or, for small values, an upper bound of it. */
INLINED double arc(double sine) {
  return sine < 0.5 ? sine + 0.19 * sine * sine * sine : asin(fmin(1, sine));
}

INLINED int clamped(double units) {
  return (int)(units < -1e9 ? -1e9 : units > 1e9 ? 1e9 : units);
}

INLINED void narrow(vector_edge_search *search) {
  const double degrees = 180 / 3.14159265358979323846 / search->degrees;
  const double cosine = search->latitude.x, sine = search->sine;
  /* A cap that contains a pole contains all longitudes. */
  const double width = cosine > sine ? arc(sine / cosine) : 3.14159265358979323846;
  const double x = width * degrees, y = arc(sine) * degrees;
  search->low_x = clamped(floor(search->middle.x - x));
  search->low_y = clamped(floor(search->middle.y - y));
  search->high_x = clamped(ceil(search->middle.x + x));
  search->high_y = clamped(ceil(search->middle.y + y));
  search->far = (float)sine + search->error - search->origin;
}

WIDEST
void vector_edge_search_narrow(vector_edge_search *search) { narrow(search); }

/* The rotation by the sum of two angles. */
INLINED vector_double2 sum_of(vector_double2 a, vector_double2 b) {
  return (vector_double2){a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}

/* The rotation by a number of units, clamped to the valid range. */
INLINED vector_double2 turn(const vector_unit_turns *turns, int number, int largest) {
  number = number < 0 ? 0 : number > largest ? largest : number;
  return sum_of(turns->coarse[number >> 6], turns->fine[number & 63]);
}

/* Projects a point onto the plane, as its offset east and north of the place. */
INLINED vector_double2 place(
    const vector_edge_search *search, const vector_unit_turns *turns, ring_point point) {
  const vector_double2 latitude = search->latitude;
  const vector_double2 up = sum_of(search->corner_latitude, turn(turns, point.y, search->units));
  const vector_double2 around = sum_of(search->corner_longitude, turn(turns, point.x, search->units));
  return (vector_double2){up.x * around.y, up.y * latitude.x - up.x * latitude.y * around.x};
}

INLINED double product(vector_double2 a, vector_double2 b) { return a.x * b.x + a.y * b.y; }

/* Updates the search with an edge on the plane. */
INLINED void look(vector_edge_search *search, vector_double2 start, vector_double2 end, long feature) {
  const vector_double2 edge = end - start;
  const double length = product(edge, edge), along = -product(start, edge);
  vector_double2 point = start;
  if (along >= length) {
    point = end;
  } else if (along > 0) {
    const double across = start.x * edge.y - start.y * edge.x;
    /* Skip the slow division, since most edges are too far away. The margin far exceeds rounding
       errors. */
    if (across * across > search->squared_sine * length * (1 + 1e-9)) return;
    point += edge * (along / length);
  }
  const double squared = product(point, point);
  if (!(squared < search->squared_sine)) return;
  search->squared_sine = squared;
  search->sine = __builtin_sqrt(squared);
  search->nearest = point;
  search->feature = feature;
  narrow(search);
}

/* Updates the search with an edge in units. */
INLINED void visit(
    vector_edge_search *search, const vector_unit_turns *turns, ring_point start, ring_point end,
    long feature) {
  const int units = search->units;
  if ((start.x < search->low_x && end.x < search->low_x)
      || (start.x > search->high_x && end.x > search->high_x)
      || (start.y < search->low_y && end.y < search->low_y)
      || (start.y > search->high_y && end.y > search->high_y))
    return;
  /* Lines along the cell's own edge are cuts, not edges of the feature. */
  if (start.x == end.x && (start.x == 0 || start.x == units)) return;
  if (start.y == end.y && (start.y == 0 || start.y == units)) return;
  const bool goes_on = start.x == search->end_x && start.y == search->end_y;
  const vector_double2 before = goes_on ? search->end : place(search, turns, start);
  search->end_x = end.x;
  search->end_y = end.y;
  search->end = place(search, turns, end);
  look(search, before, search->end, feature);
}

/* Whether part of a ring may be near enough. */
INLINED bool reaches(const vector_edge_search *search, const uint8_t box[4]) {
  const int west = box[0] * search->units / 255, south = box[1] * search->units / 255;
  const int east = box[2] * search->units / 255 + 1, north = box[3] * search->units / 255 + 1;
  const int x = (search->east > 0 ? west : east) - 32768;
  const int y = (search->north > 0 ? south : north) - 32768;
  return east >= search->low_x && west <= search->high_x && north >= search->low_y
         && south <= search->high_y && !((float)x * search->east + (float)y * search->north > search->far);
}

INLINED bool is_far(const vector_edge_search *search, short x, short y) {
  return (float)x * search->east + (float)y * search->north > search->far;
}

/* A bit mask of the points that are too far away. */
INLINED unsigned far_bits(const vector_edge_search *search, const ring_block *block) {
  typedef float float16 __attribute__((ext_vector_type(16)));
  float16 way = __builtin_convertvector(block->x, float16) * search->east
                + __builtin_convertvector(block->y, float16) * search->north;
  short16 far = __builtin_convertvector(way > search->far, short16);
  return bits16(&far);
}

INLINED short bound(int units) {
  const int bound = units - 32768;
  return (short)(bound < -32768 ? -32768 : bound > 32767 ? 32767 : bound);
}

/* Finds, for each lane, whether its number and the one before it are both below `low` or both above
   `high`. */
INLINED void miss(const short16 *numbers, short before, int low, int high, short16 *missed) {
  const short16 ends = *numbers;
  short16 starts = __builtin_shufflevector(ends, ends, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
  starts[0] = before;
  *missed = (__builtin_elementwise_max(ends, starts) < (short16)bound(low))
            | (__builtin_elementwise_min(ends, starts) > (short16)bound(high));
}

WIDEST
void vector_edge_search_visit(
    vector_edge_search *search, const vector_ring *ring, const uint8_t box[4],
    const vector_unit_turns *turns, long feature) {
  const uint16_t *next = ring->start;
  if (ring->end - next < 2 || !reaches(search, box)) return;
  const short first_x = centered(next[0]), first_y = centered(next[1]);
  short x = first_x, y = first_y;
  unsigned was_far = is_far(search, x, y);
  for (next += 2; next < ring->end;) {
    ring_block block;
    read_block(ring, next, x, y, &block);
    next += block.count;
    if (block.count < 16) {
      /* A mark and the point after it. */
      if (ring->end - next >= 3) add_point(&block, centered(next[1]), centered(next[2]));
      next += 3;
      if (block.count == 0) break;
    }
    const unsigned far = far_bits(search, &block) << 1 | was_far;
    unsigned edges = ~(far & far >> 1) & lanes_of(&block);
    if (edges != 0) {
      short16 missed, missed_too;
      miss(&block.x, x, search->low_x, search->high_x, &missed);
      miss(&block.y, y, search->low_y, search->high_y, &missed_too);
      missed |= missed_too;
      edges &= ~bits16(&missed);
    }
    for (; edges != 0; edges &= edges - 1) {
      const unsigned lane = __builtin_ctz(edges);
      visit(
          search, turns, lane > 0 ? point_of(&block, lane - 1) : whole(x, y), point_of(&block, lane),
          feature);
    }
    was_far = far >> block.count & 1;
    x = block.x[block.count - 1];
    y = block.y[block.count - 1];
  }
  visit(search, turns, whole(x, y), whole(first_x, first_y), feature);
}
