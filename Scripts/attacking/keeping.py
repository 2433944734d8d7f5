"""Attacks on the files that the app keeps: on their reading at the start, and on what is in them."""

import errno
import os
import re
import time
from concurrent.futures import ThreadPoolExecutor

import kept
from saving import OPEN_UNITS, Keeper
from windows import Display, Window
from world import Broken, Folder, judge_lines

WORKERS = 3
ERRORS = (errno.EMFILE, errno.EIO, errno.ENOMEM, errno.EACCES)
# The calls of a start on one file, and more.
CALLS = 6
# The calls that fail again and again, until the start is over.
LASTING = ("open", "fstat", "read", "asking", "any")


# The keys that change what is in a file.
KEYS = {kept.HISTORY: ["p"], kept.SETTINGS: [*OPEN_UNITS, "Down", "Return"], kept.FAVORITES: ["ctrl+d"]}


class Use:
    """Starts the app, changes what is in a file, and ends it."""

    def __init__(self, folder, display, path, **changes):
        self.folder, self.display, self.path, self.changes = folder, display, path, changes

    def run(self, while_open=lambda: None):
        """Returns the lines that it has said."""
        # Digs, settings and favorites change when somebody presses keys.
        if self.path in KEYS:
            keeper = Keeper(self.display)
            window = keeper.open(self.folder, **self.changes)
        else:
            keeper, arguments = None, []
            if self.path == kept.RECENT:
                arguments = [str(self.folder / "new.geojson")]
                (self.folder / "new.geojson").write_text(kept.favorites())
            window = Window(self.folder, *arguments, SDL_VIDEO_DUMMY_SAVE_FRAMES="1", **self.changes)
        try:
            if not keeper and not window.comes(lambda: window.frames() > 0, 10):
                raise Broken(f"no window: {window.said()}")
            window.rests(10)
            while_open()
            if keeper:
                keeper.press(window, KEYS[self.path])
                time.sleep(0.6)
            window.check()
            window.end()
        finally:
            window.kill()
        return window.lines()


def in_lanes(cases, work):
    """Works on cases side by side, each lane with a display; most of the time a window waits for something."""
    def lane(number):
        with Display() as display:
            for case in cases[number::WORKERS]:
                work(display, case)

    with ThreadPoolExecutor(WORKERS) as workers:
        list(workers.map(lane, range(WORKERS)))


def sample(random, cases, count):
    return cases if count >= len(cases) else random.sample(cases, count)


# Errors that pass


def passing(attack, count):
    """Lets the Nth look at each kept file at the start fail, or all of them until the window is open (EMFILE, EIO,
    ENOMEM, EACCES). Then something is changed. Afterward nothing may be missing in the file; it has not been renamed
    or called damaged, and there is one line at most"""
    cases = [
        (path, error, how, call, number) for path in kept.ALL for error in ERRORS
        for how, call, number in [
            *(("error", "any", number) for number in range(1, CALLS)), ("error", "asking", 1),
            *(("lasting", call, 1) for call in LASTING)]]
    in_lanes(
        sample(attack.random, cases, count), lambda display, case: attack.attempt(
            "{}: {} {} {} at {}".format(case[0].name, errno.errorcode[case[1]], *case[2:]),
            lambda: pass_by(display, *case)))


def pass_by(display, path, error, how, call, number):
    with Folder() as folder:
        # The histories of other windows have names that begin like that of the first.
        kept.furnish(folder, **({"windows": kept.windows(1)} if path == kept.HISTORY else {}))
        before = kept.read(folder, path)
        armed, mark = folder / "armed", folder / "mark"
        armed.touch()
        use = Use(
            folder, display, path, LD_PRELOAD=os.environ["FAILING"], FAIL_HOW=how, FAIL_CALL=call, FAIL_AT=number,
            FAIL_ERRNO=error, FAIL_BENEATH=folder / path, FAIL_ARMED=armed, FAIL_MARK=mark)
        lines = use.run(armed.unlink)
        renamed = kept.aside(folder, path)
        if renamed:
            raise Broken(f"renamed to {renamed[0].name}: {lines}")
        missing(path, before, kept.read(folder, path), lines)
        if not is_changed(path, before, kept.read(folder, path)):
            raise Broken(f"what was changed is not saved: {lines}")
        if any("damage" in line for line in lines):
            raise Broken(f"called damaged: {lines}")
        judge_lines(lines, folder)


def is_changed(path, before, after):
    """Whether a file has what was changed while the app was open."""
    # Files are noted at the start only, while the error has not passed yet.
    if path in (kept.WINDOWS, kept.RECENT):
        return True
    if path == kept.SETTINGS:
        return "units = imperial\n" in after
    return bool(kept.marks(path, after) - kept.marks(path, before))


def missing(path, before, after, lines):
    """Fails if something that was in a file is not there any more."""
    lost = kept.marks(path, before) - kept.marks(path, after)
    if lost:
        raise Broken(f"{len(lost)} of {len(kept.marks(path, before))} lost, such as {sorted(lost)[0]!r}: {lines}")


# Contents


HEADINGS = {
    kept.WINDOWS: ("version = 1", "version = 2"), kept.SETTINGS: ("version = 1", "version = 2"),
    kept.HISTORY: ("tunnel history 1", "tunnel history 2"), kept.RECENT: ("files 1", "files 2")}


def later(attack, count):
    """Opens each kept file as a later version writes it, with a byte that is no text at any place, and cut at any
    place. Sound lines must be used, the original must stay in a file of its own, and one line must say so"""
    cases = []
    for path in kept.ALL:
        kept_text = original(path)
        cases += [(path, "later", 0)] if path in HEADINGS else []
        cases += [(path, kind, place) for kind in ("byte", "zero", "cut") for place in range(len(kept_text))]
    if count < len(cases):
        # Each file of a later version, the rest as it comes.
        first = [case for case in cases if case[1] == "later"]
        cases = first + attack.random.sample([case for case in cases if case not in first], max(0, count - len(first)))
    in_lanes(
        cases, lambda display, case: attack.attempt(
            f"{case[0].name}: {case[1]} at {case[2]}", lambda: come_later(display, *case)))


def original(path):
    with Folder() as folder:
        kept.furnish(folder)
        return (folder / path).read_bytes()


def come_later(display, path, kind, place):
    with Folder() as folder:
        kept.furnish(folder)
        sound = (folder / path).read_bytes()
        if kind == "later":
            damaged = sound.decode().replace(*HEADINGS[path]).encode()
        elif kind == "cut":
            damaged = sound[:place]
        else:
            damaged = sound[:place] + (b"\xff" if kind == "byte" else b"\0") + sound[place + 1:]
        (folder / path).write_bytes(damaged)
        lines = Use(folder, display, path).run()
        stays = [file for file in (folder / path).parent.iterdir() if file.is_file() and file.read_bytes() == damaged]
        judge_lines(lines, folder)
        after = kept.read(folder, path)
        if path == kept.FAVORITES:
            files = [kept.read(folder, file.relative_to(folder)) for file in (folder / path).parent.iterdir()]
            if not any(is_changed(path, sound.decode(), text) for text in files):
                raise Broken(f"the new favorite is in no file: {lines}")
        # Of a window, and of favorites, a part is no use; and a line that is cut may read as another one.
        if not stays or kind != "cut" and path != kept.FAVORITES:
            rest = damaged if kind != "cut" else damaged[:damaged.rfind(b"\n") + 1]
            missing(path, rest.decode("utf-8", "replace"), after + untouched(rest), lines)
        # What is cut at the end of a line, and a zero in a comment, are no damage. Lines of settings stay, and a
        # comment above the windows is that of the app.
        if is_damage(path, kind, damaged, after):
            if not stays:
                raise Broken(f"no file has the original any more: {lines}")
            if path != kept.FAVORITES and not lines:
                raise Broken("not a word of it")


def is_damage(path, kind, damaged, after):
    """Returns whether something has to be kept aside, because the file lacks it."""
    if kind == "later":
        return path != kept.SETTINGS
    lines = [line.decode("utf-8", "replace") for line in damaged.splitlines() if b"\xff" in line]
    return any(line not in after and not (path == kept.WINDOWS and line.startswith("#")) for line in lines)


def untouched(damaged):
    """Returns the lines that are damaged, which nobody has to use."""
    text = damaged.decode("utf-8", "replace")
    return "\n" + "\n".join(line for line in text.splitlines() if re.search("[\ufffd\0]", line)) + "\n"
