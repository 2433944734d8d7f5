"""Folds names to what a person types who has no accents and no capitals at hand.

    folding          u32 for each scalar below 2200₁₆: the first unit, and the second times 2¹⁶
    folding/han      u32 for each traditional Chinese character that has a simplified one: itself times
                     2¹⁶, and that one; rising

A unit is a folded letter. 0 drops the scalar; 20₁₆ ends a word; FFFF₁₆ drops it too, but what comes
next may begin a word (an apostrophe). Above the table the letters are as they are, but for what
`beyond` says; a reader does the same. Chinese characters fold to simplified ones by the rules for single
characters of Unicode's transform, which `use_characters` reads before anything is folded.

In Hebrew, Arabic, Devanagari, Bengali, Tamil and Thai a mark is dropped that has no primary weight in
CLDR's root collation: points, hamza above a letter, the nukta, tone marks. Anusvara and candrabindu stay,
which have a weight in the collations of Hindi and Bengali, and so does the Thai nikhahit, half of a vowel.
Vowel signs and viramas have weights.
"""

import os
import re
import unicodedata
import xml.etree.ElementTree

import numpy as np

END = 0x2200
SPACE = 0x20
BREAK = 0xFFFF
# Geresh is the Hebrew apostrophe. A non-joiner splits a Persian word where others write a space.
APOSTROPHES = "'`´ʹʻʼʽʾʿˈ‘’‛′׳՚\u200c"
# Letters that do not decompose into a letter and an accent, with their common substitutes.
LETTERS = {"æ": "ae", "ø": "o", "ð": "d", "đ": "d", "þ": "th", "ł": "l", "ı": "i", "œ": "oe", "ŋ": "n",
           "ħ": "h", "ŧ": "t", "ə": "e", "ɓ": "b", "ɗ": "d", "ƙ": "k", "ɛ": "e", "ɔ": "o", "ɨ": "i",
           "ʉ": "u", "ƴ": "y", "ĸ": "k", "ſ": "s", "ґ": "г",
           # From CLDR's search collation, plus the Persian and Urdu forms of the same letter.
           "ى": "ي", "ی": "ي", "ک": "ك", "ة": "ه", "ہ": "ه", "ھ": "ه", "ە": "ه", "ۃ": "ه", "ٱ": "ا",
           "ँ": "ं", "\u0640": ""}
# The scripts whose marks are dropped according to their weights: Hebrew, Arabic, Devanagari,
# Bengali, Tamil, Thai.
WEIGHED = [*range(0x590, 0x700), *range(0x900, 0xa00), *range(0xb80, 0xc00), *range(0xe00, 0xe80)]
# Marks without a primary weight that still distinguish names.
TELLING = ("ANUSVARA", "CANDRABINDU", "NIKHAHIT")


def accent(letter):
    code = ord(letter)
    return 0x300 <= code < 0x370 or 0x483 <= code < 0x488 or 0x1ab0 <= code < 0x1b00 \
        or 0x1dc0 <= code < 0x1e00 or 0x20d0 <= code < 0x2100


def entry(code):
    """Returns the units of a scalar below the end of the table."""
    letter = chr(code)
    kind = unicodedata.category(letter)
    if letter in APOSTROPHES:
        return [BREAK]
    if kind[0] in "ZPS" or letter in "\t\n\r\v\f":
        return [SPACE]
    if kind in ("Cc", "Cf", "Cn", "Cs") or accent(letter) or letter in IGNORED \
            or LETTERS.get(letter) == "":
        return []
    if kind == "Nd":
        return [ord(str(unicodedata.digit(letter)))]
    plain = unicodedata.normalize("NFKD", letter)
    plain = "".join(part for part in plain
                    if not accent(part) and part not in APOSTROPHES and part not in IGNORED)
    folded = "".join(LETTERS.get(part, part) for part in plain.casefold())
    # Keep the vowel signs and other marks of scripts that need them.
    return [ord(part) for part in folded] if 1 <= len(folded) <= 2 else [code]


WEIGHTS = "x2/unicode-cldr-core/usr/share/unicode/cldr/common/uca/allkeys_CLDR.txt"
IGNORED = set()
TABLE = [entry(code) for code in range(END)]

# Marks above the table that separate words: symbols, East Asian punctuation.
MARKS = {*range(0x2200, 0x2c00), *range(0x2e00, 0x2e80), *range(0x3000, 0x3004), *range(0x3008, 0x3020), 0x30a0,
         0x30fb, *range(0xff5f, 0xff66)}
# What is above the table and cannot be seen: selectors of variants, half marks, the byte order mark, tags.
UNSEEN = {*range(0xfe00, 0xfe10), *range(0xfe20, 0xfe30), 0xfeff, *range(0xfff9, 0xfffe), *range(0xe0000, 0xe1000)}
CHARACTERS = ("x2/unicode-cldr-core/usr/share/unicode/cldr/common/transforms/"
              "Simplified-Traditional.xml")
SIMPLIFIED = {}


def use_characters(inputs):
    """Reads which marks are ignored, and which simplified character stands for a traditional one; of
    several rules the first."""
    with open(os.path.join(inputs, WEIGHTS), encoding="utf-8") as file:
        codes = [int(code, 16) for code in re.findall(
            r"^([0-9A-F]{4}) +; (?:\[[.*]0000[^]]*\])+ #", file.read(), re.MULTILINE)]
    IGNORED.update(chr(code) for code in codes if code in WEIGHED and unicodedata.category(chr(code)) == "Mn"
                   and not unicodedata.name(chr(code)).endswith(TELLING))
    # CLDR's search collation ignores this character although it has a weight.
    IGNORED.add("\N{THAI CHARACTER PHINTHU}")
    TABLE[:] = [entry(code) for code in range(END)]
    rules = xml.etree.ElementTree.parse(os.path.join(inputs, CHARACTERS)).find(".//tRule").text
    for simplified, traditional in re.findall(r"^(.)[↔←](.);", rules, re.MULTILINE):
        codes = ord(traditional), ord(simplified)
        if codes[0] != codes[1] and max(codes) < 0x10000:
            SIMPLIFIED.setdefault(*codes)


def beyond(code):
    """Returns the units of a scalar above the table."""
    if code in SIMPLIFIED:
        return [SIMPLIFIED[code]]
    if code in MARKS:
        return [SPACE]
    if code in UNSEEN:
        return []
    if 0xff01 <= code <= 0xff5e:
        return TABLE[code - 0xfee0]
    if 0x3041 <= code <= 0x3096:
        return [code + 0x60]
    return [code if code < 0x10000 else 0xe000 | code & 0xfff]


def folded(name):
    """Returns (units, numbers of those that begin a word)."""
    units, starts, begins = [], [], True
    for letter in name:
        parts = TABLE[ord(letter)] if ord(letter) < END else beyond(ord(letter))
        if parts == [SPACE]:
            if units and units[-1] != SPACE:
                units.append(SPACE)
            begins = True
        elif parts == [BREAK]:
            begins = True
        elif parts:
            if begins:
                starts.append(len(units))
            begins = False
            units += parts
    while units and units[-1] == SPACE:
        units.pop()
    return units, starts


def spelling(name):
    """Returns what is the same of names that are spelled alike."""
    return tuple(folded(name)[0])


def add(archive):
    """Adds the tables to an archive."""
    archive.add("folding/han", np.array(
        sorted(traditional << 16 | simplified for traditional, simplified in SIMPLIFIED.items()), "<u4"))
    archive.add("folding", np.array([sum(unit << 16 * i for i, unit in enumerate(units)) for units in TABLE], "<u4"))
