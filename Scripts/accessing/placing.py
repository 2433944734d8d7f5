"""Reads where elements are on any display: placing.py PROGRAM [WIDTH]

On Wayland, which tells no program where its windows are, coordinates of the screen are those of the window; on
X11 they are off by the place of the window. If WIDTH is given, the window has that many pixels. Needs a session
bus of its own; the display is that of the environment.
"""
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True

from reading import Atspi, Desktop, Program, check, failures, line, pump, until, walk  # noqa: E402


def origin(program):
    """Returns where the window is on the screen."""
    if os.environ.get("WAYLAND_DISPLAY"):
        return 0, 0
    windows = subprocess.run(
        ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(program.process.pid), "--name", "^Tunnel:"],
        capture_output=True, text=True, check=True).stdout.split()
    place = subprocess.run(["xwininfo", "-id", windows[0]], capture_output=True, text=True, check=True).stdout
    return tuple(int(re.search(rf"Absolute upper-left {axis}: +(-?\d+)", place).group(1)) for axis in "XY")


def place(element, x, y):
    """Compares where an element is on the screen and in the window, and finds it by its center."""
    part = element.get_component_iface()
    if not part:
        return False
    screen, window = part.get_extents(Atspi.CoordType.SCREEN), part.get_extents(Atspi.CoordType.WINDOW)
    check("is as large on the screen", (screen.width, screen.height) == (window.width, window.height), line(element))
    check(
        "is where it is in the window", (screen.x - window.x, screen.y - window.y) == (x, y),
        f"{line(element)} {screen.x}, {screen.y} and {window.x}, {window.y}")
    if screen.width <= 0 or screen.height <= 0:
        return False
    hits = [
        part.get_accessible_at_point(box.x + box.width // 2, box.y + box.height // 2, space)
        for box, space in [(screen, Atspi.CoordType.SCREEN), (window, Atspi.CoordType.WINDOW)]
    ]
    check("the same is hit on the screen", hits[0] is not None and hits[0] == hits[1], line(element))
    return True


def main():
    tunnel = sys.argv[1]
    desktop = Desktop()
    desktop.turn(True)
    Atspi.init()
    program = Program([tunnel], os.environ["HOME"] + "/log")
    try:
        check("is found", until(program.element, 20) is not None)
        pump(1)
        x, y = origin(program)
        placed = sum(place(element, x, y) for element in list(walk(program.element()))[1:])
        check("elements are somewhere", placed > 10, placed)
        window = program.element().get_child_at_index(0).get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        if len(sys.argv) > 2:
            check("the window is as wide as it is drawn", window.width == int(sys.argv[2]), window.width)
        print(f"place: {placed} elements, window at {x}, {y}, {window.width}×{window.height} pixels", flush=True)
        program.end()
    finally:
        program.process.kill()
        desktop.launcher.terminate()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
