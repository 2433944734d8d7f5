"""Attacks on the habits of the desktop: where the app writes, and how its window can be closed from outside."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

from kept import FAVORITES, STATE
from saving import Keeper
from windows import Display, Window
from world import TUNNEL, Broken, Folder, environment

# Calls of strace that open for writing, or make or move something.
WRITING = re.compile(
    r'(?:openat\(.*?"(?P<opened>[^"]*)".*O_(?:WRONLY|RDWR|CREAT)|'
    r'(?:mkdir|mkdirat|rename|renameat2?|link|linkat|symlink|unlink|unlinkat|truncate|chmod|fchmodat)\((?P<rest>.*)\)'
    r'\s+= 0)')
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
# Where the app may write, relative to its folder, besides devices.
OWN = ("state/tunnel", ".local/state/tunnel", ".config/tunnel", ".local/share/tunnel", "cache/tunnel", "Pictures",
       ".local/share/recently-used.xbel", ".local/share/.recently-used", "messages")
# What the libraries of the system write: fontconfig and Mesa keep caches, SDL shares memory.
LIBRARIES = (".cache/fontconfig", "cache/fontconfig", ".cache/mesa_shader_cache", "cache/mesa_shader_cache")
PARENTS = ("", "state", ".config", ".local", ".local/share", ".local/state", "cache", ".cache", "Pictures")


def writing(attack, count):
    """Uses the app under strace: a start, digs, a favorite, a setting, a picture, the end. It must write into its own
    folders alone; with relative paths in the XDG variables too, which it must ignore"""
    cases = [{}, {"XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "share"}][:count]
    with Display() as display:
        for changes in cases:
            attack.attempt(f"{changes or 'usual'}", lambda: trace(display, changes))


def trace(display, changes):
    with Folder() as folder:
        calls = folder / "calls"
        with open(folder / "messages", "wb") as messages:
            process = subprocess.Popen(
                ["strace", "-f", "-qq", "-s", "4096", "-o", str(calls), "-e", "trace=%file,linkat,renameat2", TUNNEL],
                env=environment(folder, SDL_VIDEODRIVER="x11", DISPLAY=display.name, **changes), cwd=folder,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=messages)
        try:
            window = []
            end = time.monotonic() + 60
            while not window and time.monotonic() < end:
                time.sleep(0.2)
                window = display.tool("search", "--onlyvisible", "--name", "^Tunnel:").split()
            if not window:
                raise Broken("no window under strace")
            time.sleep(3)
            display.tool("windowfocus", "--sync", window[0])
            for key in ("p", "ctrl+d", "ctrl+comma", "Return", "Down", "Return", "Escape", "Escape", "ctrl+shift+s"):
                display.tool("key", key)
                time.sleep(1.5)
            display.tool("key", "ctrl+q")
            process.wait(30)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
        strays = sorted({path for path in written(calls, folder) if not is_own(path, folder)})
        if strays:
            raise Broken(f"wrote elsewhere: {strays[:8]}")
        favorites = folder / FAVORITES
        if not favorites.exists():
            raise Broken("the favorite is not saved")


def written(calls, folder):
    """Returns the paths that something was written to."""
    for line in calls.read_text(errors="replace").splitlines():
        found = WRITING.search(line)
        if not found or re.search(r"= -1 E", line):
            continue
        paths = [found["opened"]] if found["opened"] is not None else QUOTED.findall(found["rest"])
        for path in paths:
            yield os.path.normpath(os.path.join(folder, path))


def is_own(path, folder):
    if path.startswith(("/dev/", "/proc/", "/sys/")) or path == "/dev":
        return True
    if not path.startswith(f"{folder}"):
        return False
    inside = os.path.relpath(path, folder)
    return inside in (".", *PARENTS) or inside.startswith((*OWN, *LIBRARIES))


def closing(attack, count):
    """Closes windows from outside a moment after a dig: by the window manager, SIGTERM, SIGHUP, xkill and the end of a
    Wayland compositor. Nothing may be asked, and the dig must be there at the next start"""
    ways = ["manager", "SIGTERM", "SIGHUP", "xkill", "compositor"]
    for number in range(count):
        for way in ways:
            attack.attempt(f"{way} {number}", lambda: close(way, attack.random.uniform(0, 0.4)))


def close(way, pause):
    with Display() as display, Folder() as folder:
        changes, compositor = {}, None
        if way == "compositor":
            compositor = subprocess.Popen(
                ["weston", "--backend=x11-backend.so", "--width=1000", "--height=900", "--socket=closing",
                 "--idle-time=0"], env={**os.environ, "DISPLAY": display.name, "XDG_RUNTIME_DIR": str(folder)},
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            limit = time.monotonic() + 10
            while not (folder / "closing").exists() and time.monotonic() < limit:
                time.sleep(0.05)
            changes = {"SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": "closing"}
        try:
            if compositor:
                window = Window(folder, **changes)
                if not window.rests(20):
                    raise Broken("no rest")
                target = re.findall(r'(0x\w+) "Weston Compositor', tree(display))
            else:
                window = Keeper(display).open(folder)
                target = display.windows(window.process)
            if not target:
                raise Broken("no window")
            display.tool("windowfocus", "--sync", target[0], "key", "p")
            file = folder / STATE / "windows"
            if not window.comes(lambda: file.exists() and "1.dig" in file.read_text(), 10):
                raise Broken("no dig is saved")
            before = dig(file)
            display.tool("key", "p")
            time.sleep(pause)
            end(way, window, display, target[0], compositor)
            # A lost display ends the program with the status for that.
            window.ends((0, 1, 69), 8)
            if dig(file) == before:
                raise Broken("the last dig is lost")
        finally:
            window.kill()
            if compositor:
                compositor.kill()
                compositor.wait()


def tree(display):
    """Returns the windows of a display; xdotool does not find that of weston."""
    return subprocess.run(
        ["xwininfo", "-root", "-tree"], env={**os.environ, "DISPLAY": display.name}, capture_output=True, text=True,
        check=True).stdout


def dig(file):
    return next(line for line in file.read_text().splitlines() if line.startswith("1.dig"))


def end(way, window, display, identifier, compositor):
    if way in ("SIGTERM", "SIGHUP"):
        window.process.send_signal(getattr(signal, way))
    elif way == "manager":
        subprocess.run(["wmctrl", "-i", "-c", identifier], env={**os.environ, "DISPLAY": display.name}, check=True)
    elif way == "xkill":
        subprocess.run(
            ["xkill", "-id", identifier], env={**os.environ, "DISPLAY": display.name}, check=True,
            stdout=subprocess.DEVNULL)
    else:
        compositor.kill()
