"""Attacks on what several programs write at once: two windows, an editor, and commands."""

import fcntl
import json
import os
import re
import subprocess
import threading
import time
from contextlib import ExitStack

from kept import FAVORITES, SETTINGS, STATE
from saving import KEPT, favorites, history
from windows import Display, Window
from world import TUNNEL, Broken, Folder, environment

SNAPSHOT = ["snapshot", "--at", "56.55", "8.316667", "--size", "120x100", "--date", "2026-06-21", "--output"]
# The writers besides two windows and an editor: eight in all.
COMMANDS = 5
# The seconds after which a window without an answer shows an alert.
PATIENCE = 10


class Worker(threading.Thread):
    """Repeats something until the end, and remembers what broke."""

    def __init__(self, scene, pause, body):
        super().__init__(daemon=True)
        self.scene, self.pause, self.body, self.count = scene, pause, body, 0

    def run(self):
        while not self.scene.is_over.wait(self.pause(self.scene.random)):
            try:
                self.body()
            except Exception as broken:
                self.scene.broken.append(f"{type(broken).__name__}: {broken}")
                return
            self.count += 1


class Scene:
    """A folder in which several programs write."""

    def __init__(self, folder, random):
        self.folder, self.random = folder, random
        self.is_over = threading.Event()
        # Held while the editor writes in place, when nobody can read a whole file.
        self.in_place = threading.Lock()
        self.broken, self.places, self.names, self.conflicts = [], set(), set(), 0

    # What is read

    def read(self):
        """Reads all files, which must be whole at any moment."""
        folder = self.folder / STATE
        for path in [*folder.glob("windows"), *folder.glob("history*"), self.folder / SETTINGS]:
            if path.exists():
                KEPT.get(path.relative_to(self.folder), history)(path.read_text())
        with self.in_place:
            if (self.folder / FAVORITES).exists():
                favorites((self.folder / FAVORITES).read_text())
        picture = self.folder / "a.png"
        if picture.exists() and not picture.read_bytes().endswith(b"IEND\xaeB`\x82"):
            raise Broken("a part of a picture")

    # What is written

    def edit(self):
        """Adds a favorite, in place or by another file, as an editor does that loses nothing of others.

        Between its look at the file and its own writing it has the lock that documents take too.
        """
        path = self.folder / FAVORITES
        name = f"editor {len(self.names)}"
        with open(path, "r+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            if os.fstat(file.fileno()).st_ino != path.stat().st_ino:
                return
            collection = json.load(file)
            point = {"type": "Point", "coordinates": [len(self.names) / 100, 1]}
            collection["features"].append({"type": "Feature", "properties": {"name": name}, "geometry": point})
            if self.random.random() < 0.5:
                draft = path.with_name("editor's draft")
                draft.write_text(json.dumps(collection))
                draft.rename(path)
            else:
                with self.in_place:
                    file.seek(0)
                    file.write(json.dumps(collection))
                    file.truncate()
                    file.flush()
        self.names.add(name)

    def command(self):
        result = subprocess.run(
            [TUNNEL, *SNAPSHOT, str(self.folder / "a.png")], env=environment(self.folder), check=False,
            capture_output=True, timeout=60)
        if result.returncode:
            raise Broken(f"status {result.returncode}: {result.stderr[-300:]!r}")


class Driver:
    """Digs in a window, and adds the places to the favorites."""

    def __init__(self, scene, display, *arguments):
        self.scene, self.display = scene, display
        self.window = Window(
            scene.folder, *arguments, SDL_VIDEODRIVER="x11", DISPLAY=display.name)

        def is_open():
            return display.windows(self.window.process)

        if not self.window.comes(is_open, 20):
            raise Broken(f"no window: {self.window.said()}")
        self.window.rests(10)
        self.identifier = is_open()[0]
        display.tool("windowfocus", "--sync", self.identifier)
        self.dug = set()

    def title(self):
        return self.display.tool("getwindowname", self.identifier)

    def dig(self):
        """Digs elsewhere, and adds the place to the favorites; answers an alert if one is in the way."""
        self.window.check()
        before = self.title()
        self.display.tool("key", "p")
        if not self.window.comes(lambda: self.title() != before, PATIENCE):
            # Both versions are to stay.
            self.scene.conflicts += 1
            self.display.tool("key", "Return")
            return
        titles = [None, self.title()]
        while titles[-1] != titles[-2]:
            time.sleep(0.2)
            titles.append(self.title())
        self.dug.add(titles[-1])
        self.display.tool("key", "ctrl+d")
        self.scene.places.add(titles[-1])


def together(attack, seconds):
    """Two windows, an editor that writes in place and by renaming, and five commands write at once, the first three
    the same favorites, the commands the same picture. A reader looks at all files every few milliseconds. At the end
    each favorite and each dig of anybody must be in a file"""
    with Folder() as folder, ExitStack() as stack:
        scene = Scene(folder, attack.random)

        def attempt():
            path = folder / FAVORITES
            path.parent.mkdir(parents=True)
            path.write_text('{"type":"FeatureCollection","features":[]}')
            displays = [stack.enter_context(Display()) for _ in range(2)]
            drivers = []
            try:
                # Both start at once.
                for display, place in zip(displays, ("40,20", "-30,-60")):
                    drivers.append(Driver(scene, display, "--", place))
                work(scene, drivers, seconds)
                time.sleep(2)
                for driver in drivers:
                    driver.window.end()
            finally:
                for driver in drivers:
                    driver.window.kill()
            scene.read()
            compare(scene, drivers)

        attack.attempt(f"{seconds} s", attempt)
        attack.broken += scene.broken
        for text in scene.broken:
            print(f"{attack.name}: {text}", flush=True)


def work(scene, drivers, seconds):
    workers = [
        Worker(scene, lambda random: 0.002, scene.read),
        Worker(scene, lambda random: random.uniform(0.2, 0.7), scene.edit),
        *(Worker(scene, lambda random: random.uniform(0.1, 0.6), driver.dig) for driver in drivers),
        *(Worker(scene, lambda random: random.uniform(0, 0.2), scene.command) for _ in range(COMMANDS))]
    for worker in workers:
        worker.start()
    scene.is_over.wait(seconds)
    scene.is_over.set()
    for worker in workers:
        worker.join(60)
    counts = [worker.count for worker in workers]
    print(
        f"together: {counts[0]} readings, {len(scene.names)} edits, {counts[2]} and {counts[3]} digs, "
        f"{sum(counts[4:])} commands, {scene.conflicts} conflicts", flush=True)


def spot(title):
    """Returns the start in a title, in seconds of arc."""
    degrees = re.search(r"(\d+)°(\d+)′(\d+)″([NS]) (\d+)°(\d+)′(\d+)″([EW])", title).groups()

    def seconds(degrees, minutes, seconds, letter):
        return (int(degrees) * 3600 + int(minutes) * 60 + int(seconds)) * (-1 if letter in "SW" else 1)

    return seconds(*degrees[:4]), seconds(*degrees[4:])


def missing(titles, places):
    """Returns the titles whose start is none of some places, which are in degrees."""
    return [
        title for title in titles if not any(
            abs(spot(title)[0] - latitude * 3600) <= 1 and abs(spot(title)[1] - longitude * 3600) <= 1
            for latitude, longitude in places)]


def compare(scene, drivers):
    """Fails if something that anybody added is nowhere."""
    files = (scene.folder / FAVORITES).parent.glob("*.geojson")
    found = [item for path in files for item in favorites(path.read_text())]
    names = {name for name, _ in found}
    lost = [name for name in scene.names if name not in names]
    lost += missing(scene.places, [(latitude, longitude) for _, (longitude, latitude) in found])
    digs = [dig for path in (scene.folder / STATE).glob("history*") for dig in history(path.read_text())]
    forgotten = missing(
        set.union(*(driver.dug for driver in drivers)), [(float(dig[1]), float(dig[2])) for dig in digs])
    if lost or forgotten:
        raise Broken(f"lost: {lost}; digs not in a history: {forgotten}")
