"""Drops points of polygons that stay within a tolerance on the ground, shared edges alike.

Every ring is cut into arcs where its neighbor changes, at the date line, at the poles and every
five degrees of latitude; each arc is simplified (Douglas and Peucker) on a plane true to scale at
its own latitude, always in the same direction. So two polygons keep one common border, and nothing
is finer near the poles than elsewhere.
"""

import numpy as np
import shapely

import cells


def simplify(geometries, tolerance, coast_tolerance=None):
    """Returns the geometries with fewer points; tolerances are degrees of latitude.

    A coast is an edge that one polygon alone has; its tolerance is never more than a fiftieth of
    the polygon's size. Without a coast_tolerance all edges are treated alike and not compared.
    """
    neighbors = _neighbors(geometries) if coast_tolerance is not None else None
    result = []
    for number, geometry in enumerate(geometries):
        polygons = []
        for polygon in cells.parts(geometry):
            rings = [polygon.exterior, *polygon.interiors]
            new = []
            for ring in rings:
                size = np.sqrt(shapely.Polygon(ring).area)
                coast = min(coast_tolerance, size / 50) if neighbors is not None else tolerance
                new.append(_ring(shapely.get_coordinates(ring)[:-1], number, neighbors,
                                 tolerance, coast))
            polygons.append(shapely.Polygon(new[0], new[1:]))
        result.append(cells.geometry_only(shapely.MultiPolygon(polygons)) if all(
            polygon.is_valid for polygon in polygons) else cells.geometry_only(
            shapely.union_all([cells.geometry_only(polygon) for polygon in polygons])))
    return result


def _keys(points):
    """Returns one whole number a point, the same for the same place."""
    whole = np.rint(points * 1e7).astype(np.int64)
    return whole[:, 0] * 10**10 + whole[:, 1]


def _neighbors(geometries):
    """Returns {edge: numbers of the geometries that have it}."""
    found = {}
    for number, geometry in enumerate(geometries):
        for polygon in cells.parts(geometry):
            for ring in [polygon.exterior, *polygon.interiors]:
                keys = _keys(shapely.get_coordinates(ring)).tolist()
                for a, b in zip(keys, keys[1:]):
                    edge = (a, b) if a < b else (b, a)
                    found[edge] = found.get(edge, ()) + (number,)
    return found


def _ring(points, number, neighbors, tolerance, coast_tolerance):
    count = len(points)
    following = np.roll(points, -1, axis=0)
    band = np.floor(points[:, 1] / 5)
    crosses = band != np.roll(band, -1)
    fixed = crosses | np.roll(crosses, 1)
    fixed |= (np.abs(points[:, 0]) >= 179.999) | (np.abs(points[:, 1]) >= 89.999)
    coast = np.zeros(count, bool)
    if neighbors is not None:
        keys = _keys(points).tolist()
        kinds = [neighbors[(a, b) if a < b else (b, a)]
                 for a, b in zip(keys, keys[1:] + keys[:1])]
        coast = np.array([len(kind) == 1 for kind in kinds])
        fixed |= np.array([kinds[i] != kinds[i - 1] for i in range(count)])
    if fixed.sum() < 2:
        first = np.lexsort((points[:, 1], points[:, 0]))[0]
        fixed[first] = True
        fixed[np.argmax(((points - points[first]) ** 2).sum(axis=1))] = True
    corners = np.flatnonzero(fixed)
    pieces = []
    for start, end in zip(corners, np.append(corners[1:], corners[0] + count)):
        arc = points[np.arange(start, end + 1) % count]
        pieces.append(_arc(arc, coast_tolerance if coast[start] else tolerance)[:-1])
    joined = np.concatenate(pieces)
    return joined if len(joined) >= 4 else points


def _arc(arc, tolerance):
    if len(arc) < 3:
        return arc
    turned = tuple(arc[0]) > tuple(arc[-1])
    if turned:
        arc = arc[::-1]
    scale = np.array([np.cos(np.radians(np.clip(arc[:, 1].mean(), -89, 89))), 1])
    line = shapely.simplify(shapely.LineString(arc * scale), tolerance, preserve_topology=False)
    kept = shapely.get_coordinates(line)
    # The simplified points are a subset of the arc's, in order. Look them up instead of scaling
    # back.
    index = np.flatnonzero(_in(arc * scale, kept))
    result = arc[index]
    return result[::-1] if turned else result


def _in(all_points, some):
    left = all_points.copy().view([("x", float), ("y", float)]).ravel()
    right = np.ascontiguousarray(some).view([("x", float), ("y", float)]).ravel()
    return np.isin(left, right)
