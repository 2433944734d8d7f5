#!/usr/bin/env python3
"""Writes the gray levels of Marble's elevation grid at places, and how true heights are of towns.

Levels are read by Pillow, for the tests of Atlas; heights by GeoNames' own (its `dem` column). With a
release build, also what the program says in towns below sea level.
"""

import argparse
import pathlib
import random
import subprocess
import sys

import numpy as np
import scipy.spatial

HERE = pathlib.Path(__file__).resolve()
sys.path.insert(0, str(HERE.parents[1] / "assets"))

import archive
import build_elevation

TABLE = HERE.parents[2] / "Tests/AtlasTests/Tables/elevation.csv"
ATLAS = HERE.parents[2] / "Assets/elevation.atlas"
BANDS = [(-500, 0), (0, 100), (100, 500), (500, 1500), (1500, 6000)]
LOW = (0, -12)
# Within this many meters, a town gives the height of a place below sea level (`ReverseGeocoder+Height.swift`).
REACH = 3000
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
    meters = np.frombuffer(archive.read(ATLAS)["metres"][0], "<i2")
    latitude, longitude, truth = build_elevation.towns(inputs)
    levels = build_elevation.levels_at(picture, latitude, longitude)
    grid = np.interp(levels, np.arange(256), meters)
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
    """Prints how true the grid and the program's answers are in towns below sea level."""
    meters = np.frombuffer(archive.read(ATLAS)["metres"][0], "<i2")
    latitude, longitude, truth = build_elevation.towns(inputs)
    print_pairs(latitude, longitude, truth)
    low = truth < 0
    latitude, longitude, truth = latitude[low], longitude[low], truth[low]
    run = subprocess.run([program, "answers"], text=True, check=True, stdout=subprocess.PIPE,
                         input="".join(f"{x!r} {y!r}\n" for x, y in zip(latitude.tolist(), longitude.tolist())))
    told = np.array([float(line.split("\t")[6] or "nan") for line in run.stdout.splitlines()])
    grid = np.interp(build_elevation.levels_at(picture, latitude, longitude), np.arange(256), meters)
    print("\n| height of the town | towns | without a height | half within | nine of ten within | off by more than 60 m |")
    print("| --- | --- | --- | --- | --- | --- |")
    for most in LOW:
        of = truth < most
        for title, found in ((f"below {most}, the grid alone", grid), (f"below {most}", told)):
            error = np.abs(found - truth)[of]
            print(f"| {title.replace('-', '−')} | {of.sum()} | {np.isnan(error).sum()} | {np.nanmedian(error):.0f} m "
                  f"| {np.nanpercentile(error, 90):.0f} m | {(error > 60).sum()} |")


def print_pairs(latitude, longitude, truth):
    """Prints by how much towns near one far below sea level differ from it."""
    points, low = on_sphere(latitude, longitude), np.flatnonzero(truth < -30)
    near = scipy.spatial.cKDTree(points).query_ball_point(points[low], REACH)
    apart = [abs(truth[one] - truth[other]) for one, others in zip(low, near) for other in others if other != one]
    print(f"\nOf {len(apart)} towns within 3 km of one below −30 m half differ from it by {np.median(apart):.0f} m at "
          f"most, nine of ten by {np.percentile(apart, 90):.0f} m.")


def on_sphere(latitude, longitude):
    """Returns points in meters from the middle of the Earth."""
    latitude, longitude = np.radians(latitude), np.radians(longitude)
    return 6_371_000 * np.stack([np.cos(latitude) * np.cos(longitude), np.cos(latitude) * np.sin(longitude),
                                 np.sin(latitude)], axis=1)


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
