#!/usr/bin/env python3
"""Makes Assets/countrynames.atlas: what else countries are called, and what else tells where a place is.

Sources: iso-codes' names of countries (ISO 3166-1: usual, common and official ones; of former countries,
ISO 3166-3) in all its languages, where names.atlas has them not; its codes and names of the subdivisions
that lie in a region (ISO 3166-2: provinces, counties); and everyday.tsv. Nothing here is shown, only looked for.

    source           u32: the CRC-32 of the labels of the countries and of the regions, which number them
    hashes           u32 of each name, rising: the FNV-1a hash of its units, see folding.py
    names/…          the names, see texts.py, by their hashes
    owners           of each name its country, or its region behind all countries; as many bits each as the
                     greatest that there can be takes
    masks            u64: the languages that a name is of, as in names.atlas; none for one that is only looked
                     for behind the name of a place
    names/masks      of each name its row of masks; as many bits each as the last row takes
    words, words/peaks
                     the order of the names, see word_order.py
"""

import collections
import csv
import glob
import json
import os

import numpy as np

import build_names
import folding
import texts
import word_order
from archive import ArchiveWriter, read as archives, run
from area_names import Areas
from folding import folded

FOLDER = "x2/iso-codes/usr/share"
KINDS = {"name": "countries, usual names", "common_name": "countries, common names",
         "official_name": "countries, official names"}
# The greatest number of countries that have the same name in a language.
SHARED = 2
# The country that a former one has become, or become part of.
FORMER = {"AIDJ": "DJ", "BUMM": "MM", "BYAA": "BY", "CSXX": "RS", "DYBJ": "BJ", "HVBF": "BF", "NHVU": "VU",
          "RHZW": "ZW", "TPTL": "TL", "YUCS": "RS", "ZRCD": "CD"}
# Names of parts of a country that are used for all of it.
PARTS = {"Great Britain": "GB"}
EVERYDAY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "everyday.tsv")
LANGUAGES = {"nb": "no", "nn": "no"}


def table(inputs, number):
    with open(os.path.join(inputs, FOLDER, f"iso-codes/json/iso_{number}.json"), encoding="utf-8") as file:
        return json.load(file)[number]


def languages(inputs, number):
    """Returns [(language, {English: name})] of a standard's catalogs."""
    files = sorted(glob.glob(os.path.join(inputs, FOLDER, f"locale/*/LC_MESSAGES/iso_{number}.mo")))
    return [(file.split(os.sep)[-3], build_names.translations(file)) for file in files]


def catalogs(inputs):
    """Returns [(language, [(ISO code, kind, name)])] of the countries."""
    known = {row[key]: (row["alpha_2"], kind) for row in table(inputs, "3166-1")
             for key, kind in KINDS.items() if key in row}
    found = [("en", [(code, kind, name) for name, (code, kind) in known.items()])]
    for language, names in languages(inputs, "3166-1"):
        # A name of several countries is a slip of the translator.
        codes = collections.defaultdict(set)
        for key, name in names.items():
            if key in known:
                codes[name].add(known[key][0])
        found.append((language, [(*known[key], name) for key, name in names.items()
                                 if key in known and name and len(codes[name]) <= SHARED]))
    return found


def bit(language):
    """Returns the mask of a catalog's language."""
    plain = LANGUAGES.get(language, language.split("_")[0].split("@")[0])
    return 1 << build_names.LANGUAGES.index(plain) if plain in build_names.LANGUAGES else build_names.UNSHOWN


def other_names(inputs):
    """Returns [(ISO code, name, mask)] of former countries and of parts that stand for the whole."""
    former = {row["name"]: FORMER[row["alpha_4"]] for row in table(inputs, "3166-3") if row["alpha_4"] in FORMER}
    found = [(code, name.split(",")[0], bit("en")) for name, code in [*former.items(), *PARTS.items()]]
    for number, known in (("3166-3", former), ("3166-2", PARTS)):
        for language, names in languages(inputs, number):
            found += [(code, names[key].split(",")[0], bit(language)) for key, code in known.items() if names.get(key)]
    return found


def joined(name):
    """Returns an abbreviation without its full stops if it consists of letters: N.L., which is NL too."""
    letters = name.replace(".", "")
    return letters if 2 * len(letters) == len(name) else name


def everyday():
    """Returns [(code of a country or region, name, mask)] of the table of everyday names."""
    with open(EVERYDAY, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.reader(file, delimiter="\t") if row and not row[0].startswith("#")]
    masks = {"*": 2 * build_names.UNSHOWN, "-": 0}
    return [(code, name, masks[language] if language in masks else bit(language))
            for code, language, *names in rows for written in names for name in {written, joined(written)}]


def divisions(inputs, regions):
    """Returns [(code of a region, name or short code of a division of it, 0)]."""
    rows = {row["code"]: row for row in table(inputs, "3166-2")}

    def region(code):
        parent = rows.get(code, {}).get("parent")
        if code in regions or not parent:
            return code
        return region(parent if "-" in parent else f"{code[:2]}-{parent}")

    found = []
    for code, row in rows.items():
        if code not in regions and region(code) in regions:
            names = row["name"].replace("]", "").split("[")
            found += [(region(code), name.strip(), 0) for name in [code, code.split("-")[1], *names]]
    return found


def hashed(units):
    """Returns the 32-bit FNV-1a hash of 16-bit units."""
    result = 0x811c9dc5
    for unit in units:
        result = (result ^ unit) * 0x01000193 & 0xffffffff
    return result


def build(inputs, output):
    folding.use_characters(inputs)
    areas = Areas(inputs, output, build_names.LANGUAGES)
    countries, regions, *_ = areas.files
    known = [{tuple(folded(name)[0]): mask for name, mask in [*others.items(), (own, ~0)]}
             for own, others in areas.countries(countries) + areas.regions(regions)]
    codes = areas.codes
    # The larger country comes later and wins.
    numbers = {code: number for number, code in enumerate(codes) if code.strip()}
    iso = [code.decode("ascii")[2:] for code in np.frombuffer(regions["codes"][0], "S8")]
    numbers |= {code: len(codes) + number for number, code in enumerate(iso) if "-" in code}

    found = collections.defaultdict(dict)
    rows = [(code, name, bit(language)) for language, names in catalogs(inputs) for code, _, name in names]
    for code, name, mask in rows + other_names(inputs) + everyday() + divisions(inputs, set(iso)):
        if code not in numbers:
            print(f"{code} ({name}) is not in the files")
            continue
        units = tuple(folded(name)[0])
        if units:
            of = found[numbers[code]].setdefault(units, [" ".join(name.split()), 0])
            of[1] |= mask
    named = sorted((hashed(units), number, name, mask) for number, names in found.items()
                   for units, (name, mask) in names.items()
                   if units not in known[number] or mask & ~known[number][units] & ~build_names.UNSHOWN)

    archive = ArchiveWriter()
    archive.add("source", np.array(areas.sources()[:2], "<u4"))
    archive.add("hashes", np.array([number for number, *_ in named], "<u4"))
    texts.add(archive, "names", [name for _, _, name, _ in named], texts.script)
    archive.add_packed("owners", [number for _, number, _, _ in named], len(codes) + len(iso))
    masks = sorted({mask for *_, mask in named})
    archive.add("masks", np.array(masks, "<u8"))
    archive.add_packed("names/masks", [masks.index(mask) for *_, mask in named], len(masks))
    importance = np.frombuffer(archives(os.path.join(output, "names.atlas"))["areas/importance"][0], "<u2")
    order = sorted(range(len(named)), key=lambda name: folded(named[name][2])[0])
    word_order.add_order(archive, "words", order, len(named), [importance[named[name][1]] for name in order])
    archive.write(os.path.join(output, "countrynames.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
