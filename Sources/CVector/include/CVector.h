#pragma once

/* Vector operations that Swift can only emit with unsafe flags: without -fno-math-errno its
   `squareRoot()` becomes one guarded scalar root per lane. */

typedef float vector_float4 __attribute__((ext_vector_type(4)));
typedef float vector_float8 __attribute__((ext_vector_type(8)));
typedef int vector_int8 __attribute__((ext_vector_type(8)));
typedef short vector_short8 __attribute__((ext_vector_type(8)));
typedef unsigned char vector_byte4 __attribute__((ext_vector_type(4)));
typedef unsigned char vector_byte8 __attribute__((ext_vector_type(8)));
typedef unsigned short vector_ushort4 __attribute__((ext_vector_type(4)));
typedef unsigned short vector_ushort8 __attribute__((ext_vector_type(8)));

/* The square root of each lane; a negative lane gives NaN. */
static inline __attribute__((always_inline)) vector_float8 vector_square_root8(vector_float8 value) {
  return __builtin_elementwise_sqrt(value);
}

static inline __attribute__((always_inline)) vector_float4 vector_square_root4(vector_float4 value) {
  return __builtin_elementwise_sqrt(value);
}

/* Each lane rounded toward zero; lanes outside the range of int are undefined. */
static inline __attribute__((always_inline)) vector_int8 vector_truncate8(vector_float8 value) {
  return __builtin_convertvector(value, vector_int8);
}

static inline __attribute__((always_inline)) vector_float8 vector_convert8(vector_int8 value) {
  return __builtin_convertvector(value, vector_float8);
}

/* Bytes as 16-bit lanes; Swift's own conversion is a call to a generic function now and then. */
static inline __attribute__((always_inline)) vector_ushort8 vector_widen8(vector_byte8 value) {
  return __builtin_convertvector(value, vector_ushort8);
}

/* Each 16-bit lane as a number. */
static inline __attribute__((always_inline)) vector_float8 vector_widen_short8(vector_short8 value) {
  return __builtin_convertvector(value, vector_float8);
}

/* The lesser and the greater of two values in each lane; Swift's own comparison of vectors goes through
   memory, lane by lane, now and then. */
static inline __attribute__((always_inline)) vector_float4 vector_least4(vector_float4 a, vector_float4 b) {
  return b < a ? b : a;
}

static inline __attribute__((always_inline)) vector_float4 vector_greatest4(
    vector_float4 a, vector_float4 b) {
  return b > a ? b : a;
}

/* The low byte of each lane. */
static inline __attribute__((always_inline)) vector_byte4 vector_narrow4(vector_ushort4 value) {
  return __builtin_convertvector(value, vector_byte4);
}
