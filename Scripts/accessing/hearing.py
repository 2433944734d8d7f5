"""Uses the app by ear, with Orca and keys alone: see Scripts/hear."""
import difflib
import os
import pathlib
import re
import subprocess
import sys
import time

sys.dont_write_bytecode = True

from reading import Desktop  # noqa: E402

# What the user does: keys by name, or a text after “type ”. The first is the start.
JOURNEY = [
    # Find a place, and dig there.
    "ctrl+f", "type cape to", "BackSpace", "Left", "End", "Down", "Up", "Return",
    # Dig in the middle of the map, somewhere else.
    "Right", "Return",
    # Look at both ends, copy a fact, and come back.
    "space", "Tab", "Down", "ctrl+c", "Escape",
    # Copy the sentence.
    "ctrl+c",
    # Read the menu.
    "F10", "Down", "Escape",
    # Walk through the controls.
    "Tab", "Tab", "Tab", "shift+Tab",
    # Ask Orca where the focus is, and for the title: keys that the app does not get.
    "KP_Enter", "KP_Insert+KP_Enter",
    "ctrl+q",
]

# Puts what Orca says into a file in place of a voice.
CUSTOMIZATIONS = """
import os
from orca import settings, speech

def say(text, *rest):
    with open(os.environ["HEARD"], "a") as file:
        file.write(text.replace("\\n", " ") + "\\n")

speech.init = lambda: None
speech._speak = say
speech.speakCharacter = say
speech.speakKeyEvent = lambda event, *rest: say("key " + event.getKeyName())
"""

GOLDEN = pathlib.Path(__file__).parent / "heard"


class Ear:
    """What Orca has said."""

    def __init__(self, folder):
        self.path = folder / "heard"
        self.path.touch()
        self.read = 0

    def lines(self):
        with open(self.path) as file:
            return file.read().splitlines()

    def listen(self, first=2.0, quiet=1.2, most=12.0):
        """Returns what is said until it is quiet; waits for the first word a while."""
        start = last = time.monotonic()
        count = len(self.lines())
        while time.monotonic() - start < most:
            time.sleep(0.05)
            now = len(self.lines())
            if now != count:
                count, last = now, time.monotonic()
            if time.monotonic() - last > quiet and time.monotonic() - start > first:
                break
        said = self.lines()[self.read:]
        self.read += len(said)
        return said


def plain(lines):
    """Returns lines without times of the day and what is beside them, of which each minute makes a new one."""
    kept = []
    for line in lines:
        if re.search(r"\b\d{1,2}[:.]\d{2}(?!\d)", line):
            line = re.sub(r"[:：\d].*", "…", line)
            if line in ("…", kept[-1]):
                continue
        kept.append(line)
    return kept


def play(program, language, home):
    """Plays the journey; returns what was done and said, line by line."""
    ear = Ear(home)
    prefs = home / "prefs"
    prefs.mkdir()
    (prefs / "orca-customizations.py").write_text(CUSTOMIZATIONS)
    environment = dict(os.environ, HEARD=str(ear.path))
    desktop = Desktop()
    desktop.turn(True)
    with open(home / "orca.log", "w") as log:
        orca = subprocess.Popen(
            ["orca", "--disable", "braille", "--user-prefs", str(prefs)], env=environment, stdout=log, stderr=log)
    heard = []
    app = None
    try:
        ear.listen(first=4)
        # To the app, C.UTF-8 is English; Orca needs a locale that every system has.
        app = subprocess.Popen([program, "--language", language])
        heard += ["> start"] + ear.listen(first=5)
        for step in JOURNEY:
            heard.append("> " + step)
            if step.startswith("type "):
                subprocess.run(["xdotool", "type", "--delay", "250", step[5:]], check=True)
            else:
                subprocess.run(["xdotool", "key", step], check=True)
            heard += ear.listen()
        if app.wait(10) != 0:
            heard.append(f"> ended with {app.returncode}")
    finally:
        for process in [app, orca, desktop.launcher]:
            if process and process.poll() is None:
                process.kill()
                process.wait(10)
    return plain(heard)


def main():
    program, language = sys.argv[1:]
    heard = play(program, language, pathlib.Path(os.environ["HOME"]))
    golden = GOLDEN / (language + ".txt")
    if os.environ.get("BLESS"):
        GOLDEN.mkdir(exist_ok=True)
        golden.write_text("\n".join(heard) + "\n")
        return
    expected = golden.read_text().splitlines() if golden.exists() else []
    difference = list(difflib.unified_diff(expected, heard, str(golden), "heard", lineterm=""))
    if difference:
        print("\n".join(difference), file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
