#!/usr/bin/env python3
"""Writes places on UTM, UPS, MGRS and in plus codes and locators, for the tests of Atlas."""

import math
import pathlib
import random

import maidenhead
import mgrs
import pyproj
from openlocationcode import openlocationcode

TABLE = pathlib.Path(__file__).parents[2] / "Tests/AtlasTests/Tables/grids.csv"
MGRS = mgrs.MGRS()

# The equator, the edges of zones and bands, Norway and Svalbard, the limits of UTM, the poles.
HARD = [
    (0, 0), (0, -180), (0, 179.99999), (1e-9, 3), (-1e-9, 3), (56.55, 8.316667),
    (-56.55, -171.683333), (56, 2.999999999), (56, 3), (63.999999999, 5), (64, 5), (60, 5.32),
    (71.999999999, 8), (72, 8.999999999), (72, 9), (78.2, 15.6), (78, 20.999999999), (78, 21),
    (79, 32.999999999), (79, 33), (79, 41.99999), (79, 42), (83.99999, 10), (84.1, 10),
    (84.5, -10), (-79.999999999, 10), (-80, 10), (-80.1, 10), (-85, -100), (89.99, 45),
    (89.999999, -135), (-89.99, 45), (-89.999999, 135), (90, 0), (-90, 0), (32, -117), (39.999999999, -117),
    (34.05, -118.25), (-52, -59), (-33.86, 151.21), (35.68, 139.77), (47.999999999, 8.5), (48, 8.5),
]


def places():
    yield from HARD
    source = random.Random(6709)
    for _ in range(1400):
        yield math.degrees(math.asin(source.uniform(-1, 1))), source.uniform(-180, 179.999999)
    for _ in range(250):
        yield source.uniform(84, 90) * source.choice((-1, 1)), source.uniform(-180, 179.999999)
    for _ in range(250):
        yield source.uniform(55, 84), source.uniform(0, 45)


def projected(zone, north, latitude, longitude):
    if zone == 0:
        sign = 1 if north else -1
        plane = pyproj.Proj(
            f"+proj=stere +lat_0={90 * sign} +lat_ts={90 * sign} +k=0.994 +x_0=2000000 +y_0=2000000 +datum=WGS84"
        )
    else:
        plane = pyproj.Proj(
            f"+proj=utm +zone={zone} +datum=WGS84" + ("" if north else " +south"))
    return plane(longitude, latitude)


def on_edge(value):
    """Whether the whole meter below hangs on the last digits."""
    return abs(value - round(value)) < 1e-4


def main():
    rows = ["latitude,longitude,zone,easting,northing,mgrs,pluscode,locator"]
    for latitude, longitude in places():
        latitude, longitude = round(latitude, 9), round(longitude, 9)
        square = MGRS.toMGRS(latitude, longitude)
        zone = int(square[:-13]) if square[0].isdigit() else 0
        east, north = projected(zone, latitude >= 0, latitude, longitude)
        if on_edge(east) or on_edge(north):
            square = ""
        code = openlocationcode.encode(latitude, longitude) if latitude < 90 else ""
        # The package computes locators in binary fractions, which miss the edges of cells.
        locator = maidenhead.to_maiden(latitude, longitude, 3) if abs(latitude) < 90 else ""
        if any(abs(value * 24 - round(value * 24)) < 1e-2 for value in (latitude, longitude / 2)):
            locator = ""
        rows.append(
            f"{latitude:.9f},{longitude:.9f},{zone},{east:.7f},{north:.7f},{square},{code},{locator}")
    TABLE.write_text("\n".join(rows) + "\n")
    print(len(rows) - 1, "places")


if __name__ == "__main__":
    main()
