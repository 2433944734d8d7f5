#pragma once

#include "CPixels.h"
#include "Checksum.h"
#include "Globe.h"
#include "Light.h"
#include "Places.h"
#include "Projecting.h"
#include "Rings.h"

/* The sine and cosine of an angle in radians. The C library computes both together faster, with a
   function that Swift cannot import. */
static inline __attribute__((always_inline)) void vector_sine_cosine(
    double angle, double *sine, double *cosine) {
  __builtin_sincos(angle, sine, cosine);
}

/* Prefetches the cache line of an address, which need not be valid. */
static inline __attribute__((always_inline)) void vector_expect(const void *address) {
  __builtin_prefetch(address);
}

/* The square root of each lane; a negative lane gives NaN. Swift can only emit it with unsafe
   flags: without -fno-math-errno its `squareRoot()` becomes one guarded scalar root per lane. */
static inline __attribute__((always_inline)) vector_float8 vector_square_root8(vector_float8 value) {
  return __builtin_elementwise_sqrt(value);
}

/* Converts each 16-bit lane to a floating-point number. */
static inline __attribute__((always_inline)) vector_float8 vector_widen_short8(vector_short8 value) {
  return __builtin_convertvector(value, vector_float8);
}

/* The greater of two values in each lane. Swift's own vector comparison sometimes goes through
   memory, lane by lane. */
static inline __attribute__((always_inline)) vector_float4 vector_greatest4(
    vector_float4 a, vector_float4 b) {
  return b > a ? b : a;
}

/* A vector with a number in one lane and zeros in the others. */
static inline __attribute__((always_inline)) vector_float4 vector_lane4(float number, unsigned lane) {
  const vector_int4 lanes = {0, 1, 2, 3};
  return lanes == (int)lane ? (vector_float4)number : (vector_float4)0;
}
