"""The region of each place in places.atlas, by its own code in GeoNames: polygons of 1:10,000,000 are off
by a mile, so that a town on a border river is often on the other side.

A place whose code is none of the regions is in the one that most places of its code lie in, an old
province, or else in the one that holds it. Blocks are of eight places.

    towns/source     u32: the CRC-32 of the column "north" of places.atlas, whose places these are
    towns/blocks     u16 a block: the region of most of its places
    towns/places     u32 a place that is in another one, and
    towns/rows       u16 its region; 65535 for none
"""

import collections
import zlib

import numpy as np
import shapely

import build_countries

BLOCK = 8
NONE = 0xFFFF
# Where the source of the countries draws a border that GeoNames does not: a place of the first country
# that lies in one of the others is in a region of that one.
DISPUTED = {"IL": {"PS", "SY"}, "MA": {"EH"}}


def abroad(inputs, towns, at):
    """Returns {place: the country that the source of the countries has it in}, where that is disputed."""
    shapes = {entry["alpha2"]: entry["polygon"] for entry in build_countries.countries(inputs)}
    found = {}
    for number, town in enumerate(towns):
        for country in DISPUTED.get(town["countrycode"], ()):
            if shapely.intersects_xy(shapes[country], *at[number]):
                found[number] = country
    return found


def of_towns(inputs, towns, regions, shapes, holders):
    """Returns the region of each place.

    `holders` returns for places the shapes that hold them.
    """
    at = np.array([(town["longitude"], town["latitude"]) for town in towns])
    holding = holders(at, np.array(shapes)).tolist()
    countries = [region["country"] for region in regions]
    own = {region["code"]: number for number, region in enumerate(regions) if region["code"]}
    codes = [f"{town['countrycode']}.{town['admin1code']}" for town in towns]
    across = {}
    for code, region in zip(codes, holding):
        if region >= 0 and countries[region] == code[:2] and code[3:] not in ("", "00"):
            across.setdefault(code, collections.Counter())[region] += 1
    home = {code: count.most_common(1)[0][0] for code, count in across.items()} | own
    elsewhere, found = abroad(inputs, towns, at), []
    for number, (code, region) in enumerate(zip(codes, holding)):
        country = elsewhere.get(number, code[:2])
        known = home.get(code) if country == code[:2] else None
        if known is None:
            known = region if region >= 0 and countries[region] == country else NONE
        found.append(known)
    return found


def add(archive, north, of):
    """Adds the regions of the places, which the column `north` tells from any others."""
    blocks = [of[start:start + BLOCK] for start in range(0, len(of), BLOCK)]
    usual = [min(collections.Counter(block).items(), key=lambda entry: (-entry[1], entry[0]))[0]
             for block in blocks]
    others = [number for number, region in enumerate(of) if region != usual[number // BLOCK]]
    archive.add("towns/source", np.array([zlib.crc32(north.tobytes())], "<u4"))
    archive.add("towns/blocks", np.array(usual, "<u2"))
    archive.add("towns/places", np.array(others, "<u4"))
    archive.add("towns/rows", np.array([of[number] for number in others], "<u2"))
