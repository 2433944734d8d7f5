"""Finds where the name of a polygon stands best: the middle of its widest part."""

import numpy as np
import shapely

import cells


def label_point(geometry):
    """Returns (longitude, latitude) of the center of the largest circle inside, on the sphere."""
    east = shapely.transform(geometry, lambda c: c + np.where(c[:, :1] < 0, [360, 0], [0, 0]))
    crosses = geometry.bounds[0] < -179.9 and geometry.bounds[2] > 179.9
    joined = cells.geometry_only(shapely.union_all(cells.parts(east))) if crosses else geometry
    largest = max(cells.parts(joined), key=lambda part: _plane(part).area)
    flat = _plane(largest)
    circle = shapely.maximum_inscribed_circle(
        flat if flat.is_valid else shapely.make_valid(flat), tolerance=0.002)
    x, y = shapely.get_coordinates(circle)[0]
    return _back(x, y, *_center(largest))


def _center(polygon):
    bounds = polygon.bounds
    polar = bounds[2] - bounds[0] > 300 and max(abs(bounds[1]), abs(bounds[3])) > 60
    latitude = (bounds[1] + bounds[3]) / 2
    if polar:
        latitude = 90 if latitude > 0 else -90
    return (bounds[0] + bounds[2]) / 2, latitude


def _plane(polygon):
    """Lambert's equal-area projection about the middle of the polygon (Snyder 1987, 24-2)."""
    middle, tilt = _center(polygon)
    def project(c):
        longitude, latitude = np.radians(c[:, 0] - middle), np.radians(c[:, 1])
        tilted = np.radians(tilt)
        cosine = np.sin(tilted) * np.sin(latitude) + (
            np.cos(tilted) * np.cos(latitude) * np.cos(longitude))
        scale = np.sqrt(2 / np.maximum(1 + cosine, 1e-9))
        x = scale * np.cos(latitude) * np.sin(longitude)
        y = scale * (np.cos(tilted) * np.sin(latitude)
                     - np.sin(tilted) * np.cos(latitude) * np.cos(longitude))
        return np.column_stack([x, y])
    return shapely.transform(shapely.segmentize(polygon, 1), project)


def _back(x, y, middle, tilt):
    distance = np.hypot(x, y)
    angle = 2 * np.arcsin(distance / 2)
    tilted = np.radians(tilt)
    latitude = np.degrees(np.arcsin(np.cos(angle) * np.sin(tilted) + (
        y * np.sin(angle) * np.cos(tilted) / distance if distance else 0)))
    longitude = middle + np.degrees(np.arctan2(
        x * np.sin(angle),
        distance * np.cos(tilted) * np.cos(angle) - y * np.sin(tilted) * np.sin(angle)))
    return (longitude + 180) % 360 - 180, latitude
