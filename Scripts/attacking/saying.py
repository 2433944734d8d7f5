"""Attacks on what the program says: one line for a cause, which a person understands."""

import errno
import os
import time

import kept
from saving import Keeper
from windows import Display, Window
from world import ASSETS, FILES, Broken, Folder, judge_lines, link_assets


def no_state(folder):
    """A file in the place of the state folder"""
    state = folder / kept.STATE
    for path in state.iterdir():
        path.unlink()
    state.rmdir()
    state.write_text("a file\n")
    return {}


def odd(path, kind):
    """Returns what puts something else in the place of a file."""
    def put(folder):
        file = folder / path
        file.unlink()
        if kind == "folder":
            file.mkdir()
        elif kind == "loop":
            file.symlink_to(file)
        else:
            os.mkfifo(file)
        return {}

    put.__doc__ = f"a {kind} in the place of {path.name}"
    # A link to itself may be mended while the app is open, so that only the end tells that nothing was saved.
    put.lines = 2 if kind == "loop" else 1
    return put


def full(folder):
    """A full disk"""
    return failing(folder, "write", errno.ENOSPC)


def broken_disk(folder):
    """A disk that fails"""
    return failing(folder, "any", errno.EIO)


def failing(folder, call, error):
    return {
        "LD_PRELOAD": os.environ["FAILING"], "FAIL_HOW": "lasting", "FAIL_CALL": call, "FAIL_AT": 1,
        "FAIL_ERRNO": error, "FAIL_BENEATH": f"{folder}/state", "FAIL_MARK": folder / "mark"}


def compose(folder):
    """A folder as the list of composed characters"""
    return {"XCOMPOSEFILE": folder}


ODD = [odd(path, kind) for path in kept.ALL for kind in ("folder", "loop", "pipe")]
CAUSES = [no_state, *ODD, full, broken_disk, compose]
no_state.lines = full.lines = compose.lines = 1
# A disk that fails is a cause for each file on it.
broken_disk.lines = 3

# What is open when the end comes.
OPEN = {
    "the settings": ["ctrl+comma"], "a choice of the settings": ["ctrl+comma", "Return"], "the search": ["ctrl+f"],
    "the panel of files": ["ctrl+o"], "the menu": ["F10"], "the favorites": ["F9", "ctrl+d"],
    "the history": ["ctrl+h"]}


def one_line(attack, count):
    """Puts what is no file in the place of each kept file and of their folder, fills and breaks the disk, cuts each
    data file, and ends windows and their display while something is open in them. Each cause has one line at most,
    which names the right file, and no word for developers"""
    causes, files, ways = CAUSES, FILES, list(OPEN)
    if count < len(causes):
        causes, files, ways = (
            attack.random.sample(each, min(count, len(each))) for each in (causes, FILES, list(OPEN)))
    with Display() as display:
        keeper = Keeper(display)
        for cause in causes:
            attack.attempt(cause.__doc__, lambda: suffer(keeper, cause, most=cause.lines))
        for name in files:
            attack.attempt(f"{name} is cut", lambda: cut(name))
        for way in ways:
            attack.attempt(f"SIGTERM with {way} open", lambda: end(keeper, OPEN[way]))
    for way in ways:
        attack.attempt(f"no display any more, with {way} open", lambda: lose_display(OPEN[way]))
    attack.attempt("no display", no_display)


def suffer(keeper, cause, most):
    with Folder() as folder:
        kept.furnish(folder, windows=kept.windows(1))
        window = keeper.open(folder, **cause(folder))
        try:
            keeper.press(window, ["p"])
            time.sleep(0.6)
            keeper.press(window, ["ctrl+d"])
            time.sleep(0.6)
            window.check()
            window.end((0, 73))
        finally:
            window.kill()
        judge_lines(window.lines(), folder, most=most)


def cut(name):
    """Opens a window with half of a data file."""
    with Folder() as folder:
        assets = link_assets(folder, [name])
        with open(assets / name, "r+b") as file:
            file.truncate((ASSETS / name).stat().st_size // 2)
        window = Window(folder, TUNNEL_ASSETS=assets, SDL_VIDEO_DUMMY_SAVE_FRAMES="1")
        try:
            if window.comes(lambda: window.frames() > 0, 10):
                window.rests(10)
                window.check()
                window.end((0, 65))
            elif window.process.wait(10) != 65:
                raise Broken(f"status {window.process.returncode}: {window.said()}")
        finally:
            window.kill()
        lines = window.lines()
        judge_lines(lines, folder)
        blamed = [other for other in FILES if other != name and any(other in line for line in lines)]
        if blamed:
            raise Broken(f"{blamed} is blamed for it: {lines}")
        if not any(name in line for line in lines):
            raise Broken(f"it is not named: {lines}")


def end(keeper, keys):
    with Folder() as folder:
        kept.furnish(folder, windows=kept.windows(1))
        window = keeper.open(folder)
        try:
            # Also while it is still moving.
            keeper.press(window, keys[:-1])
            keeper.display.tool("key", keys[-1])
            time.sleep(0.1)
            window.end()
        finally:
            window.kill()
        judge_lines(window.lines(), folder, most=0)


def lose_display(keys):
    with Display() as display, Folder() as folder:
        kept.furnish(folder, windows=kept.windows(1))
        keeper = Keeper(display)
        window = keeper.open(folder)
        try:
            keeper.press(window, keys)
            display.server.kill()
            window.ends((69,))
        finally:
            window.kill()
        judge_lines(window.lines(), folder)
        if not window.lines():
            raise Broken("status 69 without a word")


def no_display():
    with Folder() as folder:
        kept.furnish(folder)
        window = Window(folder, SDL_VIDEODRIVER="x11", DISPLAY=":9999")
        try:
            window.ends((69,), 20)
        finally:
            window.kill()
        judge_lines(window.lines(), folder)
