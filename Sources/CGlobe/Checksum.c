#include "Checksum.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define FOLDING __attribute__((target("pclmul")))

/* Multiplies a block by the power of x that two factors represent, and adds another block. */
static inline FOLDING __m128i moved(__m128i block, __m128i factors, __m128i met) {
  __m128i low = _mm_clmulepi64_si128(block, factors, 0x00);
  __m128i high = _mm_clmulepi64_si128(block, factors, 0x11);
  return _mm_xor_si128(_mm_xor_si128(low, high), met);
}

static inline __m128i block_at(const __m128i *blocks, size_t index) {
  return _mm_loadu_si128(blocks + index);
}

FOLDING
static void fold(const __m128i *blocks, size_t count, uint32_t remainder, uint8_t folded[16]) {
  /* x to the powers of 544 and 480 (four blocks) and of 160 and 96 (one block), modulo the
     polynomial and reflected. */
  const __m128i by_four = _mm_set_epi64x(0x1c6e41596, 0x154442bd4);
  const __m128i by_one = _mm_set_epi64x(0x0ccaa009e, 0x1751997d0);
  __m128i a = _mm_xor_si128(block_at(blocks, 0), _mm_cvtsi32_si128((int)remainder));
  __m128i b = block_at(blocks, 1), c = block_at(blocks, 2), d = block_at(blocks, 3);
  size_t index = 4;
  for (; index + 4 <= count; index += 4) {
    a = moved(a, by_four, block_at(blocks, index));
    b = moved(b, by_four, block_at(blocks, index + 1));
    c = moved(c, by_four, block_at(blocks, index + 2));
    d = moved(d, by_four, block_at(blocks, index + 3));
  }
  a = moved(moved(moved(a, by_one, b), by_one, c), by_one, d);
  for (; index < count; index++) a = moved(a, by_one, block_at(blocks, index));
  _mm_storeu_si128((__m128i *)folded, a);
}

bool checksum_fold(const void *bytes, size_t count, uint32_t remainder, uint8_t folded[16]) {
  if (count < 64 || !__builtin_cpu_supports("pclmul")) return false;
  fold(bytes, count / 16, remainder, folded);
  return true;
}
#else
bool checksum_fold(const void *bytes, size_t count, uint32_t remainder, uint8_t folded[16]) {
  return false;
}
#endif
