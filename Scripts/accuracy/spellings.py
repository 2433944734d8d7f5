#!/usr/bin/env python3
"""Writes Tests/AtlasTests/Tables/spellings.tsv: what people of other scripts call towns, and which town
they mean.

For each language 20 names by chance, the same ones each time, of the catalogs that names.atlas is made
from: GeoNames' translations and the cities of time zones in Unicode's Common Locale Data Repository. A place
is the likelier the more people live in it. Which place is meant is what the catalog says, however many
others are called so. Needs the inputs of Scripts/assets.
"""

import argparse
import pathlib
import random
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/assets"))
import build_names  # noqa: E402
import build_places  # noqa: E402
import folding  # noqa: E402

TABLE = ROOT / "Tests/AtlasTests/Tables/spellings.tsv"
# Arabic, Hebrew, Devanagari, Bengali, Tamil, Thai, Georgian and Armenian letters.
LANGUAGES = ["ar", "fa", "ur", "he", "hi", "mr", "bn", "ta", "th", "ka", "hy"]
COUNT = 20


def spellings(inputs):
    """Returns [(language, name, place)]."""
    folding.use_characters(inputs)
    chance = random.Random(17)
    places = build_places.ordered(inputs)[0]
    names = build_names.languages_of_names(inputs)
    build_names.add_cities(names, inputs, places)
    found = []
    for language in LANGUAGES:
        bit = 1 << build_names.LANGUAGES.index(language)
        pool = [(name, place) for place in places
                for name, mask in sorted(names.get(place["geonameid"], {}).items())
                if mask & bit and name != place["name"]]
        people = [place["population"] + 1 for _, place in pool]
        chosen = {}
        while len(chosen) < COUNT:
            name, place = chance.choices(pool, people)[0]
            chosen.setdefault(name, place)
        found += [(language, name, place) for name, place in chosen.items()]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", default=str(ROOT / "Scripts/assets/inputs"))
    rows = [f"{language}\t{name}\t{place['latitude']}\t{place['longitude']}\t{place['name']}\n"
            for language, name, place in spellings(parser.parse_args().inputs)]
    TABLE.write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
