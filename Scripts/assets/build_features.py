#!/usr/bin/env python3
"""Makes Assets/features.atlas: natural features that have names, and the outlines of the lakes among them.

The features are the rows of features.tsv beside this script and, where these lack them, those of Marble's
placemarks (placemarks.py). They stand in the order of their latitudes, from the south. Their other names
are in names.atlas. Sections:

    labels           i4 longitude, i4 latitude in millionths of a degree, u8 row of kinds, u8 importance
                     as places have it (see below), u8 × 2 zero
    measures         f4 height over the sea in meters, below it negative, f4 extent in meters; not a
                     number where it is not known
    names/…          own names, see build_countries.text
    kinds/…          the words for kinds
    sources/…        the titles of the sources
    sources          u16 a feature: row of sources
    countries/starts u32 a feature, and the end: its first country
    countries        two letters a country: ISO 3166-1 alpha-2, rising in a feature
    seas/source      u32: the CRC-32 of the labels of seas.atlas
    seas             u16 × 2: a water of seas.atlas and the feature that it is, rising
    lakes/…          polygons of lakes, see cells.py
    lakes            u16: of each of these its feature

The importance of a feature is measured as that of towns, ten a doubling of their people: the greatest mountains,
rivers and lakes count like a city of half a million people, oceans and continents like the largest countries.
Nobody has counted how well known a mountain is; in how many languages the table has a name for it says it
roughly, and mountains, rivers, lakes and small islands that have few count less, but for those in WELL_KNOWN.
"""

import csv
import math
import os
import re
import zlib

import numpy as np
import shapely

import archive as archives
import build_land
import cells
import placemarks
from archive import ArchiveWriter, run
from build_countries import text
from build_seas import area
from folding import folded
from simplify import simplify

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.join(HERE, "features.tsv")
SOURCES = os.path.join(HERE, "features-sources.tsv")
# The base importance of a kind, what each doubling of its size beyond a threshold adds, and that
# threshold: the height in meters for summits, the extent in kilometers for the others.
IMPORTANCE = {
    "continent": (255, 0, 1), "ocean": (250, 0, 1), "pole": (250, 0, 1),
    "peak": (170, 10, 1000), "volcano": (174, 10, 1000), "range": (176, 4, 100),
    "island": (176, 4, 10), "archipelago": (176, 4, 100), "atoll": (172, 4, 10),
    "lake": (168, 6, 40), "river": (162, 6, 200), "sea": (180, 6, 200), "trench": (176, 4, 200),
    "desert": (180, 4, 100), "waterfall": (184, 0, 1),
}
USUAL = (176, 4, 100)
# What is subtracted from a feature with names in at most this many languages. Large features are
# known anyway.
LITTLE_KNOWN = ((0, 30), (3, 22), (7, 10))
KNOWN = {"continent", "ocean", "pole", "range", "desert", "plain", "peninsula", "strait", "canal", "archipelago"}
KNOWN_ISLAND = 100  # kilometers across from which an island is
# Features that are well known worldwide, no matter how many languages the sources cover. They come
# before towns with the same name.
WELL_KNOWN = {
    "Alcatraz Island", "Amazon", "Annapurna", "Aoraki / Mount Cook", "Aral Sea", "Ascension", "Bali", "Ben Nevis",
    "Bora Bora", "Borneo", "Bosporus", "Cape of Good Hope", "Chiemsee", "Colorado", "Cotopaxi", "Crater Lake",
    "Dead Sea", "Eiger", "Elbe", "Euphrates", "Everglades", "Eyjafjallajökull", "Fuerteventura", "Funen", "Ganges",
    "Geysir", "Giant's Causeway", "Gran Canaria", "Grand Canyon", "Great Barrier Reef", "Great Rift Valley",
    "Gullfoss", "Haleakalā", "Hekla", "Heligoland", "Hudson", "Ibiza", "Indus", "Ischia", "Isle of Skye", "Iwo Jima",
    "Jan Mayen", "Jordan", "Jungfrau", "Kauai", "Komodo", "Krakatoa", "Kīlauea", "La Palma", "Lake Bled", "Lake Como",
    "Lake Lucerne", "Lake Maggiore", "Lake Neuchâtel", "Lake Ohrid", "Lake Zurich", "Lanzarote", "Lipari",
    "Loch Lomond", "Loire", "Lough Neagh", "Madeira", "Manhattan Island", "Mariana Trench", "Maui", "Mauna Kea",
    "Mauna Loa", "Mount Ararat", "Mount Damavand", "Mount Erebus", "Mount Etna", "Mount Fuji", "Mount Olympus",
    "Mount Pinatubo", "Mount Rainier", "Mount St. Helens", "Mount Vesuvius", "Mount Washington", "Mälaren",
    "Nanda Devi", "Nanga Parbat", "Niger", "Oder", "Ojos del Salado", "Orinoco", "Panama Canal", "Pantelleria",
    "Plitvice Lakes", "Po", "Popocatépetl", "Preikestolen", "Rhine", "Rhône", "Rio Grande", "Rock of Gibraltar",
    "Rockall", "Sahara", "Santorini", "Seine", "Snowdon", "Snæfellsjökull", "Stewart Island", "Strait of Gibraltar",
    "Stromboli", "Suez Canal", "Sylt", "Table Mountain", "Tambora", "Tegernsee", "Teide", "Tenerife", "Thames",
    "Tigris", "Transylvania", "Tristan da Cunha", "Uluru", "Vinson Massif", "Vistula", "Volga", "Windermere",
    "Yellowstone Caldera", "Yellowstone Lake", "Yosemite Valley", "Yukon", "Zambezi",
}
STANDING = {"peak", "volcano"}
# Kinds located at a single point, which belong to the countries around it.
POINTS = {"peak", "volcano", "waterfall", "cape", "cliff", "geyser", "pass", "rock formation"}
# Kinds with a shore. Those without a shape on the map are points.
SHORES = {"island", "lake"}
# How far the border may be from a feature on it, in degrees of latitude. On high mountains, whose
# summits are on borders, the source's borders are less accurate.
BORDER, HIGH_BORDER, HIGH = 0.01, 0.045, 3500
# Kinds that may also be in seas.atlas.
WATERS = {"ocean", "sea", "gulf", "bay", "strait", "channel", "lake"}
# The maximum distance of a lake's point from the lake, in degrees.
SHORE = 0.05
# Marble's placemarks: the meaning of the letters in each file. Its magnetic poles are outdated.
PLACEMARKS = "x2/marble-qt-data/usr/share/marble/data/placemarks"
MARBLE = {"baseplacemarks.cache": {"P": "pole"}, "boundaryplacemarks.cache": {"K": "continent", "O": "ocean"},
          "elevplacemarks.cache": {"H": "peak", "V": "volcano"}}
LAKES = build_land.LAKES
TOLERANCE = 0.004  # of lakes, in degrees: 450 m


def table(path):
    """Returns the rows of a table as dictionaries by its header; lines that begin with # are notes."""
    with open(path, encoding="utf-8", newline="") as file:
        lines = [line for line in file if not line.startswith("#")]
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def features(inputs):
    """Returns all features, from the south, as dictionaries with the columns of the table; numbers are
    numbers, None where they are not known, and alternates are [(language or None, name)]."""
    titles = {row["key"]: row["title"] for row in table(SOURCES)}
    found = [feature(row, titles) for row in table(TABLE)]
    found += [row for row in marble(inputs) if not any(is_same(row, other) for other in found)]
    return sorted(found, key=lambda one: (one["latitude"], one["longitude"], one["name"]))


def marble(inputs):
    """Returns the continents, oceans, poles and summits among Marble's placemarks."""
    for file, kinds in MARBLE.items():
        for mark in placemarks.placemarks(os.path.join(inputs, PLACEMARKS, file)):
            if mark.role in kinds and mark.elevation >= 0:
                kind = kinds[mark.role]
                yield {"kind": kind, "name": mark.name, "alternates": [], "latitude": mark.latitude,
                       "longitude": mark.longitude, "extent": None, "source": "Marble's placemarks",
                       "elevation": mark.elevation if kind in STANDING else None}


def is_same(row, other):
    """Whether two features are one: they stand together or are called alike."""
    near = distance((row["longitude"], row["latitude"]), other)
    both = {row["kind"], other["kind"]}
    names = {tuple(folded(name)[0]) for name in [other["name"], *(name for _, name in other["alternates"])]}
    named = tuple(folded(row["name"])[0]) in names
    return named and (len(both) == 1 or near < 300) or near < 20 and both <= STANDING


def feature(row, titles):
    number = {key: float(row[key]) if row[key].strip() else None
              for key in ("latitude", "longitude", "elevation", "extent")}
    names = [alternate(part) for part in row["alternates"].split(";") if part.strip()]
    if row["kind"] in STANDING:
        # Many people omit the word: Everest, Kilimanjaro.
        names += [(None, word) for word in re.findall(r"^(?:Mount|Monte) (.+)", row["name"])
                  if all(word != name for _, name in names)]
    keys = [key.strip() for key in re.split(r"[+;,]", row["source"]) if key.strip()]
    missing = [key for key in keys if key not in titles]
    if missing or not keys:
        raise ValueError(f"{row['name']}: no source is called {', '.join(missing) or 'nothing'}")
    return {**row, **number, "alternates": names, "source": "; ".join(titles[key] for key in keys)}


def alternate(part):
    """Returns (language or None, name) of one of the alternates."""
    match = re.match(r"\s*([a-z]{2,3}(?:-[A-Za-z]+)?):\s*(.+?)\s*$", part)
    return match.groups() if match else (None, part.strip())


def importance(row):
    """Returns what a feature counts beside places."""
    # Only the geographic poles rank as poles. Others are derived from the coasts.
    kind = "" if row["kind"] == "pole" and abs(row["latitude"]) < 90 else row["kind"]
    least, step, size = IMPORTANCE.get(kind, USUAL)
    measure = row["elevation"] if kind in STANDING else row["extent"]
    more = step * max(0.0, math.log2(measure / size)) if measure and measure > 0 else 0
    languages = len({language for language, _ in row["alternates"] if language})
    known = kind in KNOWN or kind == "island" and (row["extent"] or 0) >= KNOWN_ISLAND
    less = 0 if known or row["name"] in WELL_KNOWN else next(
        (less for most, less in LITTLE_KNOWN if languages <= most), 0)
    return min(255, round(least + more - less))


class Around:
    """The countries of the built file around a place."""

    def __init__(self, output):
        self.file = archives.read(os.path.join(output, "countries.atlas"))

    def codes(self, longitude, latitude, reach):
        """Returns the codes of the countries within so many degrees of a place."""
        found = set()
        wide = reach / max(0.05, math.cos(math.radians(latitude)))
        steps = [(0, 0)] + [(math.cos(angle), math.sin(angle)) for angle in np.linspace(0, 2 * math.pi, 17)[:-1]]
        for east, north in steps if reach else steps[:1]:
            place = ((longitude + east * wide + 540) % 360 - 180, max(-90, min(90, latitude + north * reach)))
            for number in cells.contains(self.file, "polygons", *place)[:1]:
                code = self.file["codes"][0][5 * number:5 * number + 2].decode("ascii").strip()
                found |= {code} if code else set()
        return sorted(found)


def lake_shapes(inputs, rows):
    """Returns {row of a lake: its polygon}: of the source's lakes the one that holds its point, or the
    nearest."""
    shapes = build_land.shapes(os.path.join(inputs, LAKES))
    tree = shapely.STRtree(shapes)
    found = {}
    for number, row in enumerate(rows):
        if row["kind"] != "lake":
            continue
        place = shapely.Point(row["longitude"], row["latitude"])
        near = tree.query_nearest(place, max_distance=SHORE)
        if len(near):
            found[number] = max((shapes[index] for index in near), key=lambda shape: shape.area)
    return found


def island_shapes(inputs, rows):
    """Returns {row of an island: its polygon} of those whose point is on the map's land."""
    shapes = build_land.coastland(inputs)
    tree = shapely.STRtree(shapes)
    found = {}
    for number, row in enumerate(rows):
        if row["kind"] == "island":
            place = shapely.Point(row["longitude"], row["latitude"])
            for index in tree.query(place, "within"):
                found[number] = shapes[index]
    return found


def shore_codes(around, shape):
    """Returns the codes of the countries that share a lake or an island: those at the points of its shore."""
    found = set()
    points = shapely.get_coordinates(shape.exterior)
    for longitude, latitude in points[::max(1, len(points) // 400)]:
        found |= set(around.codes(longitude, latitude, 0))
    return sorted(found)


def same_seas(output, rows):
    """Returns [(sea, row)]: waters of seas.atlas that are a feature by their name and place."""
    file = archives.read(os.path.join(output, "seas.atlas"))
    labels = np.frombuffer(file["labels"][0], "<i4").reshape(-1, 3)[:, :2] / 1e6
    offsets, content = np.frombuffer(file["names/offsets"][0], "<u4"), file["names/text"][0]
    pairs = []
    for sea, (longitude, latitude) in enumerate(labels):
        spelling = tuple(folded(content[offsets[sea]:offsets[sea + 1]].decode("utf-8"))[0])
        for number, row in enumerate(rows):
            names = [row["name"], *(name for _, name in row["alternates"])]
            near = row["kind"] == "ocean" or distance((longitude, latitude), row) < 500 + (row["extent"] or 0)
            if near and row["kind"] in WATERS and spelling in {tuple(folded(name)[0]) for name in names}:
                pairs.append((sea, number))
                break
    return zlib.crc32(file["labels"][0]), pairs


def distance(place, row):
    """Returns how many kilometers a place is from a feature."""
    one, other = np.radians(place), np.radians((row["longitude"], row["latitude"]))
    angle = np.sin(one[1]) * np.sin(other[1]) + np.cos(one[1]) * np.cos(other[1]) * np.cos(one[0] - other[0])
    return 6371 * math.acos(max(-1.0, min(1.0, angle)))


def build(inputs, output):
    rows = features(inputs)
    kinds = sorted({row["kind"] for row in rows})
    titles = sorted({row["source"] for row in rows})
    archive = ArchiveWriter()
    archive.add("labels", b"".join(
        np.array([round(row["longitude"] * 1e6), round(row["latitude"] * 1e6)], "<i4").tobytes()
        + bytes([kinds.index(row["kind"]), importance(row), 0, 0]) for row in rows), len(rows))
    archive.add("measures", np.array([
        [math.nan if row["elevation"] is None else row["elevation"],
         math.nan if row["extent"] is None else 1000 * row["extent"]] for row in rows], "<f4"))
    for prefix, strings in (
            ("names", [row["name"] for row in rows]), ("kinds", kinds), ("sources", titles)):
        offsets, content = text(strings)
        archive.add(f"{prefix}/offsets", offsets)
        archive.add(f"{prefix}/text", content)
    archive.add("sources", np.array([titles.index(row["source"]) for row in rows], "<u2"))
    around, shapes = Around(output), lake_shapes(inputs, rows)
    shores = shapes | island_shapes(inputs, rows)
    codes = [shore_codes(around, shores[number]) if number in shores else
             around.codes(row["longitude"], row["latitude"],
                          HIGH_BORDER if row["kind"] in STANDING and (row["elevation"] or 0) >= HIGH else BORDER)
             if row["kind"] in POINTS | SHORES else []
             for number, row in enumerate(rows)]
    archive.add("countries/starts", np.cumsum([0] + [len(row) for row in codes]).astype("<u4"))
    archive.add("countries", "".join(code for row in codes for code in row).encode("ascii"),
                sum(map(len, codes)))
    source, seas = same_seas(output, rows)
    archive.add("seas/source", np.array([source], "<u4"))
    archive.add("seas", np.array(seas, "<u2").reshape(-1, 2))
    order = sorted(shapes, key=lambda number: area(shapes[number]))
    cells.add(archive, "lakes", simplify([shapes[number] for number in order], TOLERANCE), 4)
    archive.add("lakes", np.array(order, "<u2"))
    archive.write(os.path.join(output, "features.atlas"))
    report(rows, codes, shapes, seas)


def report(rows, codes, shapes, seas):
    for number, row in enumerate(rows):
        notes = [" and ".join(codes[number])]
        notes += ["a sea of its own"] if any(feature == number for _, feature in seas) else []
        notes += ["no outline"] if row["kind"] == "lake" and number not in shapes else []
        print(f"{row['name']}, {row['kind']}: {importance(row)} {', '.join(filter(None, notes))}")


if __name__ == "__main__":
    run(build, __doc__)
