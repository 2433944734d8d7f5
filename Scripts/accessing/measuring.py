"""Measures what a reader costs: measuring.py PROGRAM. Needs an X server with a window manager, and a session bus.

Compared are the start and a drag with a reader that listens to everything and without one, in alternation.
Verdicts on times are told, but are no gate: they hold on an idle machine alone. Scripts/instructions is the gate.
"""
import math
import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from reading import Atspi, Desktop, GLib, Program, check, failures, pump, until  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
STARTS = int(os.environ.get("STARTS", 15))
ROUNDS = int(os.environ.get("ROUNDS", 7))
STEPS = 120


def judge(what, more, most, unit):
    """Tells whether something costs as little as it should."""
    print(f"measure: {what} costs {more:+.2f} {unit}, limit {most}{'' if more <= most else ': OVER'}", flush=True)


def first_frame(program, library):
    """Returns milliseconds of wall time and on all processors, and megabytes, at the first frame."""
    run = subprocess.run(
        [program], env=dict(os.environ, LD_PRELOAD=library, PRESENTED_SINCE=f"{time.time():.6f}"),
        stdout=subprocess.PIPE, text=True, timeout=60, check=True)
    return {name: float(value) for name, value in re.findall(r"(\w+)=([\d.]+)", run.stdout)}


def compare_starts(desktop, program):
    """Compares the first frame with a reader and without."""
    with tempfile.TemporaryDirectory() as folder:
        library = folder + "/presented.so"
        subprocess.run(
            ["cc", "-O2", "-shared", "-fPIC", "-o", library, str(ROOT / "Benchmarks/Peers/presented.c"), "-ldl"],
            check=True)
        found = {True: [], False: []}
        first_frame(program, library)
        for _ in range(STARTS):
            for is_on in (False, True):
                desktop.turn(is_on)
                found[is_on].append(first_frame(program, library))
    for name, unit, most in [("first", "ms", None), ("cpu", "ms", 1), ("resident", "MB", 1.5)]:
        off, on = (statistics.median(figures[name] for figures in found[is_on]) for is_on in (False, True))
        print(f"measure: {name} {off:.2f} {unit} without a reader, {on:.2f} with one", flush=True)
        if most is not None:
            judge(f"the first frame ({name})", on - off, most, unit)


def processor(process):
    """Returns the milliseconds that a process has been on processors."""
    total = 0
    for task in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
        total += int((task / "schedstat").read_text().split()[0])
    return total / 1e6


class Hand:
    """A hand that drags the child in the window."""

    def __init__(self, program):
        windows = until(lambda: subprocess.run(
            ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(program.process.pid), "--name", "^Tunnel:"],
            capture_output=True, text=True).stdout.split(), 20)
        size = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", windows[0]], capture_output=True, text=True).stdout
        width, height = (int(re.search(rf"^{name}=(\d+)", size, re.M).group(1)) for name in ("WIDTH", "HEIGHT"))
        self.window, self.process = windows[0], program.process
        # The child is grabbed by the body, above the tip of the shovel at the center of the upper card.
        self.grip = width // 2 - 12, height * 21 // 100 - 34

    def move(self, *then, by=(0, 0)):
        x, y = (str(round(a + b)) for a, b in zip(self.grip, by))
        subprocess.run(["xdotool", "mousemove", "--window", self.window, x, y, *then], check=True)

    def drag(self):
        """Drags in a circle, back to where it began; returns the milliseconds on processors of a step."""
        self.move("mousedown", "1")
        pump(0.3)
        before = processor(self.process)
        for step in range(1, STEPS + 1):
            angle = 2 * math.pi * step / STEPS
            self.move(by=(90 * math.sin(angle), 60 * (1 - math.cos(angle))))
            pump(0.03)
        cost = (processor(self.process) - before) / STEPS
        self.move("mouseup", "1")
        pump(1.5)
        return cost


def compare_drags(desktop, program):
    """Compares a frame of a drag with a reader and without."""
    events = []
    listener = Atspi.EventListener.new(lambda event: events.append(event.type))
    hand = Hand(program)
    pump(1)
    hand.drag()
    costs = {True: [], False: []}
    for _ in range(ROUNDS):
        for is_on in (False, True):
            desktop.turn(is_on)
            if is_on:
                check("is found", until(program.element) is not None)
                for kind in ("object:", "window:"):
                    listener.register(kind)
            pump(0.5)
            costs[is_on].append(hand.drag())
    off, on = (statistics.median(costs[is_on]) for is_on in (False, True))
    print(
        f"measure: a frame of a drag takes {off:.3f} ms without a reader, {on:.3f} with one "
        f"({', '.join(f'{b - a:+.2f}' for a, b in zip(costs[False], costs[True]))}); "
        f"{len(events) / ROUNDS / STEPS:.1f} events a frame", flush=True)
    judge("a frame of a drag", on - off, 0.3, "ms")


def hang(desktop, program):
    """Presses keys while the registry, which passes them on to readers, does not answer."""
    connection = desktop.connect()
    registry = connection.call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        GLib.Variant("(s)", ("org.a11y.atspi.Registry",)), None, 0, 5000, None).unpack()[0]
    focused = []
    listener = Atspi.EventListener.new(lambda event: focused.append(time.monotonic()) if event.detail1 else None)
    listener.register("object:state-changed:focused")
    pump(0.5)
    took = []
    os.kill(registry, signal.SIGSTOP)
    try:
        for _ in range(3):
            focused.clear()
            start = time.monotonic()
            subprocess.run(["xdotool", "key", "Tab"], check=True)
            until(lambda: focused, 3)
            took.append(focused[0] - start if focused else math.inf)
    finally:
        os.kill(registry, signal.SIGCONT)
    print(f"measure: keys took {', '.join(f'{s * 1000:.0f}' for s in took)} ms while the registry did not answer")
    check("each key moved the focus while the registry did not answer", math.inf not in took, took)
    judge("a registry that hangs", max(took[1:]) * 1000, 100, "ms a key after the first")


def main():
    desktop = Desktop()
    compare_starts(desktop, sys.argv[1])
    desktop.turn(True)
    Atspi.init()
    program = Program([sys.argv[1]], os.environ["HOME"] + "/log")
    try:
        compare_drags(desktop, program)
        hang(desktop, program)
        program.end()
    finally:
        program.process.kill()
        desktop.launcher.terminate()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
