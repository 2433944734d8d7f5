#!/usr/bin/env python3
"""Makes Assets/zones.atlas: the time zones of land and coastal waters, and the countries they belong to.

Source: timezonefinder-data (OpenStreetMap, ODbL 1.0) and the time zone database's zone.tab. All zones
are simplified as one coverage, so that neighbors keep one common border; where a zone ends at the
high seas a coarser line is enough. Zones at sea (Etc/GMT…) are left out: they follow from the
longitude.
Smaller zones come first, so that of two that overlap the smaller one wins.

    polygons/…       see cells.py
    countries        2 bytes a zone: ISO 3166 code, zeros where the zone is no country's
    names/offsets    u32, UTF-8: the zone's name in the time zone database
    names/text
"""

import os

import numpy as np
import shapely

import cells
import zone_source
from archive import ArchiveWriter, run
from build_countries import text
from simplify import simplify

TABLE = "w/tzdata/tzdata/zoneinfo/zone.tab"
TOLERANCE = 0.006  # degrees
AT_SEA = 0.02


def coverage(inputs):
    """Returns (names, polygons) of the zones on land, simplified, the smallest first."""
    zones = {name: polygon for name, polygon in zone_source.zones(inputs).items()
             if not name.startswith("Etc/GMT")}
    names = sorted(zones, key=lambda name: (zones[name].area, name))
    simple = shapely.coverage_simplify(np.array([zones[name] for name in names]), TOLERANCE)
    return names, simplify([cells.geometry_only(polygon) for polygon in simple], 0, AT_SEA)


def countries(inputs):
    """Returns {zone: ISO 3166 code} of the time zone database (public domain)."""
    with open(os.path.join(inputs, TABLE), encoding="utf-8") as file:
        rows = [line.split("\t") for line in file if not line.startswith("#")]
    return {row[2].strip(): row[0] for row in rows}


def build(inputs, output):
    names, polygons = coverage(inputs)
    codes = countries(inputs)
    archive = ArchiveWriter()
    cells.add(archive, "polygons", polygons, 4)
    archive.add("countries", b"".join(
        codes.get(name, "").encode("ascii").ljust(2, b"\0") for name in names), len(names))
    offsets, content = text(names)
    archive.add("names/offsets", offsets)
    archive.add("names/text", content)
    archive.write(os.path.join(output, "zones.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
