#pragma once

/* A place whose distances to others are computed in single precision. Latitudes are measured from
   the South Pole in 2^24 units per half turn, longitudes from 180° W in 2^24 units per turn.
   Differences are integers except for the target's own fraction, so that nearby places lose no
   precision. */
typedef struct {
  int latitude;
  unsigned longitude; /* In the upper 24 bits, so that differences wrap around the Earth. */
  float north;        /* The fractions of the latitude and longitude. */
  float east;
  float cosine; /* Of the latitude. */
} vector_place_target;

/* The upper bound of the relative error of haversines. */
static const float vector_place_precision = 1e-5f;

/* Finds the haversines of the angles to 32 places, that is, the squared sines of half the angles.
   Places are given in the upper 24 bits of both numbers. Returns a bit mask, with the first place
   in the lowest bit, of the places that cannot be distinguished from the nearest one, or 0 if all
   haversines exceed the limit. */
unsigned vector_place_nearest(
    const vector_place_target *target, const unsigned *north, const unsigned *east, float limit,
    float haversines[32]);
