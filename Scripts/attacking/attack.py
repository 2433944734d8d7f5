"""Runs the attacks and prints what was tried: attack.py [--table] [quick|long] [ATTACK...]."""

import datetime
import multiprocessing
import os
import sys
import time

import commands
import crowding
import display
import ending
import exchanging
import folders
import keeping
import leaving
import limits
import opening
import pressing
import saving
import saying
import sharing
import table
import windows
from world import Attack

# The attacks, with their number of repetitions in a quick and in a long run.
ATTACKS = {
    "damaged": (commands.damaged_files, 40, 2000),
    "odd": (commands.odd_files, 1, 1),
    "changing": (commands.changing_files, 25, 600),
    "arguments": (commands.hostile_arguments, 150, 6000),
    "input": (commands.hostile_input, 30, 1000),
    "disks": (commands.full_disks, 1, 1),
    "failing": (commands.failing_calls, 1, 1000),
    "kills": (commands.kills, 12, 300),
    "buses": (windows.buses, 1, 1),
    "starts": (display.starts, 1, 1),
    "window-files": (windows.changing_files, 10, 200),
    "limits": (limits.limits, 1, 1),
    "lost-displays": (limits.lost_displays, 3, 100),
    "state": (windows.state, 2, 500),
    "saves": (saving.saves, 3, 1000),
    "together": (sharing.together, 5, 60),
    "monkey": (windows.monkey, 400, 40_000),
    "quitting": (ending.quitting, 2, 100),
    "passing": (keeping.passing, 9, 1000),
    "later": (keeping.later, 9, 600),
    "crowded": (crowding.crowded, 3, 100),
    "folders": (folders.folders, 3, 100),
    "documents": (opening.documents, 3, 100),
    "one-line": (saying.one_line, 2, 100),
    "exchanged": (exchanging.exchanged, 1, 3),
    "layouts": (pressing.layouts, 1, 4),
    "writing": (leaving.writing, 1, 2),
    "closing": (leaving.closing, 1, 20),
}

# The attacks that hold windows to a time.
TIMED = ("state", "saves", "together", "quitting")
# The modules of those on what the app keeps, beside which others may run.
KEEPING = ("keeping", "crowding", "folders", "opening", "saying")


def make(name, times, seed):
    """Makes an attack; returns its name, how often something was tried, the seconds, and how often it broke."""
    began = time.monotonic()
    attack = Attack(name, seed)
    ATTACKS[name][0](attack, times)
    took = time.monotonic() - began
    print(f"attack: {name}: {attack.count} attempts, {len(attack.broken)} broken, {took:.0f} s", flush=True)
    return name, attack.count, took, len(attack.broken)


def main():
    words = sys.argv[1:]
    has_table = words[:1] == ["--table"]
    if has_table:
        words.pop(0)
    length = words.pop(0) if words and words[0] in ("quick", "long") else "quick"
    seed = os.environ.get("SEED", "1")
    unknown = [word for word in words if word not in ATTACKS]
    if unknown:
        sys.exit(f"attack: there is no {unknown[0]}, only {', '.join(ATTACKS)}")
    attacks = [
        (name, many if length == "long" else few, seed) for name, (_, few, many) in ATTACKS.items()
        if not words or name in words]
    # A quick run makes those on commands, on windows and on what is kept side by side, because they mostly wait. Those
    # that hold windows to a time come last, alone.
    rounds = [[attacks]]
    if length == "quick":
        timed = [attack for attack in attacks if attack[0] in TIMED]
        rest = [attack for attack in attacks if attack[0] not in TIMED]
        lanes = [[], [], []]
        for attack in rest:
            module = ATTACKS[attack[0]][0].__module__
            lanes[0 if module == "commands" else 2 if module in KEEPING else 1].append(attack)
        rounds = [lanes, [timed]]
    results = [result for lanes in rounds for result in make_all(lanes)]
    if has_table:
        run = f"{datetime.date.today()}, {length}"
        functions = {name: function for name, (function, _, _) in ATTACKS.items()}
        table.refresh(functions, {name: counts for name, *counts in results}, run)
    sys.exit(1 if any(broken for *_, broken in results) else 0)


def make_all(lanes):
    """Makes lists of attacks side by side, and returns their results."""
    # Each in a process of its own, because what a run takes of memory is the most of all children of a process.
    pools = [multiprocessing.Pool(1, maxtasksperchild=1) for _ in lanes]
    running = [pool.starmap_async(make, lane, chunksize=1) for pool, lane in zip(pools, lanes)]
    # All of them end before an error of one is raised, or the attacks of the others would be left half made.
    for lane in running:
        lane.wait()
    return [result for lane in running for result in lane.get()]


if __name__ == "__main__":
    main()
