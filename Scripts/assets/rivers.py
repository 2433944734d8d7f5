"""Reads the rivers of Natural Earth 50m from libmagics++-data: names, places on their courses, extents.

The package's 10m layer has lost every letter that is not ASCII (Paran?, Motala strm), so only the 50m one
is read. Rivers with one name that touch or lie near each other are one; what the source misspells is left
out. A name in brackets is another name.
"""

import collections
import math
import os

import shapefile
import shapely

RIVERS = "x2/libmagics++-data/usr/share/magics/50m/ne_50m_rivers_lake_centerlines"
# Misspellings in the source. Each river except the Godavari, the Mahanadi, the Niagara and the Pend
# Oreille is also listed under its correct name.
MISSPELLED = {"Dnepre", "Genal?", "Godävari", "Mahäna Nadï", "Niagra", "Pend Orielle", "Svernaya Dvina"}
# Different rivers with the same name are farther apart than this, in degrees.
TOGETHER = 3.0

River = collections.namedtuple("River", "name alternates latitude longitude extent")


def names(text):
    """Returns the name of a river and its other names: Huang (Yellow)."""
    name, bracket, other = text.partition("(")
    alternates = [" ".join(other.rstrip(") ").split())] if bracket else []
    return " ".join(name.split()).replace("’", "'"), alternates


def kilometers(bounds):
    """Returns the diagonal of a box of degrees."""
    west, south, east, north = bounds
    across = (east - west) * math.cos(math.radians((north + south) / 2))
    return math.hypot(north - south, across) * 111.2


def groups(lines):
    """Returns the lines that belong together, as lists of lines."""
    found = []
    for line in lines:
        near = [group for group in found if any(line.distance(other) < TOGETHER for other in group)]
        found = [group for group in found if not any(group is one for one in near)]
        found.append([line, *(other for group in near for other in group)])
    return found


def rivers(inputs):
    """Yields the rivers, each with the point halfway along its longest part."""
    lines, others = collections.defaultdict(list), collections.defaultdict(set)
    reader = shapefile.Reader(os.path.join(inputs, RIVERS), encoding="utf-8")
    for entry in reader.iterShapeRecords():
        text = entry.record["name"].strip()
        if text and text not in MISSPELLED:
            name, alternates = names(text)
            line = shapely.geometry.shape(entry.shape.__geo_interface__)
            lines[name] += getattr(line, "geoms", [line])
            others[name].update(alternates)
    for name in sorted(lines):
        for group in groups(lines[name]):
            parts = shapely.line_merge(shapely.union_all(group))
            longest = max(getattr(parts, "geoms", [parts]), key=lambda part: part.length)
            middle = longest.interpolate(0.5, normalized=True)
            yield River(name, sorted(others[name]), middle.y, middle.x,
                        kilometers(shapely.union_all(group).bounds))
