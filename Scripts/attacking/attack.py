"""Runs the attacks and prints what was tried: attack.py [quick|long] [ATTACK...]."""

import os
import sys
import time

import commands
import display
import saving
import sharing
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
    "state": (windows.state, 2, 500),
    "saves": (saving.saves, 3, 1000),
    "together": (sharing.together, 5, 60),
    "monkey": (windows.monkey, 400, 40_000),
}


def main():
    words = sys.argv[1:]
    length = words.pop(0) if words and words[0] in ("quick", "long") else "quick"
    seed = os.environ.get("SEED", "1")
    unknown = [word for word in words if word not in ATTACKS]
    if unknown:
        sys.exit(f"attack: there is no {unknown[0]}, only {', '.join(ATTACKS)}")
    broken = 0
    for name, (body, few, many) in ATTACKS.items():
        if words and name not in words:
            continue
        began = time.monotonic()
        attack = Attack(name, seed)
        times = many if length == "long" else few
        if times == 0 and name not in words:
            continue
        body(attack, times)
        broken += len(attack.broken)
        took = time.monotonic() - began
        print(f"attack: {name}: {attack.count} attempts, {len(attack.broken)} broken, {took:.0f} s", flush=True)
    sys.exit(1 if broken else 0)


main()
