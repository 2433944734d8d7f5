"""Attacks on the end: what the last save waits for does not come."""

import fcntl
import os
import re
import signal
import subprocess
import time
from contextlib import ExitStack, contextmanager

import kept
from saving import Keeper
from windows import Display
from world import Broken, Folder, judge_lines

# The seconds after which the app has ended, whatever holds it up, and what a busy machine may add.
LIMIT = 3 + 2
WINDOWS = 8
# The bytes of the lock that belong to no window of ours: the first one and those after the windows.
SHARED, FIRST_FREE = 0, 1 + WINDOWS


def hold(folder, held):
    """Locks files until the end of a stack, as another program might that does not get on."""
    lock = held.enter_context(open(folder / kept.STATE / "lock", "r+b"))
    fcntl.lockf(lock, fcntl.LOCK_EX, 1, SHARED)
    fcntl.lockf(lock, fcntl.LOCK_EX, 0, FIRST_FREE)


def hold_files(folder, held):
    for path in kept.ALL:
        file = held.enter_context(open(folder / path, "r+b"))
        fcntl.flock(file, fcntl.LOCK_EX)
        fcntl.lockf(file, fcntl.LOCK_EX)


def hold_all(folder, held):
    hold(folder, held)
    hold_files(folder, held)


def keep_busy(folder, held):
    """Writes much to the disk, again and again."""
    command = f"while :; do dd if=/dev/zero of='{folder}/busy' bs=1M count=200 conv=fsync; done"
    process = subprocess.Popen(["bash", "-c", command], stderr=subprocess.DEVNULL, start_new_session=True)

    def stop():
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    held.callback(stop)
    time.sleep(1)


# What holds an end up: a lock, or calls that take their time from a moment on.
OBSTACLES = {
    "the lock is held": (hold, {}),
    "each file is locked": (hold_files, {}),
    "all locks are held, and fsync takes 20 s": (hold_all, {"FAIL_CALL": "fsync"}),
    "fsync takes 20 s": (None, {"FAIL_CALL": "fsync"}),
    "fdatasync takes 20 s": (None, {"FAIL_CALL": "fdatasync"}),
    "writing takes 20 s": (None, {"FAIL_CALL": "write"}),
    "replacing takes 20 s": (None, {"FAIL_CALL": "rename"}),
    "the disk is busy": (keep_busy, {}),
}


@contextmanager
def opened(folder, said, keeper, instances, failing):
    """Opens eight windows, in one instance or in eight."""
    running = []
    try:
        for number in range(instances):
            arguments = () if instances == 1 else ("--", f"10,{number + 1}")
            # Not in the folder whose disk takes its time.
            messages = said / f"messages {number}"
            running.append(keeper.open(folder, *arguments, messages=messages, **failing))
        yield running
    finally:
        for window in running:
            window.kill()


def identifiers(keeper, window):
    """Returns the windows of an instance on the display."""
    return keeper.display.tool("search", "--all", "--pid", window.process.pid, "--name", "^Tunnel:").split()


def quit_by_key(keeper, windows):
    for window in windows:
        # The window manager may have given an earlier key to another one.
        for identifier in identifiers(keeper, window)[:1]:
            keeper.display.tool("windowfocus", "--sync", identifier, "key", "ctrl+q")


def quit_by_signal(_, windows):
    for window in windows:
        window.process.terminate()


WAYS = {"Ctrl+Q": quit_by_key, "SIGTERM": quit_by_signal}


def shown(keeper, windows):
    """Returns the titles of all windows."""
    return [keeper.display.tool("getwindowname", each).strip() for window in windows
            for each in identifiers(keeper, window)]


def place(title):
    """Returns the start in a title, to whole seconds."""
    return re.search(r"\d+°\d+′\d+[″.]\S* \d+°\d+′\d+[″.]\S*", title)[0]


def quitting(attack, count):
    """Ends eight windows, of one instance or of eight, by Ctrl+Q and SIGTERM, while another program holds the lock of
    the app or those of its files, `fsync` or a write takes 20 s, or the disk is busy. Each must end within 3 s, and
    what the windows showed must be back at the next start, or a line must say what is not kept"""
    cases = [(obstacle, way, instances) for obstacle in OBSTACLES for way in WAYS for instances in (1, WINDOWS)]
    if count < len(cases):
        cases = [("the lock is held", "Ctrl+Q", WINDOWS), ("fsync takes 20 s", "SIGTERM", 1)][:count]
    else:
        # Not in the quick form: in one of three such starts the window manager does not map the window.
        attack.attempt("all is locked at the start", start_locked)
    with Display() as display:
        keeper = Keeper(display)
        for obstacle, way, instances in cases:
            attack.attempt(
                f"{way} in {instances} of {WINDOWS} windows, {obstacle}",
                lambda: end(keeper, obstacle, way, instances))


def end(keeper, obstacle, way, instances):
    hinder, failing = OBSTACLES[obstacle]
    with Folder() as folder, Folder() as said, ExitStack() as held:
        kept.furnish(folder, windows=kept.windows(WINDOWS if instances == 1 else 1))
        armed = folder / "armed"
        if failing:
            failing = {
                **failing, "LD_PRELOAD": os.environ["FAILING"], "FAIL_HOW": "slow", "FAIL_AT": 1, "FAIL_SECONDS": 20,
                "FAIL_BENEATH": f"{folder}/", "FAIL_ARMED": armed}
        with opened(folder, said, keeper, instances, failing) as windows:
            if hinder:
                hinder(folder, held)
            armed.touch()
            # One of them has just changed.
            keeper.display.tool("windowfocus", "--sync", identifiers(keeper, windows[0])[0], "key", "p")
            time.sleep(0.4)
            places = {place(title) for title in shown(keeper, windows)}
            WAYS[way](keeper, windows)
            limit = time.monotonic() + LIMIT
            late = []
            for number, window in enumerate(windows):
                try:
                    window.ends((0, 73), max(0.1, limit - time.monotonic()))
                except Broken as broken:
                    late.append(f"{number}: {broken}")
            if late:
                raise Broken(f"{len(late)} of {len(windows)}: {late[0]}")
            for window in windows:
                judge_lines(window.lines(), folder)
            is_said = any(window.lines() for window in windows)
        held.close()
        armed.unlink()
        if not is_said:
            returns(keeper, folder, places)


def returns(keeper, folder, places):
    """Fails if the next start does not show what was shown."""
    window = keeper.open(folder, messages="messages later")
    try:
        again = {place(title) for title in shown(keeper, [window])}
        if not places <= again:
            raise Broken(f"neither saved nor said: {len(places - again)} of {len(places)} places are lost")
        window.end(seconds=LIMIT)
    finally:
        window.kill()


def start_locked():
    """Starts while another program holds every byte of the lock, those of the windows too."""
    with Display() as display, Folder() as folder:
        kept.furnish(folder)
        (folder / kept.STATE / "lock").touch()
        with open(folder / kept.STATE / "lock", "r+b") as lock:
            fcntl.lockf(lock, fcntl.LOCK_EX)
            window = Keeper(display).open(folder)
            try:
                window.end(seconds=LIMIT)
                judge_lines(window.lines(), folder)
            finally:
                window.kill()
