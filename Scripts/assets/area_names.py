"""The names of countries, regions, seas and natural features in all their languages, as names.atlas has
them.

The areas are those of the built countries.atlas, regions.atlas, seas.atlas and features.atlas, in this order. Names of
regions in the languages of the places are those of Unicode's Common Locale Data Repository, by their
ISO 3166-2 codes; `fallback` is the bit of a name that is of none of these languages. Countries have
what else the repository calls them as well.

Beside the places, whose importance is the logarithm of their people (10 a doubling), a country counts
272 less 12 for each rank below the first, at most TINY more than its largest town, and more than its city
and a feature of the same name; and a sea 260 less 20. A region counts 20 less than its people,
as if a quarter of them lived there; where a large place of its country has its name (SHARE) 40 less, so
that the city comes before the region. What a natural feature counts build_features.py says; a sea that is
one counts the same.
"""

import collections
import difflib
import os
import re
import xml.etree.ElementTree
import zlib

import numpy as np

import archive
import build_features
from build_countries import SHORT
from folding import folded, spelling

SUBDIVISIONS = "x2/unicode-cldr-core/usr/share/unicode/cldr/common/subdivisions"
TERRITORIES = "x2/unicode-cldr-core/usr/share/unicode/cldr/common/main"
FILES = ("countries", "regions", "seas", "features")
# Language tags of country names that are not language tags of place names.
SCRIPTS = {"zh-hans": "zh", "zh-hant": "zh"}
# Footnote marks in the repository: names that several subdivisions share.
MARKS = "¹²³†"
# English words for kinds of regions, which the repository's drafts have in other languages, too ("Berat
# County"): such a name is none of these languages.
ENGLISH_KINDS = re.compile(
    r" ?\b(Governorate|Province|County|District|Department|Prefecture|Municipality|Parish|Voivodeship|Division)"
    r"\b( of )?")
NOT_ENGLISH = set("da de sv no fi tr id it es pt cs".split())
# English names that the repository misspells.
MISSPELLED = {"Prague, Hlavní mešto": "Prague"}
# What a country counts at most more than its largest town: Norfolk Island less than the cities called Norfolk.
TINY = 80
# What a capital counts more than its people.
SEAT = 30
# The maximum difference in the logarithm of the population for a place to share the name of its
# region: at least one in 128 inhabitants of the region lives there.
SHARE = 70
# Countries whose subdivision codes changed after the repository was made (ISO 3166-2, 2020 and
# 2015). There a subdivision is matched by the most similar English name, with a similarity of at
# least LIKE.
RENUMBERED, LIKE = ("IR", "MA"), 0.75
# Common English names that the repository lacks.
SPOKEN = {"GB": ["Great Britain", "Britain"], "US": ["United States of America", "America"],
          "NL": ["Holland"], "MK": ["Macedonia"], "CD": ["DR Congo", "DRC"], "CG": ["Congo"],
          "AE": ["UAE", "Emirates"], "RU": ["Russian Federation"], "KR": ["Republic of Korea"],
          "KP": ["DPRK"], "VA": ["Holy See"]}


class Areas:
    """The built files of areas: which they are, and what they are called."""

    def __init__(self, inputs, output, languages):
        self.languages = languages
        self.fallback = 1 << len(languages)
        # The flag of names that are used in all languages and displayed in none.
        self.everywhere = 2 << len(languages)
        self.table = build_features.features(inputs)
        self.files = [archive.read(os.path.join(output, f"{name}.atlas")) for name in FILES]
        # The last column of a country's names is the state that it belongs to.
        self.width = self.files[0]["languages/offsets"][1]
        codes = self.files[0]["codes"][0].decode("ascii")
        self.codes = [codes[start:start + 2] for start in range(0, len(codes), 5)]
        self.subdivisions = [subdivisions(inputs, language) for language in languages]
        self.territories = [territories(inputs, language) for language in languages]

    def sources(self):
        """Returns a checksum of each file that numbers its areas."""
        return [zlib.crc32(file["labels"][0]) for file in self.files]

    def names(self):
        """Returns [(own name, {other name: mask of languages})] of all areas."""
        countries, regions, seas, features = self.files
        return self.countries(countries) + self.regions(regions) + [
            (name, {}) for name in strings(seas, "names")] + self.features(features)

    def importances(self, places):
        """Returns what each area counts beside the places: [(country, names, importance)]; the first name is the own one."""
        countries, regions, seas, features = [
            np.frombuffer(file["labels"][0], "u1").reshape(-1, 12)[:, column].astype(int)
            for file, column in zip(self.files, (8, 8, 8, 9))]
        known, cities, largest_of = (collections.defaultdict(int) for _ in range(3))
        for country, names, people in places:
            cities[country, spelling(names[0])] = max(cities[country, spelling(names[0])], people + SEAT)
            largest_of[country] = max(largest_of[country], people)
            for name in names:
                known[country, spelling(name)] = max(known[country, spelling(name)], people)
        codes = np.frombuffer(self.files[1]["codes"][0], "S8")
        for row, (name, code) in enumerate(zip(strings(self.files[1], "names"), codes)):
            largest = known.get((code[:2].decode("ascii"), spelling(name)), 0)
            regions[row] -= 40 if largest >= regions[row] - SHARE else 20
        seas = (260 - 20 * seas).clip(0)
        for sea, feature in np.frombuffer(self.files[3]["seas"][0], "<u2").reshape(-1, 2):
            seas[sea] = features[feature] = max(seas[sea], features[feature])
        countries = (272 - 12 * countries).clip(0)
        same = {spelling(name): count for name, count in zip(strings(self.files[3], "names"), features)}
        for row, (name, code) in enumerate(zip(strings(self.files[0], "names")[::self.width], self.codes)):
            least = largest_of[code] + TINY if code.strip() else countries[row]
            countries[row] = max(
                min(countries[row], least), cities[code, spelling(name)] + 1, same.get(spelling(name), 0) + 1)
        return [*countries.tolist(), *regions.clip(0).tolist(), *seas.tolist(),
                *features.tolist()]

    def countries(self, file):
        tags, columns = strings(file, "languages"), strings(file, "names")
        self.shown = {SCRIPTS.get(tag, tag) for tag in tags}
        bits = [self.bit(SCRIPTS.get(tag, tag)) for tag in tags]
        width = self.width
        found = []
        for row in range(file["labels"][1]):
            own, *others = columns[width * row:width * (row + 1) - 1]
            named = list(zip(others, bits[1:])) + self.other_names(self.codes[row])
            found.append((own, masks(own, named)))
        return found

    def other_names(self, code):
        """Returns [(name, bit)] of what else a country is called.

        In a language that the countries' own file does not have one name is shown, and others are only
        looked for.
        """
        found = [(name, self.bit("en")) for name in SPOKEN.get(code, [])]
        for bit, (language, names) in enumerate(zip(self.languages, self.territories)):
            known, bits = names.get(code, []), 1 << bit
            if language not in self.shown and known:
                plain = re.sub(r" ?[(（].*", "", known[-1 if code in SHORT else 0])
                found.append((plain, bits))
                bits, known = self.fallback, [name for name in known if name != plain]
            found += [(name, bits) for name in known]
        return found

    def regions(self, file):
        codes = [code.decode("ascii")[2:] for code in np.frombuffer(file["codes"][0], "S8")]
        own_names = strings(file, "names")
        known = renumbered(self.subdivisions[self.languages.index("en")], own_names, codes)
        return [(own, masks(own, [
            (names.get(known.get(iso, iso), ""), 1 << bit)
            for bit, names in enumerate(self.subdivisions)])) for own, iso in zip(own_names, codes)]

    def features(self, file):
        """Returns [(own name, {other name: mask of languages})] of the natural features."""
        if strings(file, "names") != [row["name"] for row in self.table]:
            raise ValueError("features.atlas is not that of the table: make it anew")
        return [(row["name"], masks(row["name"], [
            (name, self.bit(language) if language else self.everywhere)
            for language, name in row["alternates"]])) for row in self.table]

    def bit(self, tag):
        return 1 << self.languages.index(tag) if tag in self.languages else self.fallback


def renumbered(english, own_names, codes):
    """Returns {code: code in the repository} of renumbered countries; "" where no name there is alike."""
    own = [(code, "".join(map(chr, folded(name)[0]))) for code, name in zip(codes, own_names)
           if code[:2] in RENUMBERED]
    likeness = sorted(((difflib.SequenceMatcher(None, name, "".join(map(chr, folded(other)[0]))).ratio(), code, old)
                       for code, name in own for old, other in english.items() if old[:2] == code[:2]),
                      reverse=True)
    found, taken = {code: "" for code, _ in own}, set()
    for ratio, code, old in likeness:
        if ratio >= LIKE and not found[code] and old not in taken:
            found[code] = old
            taken.add(old)
    return found


def masks(own, names):
    """Returns {name: mask} of what is called otherwise than by its own name."""
    found = {}
    for name, bit in names:
        if name and name != own:
            found[name] = found.get(name, 0) | bit
    return found


def strings(file, prefix):
    """Returns the strings of a table."""
    offsets, content = np.frombuffer(file[f"{prefix}/offsets"][0], "<u4"), file[f"{prefix}/text"][0]
    return [content[start:end].decode("utf-8") for start, end in zip(offsets, offsets[1:])]


def rows(inputs, folder, language, path):
    """Returns the elements at a path of a language's file; none where there is no file."""
    file = os.path.join(inputs, folder, f"{language}.xml")
    return xml.etree.ElementTree.parse(file).iterfind(path) if os.path.exists(file) else []


def subdivisions(inputs, language):
    """Returns {ISO 3166-2 code: name} in a language."""
    names = {}
    for row in rows(inputs, SUBDIVISIONS, language, "localeDisplayNames/subdivisions/subdivision"):
        code = row.get("type").upper()
        if row.get("alt") is None:
            name = row.text.strip().rstrip(MARKS).strip()
            if language in NOT_ENGLISH and ENGLISH_KINDS.search(name):
                continue
            names[f"{code[:2]}-{code[2:]}"] = MISSPELLED.get(name, name)
    return names


def territories(inputs, language):
    """Returns {ISO 3166-1 code: names} in a language; "Myanmar (Burma)" is two of them."""
    names = {}
    for row in rows(inputs, TERRITORIES, language, "localeDisplayNames/territories/territory"):
        code, name = row.get("type"), row.text.strip()
        parts = re.fullmatch(r"(.+?) ?[(（](.+)[)）]", name) if code == "MM" else None
        known = names.setdefault(code, [])
        known.extend(part for part in (parts.groups() if parts else [name])
                     if part not in known and part != "↑↑↑")
    return names
