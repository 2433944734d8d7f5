"""Writes many short strings so that each is read by itself, compressed.

    PREFIX/symbols   2304 bytes a table: 256 lengths of symbols, then 8 bytes a symbol
    PREFIX/tables    the number of each string's table, 4 bits, the lowest first; missing where there
                     is one table only
    PREFIX/lengths   u8 a string: the number of its codes
    PREFIX/offsets   u32 for each 16 strings, and the end
    PREFIX/codes     a byte a symbol; 255 says that the next byte stands for itself

After Boncz, Neumann and Leis, *FSST: Fast Random Access String Compression* (PVLDB 13, 2020).
"""

import collections

import numpy as np

ESCAPE = 255
LONGEST = 8
BLOCK = 16
# The beginnings of the scripts: Greek, Cyrillic, Armenian, Hebrew, Arabic, Devanagari, Bengali,
# Tamil, Thai, Georgian, Latin again, and those of East Asia.
SCRIPTS = (0x370, 0x400, 0x530, 0x590, 0x600, 0x900, 0x980, 0xb80, 0xe00, 0x10a0, 0x1e00, 0x2e80)
LATIN_AGAIN = 11


def script(string):
    """Returns the table that fits a string's letters."""
    found = max((sum(ord(letter) >= start for start in SCRIPTS) % LATIN_AGAIN
                 if ord(letter) < SCRIPTS[-1] else LATIN_AGAIN for letter in string), default=0)
    return found


def add(archive, prefix, strings, table=lambda string: 0):
    """Adds the sections of some strings to an archive; `table` tells which table one is written by."""
    tables = np.array([table(string) for string in strings], "u1")
    encoded = [string.encode("utf-8") for string in strings]
    rows, symbols = [b""] * len(strings), []
    if tables.max(initial=0) > 15:
        raise ValueError(f"{prefix}: the number of a table has 4 bits")
    for number in range(tables.max(initial=0) + 1):
        of = np.flatnonzero(tables == number)
        found = trained([encoded[row] for row in of])
        codes_of = {symbol: code for code, symbol in enumerate(found)}
        known = {string: codes(string, codes_of) for string in {encoded[row] for row in of}}
        for row in of:
            rows[row] = known[encoded[row]]
        symbols.append(table_of(found))
    archive.add(f"{prefix}/symbols", b"".join(symbols))
    if len(symbols) > 1:
        bits = np.unpackbits(tables[:, None], axis=1, count=4, bitorder="little")
        archive.add(f"{prefix}/tables", np.packbits(bits.ravel(), bitorder="little"))
    lengths = np.array([len(row) for row in rows])
    if lengths.max(initial=0) > 255:
        raise ValueError(f"{prefix}: a string has more than 255 codes")
    ends = np.concatenate([[0], np.cumsum(lengths)])
    archive.add(f"{prefix}/lengths", lengths.astype("u1"))
    archive.add(f"{prefix}/offsets", np.append(ends[:-1:BLOCK], ends[-1]).astype("<u4"))
    archive.add(f"{prefix}/codes", b"".join(rows))


def table_of(symbols):
    """Returns the bytes of a table."""
    padded = symbols + [b""] * (256 - len(symbols))
    return np.array([len(symbol) for symbol in padded], "u1").tobytes() \
        + b"".join(symbol.ljust(LONGEST, b"\0") for symbol in padded)


def trained(strings, sample=8000, rounds=10):
    """Returns the 255 symbols that write some strings shortest."""
    symbols = []
    for _ in range(rounds):
        known, gains = set(symbols), collections.Counter()
        for string in strings[::max(1, len(strings) // sample)]:
            before = b""
            for part in longest_parts(string, known):
                gains[part] += len(part)
                if len(part) > 1:
                    gains[part[:1]] += 1
                if before and len(before) + len(part) <= LONGEST:
                    gains[before + part] += len(before) + len(part)
                before = part
        # Break ties by the bytes, so that the table is identical on every machine.
        best = sorted(gains.items(), key=lambda entry: (-entry[1], entry[0]))
        symbols = [symbol for symbol, _ in best[:ESCAPE]]
    return symbols


def longest_parts(string, symbols):
    """Cuts a string into the longest symbols, from its start."""
    at = 0
    while at < len(string):
        length = min(LONGEST, len(string) - at)
        while length > 1 and string[at:at + length] not in symbols:
            length -= 1
        yield string[at:at + length]
        at += length


def codes(string, codes_of):
    """Returns the codes of a string, as few as there can be."""
    # For each position in the string: the fewest bytes from there on, and the length of the symbol.
    best = [(0, 0)] * (len(string) + 1)
    for at in range(len(string) - 1, -1, -1):
        choice = (2 + best[at + 1][0], 0)
        for length in range(1, min(LONGEST, len(string) - at) + 1):
            if string[at:at + length] in codes_of:
                choice = min(choice, (1 + best[at + length][0], -length))
        best[at] = (choice[0], choice[1])
    result, at = bytearray(), 0
    while at < len(string):
        length = -best[at][1]
        result += bytes([codes_of[string[at:at + length]]] if length else [ESCAPE, string[at]])
        at += max(1, length)
    return bytes(result)
