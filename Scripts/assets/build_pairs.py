#!/usr/bin/env python3
"""Builds Assets/pairs.atlas: where land lies opposite land, by pairs of countries.

Countries' land, as Natural Earth draws it, is cut with the antipodes of all land. Each two countries
that lie opposite each other in more than LEAST square kilometers are a pair, told once. It stands
where towns on both sides are nearest to it and largest; without such towns, in the middle of its
widest part; in each case where land.atlas and countries.atlas agree, which are to be made before. Pairs with a larger town on their smaller side come first. Sections:

    places        i4 x 2 a pair: longitude and latitude in millionths of a degree; the other end is
                  its antipode
    areas         f4: square kilometers opposite each other
    names/…       four strings a pair: town and country here, town and country at the other end; a
                  town is empty where none is near
"""

import os

import numpy as np
import shapely
from scipy.spatial import cKDTree

import archive
import cells
import place_source
from archive import ArchiveWriter, run
from build_countries import countries, text
from build_seas import area
from labels import label_point

LEAST = 25  # square kilometers
NEAR = 60 / 6371  # how far from the place a town may be, in radians
TOLERANCE = 0.005  # of the countries, in degrees: half a kilometer


def antipodes(polygon):
    """Returns the antipodes of a polygon in degrees."""
    east = shapely.transform(polygon, lambda c: np.column_stack([c[:, 0] + 180, -c[:, 1]]))
    west = shapely.transform(polygon, lambda c: np.column_stack([c[:, 0] - 180, -c[:, 1]]))
    box = shapely.box(-180, -90, 180, 90)
    return shapely.union_all([shapely.intersection(part, box) for part in (east, west)])


def towns(inputs):
    """Returns names, country codes, populations and unit vectors of the towns."""
    rows = [row for row in place_source.rows(inputs) if row["population"] > 0]
    place = np.array([(row["longitude"], row["latitude"]) for row in rows])
    people = np.array([row["population"] for row in rows])
    return [row["name"] for row in rows], [row["countrycode"] for row in rows], people, vectors(place)


def vectors(place):
    longitude, latitude = np.radians(place).T
    return np.column_stack([np.cos(latitude) * np.cos(longitude),
                            np.cos(latitude) * np.sin(longitude), np.sin(latitude)])


def largest(tree, here, gazetteer, code):
    """Returns the largest town of a country near a direction, and its people, fewer if farther."""
    _, codes, people, vector = gazetteer
    near = [town for town in tree.query_ball_point(here, NEAR) if codes[town] == code]
    def weight(town):
        return people[town] * (1 - np.linalg.norm(vector[town] - here) / NEAR)
    best = max(near, key=weight, default=None)
    return best, 0 if best is None else round(weight(best))


class Checks:
    """What the finished files say of a place, which is what the app will say."""

    def __init__(self, output):
        self.land, self.countries = (
            archive.read(os.path.join(output, f"{name}.atlas")) for name in ("land", "countries"))

    def holds(self, place, country):
        """Whether a place is on land in a country, by its number."""
        found = cells.contains(self.countries, "polygons", *place)
        return bool(cells.contains(self.land, "polygons", *place)) and found[:1] == [country]


def opposite(place):
    return (place[0] + 360) % 360 - 180, -place[1]


def pair(shape, numbers, codes, gazetteer, tree, checks):
    """Returns the people of its towns, where a pair stands and its towns; None where it cannot."""
    names, _, _, vector = gazetteer
    candidates = [label_point(shape)]
    west, south, east, north = shape.bounds
    place = np.column_stack([np.degrees(np.arctan2(vector[:, 1], vector[:, 0])),
                             np.degrees(np.arcsin(vector[:, 2]))])
    for side in (place, np.column_stack([(place[:, 0] + 360) % 360 - 180, -place[:, 1]])):
        inside = ((side[:, 0] >= west) & (side[:, 0] <= east)
                  & (side[:, 1] >= south) & (side[:, 1] <= north))
        points = side[inside]
        candidates += list(map(tuple, points[shapely.contains_xy(shape, points)]))
    found = []
    for candidate in candidates:
        here = vectors(np.array([candidate]))[0]
        one, one_people = largest(tree, here, gazetteer, codes[0])
        other, other_people = largest(tree, -here, gazetteer, codes[1])
        score = min(one_people, other_people), max(one_people, other_people)
        found.append((score, candidate, one, other))
    for score, candidate, one, other in sorted(found, key=lambda row: row[0], reverse=True):
        place = tuple(round(degrees, 6) for degrees in candidate)
        if checks.holds(place, numbers[0]) and checks.holds(opposite(place), numbers[1]):
            return score, place, *("" if town is None else names[town] for town in (one, other))
    return None


def pairs(inputs, output):
    checks = Checks(output)
    states = [(state["names"][0], state["alpha2"], cells.geometry_only(
        shapely.simplify(cells.snapped(state["polygon"]), TOLERANCE))) for state in countries(inputs)]
    gazetteer = towns(inputs)
    tree = cKDTree(gazetteer[3])
    mirrored = shapely.STRtree([antipodes(state[2]) for state in states])
    found = []
    for number, (name, code, polygon) in enumerate(states):
        for other in mirrored.query(polygon, "intersects"):
            if other < number:
                continue
            shape = cells.geometry_only(
                shapely.intersection(polygon, mirrored.geometries[other]))
            size = area(shape) if not shape.is_empty else 0
            # A country opposite itself is counted from both ends.
            size = size / 2 if other == number else size
            if size < LEAST:
                continue
            other_name, other_code, _ = states[other]
            standing = pair(
                shape, (number, other), (code, other_code), gazetteer, tree, checks)
            if standing is not None:
                score, place, town, other_town = standing
                found.append((score, size, place, (town, name, other_town, other_name)))
    return sorted(found, key=lambda row: (row[0], row[1]), reverse=True)


def build(inputs, output):
    found = pairs(inputs, output)
    writer = ArchiveWriter()
    writer.add("places", np.array(
        [[round(x * 1e6), round(y * 1e6)] for _, _, (x, y), _ in found], "<i4"))
    writer.add("areas", np.array([size for _, size, _, _ in found], "<f4"))
    offsets, content = text([name for row in found for name in row[3]])
    writer.add("names/offsets", offsets)
    writer.add("names/text", content)
    writer.write(os.path.join(output, "pairs.atlas"))
    for score, size, place, names in found:
        print(f"{names[0] or '–'}, {names[1]} – {names[2] or '–'}, {names[3]}: {size:.0f} km², {score}")


if __name__ == "__main__":
    run(build, __doc__)
