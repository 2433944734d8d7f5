#!/usr/bin/env python3
"""Writes places seen by PROJ's orthographic projection, for the tests of Atlas."""

import math
import pathlib
import random
import struct

import pyproj

TABLE = pathlib.Path(__file__).parents[2] / "Tests/AtlasTests/Tables/orthographic.bin"
CAMERAS = [(0, 0), (90, 0), (-90, 0), (0, -180), (90, 120), (-90, -75.5), (56.55, 8.316667)]


def microdegrees(degrees):
    return round(degrees * 1e6)


def anywhere(source):
    """A place, every part of the sphere equally likely."""
    latitude = math.degrees(math.asin(source.uniform(-1, 1)))
    return microdegrees(latitude), microdegrees(source.uniform(-180, 180 - 1e-6))


def near(source, latitude, longitude):
    """A place a few degrees away, where a map zoomed in would look."""
    there = latitude + microdegrees(source.gauss(0, 3))
    here = longitude + microdegrees(source.gauss(0, 3))
    wrapped = (here + 180_000_000) % 360_000_000 - 180_000_000
    return max(-90_000_000, min(90_000_000, there)), wrapped


def main():
    source = random.Random(20)
    table = bytearray()
    for index in range(100):
        if index < len(CAMERAS):
            latitude, longitude = map(microdegrees, CAMERAS[index])
        else:
            latitude, longitude = anywhere(source)
        table += struct.pack("<ii", latitude, longitude)
        projection = pyproj.Proj(
            f"+proj=ortho +R=1 +lat_0={latitude / 1e6!r} +lon_0={longitude / 1e6!r}")
        for number in range(100):
            place = near(source, latitude, longitude) if number % 4 == 0 else anywhere(source)
            x, y = projection(place[1] / 1e6, place[0] / 1e6)
            if not (math.isfinite(x) and math.isfinite(y)):
                x = y = math.nan
            table += struct.pack("<iidd", *place, x, y)
    TABLE.write_bytes(table)


if __name__ == "__main__":
    main()
