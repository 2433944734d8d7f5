#!/usr/bin/env python3
"""Writes distances, azimuths and chords between places, for the tests of Atlas."""

import math
import pathlib
import random

import pyproj
from geographiclib.geodesic import Geodesic

TABLE = pathlib.Path(__file__).parents[2] / "Tests/AtlasTests/Tables/geodesic.csv"
GEOCENTRIC = pyproj.Transformer.from_crs("EPSG:4979", "EPSG:4978", always_xy=True)

# The cases known to be hard: poles, the equator, the date line, nearly antipodal places.
HARD = [
    (0, 0, 0, 0), (0, 0, 0, 90), (0, 0, 0, 179), (0, 0, 0, 179.39), (0, 0, 0, 179.4),
    (0, 0, 0, 179.5), (0, 0, 0, -180), (0, 0, 1e-9, 179.999999999), (90, 0, -90, 0),
    (90, 0, -90, 77), (90, 33, 90, 140), (90, 0, 0, 45), (-90, 10, 56.55, 8.316667),
    (56.55, 8.316667, -56.55, -171.683333), (30, 0, -30, -180), (30, 0, -30, 179.8),
    (30, 0, -29.9, 179.8), (30, 0, -29.5, 179.5), (5, 179.999999999, 5, -180),
    (5, 179.5, -5, -179.5), (48.522876735, 0, -48.522876735, 179.599720456),
    (88.202499452, 0, -88.202499452, 179.981022033), (89.262080389, 0, -89.262080389, 179.992207983),
    (89.333123580, 0, -89.333123580, 179.992958124), (20.001, 0, 20.001, 0),
    (56.320923501, 0, -56.320923501, 179.664747672), (52.784459513, 0, -52.784459513, 179.634407464),
    (0.07476, 0, -0.07476, 179.50), (0.1, 0, -0.1, 179.8), (1e-9, 0, -1e-9, 179.6),
    (40, 10, 40.000000001, 10), (40, 10, 40, 10.000000001), (40, 10, 40.00001, 10.00001),
    (-89.999999999, 0, -89.999999999, 179), (89.999999999, 1, -89.999999999, -179.000000001),
]


def anywhere(source):
    latitude = math.degrees(math.asin(source.uniform(-1, 1)))
    return latitude, source.uniform(-180, 179.999999)


def pairs(source):
    """Places in degrees: anywhere, near each other, and nearly opposite at every scale."""
    yield from HARD
    for _ in range(900):
        yield (*anywhere(source), *anywhere(source))
    for _ in range(300):
        latitude, longitude = anywhere(source)
        scale = 10 ** source.uniform(-8, 1)
        yield latitude, longitude, latitude + source.gauss(0, scale), longitude + source.gauss(0, scale)
    for _ in range(1100):
        latitude, longitude = anywhere(source)
        scale = 10 ** source.uniform(-8, 0.3)
        yield (latitude, longitude, -latitude + source.gauss(0, scale),
               longitude + 180 + source.gauss(0, scale))
    for _ in range(165):
        latitude = source.uniform(-1, 1) * 10 ** source.uniform(-9, 0)
        other = source.uniform(-1, 1) * 10 ** source.uniform(-9, 0)
        yield latitude, 0, other, source.uniform(179, 180)


def row(latitude1, longitude1, latitude2, longitude2):
    places = [
        round(max(-90, min(90, latitude1)), 9), round((longitude1 + 180) % 360 - 180, 9),
        round(max(-90, min(90, latitude2)), 9), round((longitude2 + 180) % 360 - 180, 9)]
    answer = Geodesic.WGS84.Inverse(*places, Geodesic.ALL)
    ends = [GEOCENTRIC.transform(places[i + 1], places[i], 0) for i in (0, 2)]
    fields = [f"{place:.9f}" for place in places]
    fields += [f"{answer['s12']:.6f}", f"{math.dist(*ends):.6f}"]
    # The azimuth is only as precise as the coordinates divided by the reduced length.
    if abs(answer["m12"]) > 1000:
        fields += [f"{answer['azi1']:.7f}", f"{answer['azi2']:.7f}"]
    else:
        fields += ["", ""]
    return ",".join(fields)


def main():
    lines = ["latitude1,longitude1,latitude2,longitude2,distance,chord,azimuth1,azimuth2"]
    lines += [row(*pair) for pair in pairs(random.Random(13))]
    TABLE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
