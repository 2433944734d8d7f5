"""Notes which coasts can be the nearest ones to the places of a cell.

Three sections of an archive that has a layer of cells (see cells.py), named prefix/…, little-endian:

    starts   packed × cells + 1  first ring of each cell's list; a cell that is all land has none
    rings    packed              rings that have the nearest coast of a place in the cell, and few others;
                                 those nearest to the cell's middle come first
    cells    u16 a ring          the cell that each ring of the layer lies in

Packed numbers have as many bits each as the greatest could take (see archive.py).
"""

import numpy as np
from scipy.spatial import cKDTree

from cells import ring_points

PARTS = 8  # each cell is looked at in so many times so many parts
SPACING = 0.05  # degrees between the points that stand for an edge
# In radians: half the spacing on a diagonal, plus the difference between straight lines in
# different projections.
MARGIN = 1e-3


def add(archive, prefix, layer, left_out=()):
    """Adds the sections for a layer that was added before; features that are left out are no coast."""
    sections = {name: (content, count) for name, content, count in archive.sections}
    degrees, columns, rows, _, units = np.frombuffer(sections[f"{layer}/grid"][0], "<u4").tolist()
    degrees /= 1000
    vectors, numbers, ring_cells, covered = _coasts(
        sections, layer, degrees, columns, units, left_out)
    tree = cKDTree(vectors)
    lists = [np.zeros(0, int) if covered[cell] else _reached(
        tree, numbers, cell % columns * degrees - 180, cell // columns * degrees - 90, degrees)
        for cell in range(columns * rows)]
    starts = np.cumsum([0] + [len(found) for found in lists])
    archive.add_packed(f"{prefix}/starts", starts, starts[-1] + 1)
    archive.add_packed(f"{prefix}/rings", np.concatenate(lists), len(ring_cells))
    archive.add(f"{prefix}/cells", np.array(ring_cells).astype("<u2"))


def _coasts(sections, layer, degrees, columns, units, left_out):
    """Returns points along all coasts and the rings they are of, each ring's cell, and which cells
    are all land."""
    cells, rings = (np.frombuffer(sections[f"{layer}/{name}"][0], "<u4")
                    for name in ("cells", "rings"))
    words = np.frombuffer(sections[f"{layer}/points"][0], "<u2")
    entries = np.frombuffer(sections[f"{layer}/entries"][0], np.dtype(
        [("feature", "<u2"), ("rings", "<u2"), ("first", "<u4")]))
    points, numbers = [], []
    ring_cells, covered = np.zeros(len(rings) - 1, int), np.zeros(len(cells) - 1, bool)
    for cell in range(len(covered)):
        origin = [cell % columns * degrees - 180, cell // columns * degrees - 90]
        for feature, count, first in entries[cells[cell]:cells[cell + 1]].tolist():
            ring_cells[first:first + count] = cell
            if feature in left_out:
                continue
            covered[cell] |= count == 0
            for ring in range(first, first + count):
                found = _along(ring_points(words[rings[ring]:rings[ring + 1]]), units, degrees)
                points.append(found / units * degrees + origin)
                numbers.append(np.full(len(found), ring))
    points = np.concatenate(points)
    return _vectors(points[:, 0], points[:, 1]), np.concatenate(numbers), ring_cells, covered


def _along(start, units, degrees):
    """Returns points along the edges of a ring that are no cuts along its cell's own edge."""
    end = np.roll(start, -1, axis=0)
    is_cut = ((start == end) & ((start == 0) | (start == units))).any(axis=1)
    start, end = start[~is_cut], end[~is_cut]
    steps = np.maximum(1, np.ceil(np.abs(end - start).max(axis=1, initial=0)
                                  / (SPACING / degrees * units))).astype(int)
    edge = np.repeat(np.arange(len(start)), steps)
    share = (np.arange(len(edge)) - (np.cumsum(steps) - steps)[edge]) / steps[edge]
    return np.concatenate([start[edge] + (end - start)[edge] * share[:, None], end])


def _reached(tree, numbers, west, south, degrees):
    """Returns the rings that have the coast nearest to some place in a cell."""
    middle = _vectors(west + degrees / 2, south + degrees / 2)
    nearest = _angle(tree.query(middle)[0])
    reach = nearest + 2 * _radius(west, south, degrees, degrees) + MARGIN
    near = np.sort(tree.query_ball_point(middle, 2 * np.sin(min(reach, np.pi) / 2)))
    part = degrees / PARTS
    lower = south + np.arange(PARTS) * part
    x, y = np.meshgrid(west + (np.arange(PARTS) + 0.5) * part, lower + part / 2)
    places = np.vstack([middle, _vectors(x.ravel(), y.ravel())])
    first = np.flatnonzero(np.diff(numbers[near], prepend=-1))
    angles = np.arccos(np.maximum.reduceat(
        np.clip(places @ tree.data[near].T, -1, 1), first, axis=1))
    # From any point of a part, the nearest ring is at most a diameter farther away than the nearest
    # ring is from the part's center.
    spare = np.repeat([2 * _radius(west, bottom, part, part) for bottom in lower], PARTS) + MARGIN
    kept = (angles[1:] <= angles[1:].min(axis=1, keepdims=True) + spare[:, None]).any(axis=0)
    return numbers[near][first][kept][np.argsort(angles[0][kept], kind="stable")]


def _radius(west, south, width, height):
    """Returns the angle from the middle of a rectangle to its farthest corner."""
    middle = _vectors(west + width / 2, south + height / 2)
    corners = [_vectors(west, south), _vectors(west, south + height)]
    return max(_angle(np.linalg.norm(middle - corner)) for corner in corners)


def _angle(chord):
    return 2 * np.arcsin(min(chord / 2, 1))


def _vectors(longitude, latitude):
    longitude, latitude = np.radians(longitude), np.radians(latitude)
    return np.stack([np.cos(latitude) * np.cos(longitude),
                     np.cos(latitude) * np.sin(longitude), np.sin(latitude)], -1)
