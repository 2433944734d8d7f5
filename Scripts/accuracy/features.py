#!/usr/bin/env python3
"""Asks the program for every natural feature by each of its names and prints how often it comes first.

Right is a result within reach of the feature, or a more important thing of the very same name: the state of
Mississippi, the country Niger. Also prints how far the elevation grid is from the spot heights of summits.
"""

import argparse
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve()
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parents[1] / "assets"))

import asking
import build_features
from folding import spelling


def is_feature(result, row):
    """Whether a result is a row of the table, or the sea that the row is."""
    return build_features.distance((result["longitude"], result["latitude"]), row) < 1 and (
        result["kind"] == "feature") or result["kind"] == "sea" and spelling(result["name"]) == spelling(row["name"])


def search(tunnel, rows):
    asked = [(row, name, kind) for row in rows for name, kind in
             [(row["name"], "own name"), *((name, "another name" if language is None else "a name in another language")
                                           for language, name in row["alternates"])]]
    answers = asking.answers(
        tunnel, "search", "--json", "--language", "en", "--limit", "5", lines=[name for _, name, _ in asked])
    counts, missed = {}, []
    for number, (row, name, kind) in enumerate(asked, 1):
        results = answers.get(number, {"results": []})["results"]
        place = next((place for place, result in enumerate(results) if is_feature(result, row)), None)
        same = bool(results) and spelling(results[0]["matchedName"]) == spelling(name)
        of = counts.setdefault(kind, [0, 0, 0, 0])
        of[0] += 1
        of[1] += place == 0
        of[2] += place == 0 or same
        of[3] += place is not None
        if place is None or place > 0 and not same:
            missed.append(f"{row['name']} ({row['kind']}) by {name}: "
                          + "; ".join(f"{one['name']} {one['kind']} {one['importance']}" for one in results[:3]))
    print("| asked by | names | first | first, or behind its namesake | among five |\n|---|---|---|---|---|")
    for kind, (count, first, namesake, five) in counts.items():
        print(f"| {kind} | {count:,} | {first / count:.1%} | {namesake / count:.1%} | {five / count:.1%} |")
    return missed


def heights(tunnel, rows):
    summits = [row for row in rows if row["kind"] in build_features.STANDING and row["elevation"] is not None]
    answers = asking.answers(
        tunnel, "place", "--json", lines=[f"{row['latitude']} {row['longitude']}" for row in summits])
    print("\n| height of the summit | summits | half of them lower in the grid by more than | nine of ten by less than |"
          "\n|---|---|---|---|")
    for low, high in ((0, 1500), (1500, 3000), (3000, 5000), (5000, 9000)):
        off = sorted(row["elevation"] - answers[number]["elevation"] for number, row in enumerate(summits, 1)
                     if low <= row["elevation"] < high and "elevation" in answers.get(number, {}))
        print(f"| {low:,} to {high:,} m | {len(off)} | {off[len(off) // 2]:.0f} m "
              f"| {off[math.ceil(len(off) * 0.9) - 1]:.0f} m |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tunnel", default=str(ROOT / ".build/debug/tunnel"))
    parser.add_argument("--inputs", default=str(HERE.parents[1] / "assets/inputs"))
    options = parser.parse_args()
    rows = build_features.features(options.inputs)
    missed = search(options.tunnel, rows)
    heights(options.tunnel, rows)
    print("\n" + "\n".join(missed), file=sys.stderr)


if __name__ == "__main__":
    main()
