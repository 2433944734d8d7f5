#!/usr/bin/env python3
"""Makes Assets/waters.atlas: names of parts of the oceans, by squares of one degree.

Source: the regions of Flinn and Engdahl (Young et al., Physics of the Earth and Planetary Interiors
96, 1996) in ObsPy's tables. Kept are those whose names say that they are a water.

    rows           u32 × 181: first run of each row of squares, from the south, and the end
    runs           i16 u16: the longitude where it starts, the number of its name or 65535 for none
    names/offsets  u32, UTF-8
    names/text
"""

import os

import numpy as np

from archive import ArchiveWriter, run
from build_countries import text

FOLDER = "w/obspy/obspy/geodetics/data"
WORDS = {"SEA", "GULF", "BAY", "STRAIT", "PASSAGE"}
SMALL = {"Of": "of", "The": "the"}
NONE = 65535


def numbers(folder, name):
    with open(os.path.join(folder, name), encoding="ascii") as file:
        return [int(word) for word in file.read().split()]


def squares(folder):
    """Returns the number of the region of each square: rows from the south, columns from 180° W."""
    counts = iter(numbers(folder, "quadsidx.asc"))
    result = np.zeros((180, 360), int)
    for quadrant in ("ne", "nw", "se", "sw"):
        pairs = iter(numbers(folder, f"{quadrant}sect.asc"))
        for latitude in range(91):
            starts = [(next(pairs), next(pairs)) for _ in range(next(counts))]
            if latitude == 90:
                continue
            row = 90 + latitude if quadrant[0] == "n" else 89 - latitude
            for (start, region), (end, _) in zip(starts, starts[1:] + [(180, 0)]):
                columns = slice(180 + start, 180 + end) if quadrant[1] == "e" else slice(
                    180 - end, 180 - start)
                result[row, columns] = region
    return result


def water(name):
    """Returns the name of a region as it is written, None unless it is a water."""
    words = name.split(",")[0].split()
    if not WORDS & set(words) or "REGION" in words or "LAKE" in words or "EAST" in words[:1]:
        return None
    return " ".join(SMALL.get(word.title(), word.title()) for word in words)


def build(inputs, output):
    folder = os.path.join(inputs, FOLDER)
    with open(os.path.join(folder, "names.asc"), encoding="ascii") as file:
        names = [water(line.strip()) for line in file]
    kept = sorted({name for name in names if name})
    number = np.array([NONE] + [kept.index(name) if name else NONE for name in names])
    grid = number[squares(folder)]
    runs, rows = [], [0]
    for row in grid:
        starts = np.flatnonzero(np.concatenate([[True], row[1:] != row[:-1]]))
        runs += [(start - 180, row[start]) for start in starts.tolist()]
        rows.append(len(runs))
    archive = ArchiveWriter()
    archive.add("rows", np.array(rows, "<u4"))
    archive.add("runs", np.array(runs, np.dtype([("west", "<i2"), ("name", "<u2")])))
    offsets, content = text(kept)
    archive.add("names/offsets", offsets)
    archive.add("names/text", content)
    archive.write(os.path.join(output, "waters.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
