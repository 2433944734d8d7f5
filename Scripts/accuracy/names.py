#!/usr/bin/env python3
"""Asks the program for countries and cities by their names in all catalogs, and prints how often each comes first.

Countries: the names of iso-codes' ISO 3166-1 (usual, common and official ones) in all its languages, asked with the
interface in the language of the name, where the data have it, and in English. Cities: the names of places with more
than 100,000 people in all languages of libgeonames-common. Names in parts: Tests/AtlasTests/Tables/parted.tsv. What
is not first goes to standard error. Needs the inputs of Scripts/assets, and takes three minutes.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve()
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parents[1] / "assets"))

import asking
import build_countrynames
import build_names
import build_places

LARGE = 100_000
# How far a city may be from where its source has it, in degrees.
NEAR = 0.001


def first(tunnel, language, names):
    """Returns the first result of each name, or nothing."""
    rows = asking.answers(tunnel, "search", "--json", "--language", language, "--limit", "1",
                          lines=[" ".join(name.split()) for name in names])
    found = {line: row["results"][0] for line, row in rows.items() if row["results"]}
    return [found.get(number, {}) for number in range(1, len(names) + 1)]


def tag(language):
    """Returns the language in which one asks who speaks the language of a catalog."""
    plain = {"nb": "no", "nn": "no"}.get(language, language.split("_")[0].split("@")[0])
    return plain if plain in build_names.LANGUAGES else "en"


def asked(tunnel, groups, is_right):
    """Asks all names of each language in one process, and returns how many were right of how many, by kind."""
    def ask(group):
        language, interface, rows = group
        return group, first(tunnel, interface, [name for name, _, _ in rows])

    counts, missed = collections.defaultdict(lambda: [0, 0]), []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
        for (language, interface, rows), results in threads.map(ask, groups):
            for (name, subject, kind), result in zip(rows, results):
                right = is_right(result, subject)
                counts[kind][0] += right
                counts[kind][1] += 1
                if not right:
                    missed.append(f"{language}\t{interface}\t{kind}\t{name}\t{result.get('name')}\t{subject}")
    return counts, missed


def countries(inputs):
    """Returns [(language, [(name, code, kind)])]."""
    return [(language, [(name, code, kind) for code, kind, name in rows])
            for language, rows in build_countrynames.catalogs(inputs)]


def cities(inputs):
    places = {place["geonameid"]: place for place in build_places.ordered(inputs)[0] if place["population"] > LARGE}
    folder, found = os.path.join(inputs, build_names.FOLDER), []
    for language in sorted(os.listdir(folder)):
        names = build_names.translations(os.path.join(folder, language, "LC_MESSAGES/geonames.mo"))
        kind = "cities, in the languages of the data" if tag(language) != "en" or language == "en" \
            else "cities, in other languages"
        rows = [(name, (places[int(key)]["latitude"], places[int(key)]["longitude"], places[int(key)]["name"]), kind)
                for key, name in names.items() if key.isdigit() and int(key) in places and name]
        if rows:
            found.append((language, rows))
    return found


def parted(_):
    rows = (ROOT / "Tests/AtlasTests/Tables/parted.tsv").read_text(encoding="utf-8").splitlines()
    cells = [row.split("\t") for row in rows if not row.startswith("#")]
    return [("en", [(text, (float(latitude), float(longitude)), "names in parts")
                    for text, latitude, longitude in cells])]


def is_near(result, place):
    return "latitude" in result and abs(result["latitude"] - place[0]) + abs(result["longitude"] - place[1]) < 0.3


def is_country(result, code):
    return result.get("kind") == "country" and result.get("countryCode") == code


def is_city(result, place):
    return result.get("kind") == "place" and abs(result["latitude"] - place[0]) < NEAR and abs(
        result["longitude"] - place[1]) < NEAR


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tunnel", default=str(ROOT / ".build/debug/tunnel"))
    parser.add_argument("--inputs", default=str(HERE.parents[1] / "assets/inputs"))
    options = parser.parse_args()
    print("| asked by | names | first, in that language | first, in English |\n| --- | --- | --- | --- |")
    for ask, is_right in ((countries, is_country), (cities, is_city), (parted, is_near)):
        named = ask(options.inputs)
        own, missed = asked(options.tunnel, [(language, tag(language), rows) for language, rows in named], is_right)
        english, others = asked(options.tunnel, [(language, "en", rows) for language, rows in named], is_right)
        for kind, (right, count) in own.items():
            print(f"| {kind} | {count:,} | {right / count:.1%} | {english[kind][0] / count:.1%} |", flush=True)
        print("\n".join(missed + others), file=sys.stderr)


if __name__ == "__main__":
    main()
