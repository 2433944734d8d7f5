"""The rows of the libraries: views, constraints, lists, text, transitions, containers, the coast."""

import pathlib
import random
import subprocess
import sys
import tempfile

import numpy as np

import peers
from harness import (ASSETS, FRAMES, LIBRARIES, ROOT, RUNS, STARTS, Missing, at_most, column, run, times_at_most,
                     turns)

sys.path.insert(0, str(ROOT / "Scripts/assets"))
import archive  # noqa: E402

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def views(table):
    """A tree of 10,101 views beside the same of Qt's widgets, processor time of the thread."""
    ours, hits, qt = turns(RUNS, lambda: run(LIBRARIES, "views", 7), lambda: run(LIBRARIES, "hits", 7),
                           lambda: run(peers.widgets(), env=OFFSCREEN))
    for name, unit, limit, *parts in (
            ("10,101 views: built and laid out", "ms", 0.1, "build", "layout"),
            ("… laid out at another size", "ms", 0.1, "relayout"),
            ("… one leaf found and changed", "ms", 0.05, "find", "leaf"),
            ("… of that the change", "ms", None, "leaf"),
            ("… resident", "MB", 0.25, "resident")):
        table.row(name, unit, column(ours, *parts), column(qt, *parts), "Qt 5", limit and times_at_most(limit))
    table.row("… 10,000 hit tests", "ms", column(hits, "hits"), column(qt, "hits"), "Qt 5", times_at_most(0.8))


def constraints(table):
    """Layouts of 1000 constraints beside kiwi's core, processor time of the thread."""
    solver = peers.solver()
    for layout in ("column", "cards", "form"):
        program = subprocess.run([sys.executable, ROOT / "Benchmarks/Solver/layouts.py", layout], text=True,
                                 check=True, stdout=subprocess.PIPE).stdout
        ours, kiwi = turns(RUNS, lambda: run(solver, "time", text=program), lambda: run(peers.kiwi(), text=program))
        for stage, what in (("build", "built"), ("suggest", "resized 1000 times"),
                            ("replace", "every tenth replaced")):
            table.row(f"constraints of a {layout.removesuffix('s')} layout, {what}", "ms", column(ours, stage),
                      column(kiwi, stage), "kiwi", times_at_most(1))


def lists(table):
    """A million rows and 100,000 items, each beside the same with 100."""
    for scene, count, name in (("rows", 1_000_000, "a million rows, as high as their texts"),
                               ("heights", 1_000_000, "a million rows, heights by the delegate"),
                               ("items", 100_000, "100,000 items of one size"),
                               ("sizes", 100_000, "100,000 items, each of its own size")):
        # What happens once in a process is told by many processes, as short as they can be.
        many, few = turns(3 * STARTS, lambda: run(LIBRARIES, scene, count, 1), lambda: run(LIBRARIES, scene, 100, 1))
        for what, unit, part in (("first frame of a process", "ms", "first"),
                                 ("first frame of another list", "ms", "open"), ("resident", "MB", "resident")):
            table.row(f"{name}: {what}", unit, column(many, part), column(few, part), "ours, of 100",
                      times_at_most(1.1))
        [scrolled] = turns(RUNS, lambda: run(LIBRARIES, scene, count, FRAMES))
        for way, what in (("step", "scrolled by a row a frame"), ("jump", "by a tenth of it a frame")):
            table.row(f"… {what}", "ms", column(scrolled, f"{way}-median"), limit=at_most(8))
            table.row("… p99", "ms", column(scrolled, f"{way}-p99"), limit=at_most(16.7))


def text(table):
    """A thousand paragraphs of sixty words, their lines broken at 300 points, beside Qt's QTextLayout."""
    words = (ROOT / "Benchmarks/queries.txt").read_text(encoding="utf-8").split()
    words = [word for word in words if word.isascii()]
    source = random.Random(7)
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.writelines(" ".join(source.choices(words, k=60)) + "\n" for _ in range(1000))
        file.flush()
        ours, qt = turns(RUNS, lambda: run(LIBRARIES, "text", file.name, 300, 5),
                         lambda: run(peers.text(), file.name, 300, 5, env=OFFSCREEN))
    table.row("1000 paragraphs of 60 words set", "ms", column(ours, "text"), column(qt, "text"), "Qt 5",
              times_at_most(1))
    table.row("… lines, to see that both do the same", "", column(ours, "lines"), column(qt, "lines"), "Qt 5")


def transitions(table):
    """Changes between two children, each with a frame."""
    [results] = turns(RUNS, lambda: run(LIBRARIES, "transitions", 3000))
    table.row("transitions between two children a second, a frame each", "", column(results, "transitions"))
    [results] = turns(RUNS, lambda: run(LIBRARIES, "presentations", 10_000))
    table.row("an empty controller presented and dismissed unanimated", "µs", column(results, "present"),
              column(results, "pair"), "ours, two transitions", times_at_most(2))
    table.row("… as a sheet over a dimmed window", "µs", column(results, "sheet"), column(results, "pair"),
              "ours, two transitions")
    table.row("… growth of the resident memory from the 1,000th to the 10,000th", "MB", column(results, "growth"),
              limit=at_most(0.1))


def containers(table):
    """Pushes beside transitions, storyboards and restoration beside code, drags beside a repaint of the window."""
    [results] = turns(RUNS, lambda: run(LIBRARIES, "pushes", 1000))
    table.row("an empty controller pushed and popped unanimated", "µs", column(results, "push"),
              column(results, "pair"), "ours, two transitions", times_at_most(2))
    table.row("… growth of the resident memory from the 100th to the 1,000th", "MB", column(results, "growth"),
              limit=at_most(0.1))
    [results] = turns(RUNS, lambda: run(LIBRARIES, "table-pushes", 1_000_000, 20))
    table.row("a table of a million rows pushed, first frame", "ms", column(results, "push"),
              column(results, "alone"), "ours, as the root", times_at_most(1.5))
    [results] = turns(RUNS, lambda: run(LIBRARIES, "storyboard", 200, 20))
    table.row("the initial one of 200 scenes made with its 40 views", "µs", column(results, "storyboard"),
              column(results, "code"), "ours, in code", times_at_most(3))
    table.row("… the file of 200 scenes read and checked", "ms", column(results, "read"),
              column(results, "decode"), "Foundation's JSONDecoder", times_at_most(3))
    [results] = turns(RUNS, lambda: run(LIBRARIES, "restoration", 20))
    table.row("twelve screens restored in containers and presentations, first frame", "ms",
              column(results, "restored"), column(results, "plain"), "ours, made in code", times_at_most(1.15))
    [results] = turns(RUNS, lambda: run(LIBRARIES, "gestures", FRAMES))
    [counted] = turns(1, lambda: run(LIBRARIES, "gestures", FRAMES, env={"LD_PRELOAD": str(peers.allocations())}))
    for part, what in (("pop", "a page dragged back"), ("page", "a page turned by a drag"),
                       ("divider", "a divider dragged")):
        table.row(f"{what}, frame", "ms", column(results, part), column(results, f"{part}-still"),
                  "ours, the window repainted", times_at_most(1.3))
        table.row("… heap allocations", "", column(counted, f"{part}-blocks"), limit=at_most(0))


def coast(table):
    """The coast alone beside cairo stroking the same segments; ours culls and projects them as well."""
    seen = {"whole globe": (48, 10, 210), "3000 km over Norway": (64.5, 12, 2175), "1000 km over Denmark": (55.5, 10, 6524)}
    for name, (latitude, longitude, radius) in seen.items():
        with tempfile.TemporaryDirectory() as folder:
            lines = pathlib.Path(folder, "lines")
            segments = write_segments(lines, latitude, longitude, radius)
            view = (LIBRARIES, "coast", ASSETS / "lines.atlas", latitude, longitude, radius, radius, 200)
            ours, cairo = turns(RUNS, lambda: run(*view), lambda: run(peers.cairo(), lines, 20))
            table.row(f"coast layer, {name}, {segments:,} segments", "ms", column(ours, "coast"),
                      column(cairo, "coast"), "cairo, fast", times_at_most(0.12))
            try:
                run(*view, pathlib.Path(folder, "ours"))
                run(peers.cairo(), lines, 1, pathlib.Path(folder, "best"))
                one, other = (picture(pathlib.Path(folder, name)) for name in ("ours", "best"))
                difference, shift = [mean_difference(one, other)], [greatest_shift(one, other)]
            except Missing as reason:
                difference = shift = reason
            table.row("… mean difference from cairo's best where either draws, of 255", "", difference,
                      limit=at_most(10))
            table.row("… farthest from cairo's best", "pixels", shift, limit=at_most(0.25))
    grow(table)


def grow(table):
    """The same globe with the coast in finer levels: what twice the points cost."""
    details = (210, 420, 840)
    results = turns(STARTS, *(lambda detail=detail: run(LIBRARIES, "coast", ASSETS / "lines.atlas", 48, 10, 210, detail,
                                                      200) for detail in details))
    for small, large in zip(results, results[1:]):
        if not isinstance(small, Missing) and not isinstance(large, Missing):
            more = large[0]["points"] / small[0]["points"]
            table.row(f"coast with {more:.3g} × the points", "ms", column(large, "coast"), column(small, "coast"),
                      "ours, with fewer", times_at_most(2.2))


def write_segments(path, latitude, longitude, radius):
    """Writes the coast that is seen as polylines in pixels; returns how many segments they have."""
    sections = archive.read(ASSETS / "lines.atlas")
    errors = np.frombuffer(sections["coast/levels"][0], "<f4")
    level = next((index for index, error in enumerate(errors) if error * radius <= 0.5), len(errors) - 1)
    chunks = np.frombuffer(sections[f"coast/{level}/chunks"][0],
                           [("center", "<i2", 3), ("count", "u1"), ("goes_on", "u1"), ("radius", "<f4"),
                            ("block", "<u4")])
    data, blocks = sections[f"coast/{level}/points"]
    points = np.frombuffer(data, "<i2" if len(data) == blocks * 32 else "i1").reshape(blocks, 2, 8)
    scale = 32767 if points.dtype.itemsize == 2 else 127
    phi, theta = np.radians([latitude, longitude])
    axes = np.array([[-np.sin(theta), np.cos(theta), 0],
                     [-np.sin(phi) * np.cos(theta), -np.sin(phi) * np.sin(theta), np.cos(phi)],
                     [np.cos(phi) * np.cos(theta), np.cos(phi) * np.sin(theta), np.sin(phi)]])
    count = 0
    with open(path, "wb") as file:
        for chunk in chunks:
            c = chunk["center"] / np.linalg.norm(chunk["center"].astype(float))
            if axes[2] @ c < -chunk["radius"]:
                continue
            some = points[chunk["block"]:chunk["block"] + (int(chunk["count"]) + 7) // 8]
            u, v = some.transpose(1, 0, 2).reshape(2, -1)[:, :chunk["count"]] * (chunk["radius"] / scale)
            east = np.array([-c[1], c[0], 0])
            east = east / np.linalg.norm(east) if np.hypot(*east[:2]) > 0 else np.array([0., 1, 0])
            sphere = (u[:, None] * east + v[:, None] * np.cross(c, east)
                      + np.sqrt(1 - u * u - v * v)[:, None] * c)
            x, y, z = axes @ sphere.T
            x, y = 512 + radius * x, 220 - radius * y
            is_near = z > 0
            reaches = ((np.minimum(x[1:], x[:-1]) < 1026) & (np.maximum(x[1:], x[:-1]) > -2)
                       & (np.minimum(y[1:], y[:-1]) < 442) & (np.maximum(y[1:], y[:-1]) > -2))
            kept = np.flatnonzero(is_near[1:] & is_near[:-1] & reaches)
            for run_of in np.split(kept, np.flatnonzero(np.diff(kept) > 1) + 1) if len(kept) else []:
                way = slice(run_of[0], run_of[-1] + 2)
                file.write(np.int32(len(run_of) + 1).tobytes())
                file.write(np.column_stack([x[way], y[way]]).astype("<f4").tobytes())
                count += len(run_of)
    return count


def picture(path):
    """Returns a picture of white lines on black as numbers."""
    return np.fromfile(path, "u1").reshape(-1, 1024, 4)[..., 0].astype(float)


def mean_difference(one, other):
    """Returns the mean difference of two pictures over the pixels that either touches."""
    touched = (one > 0) | (other > 0)
    return float(np.abs(one - other)[touched].mean()) if touched.any() else 0.0


def greatest_shift(one, other, block=64):
    """Returns how far the lines of two pictures are apart in the block where they are farthest, in pixels:
    the shift that explains most of the difference (Lucas and Kanade, 1981), where lines run across and down."""
    slopes = np.stack(np.gradient((one + other) / 2), axis=-1)
    greatest = 0.0
    for top in range(0, one.shape[0] - block + 1, block):
        for left in range(0, one.shape[1] - block + 1, block):
            part = np.s_[top:top + block, left:left + block]
            slope = slopes[part].reshape(-1, 2)
            squares = slope.T @ slope
            if np.linalg.eigvalsh(squares)[0] > 1e5:
                shift = np.linalg.solve(squares, slope.T @ (other - one)[part].ravel())
                greatest = max(greatest, float(np.hypot(*shift)))
    return greatest
