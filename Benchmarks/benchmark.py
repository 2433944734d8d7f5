#!/usr/bin/env python3
"""Measures the app and its libraries beside their peers and prints one table; see Scripts/benchmark."""

import argparse
import os
import sys

import answers
import app
import libraries
from harness import ASSETS, ROOT, Missing, Table

GROUPS = {group.__name__: group for group in (
    app.frames, app.allocations, app.pane, libraries.coast, app.pictures, app.start, app.session, app.idle, app.growth,
    libraries.views, libraries.constraints, libraries.lists, libraries.text, libraries.transitions, answers.places,
    answers.search, answers.opening)}


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("groups", nargs="*", metavar="group", help="rows to measure, all if none is named: "
                           + "; ".join(f"{name}: {group.__doc__}" for name, group in GROUPS.items()))
    arguments.add_argument("--record", action="store_true", help="write the whole table into docs/performance.md")
    options = arguments.parse_args()
    if options.record and options.groups:
        arguments.error("only the whole table is recorded: name no groups")
    for group in options.groups:
        if group not in GROUPS:
            arguments.error(f"there is no group {group}: there are {' '.join(GROUPS)}")
    os.environ["TUNNEL_ASSETS"] = str(ASSETS)
    os.environ["XDG_STATE_HOME"] = str(ROOT / "Benchmarks/.build/state")
    table = Table()
    with app.Screen():
        table.begin()
        for name in options.groups or GROUPS:
            try:
                GROUPS[name](table)
            except Missing as reason:
                table.row(name, "", reason)
    settings = [f"{name}={os.environ[name]}" for name in ("RUNS", "FRAMES", "STARTS", "MINUTES") if name in os.environ]
    text = table.text(" ".join([*settings, "Scripts/benchmark", *sys.argv[1:]]))
    artefact = ROOT / "artefacts/benchmark.md"
    artefact.parent.mkdir(exist_ok=True)
    artefact.write_text(text)
    print("written: artefacts/benchmark.md")
    if options.record:
        record(text)


def record(text):
    """Puts the table between its marks in docs/performance.md."""
    path = ROOT / "docs/performance.md"
    before, begin, rest = path.read_text().partition("<!-- The table of Scripts/benchmark -->\n")
    _, end, after = rest.partition("<!-- Its end -->\n")
    if not begin or not end:
        raise SystemExit("docs/performance.md has no place for the table")
    path.write_text(f"{before}{begin}\n{text}\n{end}{after}")
    print("written: docs/performance.md")


if __name__ == "__main__":
    main()
