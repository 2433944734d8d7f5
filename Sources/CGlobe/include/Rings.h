#pragma once

#include "CPixels.h"
#include <stdbool.h>
#include <stdint.h>

/* Closed lines of points in 0 ... 65535 units from the corner of a cell. The first two words of a
   ring are its first point. Each later word is a step of -127 ... 127 units east in its low byte
   and north in its high byte. A low byte of -128 instead marks that the next two words are an
   absolute point. */

/* The encoded points of a ring. */
typedef struct {
  const uint16_t *start;
  const uint16_t *end;
  const uint16_t *limit; /* The end of readable memory, at or after the end of the ring. */
} vector_ring;

/* Whether an odd number of a ring's edges lie east of a position in units. */
bool vector_ring_goes_round(const vector_ring *ring, double x, double y);

/* The rotations by multiples of a unit: by every 64th multiple, and by the first 64. */
typedef struct {
  const vector_double2 *coarse;
  const vector_double2 *fine;
} vector_unit_turns;

/* A search for the nearest edge, on the plane tangent to the sphere at a place. Rotations are
   stored as the cosines and sines of angles. */
typedef struct {
  vector_double2 latitude; /* The rotation to the latitude of the place. */
  double degrees;          /* The size of a unit. */
  int units;               /* The number of units across a cell. */

  /* The nearest point so far, as its offset east and north of the place; the feature of its edge,
     or a negative number if there is none; and the sine of its distance. */
  vector_double2 nearest;
  long feature;
  double sine;
  double squared_sine;

  /* The southwest corner of the current cell: the rotation to its latitude and the rotation from
     the place's longitude to its own; and the position of the place in units from that corner. */
  vector_double2 corner_latitude;
  vector_double2 corner_longitude;
  vector_double2 middle;
  /* Bounds in units. Points outside them are farther away than the nearest edge so far. */
  int low_x, low_y, high_x, high_y;

  /* A lower bound for the distance of points, measured from the place in the direction of the cell:
     its change per unit east and per unit north, its value at the point (32768, 32768), and its
     error. Points whose sum of changes, with 32768 subtracted from their coordinates, exceeds `far`
     are too far away. */
  float east;
  float north;
  float origin;
  float error;
  float far;

  /* The end of the previous edge, which is usually the start of the next one, and its position on
     the plane. */
  int end_x, end_y;
  vector_double2 end;
} vector_edge_search;

/* Updates the bounds beyond which points are too far away. Called after the search enters a
   cell. */
void vector_edge_search_narrow(vector_edge_search *search);

/* Searches the edges of a ring in the cell. The box is in 1/255 of the cell, rounded outward. */
void vector_edge_search_visit(
    vector_edge_search *search, const vector_ring *ring, const uint8_t box[4],
    const vector_unit_turns *turns, long feature);
