#!/usr/bin/env python3
"""Prints how many blocks each frame of a scene takes from the heap, and where on average, in a release build.

blocks.py globe, close, norway, sea, drag, flip or fall; further arguments go to `TunnelBenchmark`, and those after `--`
are the numbers of the frames to tell of.
"""

import bisect
import collections
import os
import re
import subprocess
import sys

import peers
from harness import ASSETS, BENCHMARK

WARM, FRAMES = 60, 60


def functions():
    """Returns the addresses of the program's functions, rising, and their names."""
    lines = subprocess.run(["nm", "--defined-only", "--numeric-sort", BENCHMARK], text=True, check=True,
                           stdout=subprocess.PIPE).stdout.splitlines()
    known = [line.split() for line in lines if line.count(" ") == 2 and line.split()[1] in "tTwW"]
    return [int(address, 16) for address, _, _ in known], [name for _, _, name in known]


def traced(arguments):
    """Returns what the program prints, and the blocks of each frame that it measures: the names of functions that the
    program has for others, and the addresses of those that it has for itself."""
    environment = {**os.environ, "TUNNEL_ASSETS": str(ASSETS), "LD_PRELOAD": str(peers.allocations()),
                   "ALLOCATIONS_TRACE": str(WARM)}
    run = subprocess.run([BENCHMARK, *arguments, "--headless", f"--warm-up={WARM}", f"--frames={FRAMES}"],
                         env=environment, text=True, check=False, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if run.returncode:
        sys.exit(run.stderr.strip())
    frames = [[[name or int(place, 16) for name, place in re.findall(r"/TunnelBenchmark\((\S*)\+0x([0-9a-f]+)\)", block)]
               for block in frame.split("block\n")[1:]] for frame in run.stderr.split("frame\n")[1:]]
    # A scene may warm up longer than it is asked to, and measure more.
    return run.stdout.strip(), frames[-int(re.search(r"frames=(\d+)", run.stdout)[1]):]


def main():
    arguments, _, chosen = " ".join(sys.argv[1:]).partition(" -- ")
    if not arguments:
        sys.exit(__doc__.strip())
    figures, frames = traced(arguments.split())
    print(figures)
    print(*map(len, frames))
    frames = [frames[int(index)] for index in chosen.split()] or frames
    addresses, names = functions()
    ways = collections.Counter()
    for places in (block for frame in frames for block in frame):
        way = [place if isinstance(place, str) else names[bisect.bisect(addresses, place) - 1] for place in places]
        # Whose arrays and dictionaries grow is of interest, not how.
        ways[tuple(name for name in way if not name.startswith("$ss"))[:4]] += 1
    demangled = iter(subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"], text=True, check=True, stdout=subprocess.PIPE,
        input="\n".join(name for way in ways for name in way)).stdout.splitlines())
    texts = {way: " < ".join(next(demangled) for _ in way) for way in ways}
    for way, count in ways.most_common():
        print(f"{count / len(frames):8.2f}  {texts[way]}")


if __name__ == "__main__":
    main()
