"""Attacks on the keys: all shortcuts on four keyboards, as a person presses them."""

import os
import subprocess
import time
from pathlib import Path

from kept import FAVORITES, STATE
from saving import Keeper
from windows import Display
from world import Broken, Folder

LAYOUTS = ("us", "de", "dk", "fr")
# What each key opens, as the kept windows name it.
PANELS = {
    "F1": "keys", "ctrl+question": "keys", "ctrl+f": "search", "slash": "search", "ctrl+l": "search",
    "ctrl+comma": "settings", "ctrl+i": "about", "ctrl+h": "history", "ctrl+o": "files", "ctrl+p": "discover"}
# By how much each key zooms: without Shift where the layout has it so, and on the keypad.
ZOOMS = {"plus": 1.25, "minus": 0.8, "equal": 1.25, "KP_Add": 1.25, "KP_Subtract": 0.8}


class Keyboard:
    """A window on a display whose keyboard has a layout."""

    def __init__(self, display, folder):
        self.display, self.folder = display, folder
        self.keeper = Keeper(display)
        self.window = self.keeper.open(folder)

    def press(self, key):
        self.display.tool("key", "--clearmodifiers", key)

    def kept(self, name, number=1):
        """Returns the value that a line of the kept windows has; None if there is none."""
        path = self.folder / STATE / "windows"
        for line in path.read_text().splitlines() if path.exists() else []:
            key, _, value = line.partition(" = ")
            if key == f"{number}.{name}":
                return value
        return None

    def until(self, key, condition):
        if not self.window.comes(condition, 5):
            raise Broken(f"{key} did nothing: {self.window.said()}")

    def windows(self):
        return self.display.windows(self.window.process)


def layouts(attack, count):
    """Presses each shortcut on American, German, Danish and French keyboards, plus, equals and minus on the keypad too.
    What it opens, zooms, keeps or closes must be in the files or on the screen"""
    for layout in LAYOUTS[:count]:
        with Display() as display:
            subprocess.run(
                ["setxkbmap", layout], env={**os.environ, "DISPLAY": display.name}, check=True, timeout=20)
            with Folder() as folder:
                (folder / "Pictures").mkdir()
                keyboard = Keyboard(display, folder)
                try:
                    for key, body in deeds(keyboard).items():
                        attack.attempt(f"{layout}: {key}", lambda: body(key))
                    attack.attempt(f"{layout}: end", lambda: keyboard.window.ends())
                finally:
                    keyboard.window.kill()


def deeds(keyboard):
    """Returns what to try, in an order in which each begins where the one before ended."""
    press, kept, until = keyboard.press, keyboard.kept, keyboard.until
    deeds = {}

    def digs(key):
        press(key)
        until(key, lambda: kept("dig") is not None)
        time.sleep(1)

    def opens(key):
        press(key)
        until(key, lambda: kept("panel") == PANELS[key])
        for _ in range(3):
            press("Escape")
            time.sleep(0.3)
        until("Escape", lambda: kept("panel") is None)

    def zooms(key):
        before = float(kept("start.radius") or 0)
        press(key)
        until(key, lambda: kept("start.radius") and float(kept("start.radius")) != before)
        factor = float(kept("start.radius")) / before if before else None
        if factor and abs(factor - ZOOMS[key]) > 0.01:
            raise Broken(f"{key} zooms by {factor}")

    def changes(name):
        def body(key):
            before = kept(name)
            press(key)
            until(key, lambda: kept(name) != before)
        return body

    def redoes(keys):
        for key in keys.split(", "):
            changes("dig")(key)
            time.sleep(0.5)

    def keeps(key):
        press(key)
        until(key, (keyboard.folder / FAVORITES).exists)

    def saves(key):
        press(key)
        until(key, lambda: list((keyboard.folder / "Pictures").glob("*.png")))

    def fills(key):
        press(key)
        until(key, lambda: kept("fullscreen") == "yes")
        press("Escape")
        until("Escape", lambda: kept("fullscreen") != "yes")

    def opens_menu(item, panel):
        """Chooses an item of the menu that a key opens."""
        def body(key):
            press(key)
            time.sleep(0.5)
            press(item)
            press("Return")
            until(key, lambda: kept("panel") == panel)
            press("Escape")
            until("Escape", lambda: kept("panel") is None)
            # Until the panel has gone, it takes the keys.
            time.sleep(0.5)
        return body

    def adds_window(key):
        press(key)
        until(key, lambda: len(keyboard.windows()) == 2)
        time.sleep(0.5)

    def closes_window(key):
        press(key)
        until(key, lambda: len(keyboard.windows()) == 1)
        time.sleep(0.5)
        keyboard.display.tool("windowfocus", "--sync", keyboard.windows()[0])

    deeds["p"] = digs
    deeds |= {key: opens for key in PANELS}
    deeds |= {key: zooms for key in ZOOMS}
    deeds["ctrl+z"] = changes("dig")
    deeds["ctrl+shift+z"] = changes("dig")
    deeds["ctrl+z, ctrl+y"] = redoes
    deeds["alt+Left"] = changes("dig")
    deeds["alt+Right"] = changes("dig")
    # The main menu, and that of the map, which has the focus.
    deeds["F10"] = opens_menu("Home", "search")
    deeds |= {key: opens_menu("End", "about") for key in ("Menu", "shift+F10")}
    deeds |= {"ctrl+d": keeps, "ctrl+shift+s": saves, "F11": fills}
    deeds |= {"ctrl+n": adds_window, "ctrl+w": closes_window}
    deeds["ctrl+q"] = press
    return deeds
