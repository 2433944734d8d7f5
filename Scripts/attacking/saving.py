"""Attacks on what a window keeps: each of its saves is interrupted at each call of the system."""

import errno
import json
import os
import re
import shutil
import time
from concurrent.futures import ThreadPoolExecutor

from kept import FAVORITES, SETTINGS, STATE
from windows import Display, Window
from world import Broken, Folder

# Names that stay: the lock of the running instances, and the folder for copies of what is written in place.
LASTING = {"windows", "history", "settings", "favorites.geojson", "lock", "documents"}
# A draft that a kill has left is removed at a later start, when nobody can be writing it any more.
DRAFT_AGE = 2 * 3600

# The number of windows at the same time.
WORKERS = 3

# How a call is interrupted: the manner, the function, and the error.
MANNERS = [
    ("before", "any", 0), ("after", "any", 0), ("error", "any", errno.ENOSPC), ("error", "any", errno.EIO),
    ("error", "any", errno.EACCES), ("short", "write", 0), ("full", "write", 0)]


KILLS = ("before", "after")


def windows(text):
    """Reads the file of the windows: the numbers of those that are whole."""
    lines = text.splitlines()
    if not text.endswith("\n") or lines[1:2] != ["version = 1"]:
        raise Broken(f"half of the windows: {lines[-2:]}")
    numbers = {}
    for line in lines[2:]:
        match = re.fullmatch(r"(\d+)\.([a-z.]+) = (.*)", line)
        if not match:
            raise Broken(f"a damaged line: {line}")
        numbers.setdefault(int(match[1]), []).append(match[2])
    for number, names in numbers.items():
        if names[-1] not in ("y", "maximized", "fullscreen") or "width" not in names:
            raise Broken(f"half of window {number}: {names}")
    return sorted(numbers)


def history(text):
    """Reads a history: its digs without their times."""
    lines = text.splitlines()
    digs = [line.split("\t") for line in lines[2:]]
    if lines[0] != "tunnel history 1" or not text.endswith("\n") or any(len(dig) != 6 for dig in digs):
        raise Broken(f"half of a history: {lines[-2:]}")
    return [dig[:1] + dig[2:] for dig in digs]


def settings(text):
    if not text.endswith("\n") or "start = " not in text:
        raise Broken(f"half of the settings: {text!r}")
    return text


def favorites(text):
    """Reads favorites: names and coordinates without their times."""
    try:
        features = json.loads(text)["features"]
    except ValueError as error:
        raise Broken(f"half of the favorites: {error}") from None
    return [(item["properties"].get("name"), item["geometry"]["coordinates"]) for item in features]


KEPT = {
    STATE / "windows": windows, STATE / "history": history, SETTINGS: settings, FAVORITES: favorites}


def kept(folder):
    """Returns what the files of a folder say; None for those that are missing."""
    return {
        path: read((folder / path).read_text()) if (folder / path).exists() else None
        for path, read in KEPT.items()}


def contents(folder, scenario):
    """Returns what is in the files that a scenario changes."""
    return {(path, (folder / path).read_bytes()) for path in scenario.changed if (folder / path).exists()}


def strays(folder):
    """Returns what is beside the files."""
    folders = {(folder / path).parent for path in KEPT}
    return [
        path for parent in folders if parent.exists() for path in parent.iterdir() if path.name not in LASTING]


def add_by_others(path, name):
    """Adds a favorite as another program does that replaces the file."""
    collection = json.loads(path.read_text())
    point = {"type": "Point", "coordinates": [1, 2]}
    collection["features"].append({"type": "Feature", "properties": {"name": name}, "geometry": point})
    draft = path.with_name("theirs")
    draft.write_text(json.dumps(collection))
    draft.rename(path)


class Scenario:
    """Keys that lead to a save."""

    def __init__(self, name, keys, changed, *, is_new=False, opening=(), before=None, during=None):
        self.name, self.keys, self.changed, self.is_new = name, keys, changed, is_new
        self.opening, self.before, self.during = opening, before, during


def link_favorites(folder):
    os.link(folder / FAVORITES, folder / "other name")


OPEN_UNITS = ["ctrl+comma", "Return"]
# Keys after which something moves, and the next one waits for the end.
SLOW_KEYS = {"ctrl+comma", "Return", "Escape", "F9"}
SCENARIOS = [
    Scenario("windows and history", ["p"], [STATE / "windows", STATE / "history"]),
    Scenario("new windows and history", ["p"], [STATE / "windows", STATE / "history"], is_new=True),
    # The focus begins at the second of the units, which furnish() has chosen.
    Scenario("settings", ["Up", "Return"], [SETTINGS], opening=OPEN_UNITS),
    Scenario("new settings", ["Down", "Return"], [SETTINGS], is_new=True, opening=OPEN_UNITS),
    Scenario("favorites", ["ctrl+d"], [FAVORITES], opening=["p"]),
    Scenario("new favorites", ["ctrl+d"], [FAVORITES], is_new=True),
    Scenario(
        "favorites that others change", ["ctrl+d"], [FAVORITES], opening=["p", "F9"],
        during=lambda folder: add_by_others(folder / FAVORITES, "theirs")),
    Scenario("favorites with two names", ["ctrl+d"], [FAVORITES], opening=["p"], before=link_favorites),
]


class Keeper:
    """Starts windows that keep things in a folder, and lets their saves be interrupted."""

    def __init__(self, display):
        self.display = display

    def open(self, folder, *arguments, refusals=(), **changes):
        """Opens a window, unless the program ends with the status of a refusal."""
        window = Window(folder, *arguments, SDL_VIDEODRIVER="x11", DISPLAY=self.display.name, **changes)

        def is_open():
            return self.display.windows(window.process)

        try:
            if not window.comes(is_open, 20):
                if window.process.poll() in refusals:
                    return window
                raise Broken(f"no window: {window.said()}")
            window.rests(10)
            self.display.tool("windowfocus", "--sync", is_open()[0])
        except BaseException:
            window.kill()
            raise
        return window

    def press(self, window, keys):
        for key in keys:
            self.display.tool("key", key)
            time.sleep(0.15)
            if key in SLOW_KEYS:
                window.rests(10)

    def furnish(self, folder):
        """Makes files of all kinds."""
        window = self.open(folder)
        try:
            for keys in (["p"], ["ctrl+d"], [*OPEN_UNITS, "Down", "Return", "Escape", "Escape"]):
                self.press(window, keys)
                window.rests(10)
            if not window.comes(lambda: all((folder / path).exists() for path in KEPT), 10):
                raise Broken(f"not all is kept: {kept(folder)}")
            window.end()
        finally:
            window.kill()


def saves(attack, count):
    """Interrupts each save of a window at each call of the system: the windows, the history, the settings and the
    favorites, new ones, old ones, those that another program has just changed, and those with two names. The call
    fails (ENOSPC, EIO, EACCES), writes a half, or the window is killed before or after it. Each file must be the old
    or the new one, whole; nothing may lie beside it, after a kill no longer than to a start an hour later; and what
    was not saved must be saved at the end"""
    cases = [(scenario, manner, 1) for scenario in SCENARIOS for manner in MANNERS]
    if count < len(cases):
        cases = [
            (scenario, manner, attack.random.randrange(1, 9))
            for scenario, manner, _ in attack.random.sample(cases, count)]
    with Display() as display, Folder() as sound:
        Keeper(display).furnish(sound)

        def work(case):
            with Display() as own:
                keeper, (scenario, manner, number) = Keeper(own), case
                wanted, _ = interrupt(attack, keeper, sound, scenario, None, 0, None)
                while wanted and interrupt(attack, keeper, sound, scenario, manner, number, wanted)[1]:
                    if count < len(MANNERS) * len(SCENARIOS):
                        return
                    number += 1

        attack.attempt("end", lambda: end_at_once(Keeper(display), sound))
        # Most of the time a window waits for something.
        with ThreadPoolExecutor(WORKERS) as workers:
            list(workers.map(work, cases))


def interrupt(attack, keeper, sound, scenario, manner, number, wanted):
    """Interrupts a save at a call; returns what is kept, and whether there was such a call."""
    result = [None, False]
    with Folder() as folder:
        if not scenario.is_new:
            shutil.copytree(sound, folder, dirs_exist_ok=True)
        mark, armed = folder / "mark", folder / "armed"
        changes = {}
        how, call, error = manner or (None, None, 0)
        if manner:
            changes = {
                "LD_PRELOAD": os.environ["FAILING"], "FAIL_HOW": how, "FAIL_CALL": call, "FAIL_AT": number,
                "FAIL_ERRNO": error, "FAIL_BENEATH": f"{folder}/", "FAIL_ARMED": armed, "FAIL_MARK": mark}

        def attempt():
            if scenario.before:
                scenario.before(folder)
            window = keeper.open(folder, **changes)
            try:
                keeper.press(window, scenario.opening)
                time.sleep(0.5)
                window.rests(10)
                armed.touch()
                if scenario.during:
                    scenario.during(folder)
                old, texts = kept(folder), contents(folder, scenario)

                def is_saved():
                    return len(contents(folder, scenario) - texts) == len(scenario.changed)

                keeper.press(window, scenario.keys)
                window.comes(lambda: mark.exists() or is_saved(), 10)
                is_hit = mark.exists()
                if not is_hit and not is_saved():
                    raise Broken("nothing was interrupted, and nothing is saved")
                # Whatever follows the save, or the failure. The disk may take its time until a kill.
                is_killed = is_hit and how in KILLS
                window.comes(lambda: False, 10 if is_killed else 0.7)
                result[1] = mark.exists()
                judge(folder, window, scenario, manner, result[1], old, wanted)
                armed.unlink()
                if window.process.poll() is None:
                    window.end()
                    result[0] = kept(folder)
                    missing = [path for path in scenario.changed if wanted and result[0][path] != wanted[path]]
                    # An alert says that only the next change tries to create a document again, or that the favorites
                    # cannot be read, so that nothing is added.
                    is_told = scenario.is_new or result[1] and mark.read_text() == "r"
                    if missing and not (is_told and missing == [FAVORITES]):
                        raise Broken(f"not kept at the end either: {missing}")
            finally:
                window.kill()
            if strays(folder):
                restart(keeper, folder)

        attack.attempt(f"{scenario.name}: {manner} at {number}", attempt)
    return result


def judge(folder, window, scenario, manner, is_hit, old, wanted):
    """Fails if a file is neither the old nor the new one, or something lies beside them."""
    is_killed = is_hit and manner[0] in KILLS
    if is_killed == (window.process.poll() is None):
        raise Broken(f"ended with {window.process.poll()}: {window.said()}")
    try:
        now = kept(folder)
    except Broken:
        copies = list((folder / STATE / "documents").glob("*.favorites.geojson"))
        if not is_killed or not scenario.before or [favorites(path.read_text()) for path in copies] != [old[FAVORITES]]:
            raise
        return
    for path, value in now.items():
        allowed = [old[path]] + ([wanted[path]] if wanted else [])
        if wanted and path != STATE / "windows" and value not in allowed:
            raise Broken(f"{path} is neither old nor new: {value}")
    left = strays(folder)
    if left and not is_killed or len(left) > 1:
        raise Broken(f"left behind: {left}")


def end_at_once(keeper, sound):
    """Ends a window directly after a change, while another program changes the same file."""
    with Folder() as folder:
        shutil.copytree(sound, folder, dirs_exist_ok=True)
        window = keeper.open(folder)
        try:
            keeper.press(window, ["p", "F9", "ctrl+d"])
            add_by_others(folder / FAVORITES, "theirs")
            window.end()
        finally:
            window.kill()
        names = [name for name, _ in kept(folder)[FAVORITES]]
        if len(names) != 3 or "theirs" not in names:
            raise Broken(f"lost: only {names} are left")


def restart(keeper, folder):
    """Starts again some time after a kill; what it has left is gone then."""
    for path in strays(folder):
        moment = time.time() - DRAFT_AGE
        os.utime(path, (moment, moment))
    window = keeper.open(folder)
    try:
        keeper.press(window, ["p"])
        time.sleep(0.6)
        window.end()
    finally:
        window.kill()
    if strays(folder):
        raise Broken(f"left behind after the next start: {strays(folder)}")
