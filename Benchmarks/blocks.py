#!/usr/bin/env python3
"""Prints where the blocks are taken from the heap in a frame of a scene, in a release build.

blocks.py globe, close, norway, sea, drag or flip; further arguments go to `tunnel measure`.
"""

import bisect
import collections
import os
import re
import subprocess
import sys

import peers
from harness import ASSETS, TUNNEL

WARM, FRAMES = 60, 4


def functions():
    """Returns the addresses of the program's functions, rising, and their names."""
    lines = subprocess.run(["nm", "--defined-only", "--numeric-sort", TUNNEL], text=True, check=True,
                           stdout=subprocess.PIPE).stdout.splitlines()
    known = [line.split() for line in lines if line.count(" ") == 2 and line.split()[1] in "tTwW"]
    return [int(address, 16) for address, _, _ in known], [name for _, _, name in known]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    environment = {**os.environ, "TUNNEL_ASSETS": str(ASSETS), "LD_PRELOAD": str(peers.allocations()),
                   "ALLOCATIONS_TRACE": str(WARM)}
    run = subprocess.run([TUNNEL, "measure", *sys.argv[1:], "--headless", f"--warm-up={WARM}", f"--frames={FRAMES}"],
                         env=environment, text=True, check=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    addresses, names = functions()
    ways = collections.Counter()
    for block in run.stderr.split("block\n")[1:]:
        places = [int(place, 16) for place in re.findall(r"/tunnel\(\+0x([0-9a-f]+)\)", block)]
        way = [names[bisect.bisect(addresses, place) - 1] for place in places]
        # Whose arrays and dictionaries grow is of interest, not how.
        ways[tuple(name for name in way if not name.startswith("$ss"))[:4]] += 1
    demangled = iter(subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"], text=True, check=True, stdout=subprocess.PIPE,
        input="\n".join(name for way in ways for name in way)).stdout.splitlines())
    texts = {way: " < ".join(next(demangled) for _ in way) for way in ways}
    print(run.stdout.strip())
    for way, count in ways.most_common():
        print(f"{count / FRAMES:8.2f}  {texts[way]}")


if __name__ == "__main__":
    main()
