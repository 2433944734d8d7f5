"""What the attacks share: a program with limits, a folder, and what may come out."""

import os
import random
import re
import resource
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

TUNNEL = os.environ["TUNNEL"]
ASSETS = Path(os.environ["TUNNEL_ASSETS"])
FILES = sorted(path.name for path in ASSETS.glob("*.atlas"))
STATUSES = {0, 1, 64, 65, 66, 69, 73}
# Characters that control a terminal, or reorder the letters around them.
UNFIT = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]")


class Broken(Exception):
    """The program did what it must not."""


class Outcome:
    """How a run of the program ended."""

    def __init__(self, status, output, message, megabytes):
        self.status = status
        self.output = output
        self.message = message
        self.megabytes = megabytes


def environment(folder, **changes):
    """Returns an environment in which the program touches nothing but a folder."""
    kept = {name: os.environ[name] for name in ("PATH", "TUNNEL_ASSETS", "TMPDIR") if name in os.environ}
    return {
        **kept, "HOME": str(folder), "LC_ALL": "en_DK.UTF-8", "SDL_VIDEODRIVER": "dummy",
        "XDG_STATE_HOME": f"{folder}/state", "XDG_CACHE_HOME": f"{folder}/cache",
        "XDG_RUNTIME_DIR": str(folder), **{name: str(value) for name, value in changes.items()}}


def run(arguments, folder, *, input=b"", seconds=20, megabytes=400, preparing=None, output=None, **changes):
    """Runs the program to its end, within limits of time and memory."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    process = subprocess.Popen(
        [TUNNEL, *arguments], stdin=subprocess.PIPE, stdout=output or subprocess.PIPE,
        stderr=subprocess.PIPE, env=environment(folder, **changes), preexec_fn=preparing)
    try:
        out, err = process.communicate(input, timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise Broken(f"no end after {seconds} s")
    after = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    if after > before and after / 1024 > megabytes:
        raise Broken(f"{after // 1024} MB")
    return Outcome(process.returncode, out or b"", err, after / 1024)


def judge(outcome, *, statuses=STATUSES, lines=1, length=4000):
    """Fails where an outcome is none that the program promises."""
    if outcome.status < 0:
        raise Broken(f"killed by {signal.Signals(-outcome.status).name}: {outcome.message[-300:]!r}")
    if outcome.status not in statuses:
        raise Broken(f"status {outcome.status}: {outcome.message[-300:]!r}")
    if outcome.message.count(b"\n") > lines or len(outcome.message) > length:
        raise Broken(f"more than a line: {outcome.message[:300]!r}")
    if outcome.status == 0:
        return
    if not outcome.message.startswith(b"tunnel: "):
        raise Broken(f"status {outcome.status} without a word: {outcome.message[:300]!r}")


def judge_text(outcome):
    """Fails where something was printed that a terminal obeys."""
    for text in (outcome.output, outcome.message):
        found = UNFIT.search(text.decode("utf-8", "surrogateescape"))
        if found:
            raise Broken(f"printed {found[0]!r}")


# What says something only to those who know the source: addresses, descriptions of objects, and names of types.
INTERNAL = re.compile(r"0x[0-9a-f]|<|\bContainers\b|\b(?!GeoJSON|JavaScript)[A-Z][a-z]+[A-Z]\w*|Optional\(|\w\.swift")


def judge_lines(lines, folder, *, most=1):
    """Fails where a window says more than a line for a cause, or what only its developers understand."""
    if len(lines) > most:
        raise Broken(f"{len(lines)} lines instead of {most}: {lines[:4]}")
    for line in lines:
        if not line.startswith("tunnel: "):
            raise Broken(f"a line that does not say who speaks: {line}")
        if len(line) > 1000:
            raise Broken(f"a line of {len(line)} characters: {line[:200]}")
        found = INTERNAL.search(line.replace(str(folder), ""))
        if found:
            raise Broken(f"{found[0]!r} is for developers: {line}")


class Folder(tempfile.TemporaryDirectory):
    """A folder that is gone afterward, or as much of it as can be removed."""

    def __init__(self):
        super().__init__(ignore_cleanup_errors=True)

    def __enter__(self):
        return Path(self.name)


def start_display(size):
    """Starts an X server without a screen. Returns its process and the name of its display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-noreset", "-screen", "0", f"{size}x24"], pass_fds=[write],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        return server, ":" + pipe.readline().strip()


def link_assets(folder, copied=()):
    """Makes a folder of links to the data, some files of it copies that can be changed."""
    assets = folder / "assets"
    assets.mkdir()
    for path in ASSETS.iterdir():
        if path.name in copied:
            shutil.copy(path, assets / path.name)
        else:
            (assets / path.name).symlink_to(path)
    return assets


class Attack:
    """A count of what was tried and what broke."""

    def __init__(self, name, seed):
        self.name = name
        self.random = random.Random(f"{name} {seed}")
        self.count = 0
        self.broken = []

    def attempt(self, label, body):
        self.count += 1
        try:
            body()
        except Broken as broken:
            self.broken.append(f"{label}: {broken}")
            print(f"{self.name}: {label}: {broken}", flush=True)
