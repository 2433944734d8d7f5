#!/usr/bin/env python3
"""Checks the lists of `tunnel discover` against lists that this script makes by itself.

The places are those of GeoNames, the land is that of Natural Earth as it comes, not simplified, and
the nearest places come from scipy's k-d tree. The share of the land with land opposite is the area of
the land cut with its own antipodes. The state of a territory is that of Natural Earth's area around its
capital. Prints the tables in docs/accuracy.md. Takes the inputs of
Scripts/assets/fetch.py and a built program.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys

import numpy as np
import shapely
from scipy.spatial import cKDTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/assets"))
import cells  # noqa: E402
import place_source  # noqa: E402
from build_countries import natural_earth  # noqa: E402
from build_land import coastland  # noqa: E402
from build_seas import area  # noqa: E402

RADIUS = 6371.0088
REACH = 50
PER_PAIR = 10
ROWS = 250
# The program knows populations to about four percent.
TOLERANCE = 0.05


def ask(program, name):
    run = subprocess.run([program, "discover", name, "--json", "--language", "en"], check=True,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return json.loads(run.stdout)


def antipodes(polygon):
    """Returns the antipodes of a polygon in degrees."""
    east = shapely.transform(polygon, lambda c: np.column_stack([c[:, 0] + 180, -c[:, 1]]))
    west = shapely.transform(polygon, lambda c: np.column_stack([c[:, 0] - 180, -c[:, 1]]))
    box = shapely.box(-180, -90, 180, 90)
    return shapely.union_all([shapely.intersection(part, box) for part in (east, west)])


def vectors(place):
    """Returns the unit vectors of longitudes and latitudes in degrees."""
    longitude, latitude = np.radians(place).T
    return np.column_stack([np.cos(latitude) * np.cos(longitude),
                            np.cos(latitude) * np.sin(longitude), np.sin(latitude)])


def nearness(kilometers):
    return 1 / (1 + (kilometers / 10) ** 2)


def kilometers(one, other):
    return 2 * RADIUS * np.arcsin(np.minimum(1, np.linalg.norm(one - other, axis=-1) / 2))


class World:
    """The places of GeoNames and the land of Natural Earth."""

    def __init__(self, inputs):
        rows = place_source.rows(inputs)
        every = vectors(np.array([(row["longitude"], row["latitude"]) for row in rows]))
        self.every = cKDTree(every)
        self.every_code = [row["countrycode"] for row in rows]
        rows = [row for row in rows if row["population"] > 0]
        self.names = [row["name"] for row in rows]
        self.codes = [row["countrycode"] for row in rows]
        self.people = np.array([row["population"] for row in rows], float)
        self.at = np.array([(row["longitude"], row["latitude"]) for row in rows])
        self.vectors = vectors(self.at)
        self.tree = cKDTree(self.vectors)
        self.land = coastland(inputs)
        self.index = shapely.STRtree(cells.parts(shapely.MultiPolygon(self.land)))
        self.capitals = {(fields[8], fields[1]) for fields in place_source.details(inputs)
                         if fields[7] == "PPLC"}
        self.opposite_land = self.dry(opposite(self.at))

    def dry(self, at):
        """Whether there is land at each (longitude, latitude)."""
        dry = np.zeros(len(at), bool)
        dry[self.index.query(shapely.points(at), predicate="within")[0]] = True
        return dry

    def towns(self):
        """Returns (score, town, town opposite), the best first."""
        found = []
        reach = 2 * np.sin(REACH / RADIUS / 2)
        for town in np.flatnonzero(self.opposite_land):
            near = np.array(self.tree.query_ball_point(-self.vectors[town], reach), int)
            if not len(near):
                continue
            scores = np.minimum(self.people[town], self.people[near]) * nearness(
                kilometers(self.vectors[near], -self.vectors[town]))
            best = scores.argmax()
            found.append((scores[best], self.people[town], town, near[best]))
        taken, kept = set(), []
        for score, _, one, other in sorted(found, reverse=True):
            if not {one, other} & taken:
                taken |= {one, other}
                kept.append((score, one, other))
        return kept

    def surprises(self):
        """Returns (score, town), the best first."""
        towns = np.flatnonzero(self.opposite_land)
        far, nearest = self.every.query(-self.vectors[towns])
        fame = self.people[towns] * np.array(
            [10 if (self.codes[town], self.names[town]) in self.capitals else 1 for town in towns])
        scores = fame * nearness(2 * RADIUS * np.arcsin(far / 2))
        pairs = collections.defaultdict(list)
        for score, town, other in sorted(zip(scores, towns, nearest), reverse=True):
            kept = pairs[frozenset((self.codes[town], self.every_code[other]))]
            if len(kept) < PER_PAIR and not self.known(town, [(0, other) for _, other in kept]):
                kept.append((score / 2 ** len(kept), town))
        distinct = []
        for score, town in sorted((row for kept in pairs.values() for row in kept), reverse=True):
            if len(distinct) < ROWS and not self.known(town, distinct):
                distinct.append((score, town))
        return distinct

    def known(self, town, kept):
        """Whether a tunnel is one of those before it again, maybe from its other end."""
        others = self.vectors[[other for _, other in kept]]
        return bool(len(kept)) and min(kilometers(self.vectors[town], others).min(),
                                       kilometers(-self.vectors[town], others).min()) < REACH

    def row(self, found):
        """Returns the number of the place in a row of the program: of those at its coordinates, the one
        with its population."""
        place = vectors(np.array([(found["longitude"], found["latitude"])]))[0]
        near = self.tree.query_ball_point(place, 0.01 / RADIUS)
        return min(near, key=lambda town: abs(self.people[town] - found["population"]))


def opposite(at):
    return np.column_stack([(at[:, 0] + 360) % 360 - 180, -at[:, 1]])


def territories(inputs, results):
    """Returns {code: code of its state} of the rows, by the areas that the places lie in."""
    records, areas = zip(*natural_earth(inputs))
    codes = {record["ADMIN"]: record["ISO_A2_EH"] for record in records}
    # The names of states are in a column of their own, some of them formal.
    codes.update((record["SOVEREIGNT"], record["ISO_A2_EH"]) for record in records
                 if record["TYPE"] in ("Sovereign country", "Sovereignty"))
    index = shapely.STRtree(areas)
    found = {}
    for row in results:
        point = shapely.Point(row["longitude"], row["latitude"])
        # Gibraltar and the Vatican are beside their borders.
        near = [records[area] for area in index.query(point, "dwithin", distance=0.02)]
        own = [record for record in near if record["ISO_A2_EH"] == row["countryCode"]]
        record = (own or [records[index.nearest(point)]])[0]
        state = codes.get(record["SOVEREIGNT"])
        if record["TYPE"] not in ("Disputed", "Indeterminate") and state != row["countryCode"]:
            found[row["countryCode"]] = state
    return found


def print_territories(own, results):
    told = {row["countryCode"]: row["stateCode"] for row in results if "stateCode" in row}
    wrong = sorted(code for code in own.keys() | told.keys() if own.get(code) != told.get(code))
    print(f"territories: {len(told)}, otherwise: {', '.join(wrong) or 'none'}")


def print_capitals(world, results):
    at = np.array([(row["longitude"], row["latitude"]) for row in results])
    dry = world.dry(opposite(at))
    told = np.array([row["opposite"]["surface"] == "land" for row in results])
    wrong = [row["name"] for row, same in zip(results, dry == told) if not same]
    names = {row["countryCode"] for row in results}
    missing = sorted(code for code, _ in world.capitals if code not in names)
    print(f"| capitals | {len(results)} | {told.sum()} opposite land | "
          f"{len(results) - len(wrong)} as Natural Earth has it |")
    print(f"capitals otherwise: {', '.join(wrong) or 'none'}; missing: {', '.join(missing) or 'none'}")


def print_list(world, name, results, own):
    """Prints how many rows of the program are among the script's, and with the same score."""
    rows = {int(row[1]): (rank, row[0]) for rank, row in enumerate(own)}
    numbers = [world.row(found) for found in results]
    ends = {int(row[2]): int(row[1]) for row in own if len(row) > 2}
    numbers = [number if number in rows else ends.get(number, number) for number in numbers]
    known = [(found, rows[number]) for found, number in zip(results, numbers)
             if number in rows and rows[number][0] < ROWS]
    scores = sum(abs(found["score"] / score - 1) < TOLERANCE for found, (_, score) in known)
    least = own[ROWS - 1][0]
    others = [f"{found['name']} ({found['score']:.0f})" for found, number in zip(results, numbers)
              if number not in rows or rows[number][0] >= ROWS]
    print(f"| {name} | {len(results)} | {len(known)} in both | {scores} of them with the same score |")
    print(f"{name} otherwise (the least score is {least:.0f}): {', '.join(others) or 'none'}")


def share(world):
    """Returns the share of the Earth that is land, and of the land that has land opposite."""
    land = shapely.union_all([cells.geometry_only(cells.snapped(part)) for part in world.land])
    both = shapely.intersection(land, antipodes(land))
    return area(land) / (4 * np.pi * RADIUS ** 2), area(both) / area(land)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=pathlib.Path, default=ROOT / "Scripts/assets/inputs")
    parser.add_argument("--program", default=ROOT / ".build/release/tunnel")
    options = parser.parse_args()
    world = World(options.inputs)
    lists = {name: ask(options.program, name) for name in ("capitals", "towns", "land")}
    print("| list | rows | | |\n| --- | --- | --- | --- |")
    print_capitals(world, lists["capitals"]["results"])
    print_territories(territories(options.inputs, lists["capitals"]["results"]),
                      lists["capitals"]["results"])
    print_list(world, "towns", lists["towns"]["results"], world.towns())
    print_list(world, "land", lists["land"]["results"], world.surprises())
    earth, opposed = share(world)
    print(f"\nland: {earth:.2%} of the Earth; land opposite land: {opposed:.2%} of the land, "
          f"the program {lists['land']['landOppositeLand']:.1%}")


if __name__ == "__main__":
    main()
