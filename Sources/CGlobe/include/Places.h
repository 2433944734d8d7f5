#pragma once

/* A place whose distances to others are found in single precision. Places are in units of 2^24 to half a turn of
   latitude from the south pole, and to a turn of longitude from 180° W. Their differences are whole but for the
   target's own fraction, so that near places lose no digit. */
typedef struct {
  int latitude;
  unsigned longitude; /* In the upper 24 bits, so that differences wrap around the Earth. */
  float north;        /* The fractions of both. */
  float east;
  float cosine; /* Of its latitude. */
} vector_place_target;

/* Haversines are off by less than this share of themselves. */
static const float vector_place_precision = 1e-5f;

/* Finds the squares of the sines of half the angles to 32 places, given in the upper 24 bits of both numbers.
   Returns a bit for each, the first the lowest, that cannot be told from the nearest one: none where all are
   farther than a haversine. */
unsigned vector_place_nearest(
    const vector_place_target *target, const unsigned *north, const unsigned *east, float limit,
    float haversines[32]);
