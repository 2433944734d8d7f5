#!/usr/bin/env python3
"""Writes queries.txt: 1,440 lines that people might type, the same ones each time.

Names of places, the larger the likelier, and of places anywhere; names in other languages and
scripts; countries; without accents; with slips; then the names of Scripts/accuracy/spellings.py, in Arabic,
Hebrew, Indian, Thai, Georgian and Armenian letters; then natural features. Needs the inputs of Scripts/assets.
"""

import argparse
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parent / "Scripts/assets"
sys.path[:0] = [str(ASSETS), str(ASSETS.parent / "accuracy")]
import build_countries  # noqa: E402
import build_features  # noqa: E402
import build_names  # noqa: E402
import build_places  # noqa: E402
import spellings  # noqa: E402
from folding import folded  # noqa: E402


def slip(name, chance):
    """Returns a name with one letter left out, doubled or swapped."""
    at = chance.randrange(1, len(name) - 1)
    return chance.choice([name[:at] + name[at + 1:], name[:at] + name[at] + name[at:],
                          name[:at] + name[at + 1] + name[at] + name[at + 2:]])


def queries(inputs):
    chance = random.Random(25)
    places = build_places.ordered(inputs)[0]
    people = [place["population"] + 1 for place in places]
    translated = build_names.languages_of_names(inputs, build_names.LANGUAGES[:build_names.ORIGINAL])
    others = sorted({name for names in translated.values() for name in names})
    countries = build_countries.everyday_names(inputs)
    lines = [place["name"] for place in chance.choices(places, people, k=300)]
    lines += [place["name"] for place in chance.sample(places, 200)]
    lines += chance.sample(others, 250)
    lines += [chance.choice(sorted(names.values())) for names in chance.choices(
        [countries[language] for language in sorted(countries)], k=100)]
    plain = ["".join(map(chr, folded(place["name"])[0])) for place in chance.choices(places, people, k=75)]
    slips = [slip(place["name"], chance) for place in chance.choices(
        [place for place in places if len(place["name"]) > 4], k=75)]
    return lines + plain + slips + [name for _, name, _ in spellings.spellings(inputs)] + features(inputs)


def features(inputs):
    """Returns names of natural features: 150 of their own, 50 other ones, 20 with slips."""
    chance = random.Random(42)
    rows = build_features.features(inputs)
    own = chance.sample([row["name"] for row in rows], 150)
    others = chance.sample(sorted({name for row in rows for _, name in row["alternates"]}), 50)
    return own + others + [slip(name, chance) for name in chance.sample([name for name in own if len(name) > 4], 20)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", default=str(ASSETS / "inputs"))
    (HERE / "queries.txt").write_text("\n".join(queries(parser.parse_args().inputs)) + "\n")


if __name__ == "__main__":
    main()
