#!/usr/bin/env python3
"""Counts the instructions of fifteen fixed scenes of our own code under callgrind; see Scripts/instructions.

Counted are the program and the Swift runtime under it. What the C library takes is not: it has other
versions of its functions for other processors. The scenes draw into memory, wait for their data and know
no clock, so that the same program counts the same to within a few hundred instructions. Some loops of ours have
a wider version for processors with AVX2: that one is counted, and without AVX2 there is nothing to compare.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
BASELINE = ROOT / "Benchmarks/instructions.txt"
BENCHMARK = ROOT / ".build/release/TunnelBenchmark"
LIBRARIES = ROOT / ".build/library/release/LibraryBenchmark"
LIMIT = 1.05

FRAMES = ["--headless", "--warm-up=2", "--frames=3"]
SCENES = {
    "globes": [BENCHMARK, "globe", *FRAMES],
    "norway": [BENCHMARK, "norway", *FRAMES],
    "close": [BENCHMARK, "close", *FRAMES],
    "layers": [BENCHMARK, "globe", *FRAMES, "--all-layers", "--style=relief"],
    "drag": [BENCHMARK, "drag", *FRAMES],
    "read": [BENCHMARK, "drag", *FRAMES, "--reader"],
    "flip": [BENCHMARK, "flip", *FRAMES],
    "fall": [BENCHMARK, "fall", *FRAMES],
    "places": [BENCHMARK, "geocode"],
    "search": [BENCHMARK, "search", "--queries=queries.txt"],
    "views": [LIBRARIES, "views", "1"],
    "hits": [LIBRARIES, "hits", "1"],
    "table": [LIBRARIES, "rows", "100000", "10"],
    "flow": [LIBRARIES, "items", "1000000", "10"],
    "composed": [LIBRARIES, "composed", "1000000", "10"],
}


def places():
    """Returns places anywhere on the Earth, a line each."""
    source = random.Random(5)
    return "".join(f"{source.uniform(-90, 90):.4f} {source.uniform(-180, 180):.4f}\n" for _ in range(500))


def count(scene):
    """Returns how many instructions each function of a scene takes."""
    with tempfile.TemporaryDirectory() as folder:
        lines = (ROOT / "Benchmarks/queries.txt").read_text().splitlines(keepends=True)
        pathlib.Path(folder, "queries.txt").write_text("".join(lines[:1000:100]))
        # Nothing of the person's settings, and nothing that differs from run to run.
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "LANG": "C.UTF-8", "TZ": "UTC",
                       "TUNNEL_ASSETS": str(ROOT / "Assets"), "SWIFT_DETERMINISTIC_HASHING": "1"}
        program, *arguments = SCENES[scene]
        # Valgrind cannot read the newest form of debug information, which our C brings; names are enough.
        subprocess.run(["strip", "--strip-debug", "-o", f"{folder}/{program.name}", program], check=True)
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--zero-before=*7counted*", "--callgrind-out-file=out",
             f"{folder}/{program.name}", *arguments],
            cwd=folder, env=environment, input=places(), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if run.returncode:
            sys.exit(f"instructions: {scene} failed:\n{run.stdout}")
        with open(f"{folder}/out", errors="replace") as file:
            return own_costs(file)


def own_costs(lines, programs=(BENCHMARK.name, LIBRARIES.name)):
    """Returns the instructions by function in callgrind's file: those in the programs and Swift's runtime."""
    names = {}
    costs = collections.Counter()
    thing = {}
    is_inclusive = False

    def name(text):
        number, _, new = text.partition(" ")
        return names.setdefault((kind.removeprefix("c"), number), new)

    for line in lines:
        kind, _, text = line.rstrip("\n").partition("=")
        if kind in ("ob", "fn", "cob", "cfn"):
            thing[kind] = name(text)
        elif kind == "calls":
            is_inclusive = True
        elif re.match(r"[-+*\d]", line):
            file = os.path.basename(thing["ob"])
            if not is_inclusive and (file in programs or file.startswith("libswift")):
                costs[thing["fn"]] += int(line.split()[1])
            is_inclusive = False
    return costs


# What functions do, by their names as they are written: the first that fits counts.
PARTS = {
    "imagery: where each pixel lies on the globe, four texels for it, the rim": r"vector_globe|Imagery",
    "land and water: edges, which side is which, fills": r"vector_(wind|blend_winding|ring|edge)|Winding|Area|Fill|Terrain",
    "lines: which are seen, where, how much of a pixel they cover": r"vector_(stroke|project|blend_coverage)|Line|Tangent",
    "the glow around globes": r"vector_shade|surround",
    "pixels over others: bitmaps, colors, cards": r"vector_blend|vector_weigh|Compositor|RowPainter|Blending|Canvas",
}


REST = "all else: names, layout, the render tree, retains and releases"
# The scenes in docs/performance.md, with their names there; each counts three frames.
RECORDED = {"globes": "Globes", "layers": "Globes, all layers", "norway": "3000 km", "close": "1000 km", "drag": "Drag"}


def parts_of(costs):
    """Returns the instructions of each part of the work of a scene."""
    parts = collections.Counter()
    for name, cost in costs.items():
        parts[next((part for part, names in PARTS.items() if re.search(names, name)), REST)] += cost
    return parts


def record(counted):
    """Puts the shares of the recorded scenes between their marks in docs/performance.md."""
    path = ROOT / "docs/performance.md"
    begin, end = "<!-- Scripts/instructions --record -->\n", "<!-- Its end -->\n"
    before, begin, rest = path.read_text().partition(begin)
    _, end, after = rest.partition(end)
    if not begin or not end:
        sys.exit("instructions: docs/performance.md has no place for the shares")
    shares = [parts_of(costs) for costs in counted]
    rows = [["Share of", *RECORDED.values()], ["---", *["---:"] * len(RECORDED)]]
    for part in [*PARTS, REST]:
        rows.append([part, *(f"{scene[part] / scene.total() * 100:.1f} %" for scene in shares)])
    rows.append(["million instructions a frame", *(f"{scene.total() / 3e6:.1f}" for scene in shares)])
    table = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, text=True, check=True,
                            stdout=subprocess.PIPE).stdout.strip()
    head = f"{time.strftime('%-d %B %Y')}, commit {commit}. `Scripts/instructions --record`"
    path.write_text(f"{before}{begin}\n{head}\n\n{table}\n{end}{after}")
    print("written: docs/performance.md")


def print_profile(scene, costs):
    """Prints the share of each part of the work of a scene, and the dearest functions with theirs."""
    parts = parts_of(costs)
    dearest = costs.most_common(20)
    names = subprocess.run(["swift", "demangle", "--simplified", "--compact"], text=True, check=True,
                           input="\n".join(name for name, _ in dearest), stdout=subprocess.PIPE).stdout.splitlines()
    total = costs.total()
    print(f"{scene}: {total:,} instructions")
    for part, cost in parts.most_common():
        print(f"| {cost / total:6.1%} | {part} |")
    print()
    for demangled, (_, cost) in zip(names, dearest):
        print(f"| {cost / total:6.1%} | `{demangled}` |")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("scenes", nargs="*", metavar="scene", help=f"{' '.join(SCENES)}; or app: those of the app")
    arguments.add_argument("--programs", action="store_true", help="print the programs that the scenes need")
    arguments.add_argument("--profile", action="store_true", help="print where the instructions go")
    arguments.add_argument("--record", action="store_true", help="write where they go into docs/performance.md")
    options = arguments.parse_args()
    if options.scenes == ["app"]:
        options.scenes = [scene for scene, (program, *_) in SCENES.items() if program == BENCHMARK]
    for scene in options.scenes:
        if scene not in SCENES:
            arguments.error(f"there is no scene {scene}: there are {' '.join(SCENES)}")
    if options.record and options.scenes:
        arguments.error("only all the recorded scenes are recorded: name no scenes")
    scenes = list(RECORDED) if options.record else options.scenes or list(SCENES)
    if options.programs:
        return print(*dict.fromkeys(SCENES[scene][0].name for scene in scenes))
    if not re.search(r"^flags.*\bavx2\b", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE):
        return print("instructions: this processor has no AVX2, for which the committed ones were counted")
    known = dict(line.split() for line in BASELINE.read_text().splitlines()) if BASELINE.exists() else {}
    refused = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
        counted = list(threads.map(count, scenes))
    if options.record:
        return record(counted)
    for scene, costs in zip(scenes, counted):
        if options.profile:
            print_profile(scene, costs)
            continue
        now, before = costs.total(), int(known.get(scene, 0))
        known[scene] = now
        change = f"{now / before - 1:+8.2%}" if before else "     new"
        print(f"{scene:8} {now:14,} {change}", flush=True)
        if now > before * LIMIT:
            refused.append(scene)
    if os.environ.get("BLESS"):
        BASELINE.write_text("".join(f"{scene} {known[scene]}\n" for scene in SCENES if scene in known))
        print(f"written: {BASELINE.relative_to(ROOT)}")
    elif refused:
        sys.exit(f"instructions: more than 5 % more in {', '.join(refused)}. See where with `Scripts/instructions "
                 f"--profile {refused[0]}`, here and on main; where it is on purpose, BLESS=1 Scripts/instructions "
                 f"{' '.join(refused)} accepts it, and the change of Benchmarks/instructions.txt is committed with it.")
    elif not options.profile:
        print("instructions: as committed, to within 5 %")


if __name__ == "__main__":
    main()
