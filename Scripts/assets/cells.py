"""Cuts polygons along a grid, so that a question about a place reads one cell.

A layer of cells is six sections of an archive, named prefix/…, all little-endian:

    grid     u32 × 5          thousandths of a degree a cell, columns, rows, features, units a cell
    cells    u32 × cells + 1  first entry of each cell; rows from the south, columns from 180° W
    entries  u16 u16 u32      feature, number of rings (0: the feature covers the cell), first ring
    rings    u32 × rings + 1  first word of each ring; a ring's last point joins its first
    points   u16              words: a ring's first two are a point, in units from the cell's west and
                              its south edge; a word after them is a step of -127...127 units east
                              in its low byte and north in its high byte, or, where the low byte
                              is -128, says that the next two words are a point again
    boxes    u8 × 4 a ring    its west, south, east and north in 255ths of a cell, rounded outward

Inside is where an odd number of the entry's edges lie east of the place.
"""

import numpy as np
import shapely

LONG = 0x80  # the word before a point that is too far away for a step


def add(archive, prefix, features, degrees, unit=0.001):
    """Adds the sections of one layer; features are valid polygons or multipolygons.

    Cells are so many degrees wide; points are rounded to units, in degrees too.
    """
    columns, rows, units = round(360 / degrees), round(180 / degrees), round(degrees / unit)
    found = {}
    for number, feature in enumerate(features):
        for part in parts(snapped(feature)):
            _cut(part, number, degrees, (0, 0, columns, rows), found)
    first, entries, ring_starts, words, boxes, total = [0], [], [0], [], [], 0
    for cell in range(columns * rows):
        for number in sorted({n for n, c in found.get(cell, {}).items() if c}):
            rings = found[cell][number]
            if rings == "all":
                entries.append((number, 0, 0))
                continue
            found_rings = [points for points in (
                _quantized(ring, degrees, cell % columns, cell // columns, units)
                for ring in rings) if points is not None]
            if found_rings:
                entries.append((number, len(found_rings), len(ring_starts) - 1))
            for points in found_rings:
                words.append(_words(points))
                boxes.append(_box(points, units))
                total += len(words[-1])
                ring_starts.append(total)
        first.append(len(entries))
    archive.add(f"{prefix}/grid", np.array(
        [round(degrees * 1000), columns, rows, len(features), units], "<u4"))
    archive.add(f"{prefix}/cells", np.array(first, "<u4"))
    archive.add(f"{prefix}/entries", np.array(
        entries, np.dtype([("feature", "<u2"), ("rings", "<u2"), ("first", "<u4")])))
    archive.add(f"{prefix}/rings", np.array(ring_starts, "<u4"))
    archive.add(f"{prefix}/points", np.concatenate(words).astype("<u2"))
    archive.add(f"{prefix}/boxes", np.array(boxes, "u1"))


def parts(geometry):
    """Returns the polygons of a geometry, lines and points left out."""
    return [part for part in shapely.get_parts(geometry, return_index=False)
            if part.geom_type == "Polygon" and not part.is_empty]


def snapped(geometry):
    """Moves what stops a hair before the date line or a pole onto it."""
    def move(coordinates):
        result = coordinates.copy()
        x, y = result[:, 0], result[:, 1]
        x[x < -179.999], x[x > 179.999] = -180, 180
        y[y < -89.999], y[y > 89.999] = -90, 90
        return result
    return geometry_only(shapely.transform(geometry, move))


def geometry_only(geometry):
    """Returns the valid polygons of a geometry as one multipolygon."""
    if not geometry.is_valid:
        geometry = shapely.make_valid(geometry)
    flat = []
    for part in shapely.get_parts(geometry):
        flat += list(shapely.get_parts(part))
    return shapely.MultiPolygon([part for part in flat if part.geom_type == "Polygon"])


def _cut(polygon, number, degrees, span, found):
    """Halves the span until it is one cell, keeping only what lies in it."""
    x0, y0, x1, y1 = span
    west, south = x0 * degrees - 180, y0 * degrees - 90
    east, north = x1 * degrees - 180, y1 * degrees - 90
    bounds = polygon.bounds
    if bounds[2] <= west or bounds[0] >= east or bounds[3] <= south or bounds[1] >= north:
        return
    if bounds[0] < west or bounds[1] < south or bounds[2] > east or bounds[3] > north:
        clipped = shapely.clip_by_rect(polygon, west, south, east, north)
        if not clipped.is_valid:
            clipped = shapely.intersection(polygon, shapely.box(west, south, east, north))
        for part in parts(clipped):
            _cut_inside(part, number, degrees, span, found)
    else:
        _cut_inside(polygon, number, degrees, span, found)


def _cut_inside(polygon, number, degrees, span, found):
    x0, y0, x1, y1 = span
    whole = (x1 - x0) * (y1 - y0) * degrees * degrees
    columns = round(360 / degrees)
    if polygon.area >= whole * (1 - 1e-9):
        for y in range(y0, y1):
            for x in range(x0, x1):
                found.setdefault(y * columns + x, {})[number] = "all"
    elif x1 - x0 == 1 and y1 - y0 == 1:
        rings = found.setdefault(y0 * columns + x0, {}).setdefault(number, [])
        if rings != "all":
            rings += [shapely.get_coordinates(ring)
                      for ring in [polygon.exterior, *polygon.interiors]]
    elif x1 - x0 >= y1 - y0:
        middle = (x0 + x1) // 2
        _cut(polygon, number, degrees, (x0, y0, middle, y1), found)
        _cut(polygon, number, degrees, (middle, y0, x1, y1), found)
    else:
        middle = (y0 + y1) // 2
        _cut(polygon, number, degrees, (x0, y0, x1, middle), found)
        _cut(polygon, number, degrees, (x0, middle, x1, y1), found)


def _quantized(ring, degrees, column, row, units):
    """Returns the points of a ring in units of its cell; None where nothing is left of it."""
    origin = np.array([column * degrees - 180, row * degrees - 90])
    points = np.rint((ring[:-1] - origin) / degrees * units).clip(0, units).astype(np.int64)
    points = points[(points != np.roll(points, 1, axis=0)).any(axis=1)]
    if len(points) < 3:
        return None
    following = np.roll(points, -1, axis=0)
    area = (points[:, 0] * following[:, 1] - following[:, 0] * points[:, 1]).sum()
    return points if area != 0 else None


def _words(points):
    """Returns the words of a ring's points."""
    steps = np.diff(points, axis=0)
    near = (np.abs(steps) <= 127).all(axis=1)
    lengths = np.where(near, 1, 3)
    result = np.zeros(2 + lengths.sum(), np.int64)
    result[:2] = points[0]
    at = 2 + np.cumsum(lengths) - lengths
    result[at[near]] = (steps[near, 0] & 255) | (steps[near, 1] & 255) << 8
    result[at[~near]] = LONG
    result[at[~near] + 1], result[at[~near] + 2] = points[1:][~near].T
    return result


def _box(points, units):
    """Returns west, south, east and north of a ring's points, in 255ths of a cell."""
    parts = points.astype(np.int64) * 255
    return [*(parts.min(axis=0) // units), *(-(-parts.max(axis=0) // units))]


def ring_points(words):
    """Returns the points of a ring's words."""
    x, y = int(words[0]), int(words[1])
    found, at = [(x, y)], 2
    while at < len(words):
        word = int(words[at])
        if word & 255 == LONG:
            x, y = int(words[at + 1]), int(words[at + 2])
            at += 3
        else:
            x += (word & 255 ^ 128) - 128
            y += (word >> 8 ^ 128) - 128
            at += 1
        found.append((x, y))
    return np.array(found, float)


def contains(sections, prefix, longitude, latitude):
    """Returns the numbers of the features at a place, read from {name: (bytes, count)}."""
    grid = np.frombuffer(sections[f"{prefix}/grid"][0], "<u4")
    degrees = grid[0] / 1000
    x = min((longitude + 180) / degrees, grid[1] - 1e-9)
    y = min((latitude + 90) / degrees, grid[2] - 1e-9)
    cell = int(y) * int(grid[1]) + int(x)
    cells = np.frombuffer(sections[f"{prefix}/cells"][0], "<u4")
    entries = np.frombuffer(sections[f"{prefix}/entries"][0], "<u2").reshape(-1, 4)
    rings = np.frombuffer(sections[f"{prefix}/rings"][0], "<u4")
    words = np.frombuffer(sections[f"{prefix}/points"][0], "<u2")
    at = np.array([x % 1, y % 1]) * float(grid[4])
    result = []
    for feature, count, low, high in entries[cells[cell]:cells[cell + 1]]:
        inside, first = count == 0, int(low) + 65536 * int(high)
        for ring in range(first, first + int(count)):
            a = ring_points(words[rings[ring]:rings[ring + 1]])
            b = np.roll(a, -1, axis=0)
            cross = (a[:, 1] > at[1]) != (b[:, 1] > at[1])
            a, b = a[cross], b[cross]
            east = a[:, 0] + (at[1] - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
            inside ^= bool((at[0] < east).sum() & 1)
        if inside:
            result.append(int(feature))
    return result
