"""Attacks on the folders in which the app keeps its files, while a window is open."""

import os
import shutil
import time

import kept
from saving import Keeper
from windows import Display
from world import Broken, Folder, judge_lines

# What befalls a folder, and what brings it back; nothing if the app has to.


def remove(path):
    shutil.rmtree(path)


def replace_by_file(path):
    remove(path)
    path.write_text("a file\n")


def restore_from_file(path):
    path.unlink()
    path.mkdir(parents=True)


def unmount(path):
    """Puts a link in the place of a folder that leads to a disk which is away: nobody can make a folder there."""
    path.rename(path.with_name("elsewhere"))
    (path.parent / "disk").mkdir()
    os.system(f"chattr +i '{path.parent / 'disk'}' 2>/dev/null")
    path.symlink_to(path.parent / "disk/tunnel")


def mount(path):
    os.system(f"chattr -i '{path.parent / 'disk'}' 2>/dev/null")
    path.with_name("elsewhere").rename(path.parent / "disk/tunnel")


def lead_nowhere(path):
    """Puts a link to a folder that has gone in the place of a folder."""
    remove(path)
    path.symlink_to(path.with_name("elsewhere"))


def close(path):
    """Takes the right to write there away; not even root may write if an attribute says so."""
    path.chmod(0o500)
    os.system(f"chattr +i '{path}' 2>/dev/null")


def open_again(path):
    os.system(f"chattr -i '{path}' 2>/dev/null")
    path.chmod(0o700)


ATTACKS = [
    ("removed", remove, None), ("replaced by a file for a while", replace_by_file, restore_from_file),
    ("on a disk that is away for a while", unmount, mount), ("a link to a folder that has gone", lead_nowhere, None),
    ("read-only for a while", close, open_again)]
FOLDERS = (kept.FAVORITES.parent, kept.STATE, kept.SETTINGS.parent)
# The first two choices of the units.
UNITS = ("metric", "imperial")
# What is changed there, and the file that has it.
CHANGED = {kept.FAVORITES.parent: kept.FAVORITES, kept.STATE: kept.HISTORY, kept.SETTINGS.parent: kept.SETTINGS}


# When a folder is harmed, and whether there is another change after it has been mended.
MOMENTS = [("while open", True), ("while open, without a later change", False), ("before the start", True)]


def folders(attack, count):
    """Removes the folder of the favorites, of the state and of the settings before the start or while a window is
    open, replaces it by a file, by a dead link, or by a link to a disk that is away for a while, or makes it read-only
    for a while. What is changed meanwhile must be saved as soon as that is possible, at the latest at the end"""
    cases = [(folder, *how, *moment) for moment in MOMENTS for folder in FOLDERS for how in ATTACKS]
    if count < len(cases):
        cases = [case for case in cases if case[0] == kept.FAVORITES.parent and case[4] != MOMENTS[1][0]]
        cases = [cases[0], *attack.random.sample(cases[1:], count - 1)]
    with Display() as display:
        for path, name, harm, mend, moment, again in cases:
            attack.attempt(
                f"{path.parent.name}/{path.name}: {name}, {moment}",
                lambda: befall(Keeper(display), path, harm, mend, moment == MOMENTS[2][0], again))


def befall(keeper, path, harm, mend, is_early, again):
    file = CHANGED[path]
    with Folder() as folder:
        kept.furnish(folder, windows=kept.windows(1))
        before = kept.marks(file, kept.read(folder, file))
        changes = 0
        if is_early:
            harm(folder / path)
        window = keeper.open(folder)
        try:
            if not is_early:
                # The favorites are read once, so that they are in memory.
                changes = change(keeper, window, file, changes)
                if not window.comes(lambda: is_changed(folder, file, before, 1), 5):
                    raise Broken("not even saved before")
                harm(folder / path)
            try:
                changes = change(keeper, window, file, changes)
                time.sleep(1)
                # An alert may be in the way.
                keeper.press(window, ["Escape"])
                window.check()
            finally:
                if mend:
                    mend(folder / path)
            if again:
                changes = change(keeper, window, file, changes)
            window.end()
        finally:
            window.kill()
        # At the start, settings that cannot be read are worth a line.
        judge_lines(window.lines(), folder, most=1 if is_early else 0)
        if not is_changed(folder, file, before if not has_gone(harm, is_early) else set(), changes):
            raise Broken(f"lost: {sorted(kept.marks(file, kept.read(folder, file)) - before)} is all that is new")


def has_gone(harm, is_early):
    """Whether what was in a file has gone with its folder, and nobody has read it."""
    return harm in (remove, replace_by_file, lead_nowhere) and is_early


def change(keeper, window, file, number):
    """Makes one more dig or favorite, or another choice of the units; returns how many there are."""
    if file == kept.SETTINGS:
        steps = ["Down"] * UNITS.index(units(number + 1))
        keeper.press(window, ["ctrl+comma", "Return", *steps, "Return", "Escape", "Escape"])
    elif file == kept.HISTORY:
        keeper.press(window, ["p"])
        time.sleep(0.6)
    else:
        keeper.press(window, ["p"])
        time.sleep(0.6)
        keeper.press(window, ["ctrl+d"])
    return number + 1


def units(number):
    """The units after some changes, which are different from those before."""
    return UNITS[(number + 1) % 2]


def is_changed(folder, file, before, count):
    text = kept.read(folder, file)
    if file == kept.SETTINGS:
        return f"units = {units(count)}\n" in text
    marks = kept.marks(file, text)
    return before <= marks and len(marks - before) >= count
