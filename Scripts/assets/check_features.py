#!/usr/bin/env python3
"""Checks features.tsv against the bundled elevation grid and the bundled land, row by row.

`tunnel place` is asked about each place and, around summits and deeps, about a grid of others: it reads
the very files that are checked against. Ends with 1 and names every row that fails.

    Scripts/assets/check_features.py                # builds nothing: .build/debug/tunnel has to be there
    Scripts/assets/check_features.py --form         # only what needs no data: takes a tenth of a second
    Scripts/assets/check_features.py --measure      # how far heights are from the grid, for the limits
"""

import argparse
import collections
import math
import os
import pathlib
import sys
import unicodedata

import asking

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TABLE, SOURCES = HERE / "features.tsv", HERE / "features-sources.tsv"
COLUMNS = ["kind", "name", "alternates", "latitude", "longitude", "elevation", "extent", "source"]

# The surface at a feature's point: land (including ice shelves), sea, a lake, or several of them.
SURFACES = {
    "archipelago": {"land"}, "basin": {"sea", "land"}, "canal": {"land", "lake"}, "cape": {"land"},
    "cliff": {"land"}, "continent": {"land"}, "deep": {"sea"}, "desert": {"land"}, "geyser": {"land"},
    "glacier": {"land"}, "island": {"land"}, "lake": {"lake"}, "pass": {"land"}, "peak": {"land"},
    "peninsula": {"land"}, "plain": {"land"}, "plateau": {"land", "sea"}, "pole": {"land", "sea"},
    "range": {"land"}, "region": {"land"}, "ridge": {"sea"}, "reef": {"sea", "land"}, "rock formation": {"land"},
    "seamount": {"sea"}, "strait": {"sea"}, "trench": {"sea"},
    "river": {"land", "lake"}, "valley": {"land"}, "volcano": {"land", "lake"}, "waterfall": {"land", "lake"},
    "wetland": {"land"},
}
# How far from the point that surface may be, in kilometers. This allows for simplifications of the
# map's coast (Natural Earth 10m, Scripts/assets/build_land.py), and for sources with two decimals.
NEAR = {"canal": 3.0, "cape": 5.0, "cliff": 2.0, "river": 3.0, "rock formation": 2.0, "waterfall": 2.0, "volcano": 5.0}
# Lakes left out of the bundled data because they are dry as a salt pan in the Blue Marble
# (build_land.py).
DRY = {"Lake Eyre", "Lake Tana"}
# Features too small for the map: lakes and a strait that are land on it.
SMALL = {
    **dict.fromkeys(("Bosporus", "Chiemsee", "Lake Bled", "Lake Como", "Lake Lucerne", "Lake Neuchâtel", "Lake Zurich",
                     "Loch Lomond", "Plitvice Lakes", "Tegernsee", "Windermere"), {"land"}),
}
SUMMITS = {"peak", "volcano"}
# How far from a summit the maximum of the grid may be, in kilometers. Some sources have only two
# decimals of a degree, some points are beside their summits, and the grid's cells are 3.7 km high.
AROUND = 7.4
# The tolerance between the grid and the height of a summit, in meters. By measurement (--measure)
# the grid is at most 178 m above it. It is below it by half of 500 m on low mountains and of 1280 m
# on the highest, because cells of 3.7 km with 8 bits cut off summits. Isolated cones lose the most:
# Mayon, 2462 m high, has at most 900 m.
ABOVE = {"peak": (200, 0.02), "volcano": (200, 0.02)}
BELOW = {"peak": (500, 0.27), "volcano": (700, 0.37)}
# The grid must reach this depth within AROUND_DEEP kilometers of a trench's point.
DEEP = {"trench": -2500, "deep": -6000, "basin": -2500}
AROUND_DEEP = 60.0
EARTH = 6371.0088


def rows():
    """Returns the rows of the table as dictionaries, with the numbers of their lines."""
    lines = TABLE.read_text(encoding="utf-8").split("\n")
    if lines[-1] or lines[0].split("\t") != COLUMNS:
        sys.exit(f"{TABLE.name}: not the columns {' '.join(COLUMNS)}, or no end of line")
    found = []
    for number, line in enumerate(lines[1:-1], 2):
        cells = line.split("\t")
        if len(cells) != len(COLUMNS):
            sys.exit(f"{TABLE.name}:{number}: {len(cells)} cells, not {len(COLUMNS)}")
        found.append(dict(zip(COLUMNS, cells), line=number))
    return found


def sources():
    """Returns the keys of the sources."""
    lines = SOURCES.read_text(encoding="utf-8").rstrip("\n").split("\n")
    if lines[0].split("\t") != ["key", "title", "where"]:
        sys.exit(f"{SOURCES.name}: not the columns key title where")
    return [line.split("\t")[0] for line in lines[1:]]


def distance(one, other):
    """Returns kilometers between two places, each a latitude and a longitude in degrees."""
    a, b, c, d = map(math.radians, (*one, *other))
    half = math.sin((c - a) / 2) ** 2 + math.cos(a) * math.cos(c) * math.sin((d - b) / 2) ** 2
    return 2 * EARTH * math.asin(min(1, math.sqrt(half)))


def place(row):
    return float(row["latitude"]), float(row["longitude"])


# Checks that need no data.

def wrong_text(text):
    """Returns what is wrong with a name, None if nothing is."""
    if unicodedata.normalize("NFC", text) != text:
        return "is not in normal form C"
    if any(unicodedata.category(letter) in ("Cc", "Co", "Cs", "Cn", "Zl", "Zp") or
           letter in "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\ufffd"
           for letter in text):
        return "has a control character"
    return "has space around it" if text != text.strip() or not text else None


def wrong_number(text, low, high, decimals):
    """Returns whether a text is not a number in a range, written shortly."""
    try:
        value = float(text)
    except ValueError:
        return True
    return not low <= value <= high or len(text.partition(".")[2]) > decimals


def form(row, keys):
    """Yields what is wrong with the form of a row."""
    if row["kind"] not in SURFACES:
        yield f"is of an unknown kind, {row['kind']}"
    if fault := wrong_text(row["name"]):
        yield f"is named what {fault}"
    alternates = row["alternates"].split(";") if row["alternates"] else []
    for alternate in alternates:
        prefix, colon, rest = alternate.partition(":")
        name = rest if colon and len(prefix) == 2 and prefix.isascii() and prefix.islower() else alternate
        if fault := wrong_text(name):
            yield f"has the name “{alternate}”, which {fault}"
    if len(set(alternates)) != len(alternates):
        yield "has a name twice"
    if wrong_number(row["latitude"], -90, 90, 4) or wrong_number(row["longitude"], -180, 180, 4):
        yield "is at no place"
    if row["elevation"] and wrong_number(row["elevation"], -11100, 8900, 1):
        yield f"is as high as {row['elevation']}"
    if row["extent"] and wrong_number(row["extent"], 0.1, 12000, 1):
        yield f"is as large as {row['extent']}"
    for key in row["source"].split("+"):
        if key not in keys:
            yield f"has the unknown source {key}"


def duplicates(table):
    """Yields rows that say the same as another: the same kind and name, or almost the same place."""
    names = collections.defaultdict(list)
    for row in table:
        names[row["name"].casefold()].append(row)
    for group in names.values():
        for number, row in enumerate(group):
            if any(distance(place(row), place(other)) < 200 and
                   (row["kind"] == other["kind"] or distance(place(row), place(other)) < 1)
                   for other in group[:number]):
                yield row, "is there twice"
    order = [(row["kind"], row["name"]) for row in table]
    for before, after, row in zip(order, order[1:], table[1:]):
        if after < before:
            yield row, "is not in order"


# Checks against the bundled files.

def answers(tunnel, places):
    """Returns surface and elevation of each place, as the app tells them."""
    lines = [f"{latitude:.6f} {longitude:.6f}" for latitude, longitude in places]
    environment = dict(os.environ, TUNNEL_ASSETS=str(ROOT / "Assets"))
    found = asking.answers(tunnel, "place", "--json", lines=lines, check=True, stderr=None, env=environment)
    return [(row.get("surface"), row.get("elevation")) for _, row in sorted(found.items())]


def ring(center, radius, step):
    """Returns places at most a radius away from one, about a step apart, in kilometers."""
    latitude, longitude = center
    steps, found = int(radius / step), []
    for north in range(-steps, steps + 1):
        for east in range(-steps, steps + 1):
            if math.hypot(north, east) * step > radius:
                continue
            up = max(-90, min(90, latitude + north * step / 111.2))
            along = east * step / 111.2 / max(0.01, math.cos(math.radians(up)))
            found.append((up, (longitude + along + 180) % 360 - 180))
    return found


def asked(row):
    """Returns the places that have to be known to judge a row, its own first."""
    center = place(row)
    if row["kind"] in SUMMITS and row["elevation"]:
        return [center, *ring(center, AROUND, 1.85)]
    if row["kind"] in DEEP:
        return [center, *ring(center, AROUND_DEEP, 12)]
    return [center, *ring(center, NEAR.get(row["kind"], 0), 0.5)] if NEAR.get(row["kind"]) else [center]


def surface(name):
    return {"ice shelf": "land", "ice": "land"}.get(name, name)


def judged(row, places, known):
    """Yields what is wrong with a row, by what the bundled files say of its places."""
    here, radius = place(row), NEAR.get(row["kind"], 0.0)
    wanted = SMALL.get(row["name"], SURFACES[row["kind"]])
    found = {surface(kind) for where, (kind, _) in zip(places, known)
             if distance(here, where) <= radius + 0.01}
    if not found & wanted and row["name"] not in DRY:
        yield f"is on {'/'.join(sorted(map(str, found)))}, not {'/'.join(sorted(wanted))}"
    heights = [height for _, height in known if height is not None]
    if row["kind"] in SUMMITS and row["elevation"]:
        height, highest = float(row["elevation"]), max(heights)
        (above, rise), (below, fall) = ABOVE[row["kind"]], BELOW[row["kind"]]
        if highest > height + above + rise * height:
            yield f"is {height:.0f} m high, but the grid has {highest} m"
        if highest < height - below - fall * height:
            yield f"is {height:.0f} m high, but the grid has no more than {highest} m"
    if row["kind"] in DEEP and known[0][0] == "sea" and min(heights) > DEEP[row["kind"]]:
        yield f"is not deep: the grid has {min(heights)} m"


def measure(table, known):
    """Prints how much lower than summits the grid is."""
    for low, high in ((0, 500), (500, 1500), (1500, 3000), (3000, 5000), (5000, 9000)):
        lower = sorted(float(row["elevation"]) - max(h for _, h in answer if h is not None)
                       for row, answer in zip(table, known)
                       if row["kind"] in SUMMITS and row["elevation"] and
                       low <= float(row["elevation"]) < high)
        if lower:
            parts = [lower[min(len(lower) - 1, int(len(lower) * part))]
                     for part in (0, 0.05, 0.5, 0.95, 1)]
            print(f"{low}–{high} m: {len(lower)} summits, the grid is lower by",
                  ", ".join(f"{part:.0f}" for part in parts), "m (least, 5 %, half, 95 %, most)")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--form", action="store_true", help="only check what needs no other file")
    parser.add_argument("--measure", action="store_true", help="print how far heights are from the grid")
    parser.add_argument("--tunnel", default=ROOT / ".build/debug/tunnel", help="the command to ask")
    options = parser.parse_args()
    table, keys = rows(), sources()
    faults = [(row, fault) for row in table for fault in form(row, keys)]
    faults += duplicates(table)
    used = {key for row in table for key in row["source"].split("+")}
    faults += [({"line": 0, "name": key}, "is a source of nothing") for key in keys if key not in used]
    if not options.form:
        questions = [asked(row) for row in table]
        known = answers(options.tunnel, [where for places in questions for where in places])
        ends, answer = 0, []
        for places in questions:
            answer.append(known[ends:ends + len(places)])
            ends += len(places)
        if options.measure:
            measure(table, answer)
        for row, places, said in zip(table, questions, answer):
            faults += [(row, fault) for fault in judged(row, places, said)]
    for row, fault in faults:
        print(f"{TABLE.name}:{row['line']}: {row['name']} {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"features: {len(table)} rows of {len(keys)} sources, all as the "
          f"{'form wants' if options.form else 'bundled files say'}")


if __name__ == "__main__":
    main()
