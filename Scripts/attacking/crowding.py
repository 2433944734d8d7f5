"""Attacks on the start by what there is too much of in the folders of the app."""

import statistics
import time

import kept
from windows import Window
from world import Broken, Folder, judge_lines

# The seconds that a crowded start may take more than a plain one, and what a busy machine may add.
LIMIT = 1 + 1
FILES = 30_000
PLAIN_STARTS = 5


def start(folder, seconds=30):
    """Returns the seconds to the first frame, from there to the rest, and to the end on SIGTERM."""
    began = time.monotonic()
    window = Window(folder, SDL_VIDEO_DUMMY_SAVE_FRAMES="1")
    try:
        if not window.comes(lambda: window.frames() > 0, seconds):
            raise Broken(f"no window: {window.said()}")
        open_at = time.monotonic()
        # What it does after the first frame is to hold up nobody either.
        if not window.rests(seconds):
            raise Broken(f"no rest after {seconds} s")
        rests_at = time.monotonic()
        window.end(seconds=seconds)
        judge_lines(window.lines(), folder)
    finally:
        window.kill()
    return open_at - began, rests_at - open_at, time.monotonic() - rests_at


def short_lines(folder):
    """256 KB of short lines in `windows`"""
    (folder / kept.WINDOWS).write_text(kept.windows(1) + "a=\n" * ((250 << 10) // 3))


def short_settings(folder):
    """64 KB of short lines in the settings"""
    (folder / kept.SETTINGS).write_text(kept.settings() + "a=\n" * ((60 << 10) // 3))


def long_history(folder):
    """As many digs in the history as it keeps, and 1 MB of short lines"""
    (folder / kept.HISTORY).write_text(kept.history(150) + "1\n" * ((1000 << 10) // 2))


def large_windows(folder):
    """4 MB in `windows`"""
    (folder / kept.WINDOWS).write_text(kept.windows(1) + "a = b\n" * ((4 << 20) // 6))


def crowd(where, names):
    def fill(folder):
        for number in range(FILES):
            (folder / where / names[number % len(names)].format(number)).touch()

    fill.__doc__ = f"{FILES} files in {where}"
    return fill


def no_history(folder):
    """30,000 files with the beginning of the name of the history, and no history"""
    (folder / kept.HISTORY).unlink()
    for number in range(FILES):
        (folder / kept.STATE / f"history of {number}").touch()


def many_histories(folder):
    """2,000 histories of windows that are no more"""
    for number in range(10, 2010):
        (folder / kept.STATE / f"history-{number}").write_text(kept.history(2))


def many_windows(count):
    def fill(folder):
        (folder / kept.WINDOWS).write_text(kept.windows(count))

    fill.__doc__ = f"{count} windows"
    return fill


CROWDS = [
    short_lines, large_windows, short_settings, long_history,
    crowd(kept.STATE, ["history of {}", ".{}.partial", "windows.{}", "{}"]),
    crowd(kept.FAVORITES.parent, ["{}.geojson", ".{}.partial"]),
    crowd(kept.SETTINGS.parent, ["settings.{}", ".{}.partial"]),
    crowd(kept.STATE / "documents", ["{}.favorites.geojson"]),
    no_history, many_histories, many_windows(17), many_windows(40)]
# Those of a quick run.
FEW = (short_lines, no_history, CROWDS[-2])


def crowded(attack, count):
    """Starts with files that are full of short lines or too large, with 30,000 other files in each folder, and with 17
    and 40 windows. The first frame and the end after it may come at most a second later than without, and no window or
    line may be lost"""
    with Folder() as folder:
        kept.furnish(folder, windows=kept.windows(1))
        plain = [start(folder) for _ in range(PLAIN_STARTS)]
    plain = [statistics.median(times) for times in zip(*plain)]
    for fill in CROWDS if count >= len(CROWDS) else FEW[:count]:
        attack.attempt(fill.__doc__, lambda: start_in(fill, plain))


def start_in(fill, plain):
    with Folder() as folder:
        kept.furnish(folder, windows=kept.windows(1))
        (folder / kept.STATE / "documents").mkdir()
        fill(folder)
        before = {path: kept.read(folder, path) for path in (kept.WINDOWS, kept.SETTINGS, kept.HISTORY)}
        took = start(folder)
        for path, text in before.items():
            others = [kept.read(folder, path.parent / other.name) for other in kept.aside(folder, path)]
            lost = kept.marks(path, text) - kept.marks(path, kept.read(folder, path)) if text not in others else ()
            if lost:
                raise Broken(f"{len(lost)} lines of {path.name} are lost, such as {sorted(lost)[0]!r}")
        for name, now, usual in zip(("first frame", "rest", "end"), took, plain):
            if now > usual + LIMIT:
                raise Broken(f"{name} after {now:.1f} s instead of {usual:.1f} s")
