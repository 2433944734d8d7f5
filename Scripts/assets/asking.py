"""Questions to the program, many at a time."""

import json
import subprocess


def answers(tunnel, *arguments, lines, **options):
    """Returns what the program answers to lines, by their numbers, beginning with 1.

    What it cannot read has no answer, and what it says of that is dropped, unless options of subprocess.run differ.
    """
    done = subprocess.run(
        [tunnel, *arguments, "-"], input="".join(f"{line}\n" for line in lines), text=True, stdout=subprocess.PIPE,
        **{"stderr": subprocess.DEVNULL, "check": False, **options})
    return {row["line"]: row for row in map(json.loads, done.stdout.splitlines())}
