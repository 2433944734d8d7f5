"""Attacks on what is opened as a file of favorites, and on folders whose names are no text."""

import os
import socket
import threading
import time
from pathlib import Path

import kept
from saving import Keeper
from windows import Display
from world import Broken, Folder, judge_lines

NAME = "theirs.geojson"
# The size of a file that has no bytes, and the megabytes that opening one may take.
SPARSE, MEMORY = 3 << 30, 450
# The statuses of a file that is not opened.
REFUSALS = (65, 66)


def pipe(path, _):
    """A pipe that nobody writes to"""
    os.mkfifo(path)


def listening(path, _):
    """A socket"""
    with socket.socket(socket.AF_UNIX) as each:
        each.bind(str(path))


def sparse(path, _):
    """3 GB without a byte on the disk"""
    with open(path, "wb") as file:
        file.truncate(SPARSE)


def endless(path, _):
    """A device without an end"""
    path.symlink_to("/dev/zero")


def folder(path, _):
    """A folder"""
    path.mkdir()


def loop(path, _):
    """A link to itself"""
    path.symlink_to(path)


def deep(path, _):
    """A million brackets"""
    path.write_text("[" * 1_000_000)


def growing(path, is_over):
    """A file that grows while it is read"""
    path.write_text('{"type":"FeatureCollection","features":[\n')

    def grow():
        with open(path, "ab", buffering=0) as file:
            while not is_over.is_set() and file.tell() < 1 << 30:
                file.write(b'{"type":"Feature","geometry":null,"properties":{}},\n' * 2000)

    threading.Thread(target=grow, daemon=True).start()


KINDS = [pipe, sparse, endless, folder, listening, loop, deep, growing]


def by_argument(keeper, world, path):
    return keeper.open(world, str(path), messages="said", refusals=REFUSALS)


def by_state(keeper, world, path):
    """As the document of the last start"""
    state = world / kept.WINDOWS
    state.write_text(state.read_text() + f"1.document = {path}\n1.sidebar = yes\n")
    return keeper.open(world, messages="said")


def by_panel(keeper, world, path):
    """By Ctrl+O"""
    window = keeper.open(world, messages="said")
    keeper.press(window, ["ctrl+o"])
    window.rests(10)
    keeper.display.tool("key", "ctrl+a")
    keeper.display.tool("type", "--delay", "5", str(path))
    keeper.press(window, ["Return"])
    return window


WAYS = {"as argument": by_argument, "from the last start": by_state, "by Ctrl+O": by_panel}


def documents(attack, count):
    """Opens a pipe, a socket, a device without an end, a folder, a link to itself, 3 GB without a byte, a million
    brackets and a file that grows while it is read, as an argument, from the last start, and by Ctrl+O; and starts in a
    home whose name is no text. The window must come, take no more than 450 MB, and end; nothing may be changed"""
    cases = [(kind, way) for kind in KINDS for way in WAYS]
    if count < len(cases):
        cases = [(pipe, "from the last start"), (sparse, "from the last start"), (endless, "by Ctrl+O")][:count]
    with Display() as display:
        keeper = Keeper(display)
        for kind, way in cases:
            attack.attempt(f"{kind.__doc__} {way}", lambda: open_one(keeper, kind, way))
        attack.attempt("a home that is no text", lambda: live_nowhere(keeper))


def open_one(keeper, kind, way):
    is_over = threading.Event()
    with Folder() as world:
        kept.furnish(world, windows=kept.windows(1))
        path = world / NAME
        kind(path, is_over)
        before = path.lstat()
        window = None
        try:
            window = WAYS[way](keeper, world, path)
            if window.process.poll() is None:
                window.rests(10)
                window.check()
                judge_memory(window)
                judge_waiting(window)
                window.end()
            judge_lines(window.lines(), world)
        finally:
            is_over.set()
            if window:
                window.kill()
        after = path.lstat()
        is_sound = kind is not sparse or after.st_size == SPARSE
        if (before.st_mode, before.st_ino) != (after.st_mode, after.st_ino) or not is_sound:
            raise Broken("it has been replaced")


def judge_memory(window):
    status = Path(f"/proc/{window.process.pid}/status").read_text()
    megabytes = int(status.split("VmHWM:")[1].split()[0]) / 1024
    if megabytes > MEMORY:
        raise Broken(f"{megabytes:.0f} MB")


def judge_waiting(window):
    """Fails if a thread waits for somebody to write into a pipe."""
    for task in Path(f"/proc/{window.process.pid}/task").iterdir():
        if (task / "wchan").read_text() in ("wait_for_partner", "fifo_open"):
            raise Broken("it waits for the other end of the pipe")


def live_nowhere(keeper):
    """Starts in a home whose name is no text; what is kept must be in that folder, and in no other."""
    with Folder() as world:
        home = os.fsencode(world) + b"/h\xc3\xff\xfeme"
        os.mkdir(home)
        nowhere = {name: "" for name in ("XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
        window = keeper.open(world, "--", "10,20", HOME=os.fsdecode(home), **nowhere)
        try:
            keeper.press(window, ["p"])
            time.sleep(0.6)
            keeper.press(window, ["ctrl+d"])
            time.sleep(0.6)
            window.end()
        finally:
            window.kill()
        judge_lines(window.lines(), world, most=0)
        for path in (".local/state/tunnel/windows", ".local/state/tunnel/history", str(kept.FAVORITES)):
            if not os.path.exists(home + b"/" + path.encode()):
                raise Broken(f"{path} is not in the home")
        expected = {os.path.basename(home), b"messages"}
        strange = [name for name in os.listdir(os.fsencode(world)) if name not in expected]
        if strange:
            raise Broken(f"made beside the home: {strange}")
