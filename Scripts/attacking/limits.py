"""Attacks on what the system grants: open files, memory, a screen for a window, and a display that goes."""

import resource
import signal
import subprocess
import time

from windows import Display, Window, written
from world import Broken, Folder, judge, run

# The number of open files that the program asks for, docs/reliability.md.
LEAST_FILES = 20
# The memory with which a picture of the usual size, and a window, come about, docs/reliability.md.
PICTURE_MEGABYTES, WINDOW_MEGABYTES = 160, 300


def limited(kind, soft, hard=None):
    """Returns a function that limits the process it runs in."""
    return lambda: resource.setrlimit(kind, (soft, soft if hard is None else hard))


def open_window(window, display):
    """Waits for a window and returns its identifier."""
    def found():
        return display.windows(window.process)

    if not window.comes(found, 10):
        raise Broken(f"no window: {window.said()}")
    return found()[0]


def ended(window, status, words):
    """Waits for the end of a window; it says why in one line."""
    try:
        got = window.process.wait(10)
    except subprocess.TimeoutExpired:
        raise Broken("it does not end") from None
    said = window.messages.read_text(errors="replace")
    if got != status or words not in said or said.count("\n") != 1:
        raise Broken(f"status {got}: {said[-400:]!r}")


def lost_displays(attack, count):
    """Kills the X server within 250 ms of a change: the change must be saved, and the status is 69."""
    for number in range(count):
        attack.attempt(f"{number}", lambda: lose_display(attack))


def lose_display(attack):
    """Loses one display; makes another one if a window does not hear the key that changes something."""
    for is_last in (False, False, True):
        with Display() as display, Folder() as folder:
            window = Window(folder, SDL_VIDEODRIVER="x11", DISPLAY=display.name)
            try:
                identifier = open_window(window, display)
                window.rests(10)
                before = display.tool("getwindowname", identifier)

                def digs():
                    display.tool("windowfocus", "--sync", identifier, "key", "p")
                    return window.comes(lambda: display.tool("getwindowname", identifier) != before, 3)

                # The window manager may just have taken the keyboard away.
                if not any(digs() for _ in range(3)):
                    if is_last:
                        raise Broken("the key p digs nowhere")
                    continue
                title = display.tool("getwindowname", identifier)
                time.sleep(attack.random.uniform(0, 0.2))
                display.server.send_signal(signal.SIGKILL)
                ended(window, 69, "The connection to the display was lost")
                for name, place in (("windows", "1.dig = "), ("history", "done\t")):
                    file = folder / "state/tunnel" / name
                    lines = file.read_text().splitlines() if file.exists() else []
                    kept = [line for line in lines if line.startswith(place)]
                    if not kept:
                        raise Broken(f"{name} has lost the dig: {lines}")
                    if name == "windows" and written(kept[0].removeprefix(place)) not in title:
                        raise Broken(f"{kept[0]} is not in {title}")
                return
            finally:
                window.kill()


def limits(attack, count):
    """Starts commands and windows with few open files, little memory, and sizes that no screen has."""
    del count
    files(attack)
    memory(attack)
    sizes(attack)


def files(attack):
    """Starts commands and windows with few open files."""
    # With 3 the system cannot load the libraries.
    for number in (4, 5, 8, 12, 16, LEAST_FILES - 1):
        with Folder() as folder:
            def refused():
                for arguments in ([], ["antipode", "1", "2"]):
                    outcome = run(arguments, folder, preparing=limited(resource.RLIMIT_NOFILE, number))
                    judge(outcome, statuses={69})

            attack.attempt(f"{number} files", refused)
    with Display() as display:
        for soft, hard in ((LEAST_FILES, LEAST_FILES), (8, 64)):
            with Folder() as folder:
                def opens():
                    window = Window(
                        folder, preparing=limited(resource.RLIMIT_NOFILE, soft, hard), SDL_VIDEODRIVER="x11",
                        DISPLAY=display.name)
                    try:
                        identifier = open_window(window, display)
                        time.sleep(0.5)
                        display.tool("windowfocus", "--sync", identifier, "key", "p")
                        file = folder / "state/tunnel/windows"
                        if not window.comes(lambda: file.exists() and "1.dig" in file.read_text(), 10):
                            raise Broken(f"the place is not saved: {window.said()}")
                        window.end()
                    finally:
                        window.kill()

                attack.attempt(f"{soft} of {hard} files", opens)


def address_space(megabytes):
    return limited(resource.RLIMIT_AS, megabytes << 20)


def memory(attack):
    """Draws pictures, and opens and enlarges windows, within little memory."""
    for megabytes in (PICTURE_MEGABYTES, 300, 600):
        for length in (1000, 4096, 8192):
            with Folder() as folder:
                def picture():
                    outcome = run(
                        ["snapshot", "--size", f"{length}x{length}", "--output", str(folder / "picture.png")], folder,
                        seconds=60, megabytes=900, preparing=address_space(megabytes))
                    judge(outcome, statuses={0} if length == 1000 else {0, 69, 73})

                attack.attempt(f"a picture of {length} within {megabytes} MB", picture)
    with Display() as display, Folder() as folder:
        def window():
            window = Window(
                folder, SDL_VIDEODRIVER="x11", DISPLAY=display.name, preparing=address_space(WINDOW_MEGABYTES))
            try:
                identifier = open_window(window, display)
                time.sleep(0.5)
                for length in (9000, 600, 12_000, 30_000, 700):
                    display.tool("windowsize", identifier, length, length)
                    time.sleep(0.5)
                    window.check()
                if not window.comes(lambda: size(display, identifier) == (700, 700), 5):
                    raise Broken(f"its size is {size(display, identifier)}")
                window.end()
            finally:
                window.kill()

        attack.attempt("a window that grows", window)


def size(display, identifier):
    words = display.tool("getwindowgeometry", "--shell", identifier).split()
    return tuple(int(word.split("=")[1]) for word in words if word.startswith(("WIDTH", "HEIGHT")))


def sizes(attack):
    """Starts windows that were larger than any screen."""
    with Display() as display:
        for width, height in ((16_384, 16_384), (5000, 300), (300, 16_384), (4000, 4000)):
            with Folder() as folder:
                file = folder / "state/tunnel/windows"
                file.parent.mkdir(parents=True)
                file.write_text(f"version = 1\n1.dig = 1, 2\n1.width = {width}\n1.height = {height}\n")

                def opens():
                    window = Window(folder, SDL_VIDEODRIVER="x11", DISPLAY=display.name)
                    try:
                        identifier = open_window(window, display)
                        time.sleep(1)
                        got = size(display, identifier)
                        if got[0] > 1280 or got[1] > 1100:
                            raise Broken(f"its size is {got}")
                        if window.megabytes() > 300:
                            raise Broken(f"{window.megabytes():.0f} MB")
                        window.end()
                    finally:
                        window.kill()

                attack.attempt(f"{width} × {height}", opens)
