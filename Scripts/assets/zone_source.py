"""Reads the time zones of PyPI timezonefinder-data: polygons of OpenStreetMap, bit-packed.

A ring is stored in blocks of 128 vertices, each with the vertex that follows. A block has a west and
a south edge and the widths in bits of what its vertices are east and north of them, in steps of
10⁻⁶ degrees: first all longitudes, then all latitudes, each list beginning at a word of 32 bits.
"""

import json
import os

import numpy as np
import shapely

import cells

FOLDER = "w/timezonefinder_data/timezonefinder_data/data"
BLOCK = 128
STEP = 1e-6  # degrees


def zones(inputs):
    """Returns {name: multipolygon} of all zones, those at sea (Etc/…) too."""
    folder = os.path.join(inputs, FOLDER)
    with open(os.path.join(folder, "timezone_names.txt"), encoding="utf-8") as file:
        names = file.read().split()
    outlines, inner = _rings(os.path.join(folder, "boundaries")), _rings(
        os.path.join(folder, "holes"))
    # A hole is either the outline of another polygon or its own ring.
    references = np.load(os.path.join(folder, "holes", "poly_ref.npy"))
    holes = {}
    for polygon, (count, first) in _registry(folder).items():
        holes[polygon] = [outlines[r] if r >= 0 else inner[-r - 1]
                          for r in references[first:first + count].tolist()]
    found = {}
    for number, zone in enumerate(np.load(os.path.join(folder, "zone_ids.npy")).tolist()):
        polygon = shapely.Polygon(outlines[number], holes.get(number, []))
        found.setdefault(names[zone], []).append(polygon)
    return {name: cells.geometry_only(shapely.MultiPolygon(polygons))
            for name, polygons in found.items()}


def _registry(folder):
    """Returns {polygon: (number of its holes, the first of them)}."""
    with open(os.path.join(folder, "hole_registry.json"), encoding="utf-8") as file:
        return {int(polygon): row for polygon, row in json.load(file).items()}


def _rings(folder):
    def table(name):
        return np.load(os.path.join(folder, f"{name}.npy"))
    counts, blocks = table("nr_vertices"), table("block_offsets")
    west, south, widths = table("block_bases"), table("block_ranges")[:, 0], table("block_widths")
    with open(os.path.join(folder, "coordinates.bin"), "rb") as file:
        payloads = _payloads(file.read())
    if len(payloads) != len(counts):
        raise ValueError(f"{folder} has {len(payloads)} rings, not {len(counts)}")
    rings = []
    for payload, count, first, end in zip(payloads, counts.tolist(), blocks, blocks[1:]):
        rings.append(_ring(payload, count, west[first:end], south[first:end], widths[first:end]))
    return rings


def _ring(words, count, west, south, widths):
    """Returns the vertices of one ring in degrees."""
    sizes = np.full(len(west), BLOCK + 1)
    sizes[-1] = count - BLOCK * (len(west) - 1) + 1
    lengths = -(-sizes[:, None] * widths.astype(np.int64) // 32)
    starts = np.concatenate([[0], np.cumsum(lengths.ravel())])[:-1].reshape(-1, 2)
    block = np.repeat(np.arange(len(west)), sizes)
    place = np.arange(len(block)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    own = place < sizes[block] - 1
    columns = []
    for axis, edge in enumerate((west, south)):
        width = widths[:, axis].astype(np.int64)[block]
        bit = place * width
        word = starts[block, axis] + (bit >> 5)
        both = words[word].astype(np.uint64) | words[word + 1].astype(np.uint64) << np.uint64(32)
        mask = (np.uint64(1) << width.astype(np.uint64)) - np.uint64(1)
        steps = (both >> (bit & 31).astype(np.uint64) & mask).astype(np.int64)
        columns.append((steps + edge[block].astype(np.int64) // 10)[own] * STEP)
    return np.column_stack(columns)


def _payloads(data):
    """Returns the words of each ring from a FlatBuffer: a table of tables of one vector."""
    def number(at, kind):
        return int(np.frombuffer(data, kind, 1, at)[0])
    def field(table, slot):
        entries = table - number(table, "<i4")
        return table + number(entries + 4 + 2 * slot, "<u2")
    def follow(at):
        return at + number(at, "<u4")
    if data[4:8] != b"TZFP":
        raise ValueError("the coordinates do not start as they should")
    vector = follow(field(follow(0), 0))
    found = []
    for index in range(number(vector, "<u4")):
        words = follow(field(follow(vector + 4 + 4 * index), 0))
        found.append(np.frombuffer(data, "<u4", number(words, "<u4"), words + 4))
    return found
