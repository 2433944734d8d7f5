#!/usr/bin/env python3
"""Writes the grey levels of Marble's elevation grid at places, and how true heights are of towns.

Levels are read by Pillow, for the tests of Atlas; heights by GeoNames' own (its `dem` column). With a
release build, also what the program says of towns below sea level, from 1 km beside them.
"""

import argparse
import pathlib
import random
import subprocess
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve()
sys.path.insert(0, str(HERE.parents[1] / "assets"))

import archive
import build_elevation

TABLE = HERE.parents[2] / "Tests/AtlasTests/Tables/elevation.csv"
ATLAS = HERE.parents[2] / "Assets/elevation.atlas"
BANDS = [(-500, 0), (0, 100), (100, 500), (500, 1500), (1500, 6000)]
LOW_BANDS = [(-30, 0), (-500, -30)]
# The bands of `Elevation.uncertainty`.
GRID_BANDS = [(-500, 50), (50, 100), (100, 200), (200, 500), (500, 1000), (1000, 3000), (3000, 9000)]


def level(picture, latitude, longitude):
    """Returns the level at a place, interpolated between the four nearest of its tile."""
    x, y = (longitude + 180) * 30, (90 - latitude) * 30
    size = build_elevation.TILE
    left = min(int(x) // size, build_elevation.COLUMNS - 1) * size
    top = min(int(y) // size, build_elevation.ROWS - 1) * size
    x = min(max(x - left - 0.5, 0), size - 1)
    y = min(max(y - top - 0.5, 0), size - 1)
    columns = left + np.array([int(x), min(int(x) + 1, size - 1)])
    rows = top + np.array([int(y), min(int(y) + 1, size - 1)])
    square = picture[np.ix_(rows, columns)].astype(float)
    across = square[:, 0] + (square[:, 1] - square[:, 0]) * (x % 1)
    return across[0] + (across[1] - across[0]) * (y % 1)


def write(picture):
    source = random.Random(29)
    lines = ["latitude,longitude,level"]
    for _ in range(2000):
        latitude, longitude = round(source.uniform(-90, 90), 5), round(source.uniform(-180, 180), 5)
        lines.append(f"{latitude},{longitude},{level(picture, latitude, longitude):.3f}")
    TABLE.write_text("\n".join(lines) + "\n")


def measure(picture, inputs):
    metres = np.frombuffer(archive.read(ATLAS)["metres"][0], "<i2")
    latitude, longitude, truth = build_elevation.towns(inputs)
    levels = build_elevation.levels_at(picture, latitude, longitude)
    grid = np.interp(levels, np.arange(256), metres)
    error = np.abs(grid - truth)
    print("| height of the town | towns | half within | nine of ten within |\n|---|---|---|---|")
    for low, high in [(-500, 6000)] + BANDS:
        of = error[(truth >= low) & (truth < high)]
        print(f"| {low} to {high} m | {len(of)} | {np.median(of):.0f} m "
              f"| {np.percentile(of, 90):.0f} m |")
    print("\n| height in the grid | towns | half within | nine of ten within |\n|---|---|---|---|")
    for low, high in GRID_BANDS:
        of = error[(grid >= low) & (grid < high)]
        print(f"| {low} to {high} m | {len(of)} | {np.median(of):.0f} m | {np.percentile(of, 90):.0f} m |")


def measure_lowlands(program, picture, inputs):
    """Prints how true the grid and the program's answers are around towns below sea level."""
    metres = np.frombuffer(archive.read(ATLAS)["metres"][0], "<i2")
    latitude, longitude, truth = build_elevation.towns(inputs)
    low = truth < 0
    latitude, longitude, truth = latitude[low] + 0.009, longitude[low], truth[low]
    run = subprocess.run([program, "answers"], text=True, check=True, stdout=subprocess.PIPE,
                         input="".join(f"{x!r} {y!r}\n" for x, y in zip(latitude.tolist(), longitude.tolist())))
    told = np.array([float(line.split("\t")[6] or "nan") for line in run.stdout.splitlines()])
    grid = np.interp(build_elevation.levels_at(picture, latitude, longitude), np.arange(256), metres)
    print("\n| height of the town | towns | grid: half within | nine of ten | answers: none | half within | nine of ten |")
    print("|---|---|---|---|---|---|---|")
    for least, most in LOW_BANDS:
        of = (truth >= least) & (truth < most)
        cells = [f"{np.nanpercentile(np.abs(found - truth)[of], share):.0f} m"
                 for found in (grid, told) for share in (50, 90)]
        print(f"| {least} to {most} m | {of.sum()} | {cells[0]} | {cells[1]} "
              f"| {np.isnan(told[of]).sum()} | {cells[2]} | {cells[3]} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", default=HERE.parents[1] / "assets/inputs")
    parser.add_argument("--program", default=HERE.parents[2] / ".build/release/TunnelBenchmark")
    options = parser.parse_args()
    inputs = options.inputs
    picture = np.asarray(build_elevation.grid(inputs))
    write(picture)
    measure(picture, inputs)
    if pathlib.Path(options.program).exists():
        measure_lowlands(options.program, picture, inputs)


if __name__ == "__main__":
    main()
