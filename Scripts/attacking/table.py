"""Keeps the table of attacks in docs/reliability.md: attack.py --table writes there what it has counted."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/reliability.md"
START, END = "<!-- Scripts/attack --table -->", "<!-- end of the table -->"
HEADING = "| Attack | What it does | Attempts | Seconds | Broken | Run |\n| --- | --- | ---: | ---: | ---: | --- |\n"


def describe(function):
    """Returns what an attack does, on one line."""
    return " ".join(function.__doc__.split()).rstrip(".")


def refresh(functions, results, run):
    """Writes the results of a run into the table, and keeps those of attacks that were not made.

    - functions: the attacks by name, in the order of the table
    - results: attempts, seconds and broken attempts by name
    - run: when and how they were made
    """
    page = PAGE.read_text()
    before, rest = page.split(START + "\n", 1)
    table, after = rest.split(END, 1)
    counts = {}
    for row in table.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        if len(cells) == 6 and re.fullmatch(r"[\d,]+", cells[2]):
            counts[cells[0]] = cells[2:]
    for name, (attempts, seconds, broken) in results.items():
        counts[name] = [f"{attempts:,}", f"{seconds:.0f}", f"{broken:,}", run]
    rows = [
        "| " + " | ".join([name, describe(function), *counts.get(name, ["–"] * 4)]) + " |"
        for name, function in functions.items()]
    PAGE.write_text(before + START + "\n" + HEADING + "\n".join(rows) + "\n" + END + after)
