#!/usr/bin/env python3
"""Compares falls through the Earth with an integration by scipy, and prints the tables of docs/accuracy.md.

The integration shares nothing with the program: its own table of PREM, masses by quadrature of the density,
and the equation of motion along the tunnel, solved step by step. Fails if a figure is off by 0.1 %.
"""

import argparse
import json
import math
import pathlib
import subprocess
import sys

import numpy
from scipy.integrate import quad, solve_ivp

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = 0.001

# Dziewonski and Anderson (1981), table I: the outer radius of a layer in km, its density in g/cm³ by powers of r/a.
RADIUS = 6371e3
PREM = [
    (1221.5, (13.0885, 0, -8.8381)), (3480.0, (12.5815, -1.2638, -3.6426, -5.5281)),
    (5701.0, (7.9565, -6.4761, 5.5283, -3.0807)), (5771.0, (5.3197, -1.4836)),
    (5971.0, (11.2494, -8.0298)), (6151.0, (7.1089, -3.8045)), (6291.0, (2.6910, 0.6924)),
    (6346.6, (2.6910, 0.6924)), (6356.0, (2.900,)), (6368.0, (2.600,)), (6371.0, (1.020,)),
]
# CODATA 2018.
NEWTON = 6.67430e-11

# From, to: from one side of a town to the other to the tunnel through the center.
CHORDS = [
    ("51.5,-0.13", "51.5,0.12"), ("52.52,13.4", "52.4,16.9"), ("48.86,2.35", "51.51,-0.13"), ("55.68,12.57", "41.9,12.5"),
    ("40.71,-74.01", "34.05,-118.24"), ("59.91,10.75", "-33.92,18.42"), ("0,0", "0,90"), ("35.68,139.69", "-22.91,-43.17"),
    ("40.42,-3.7", "-41.29,174.78"), ("56.55,8.316667", "-56.55,-171.683333"),
]
FRACTIONS = [0.1, 0.2, 0.3, 0.42, 0.5]


def masses():
    """Returns the mass within each layer's outer radius, in kilograms."""
    total, inner, found = 0.0, 0.0, []
    for outer, _ in PREM:
        total += quad(lambda r: 4 * math.pi * r * r * density(r), inner, outer * 1000, epsrel=1e-12)[0]
        inner = outer * 1000
        found.append(total)
    return found


def layer(radius):
    return next((number for number, (outer, _) in enumerate(PREM) if radius <= outer * 1000), len(PREM) - 1)


def density(radius):
    return 1000 * sum(c * (radius / RADIUS) ** n for n, c in enumerate(PREM[layer(radius)][1]))


def gravity_by_quadrature(radius):
    number = layer(radius)
    within = MASSES[number - 1] if number else 0
    inner = PREM[number - 1][0] * 1000 if number else 0
    own = quad(lambda r: 4 * math.pi * r * r * density(r), inner, radius, epsrel=1e-12)[0]
    return NEWTON * (within + own) / (radius * radius) if radius else 0


MASSES = masses()
# The quadrature is too slow for each step: its values every 200 m, with those at each boundary.
NODES = numpy.unique(numpy.concatenate([numpy.arange(0, RADIUS + 1, 200), [outer * 1000 for outer, _ in PREM]]))
GRAVITY = numpy.array([gravity_by_quadrature(radius) for radius in NODES])


def gravity(radius):
    return numpy.interp(radius, NODES, GRAVITY)


def position(text):
    """Returns a place of WGS84 in meters from the center, with axes scaled to the sphere of the model, or not."""
    latitude, longitude = (math.radians(float(part)) for part in text.split(","))
    a, f = 6378137.0, 1 / 298.257223563
    normal = a / math.sqrt(1 - f * (2 - f) * math.sin(latitude) ** 2)
    place = numpy.array([normal * math.cos(latitude) * math.cos(longitude),
                         normal * math.cos(latitude) * math.sin(longitude),
                         normal * (1 - f) ** 2 * math.sin(latitude)])
    return place, place * RADIUS / numpy.array([a, a, a * (1 - f)])


def fall(start, end):
    """Solves the motion along a tunnel between two points of the sphere down to its middle."""
    half = numpy.linalg.norm(end - start) / 2
    center = numpy.linalg.norm(start + end) / 2

    def motion(_, state):
        radius = math.hypot(center, state[0])
        return state[1], -gravity(radius) * state[0] / radius if radius else 0

    def middle(_, state):
        return state[0]
    middle.terminal = True

    # Steps of at most 2 s, so that none passes over a layer.
    solved = solve_ivp(motion, (0, 2000), (half, 0), method="DOP853", rtol=1e-11, atol=1e-6, max_step=2,
                       events=middle, dense_output=True)
    return solved.t[-1], -solved.y[1, -1], center, solved.sol


def ask(tunnel, start, end, fraction):
    done = subprocess.run([tunnel, "fall", "--json", "--fraction", str(fraction), start, "--to", end],
                          text=True, capture_output=True, check=True)
    return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tunnel", default=ROOT / ".build/release/tunnel", help="the program")
    tunnel = parser.parse_args().tunnel
    worst = {}

    def compare(name, told, true, floor=0.0):
        """Notes the relative difference, of at least `floor` for what is nearly zero."""
        worst[name] = max(worst.get(name, 0), abs(told - true) / max(abs(true), floor))

    print("| tunnel, km | deepest, m | time, s | scipy | even density, s | top speed, m/s | scipy |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for start, end in CHORDS:
        (here, below), (there, beyond) = position(start), position(end)
        time, speed, center, path = fall(below, beyond)
        for fraction in FRACTIONS:
            told = ask(tunnel, start, end, fraction)
            at = told["at"]
            place, pace = path(min(2 * time * fraction, time))
            radius = math.hypot(center, place)
            compare("depth", at["depth"], RADIUS - radius, 1)
            compare("speed", at["speed"], -pace, 1)
            compare("gravity", at["gravity"], gravity(radius), 0.1)
        compare("length", told["length"], numpy.linalg.norm(there - here))
        compare("deepest point", told["deepest"], RADIUS - center, 1)
        compare("time", told["fallTime"]["prem"], 2 * time)
        compare("time with an even density", told["fallTime"]["uniform"],
                math.pi * math.sqrt(RADIUS / gravity(RADIUS)))
        compare("top speed", told["topSpeed"], speed)
        print(f"| {told['length'] / 1000:,.1f} | {told['deepest']:,.0f} | {told['fallTime']['prem']:,.1f} "
              f"| {2 * time:,.1f} | {told['fallTime']['uniform']:,.1f} | {told['topSpeed']:,.1f} | {speed:,.1f} |")

    print("\n| what | off by at most | limit | |")
    print("| --- | --- | --- | --- |")
    for name, off in worst.items():
        print(f"| {name} | {off:.5%} | {LIMIT:.1%} | {'met' if off <= LIMIT else '**missed**'} |")
    sys.exit(any(off > LIMIT for off in worst.values()))


if __name__ == "__main__":
    main()
