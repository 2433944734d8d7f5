#pragma once

#include "CPixels.h"
#include <stdbool.h>
#include <stdint.h>

/* Closed lines of points in 0 ... 65535 units from the corner of a cell. The first two words of a ring are its
   first point. A word after them is a step of -127 ... 127 units east in its low byte and north in its high
   byte, or, where the low byte is -128, says that the next two words are a point again. */

/* The words of a ring. */
typedef struct {
  const uint16_t *start;
  const uint16_t *end;
  const uint16_t *limit; /* Nothing is read from here on, which is the end of the ring or lies behind it. */
} vector_ring;

/* Whether an odd number of a ring's edges lie east of a place, given in units. */
bool vector_ring_goes_round(const vector_ring *ring, double x, double y);

/* The turns by whole numbers of a unit: by every 64th, and by the first 64. */
typedef struct {
  const vector_double2 *coarse;
  const vector_double2 *fine;
} vector_unit_turns;

/* The nearest edge so far, on the plane that touches the sphere at a place. Turns are the
   cosines and the sines of angles. */
typedef struct {
  vector_double2 latitude; /* Of the place. */
  double degrees;          /* Across a unit. */
  int units;               /* Across a cell. */

  /* The nearest point so far, east and north of the place; the number that its edge was visited with, negative
     where there is none; and how far away it is. */
  vector_double2 nearest;
  long feature;
  double sine;
  double squared_sine;

  /* The south-west corner of a cell: the turn to its latitude, and from the longitude of the place to its
     own; and where the place is, in units from there. */
  vector_double2 corner_latitude;
  vector_double2 corner_longitude;
  vector_double2 middle;
  /* Points outside of these are farther away than the nearest edge so far, in units. */
  int low_x, low_y, high_x, high_y;

  /* How far points lie from the place in the direction of the cell, which is no more than they are away: a
     step of a unit east, and north; what the point (32768, 32768) has, and what all may be off by; from
     where on those less 32768 are too far away. */
  float east;
  float north;
  float origin;
  float error;
  float far;

  /* The end of the edge before, which is the start of the next one as a rule, and where that is. */
  int end_x, end_y;
  vector_double2 end;
} vector_edge_search;

/* Finds out which points are too far away: after the search came to a cell. */
void vector_edge_search_narrow(vector_edge_search *search);

/* Looks at the edges of a ring of the cell, whose box is in 255ths of the cell, rounded outward. */
void vector_edge_search_visit(
    vector_edge_search *search, const vector_ring *ring, const uint8_t box[4],
    const vector_unit_turns *turns, long feature);
