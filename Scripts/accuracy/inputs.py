#!/usr/bin/env python3
"""Asks the program for what people type and paste (inputs.tsv) and prints how often it understands them, by kind.

Prints what it does not understand on standard error.
"""

import argparse
import collections
import json
import math
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve()
ROOT = HERE.parents[2]
KINDS = {
    "1": "a name in parts: “Paris, TX”, “京都、日本”",
    "2": "cities on border rivers: their own state and country",
    "3": "everyday names of countries",
    "4": "invisible characters",
    "5": "labels, quotes, a full stop",
    "6": "marks between and inside angles",
    "7": "O, words of hemispheres, digits of other scripts",
    "8": "the Admiralty's minutes, Czech and Slovak letters, two readings",
    "9": "pasted: WKT, JSON, KML, GPX, iCalendar",
    "10": "map links",
    "12": "heights below sea level",
    "13": "islands",
    "14": "three-word addresses",
}


def rows():
    """Returns [(kind, language, text, answer)]."""
    found = []
    for line in (HERE.parent / "inputs.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, language, text, answer = line.split("\t")
            text = json.loads('"' + text.replace('"', '\\"') + '"')
            found.append((kind, language, text, answer))
    return found


def ask(tunnel, command, language, text):
    """Returns (the answer as JSON or None, what was said)."""
    done = subprocess.run([tunnel, command, "--json", "--language", language, "--", text], text=True,
                          capture_output=True, check=False, env=os.environ | {"LANG": "C.UTF-8"})
    return json.loads(done.stdout) if done.stdout.strip() else None, done.stderr


def kilometers(a, b):
    """Returns the distance of two (latitude, longitude) on a sphere."""
    (p, q), (r, s) = (map(math.radians, place) for place in (a, b))
    h = math.sin((r - p) / 2) ** 2 + math.cos(p) * math.cos(r) * math.sin((s - q) / 2) ** 2
    return 2 * 6371 * math.asin(min(1, math.sqrt(h)))


def position(thing):
    return thing["latitude"], thing["longitude"]


def is_right(answer, found, said):
    """Whether a search answers as a row says."""
    what, *rest = answer.split()
    if what == "refused":
        return not (found and (found.get("coordinate") or found["results"])) and all(word in said for word in rest)
    if not found:
        return False
    if what == "near":
        latitude, longitude, reach = map(float, rest)
        place = found.get("coordinate") or next(iter(found["results"]), None)
        return place is not None and kilometers(position(place), (latitude, longitude)) <= reach
    return "coordinate" in found and kilometers(position(found["coordinate"]), (float(what), float(rest[0]))) < 0.1


def is_fact(answer, found):
    """Whether the facts about a place are as a row says."""
    what, *rest = answer.split()
    if what == "elevation":
        height = found.get("elevation")
        if height is None:
            return rest[1:] == ["or", "none"]
        return abs(height - float(rest[0])) <= 20
    name = {"country": "countryCode", "region": "regionCode"}.get(what, what)
    return found.get(name) == " ".join(rest)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tunnel", default=str(ROOT / ".build/release/tunnel"))
    options = parser.parse_args()
    counts, missed = collections.defaultdict(lambda: [0, 0]), []
    for kind, language, text, answer in rows():
        is_place = answer.split()[0] in ("country", "region", "surface", "elevation")
        found, said = ask(options.tunnel, "place" if is_place else "search", language, text)
        right = bool(found) and is_fact(answer, found) if is_place else is_right(answer, found, said)
        counts[kind][0] += 1
        counts[kind][1] += right
        if not right:
            got = found and {key: found[key] for key in ("coordinate", "countryCode", "regionCode", "elevation", "surface")
                             if key in found}
            first = [f"{one['name']}, {one.get('region')}, {one.get('country')}" for one in (found or {}).get("results", [])]
            missed.append(f"{kind} {language} {text!r}: not {answer}, but {got or first[:2] or said.strip()}")
    print("| kind | inputs | understood |\n| --- | --- | --- |")
    for kind, name in KINDS.items():
        count, right = counts[kind]
        print(f"| {name} | {count} | {right / count:.0%} |")
    count, right = (sum(column) for column in zip(*counts.values()))
    print(f"| all | {count} | {right / count:.1%} |")
    if missed:
        raise SystemExit("\n".join(missed))


if __name__ == "__main__":
    main()
