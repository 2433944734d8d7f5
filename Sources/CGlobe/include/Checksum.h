#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Folds all whole blocks of 16 bytes into one that leaves the same CRC-32 (reflected polynomial
   0xEDB88320) from a remainder of zero as all of them do from a given remainder. False, and nothing
   written, where there are fewer than four blocks or the processor cannot multiply without carries.

   Source: Gopal and others, "Fast CRC Computation for Generic Polynomials Using PCLMULQDQ Instruction"
   (Intel, 2009). */
bool checksum_fold(const void *bytes, size_t count, uint32_t remainder, uint8_t folded[16]);
