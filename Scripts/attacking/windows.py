"""Attacks on the window: on its bus, on its data while it is open, on its life, by a monkey."""

import os
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

from world import FILES, TUNNEL, Broken, Folder, environment, link_assets, start_display


class Bus:
    """A session bus that answers what it likes."""

    def __init__(self, folder, kind, random):
        self.path = str(folder / "bus")
        self.kind = kind
        self.random = random
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(self.path)
        self.listener.listen(8)
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.answer, args=(client,), daemon=True).start()

    def answer(self, client):
        try:
            if self.kind == "silent":
                time.sleep(60)
            elif self.kind == "closing":
                client.close()
            elif self.kind == "flooding":
                client.recv(4096)
                for _ in range(400):
                    client.sendall(b"x" * 65536)
            elif self.kind == "noise":
                client.recv(4096)
                client.sendall(b"OK 0123456789abcdef0123456789abcdef\r\n")
                while client.recv(4096):
                    client.sendall(self.random.randbytes(self.random.randrange(1, 5000)))
            elif self.kind == "lengths":
                client.recv(4096)
                client.sendall(b"OK 0123456789abcdef0123456789abcdef\r\n")
                # A reply that claims the maximum length of a message, or more.
                for length in (0, 2**27 - 16, 2**32 - 1):
                    header = b"l\x02\x00\x01" + length.to_bytes(4, "little") + b"\x01\x00\x00\x00"
                    client.sendall(header + length.to_bytes(4, "little") + self.random.randbytes(512))
                time.sleep(60)
        except OSError:
            pass

    def close(self):
        self.listener.close()


class Display:
    """An X server without a screen, with a window manager."""

    def __enter__(self):
        self.server, self.name = start_display("1280x1100")
        # A window that opens while the window manager starts may never be mapped. It runs its command when it is ready.
        self.manager = subprocess.Popen(
            ["openbox", "--startup", "xprop -root -f MANAGED 8s -set MANAGED yes"],
            env={**os.environ, "DISPLAY": self.name}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        limit = time.monotonic() + 10
        while "yes" not in self.output("xprop", "-root", "MANAGED"):
            if time.monotonic() > limit:
                self.__exit__()
                raise Broken("no window manager")
            time.sleep(0.02)
        return self

    def __exit__(self, *_):
        for process in (self.manager, self.server):
            process.kill()
            process.wait()

    def tool(self, *arguments):
        return self.output("xdotool", *arguments)

    def output(self, *command):
        """Runs a command on this display; returns what it says."""
        result = subprocess.run(
            list(map(str, command)), env={**os.environ, "DISPLAY": self.name}, capture_output=True, timeout=20,
            check=False)
        return result.stdout.decode()

    def windows(self, process):
        """Returns the windows of a process that can take the focus.

        Before them SDL makes windows that are never seen, and gives its own a name before it is mapped."""
        return self.tool("search", "--all", "--onlyvisible", "--pid", process.pid, "--name", "^Tunnel:").split()


class Window:
    """The program with its window open."""

    def __init__(
            self, folder, *arguments, messages="messages", preparing=None, **changes):
        self.folder = folder
        self.messages = folder / messages
        with open(self.messages, "ab") as messages:
            self.process = subprocess.Popen(
                [TUNNEL, *arguments], env=environment(folder, **changes), stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=messages, cwd=folder, preexec_fn=preparing)

    def comes(self, condition, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            if self.process.poll() is not None:
                return condition()
            time.sleep(0.02)
        return False

    def frames(self):
        """What SDL's driver without a screen has written."""
        return len(list(self.folder.glob("*.bmp")))

    def megabytes(self):
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def ticks(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def rests(self, seconds):
        """Whether it has nothing more to do within a time."""
        end = time.monotonic() + seconds
        before = self.ticks()
        while time.monotonic() < end:
            time.sleep(0.25)
            now = self.ticks()
            if now - before <= 2:
                return True
            before = now
        return False

    def check(self):
        status = self.process.poll()
        if status is not None:
            raise Broken(f"ended with {status}: {self.said()}")

    def said(self):
        return self.messages.read_text(errors="replace")[-400:]

    def lines(self):
        """What it has written to standard error, line by line."""
        return self.messages.read_text(errors="replace").splitlines()

    def end(self, statuses=(0,), seconds=5):
        self.process.send_signal(signal.SIGTERM)
        self.ends(statuses, seconds)

    def ends(self, statuses=(0,), seconds=5):
        """Waits for its end, which something else brings about."""
        try:
            status = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise Broken(f"no end within {seconds:.0f} s: {self.said()}") from None
        if status not in statuses:
            raise Broken(f"status {status}: {self.said()}")

    def kill(self):
        self.process.kill()
        self.process.wait()


def buses(attack, count):
    """Opens the window next to a session bus that is silent, hangs up, sends noise, lies about lengths, or floods"""
    del count
    kinds = ["silent", "closing", "noise", "lengths", "flooding"]
    with Display() as display:
        for kind in kinds:
            for driver in ("dummy", "x11"):
                with Folder() as folder:
                    bus = Bus(folder, kind, attack.random)

                    def attempt():
                        window = Window(
                            folder, SDL_VIDEODRIVER=driver, DISPLAY=display.name,
                            SDL_VIDEO_DUMMY_SAVE_FRAMES="1", DBUS_SESSION_BUS_ADDRESS=f"unix:path={bus.path}")
                        try:
                            def is_open():
                                if driver == "dummy":
                                    return window.frames() > 0
                                return display.windows(window.process)

                            if not window.comes(is_open, 10):
                                raise Broken(f"no window within 10 s: {window.said()}")
                            time.sleep(0.5)
                            window.check()
                            if window.megabytes() > 300:
                                raise Broken(f"{window.megabytes():.0f} MB")
                            window.end()
                        finally:
                            window.kill()

                    attack.attempt(f"{kind} {driver}", attempt)
                    bus.close()


def changing_files(attack, count):
    """Truncates and overwrites data files under an open window"""
    for number in range(count):
        name = attack.random.choice(FILES)
        with Folder() as folder:
            assets = link_assets(folder, [name])

            def attempt():
                window = Window(folder, TUNNEL_ASSETS=assets, SDL_VIDEO_DUMMY_SAVE_FRAMES="1")
                try:
                    if not window.comes(lambda: window.frames() > 0, 10):
                        raise Broken(f"no window: {window.said()}")
                    time.sleep(attack.random.uniform(0, 0.3))
                    path = assets / name
                    with open(path, "r+b") as file:
                        if attack.random.random() < 0.5:
                            file.truncate(attack.random.randrange(path.stat().st_size))
                        else:
                            file.write(attack.random.randbytes(path.stat().st_size))
                    time.sleep(0.5)
                    if window.process.poll() is None:
                        window.end((0, 65))
                    elif window.process.returncode != 65 or "is damaged" not in window.said():
                        raise Broken(f"status {window.process.returncode}: {window.said()}")
                finally:
                    window.kill()

            attack.attempt(f"{name} {number}", attempt)


class Titles:
    """The titles of a window with the times when they were seen first."""

    def __init__(self, display, identifier):
        self.display, self.identifier, self.seen = display, identifier, []
        self.watch(0)

    def watch(self, seconds):
        """Looks at the title for some seconds, and once at least."""
        end = time.monotonic() + seconds
        while True:
            title = self.display.tool("getwindowname", self.identifier)
            if not self.seen or self.seen[-1][1] != title:
                self.seen.append((time.monotonic(), title))
            if time.monotonic() >= end:
                return
            time.sleep(0.02)

    def since(self, start):
        """Returns the titles that the window had at any time since a start."""
        ends = [time for time, _ in self.seen[1:]] + [float("inf")]
        return [title for (_, title), end in zip(self.seen, ends) if end >= start]


def written(place):
    """Returns a place, such as `-0.5, 78`, as titles write it."""
    words = []
    for degrees, letters in zip(map(float, place.split(", ")), ("NS", "EW")):
        seconds = round(abs(degrees) * 3600)
        words.append(f"{seconds // 3600}°{seconds // 60 % 60:02}′{seconds % 60:02}″{letters[degrees < 0]}")
    return " ".join(words)


def state(attack, count):
    """Kills windows. What they show must be saved within a second of a change; no file may be half written"""
    with Display() as display:
        for number in range(count):
            with Folder() as folder:
                def attempt():
                    window = Window(folder, SDL_VIDEODRIVER="x11", DISPLAY=display.name)
                    try:
                        def is_open():
                            return display.windows(window.process)

                        if not window.comes(is_open, 10):
                            raise Broken(f"no window: {window.said()}")
                        time.sleep(0.5)
                        identifier = is_open()[0]
                        display.tool("windowfocus", "--sync", identifier, "key", "p")
                        file = folder / "state/tunnel/windows"
                        if not window.comes(lambda: file.exists() and "1.dig" in file.read_text(), 10):
                            raise Broken("the place is not saved")
                        seen = Titles(display, identifier)
                        for _ in range(attack.random.randrange(1, 6)):
                            display.tool("key", "p")
                            seen.watch(attack.random.uniform(0, 0.8))
                        recent = seen.since(time.monotonic() - 1)
                        window.kill()
                        lines = file.read_text().splitlines()
                        entries = [line.split(" = ")[0] for line in lines]
                        if entries[1:3] != ["version", "1.dig"] or entries[-1] != "1.y":
                            raise Broken(f"half a state: {lines}")
                        saved = written(lines[2].split(" = ")[1])
                        if not any(saved in title for title in recent):
                            raise Broken(f"older than a second: {saved} is not in {recent}")
                        history = folder / "state/tunnel/history"
                        text = history.read_text() if history.exists() else "tunnel history 1\n"
                        digs = [line for line in text.splitlines() if line.startswith(("done", "undone"))]
                        if not text.startswith("tunnel history 1\n") or not text.endswith("\n") or any(
                                len(dig.split("\t")) != 6 for dig in digs):
                            raise Broken(f"half a history: {text}")
                        left = {path.name for path in file.parent.iterdir()} - {"windows", "history", "lock"}
                        if left:
                            raise Broken(f"left behind: {left}")
                    finally:
                        window.kill()

                attack.attempt(f"{number}", attempt)


KEYS = [
    "Left", "Right", "Up", "Down", "Return", "Escape", "Tab", "shift+Tab", "space", "Home", "Menu", "F10", "plus",
    "minus", "g", "x", "slash", "p", "Delete", "BackSpace", "ctrl+f", "ctrl+s", "ctrl+i", "ctrl+a", "ctrl+v",
    "ctrl+c", "ctrl+z", "ctrl+y", "ctrl+h", "ctrl+comma", "a", "ö", "1", "comma", "n", "u", "End", "Prior", "Next",
]


def monkey(attack, count):
    """Presses, drags, types, scrolls and resizes at random. The window must come to rest, within 450 MB, and end on
    SIGTERM"""
    with Display() as display, Folder() as folder:
        (folder / "Pictures").mkdir()
        window = Window(folder, SDL_VIDEODRIVER="x11", DISPLAY=display.name)
        try:
            def is_open():
                return display.windows(window.process)

            if not window.comes(is_open, 10):
                attack.attempt("start", lambda: window.check())
                return
            identifier = is_open()[0]
            time.sleep(0.5)
            for number in range(0, count, 40):
                words = []
                for _ in range(40):
                    words += deed(attack.random, identifier)
                display.tool(*words, "mouseup", 1, "mouseup", 3)
                attack.count += 39

                def attempt():
                    window.check()
                    if not window.rests(20):
                        raise Broken("no rest after 20 s")
                    if window.megabytes() > 450:
                        raise Broken(f"{window.megabytes():.0f} MB")

                attack.attempt(f"{number}", attempt)
                if window.process.poll() is not None:
                    return
            attack.attempt("end", window.end)
            parts = [path.name for path in (folder / "Pictures").iterdir() if not path.name.endswith(".png")]
            if parts:
                attack.broken.append(f"left behind: {parts}")
        finally:
            window.kill()


def deed(random, identifier):
    place = (random.randrange(-5, 1300), random.randrange(-5, 1100))
    choice = random.randrange(100)
    if choice < 40:
        return ["mousemove", "--", *place]
    if choice < 52:
        return [random.choice(["mousedown", "mouseup"]), random.choice([1, 1, 1, 2, 3])]
    if choice < 64:
        return ["click", random.choice([1, 1, 3, 4, 5])]
    if choice < 97:
        return ["key", "--delay", "0", random.choice(KEYS)]
    size = random.choice([(320, 320), (1024, 1000), (800, 400), (400, 900), (1200, 1050), (640, 480)])
    return ["windowsize", identifier, *size]
