#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Folds all whole 16-byte blocks into one. Starting from a remainder of zero, that block has the
   same CRC-32 (reflected polynomial 0xEDB88320) as all blocks starting from the given remainder.
   Returns false and writes nothing if there are fewer than four blocks or the processor lacks
   carry-less multiplication.

   Source: Gopal and others, "Fast CRC Computation for Generic Polynomials Using PCLMULQDQ
   Instruction" (Intel, 2009). */
bool checksum_fold(const void *bytes, size_t count, uint32_t remainder, uint8_t folded[16]);
