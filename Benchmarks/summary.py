#!/usr/bin/env python3
"""Writes what README says of speed and memory, from the table in docs/performance.md.

Scripts/benchmark --record calls it. With --check it fails if README says something else.
"""

import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
BEGIN, END = "<!-- Benchmarks/summary.py -->\n", "<!-- Its end -->\n"


def paragraph():
    """Returns the paragraph for README."""
    text = (ROOT / "docs/performance.md").read_text()
    day, cores, commit = re.search(r"^(\d+ \w+ \d{4}), .*?; (\d+) ×.*?commit (\w+)\.", text, re.M | re.S).groups()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("| ")]

    def row(work, peer=""):
        return next(row for row in rows if row[0] == work and row[3].startswith(peer))

    start = row("exec to first frame with both globes, ms", "C and SDL")
    sentences = [
        f"On {day} (commit {commit}, {cores} cores, no GPU), a frame with both globes turning and every layer on took "
        f"{row('both whole globes turning, all layers and labels, ms')[1]} ms.",
        f"The first frame appeared {start[1]} ms after the start, and that of an empty window in C after "
        f"{start[3].split()[-1]} ms; names were there after {row('… to the second, which has names, ms')[1]} ms.",
        f"The app took {row('resident at the first frame, MB')[1]} MB at its first frame, and at most "
        f"{row('resident over a session of 10 minutes, at most, MB')[1]} MB in ten minutes of use.",
    ]
    return textwrap.fill(" ".join(sentences), 100, break_on_hyphens=False) + "\n"


def write(checks_only=False):
    """Puts the paragraph between its marks in README, or fails if it is not there."""
    readme = README.read_text()
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit("README.md has no place for the figures of Benchmarks/summary.py")
    new = f"{before}{begin}{paragraph()}{end}{after}"
    if checks_only and new != readme:
        raise SystemExit("README.md has other figures than docs/performance.md: run Benchmarks/summary.py")
    if new != readme:
        README.write_text(new)


if __name__ == "__main__":
    write(checks_only="--check" in sys.argv)
