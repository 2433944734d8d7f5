"""Runs the app beside portals of different manners: usage: theme.py PROGRAM PICTURES."""

import os
import re
import subprocess
import sys
import time

PROGRAM, PICTURES = sys.argv[1:3]
APPEARANCE, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
# GNOME's nine accent colors, and a yellow as bright as a desktop may have it.
ACCENTS = "3584e4 2190a4 3a944a c88800 ed5b00 e62d42 d56199 9141ac 6f8396 ffee00".split()
TICKS = os.sysconf("SC_CLK_TCK")


def check(condition, what):
    if not condition:
        sys.exit(f"theme: {what}")


class Portal:
    """A portal in a process of its own; none for the manner `absent`."""

    def __init__(self, manner):
        self.process = None
        if manner != "absent":
            script = os.path.join(os.path.dirname(__file__), "portal.py")
            self.process = subprocess.Popen(
                ["/usr/bin/python3", "-B", script, manner], stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, text=True)
            check(self.process.stdout.readline() == "ready\n", f"there is no portal: {manner}")

    def set(self, namespace, key, value):
        self.process.stdin.write(f"{namespace} {key} {value}\n")
        self.process.stdin.flush()

    def end(self):
        if self.process:
            self.process.kill()
            self.process.wait()


class App:
    """The app with its window on the screen."""

    def __init__(self):
        begin = time.monotonic()
        self.process = subprocess.Popen([PROGRAM])
        self.window = None
        while not self.window:
            check(time.monotonic() - begin < 20, "there is no window")
            search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
            found = subprocess.run(
                search + ["--all", "--name", "^Tunnel:"], capture_output=True, text=True)
            self.window = found.stdout.split("\n")[0]
        self.seconds = time.monotonic() - begin

    def processor_seconds(self):
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def variant(self):
        words = ["xprop", "-id", self.window, "_GTK_THEME_VARIANT"]
        said = subprocess.run(words, capture_output=True, text=True).stdout
        return (re.findall('"(.*)"', said) or [""])[0]

    def picture(self, name):
        path = f"{PICTURES}/{name}.png"
        subprocess.run(["import", "-window", self.window, path], check=True)
        words = ["convert", path, "-depth", "8", "-format", "%#", "info:"]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout

    def end(self):
        self.process.terminate()
        check(self.process.wait(20) == 0, "the app does not end well")


def until(condition, seconds, what):
    begin = time.monotonic()
    while not condition():
        check(time.monotonic() - begin < seconds, what)
    return time.monotonic() - begin


def follow():
    portal = Portal("good")
    app = App()
    until(lambda: app.variant() == "light", 5, "the first answer is not taken")
    waits = []
    for turn in range(20):
        portal.set(APPEARANCE, "color-scheme", f"uint32 {1 + turn % 2}")
        wanted = "dark" if turn % 2 == 0 else "light"
        waits.append(until(lambda: app.variant() == wanted, 2, f"{wanted} does not arrive"))
        time.sleep(0.1)
    print(f"theme: light and dark arrived after {min(waits):.3f} to {max(waits):.3f} s")
    check(max(waits) < 0.2, "light and dark take over 200 ms")
    for scheme in ("light", "dark"):
        portal.set(APPEARANCE, "color-scheme", f"uint32 {2 if scheme == 'light' else 1}")
        seen = set()
        for accent in ACCENTS:
            parts = [int(accent[index:index + 2], 16) / 255 for index in (0, 2, 4)]
            portal.set(APPEARANCE, "accent-color", "({}, {}, {})".format(*parts))
            time.sleep(0.3)
            seen.add(app.picture(f"{scheme}-{accent}"))
        check(len(seen) == len(ACCENTS), f"accent colors look alike: {scheme}")
        for key, value in (("contrast", "uint32 1"), ("contrast", "uint32 0")):
            portal.set(APPEARANCE, key, value)
            time.sleep(0.3)
            seen.add(app.picture(f"{scheme}-contrast-{value[-1]}"))
        check(len(seen) == len(ACCENTS) + 1, f"contrast does not change the picture: {scheme}")
    for factor in ("2.0", "0.8", "1.0"):
        portal.set(GNOME, "text-scaling-factor", factor)
        time.sleep(0.4)
        app.picture(f"text-{factor}")
    before = app.processor_seconds()
    for _ in range(20):
        portal.set(APPEARANCE, "color-scheme", "huge")
    portal.set(APPEARANCE, "contrast", "uint32 1")
    time.sleep(3)
    cost = (app.processor_seconds() - before) / 20
    print(f"theme: a message of 720 kB took {cost * 1000:.0f} ms of the processor")
    check(cost < 0.1, "a huge message takes over 100 ms")
    app.end()
    portal.end()


def starts():
    manners = ["absent", "good", "old", "wrong", "huge", "late", "silent", "vanishing"]
    least = {}
    for _ in range(3):
        for manner in manners:
            portal = Portal(manner)
            app = App()
            least[manner] = min(app.seconds, least.get(manner, 60))
            time.sleep(0.6)
            check(app.process.poll() is None, f"the app does not survive a portal: {manner}")
            app.end()
            portal.end()
    said = ", ".join(f"{manner} {seconds:.2f}" for manner, seconds in least.items())
    print(f"theme: seconds to the window by portal: {said}")
    slowest = max(least.values()) - least["absent"]
    check(slowest < 0.1, f"a portal costs the start {slowest:.2f} s")


follow()
starts()
print(f"theme: pictures in {PICTURES}")
