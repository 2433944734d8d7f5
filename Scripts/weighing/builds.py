"""Builds from nothing, with the seconds of the processor that each module takes."""

import collections
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from sources import ROOT

# Holds a build of its own, so that every figure is whole, and the build for work stays as it is.
SCRATCH = ROOT / ".build-weigh"
TIMED = Path(__file__).resolve().parent / "timed"


def tools():
    """Returns the folder with the real compilers."""
    target = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True)
    return Path(json.loads(target.stdout)["paths"]["runtimeResourcePath"]).parent.parent / "bin"


def stand_ins():
    """Returns the folder with a stand-in for each compiler, which notes what the compiler takes.

    The build finds the compiler's libraries beside it, so the folder is one of a whole toolchain.
    """
    folder = SCRATCH / "toolchain/usr/bin"
    shutil.rmtree(SCRATCH / "toolchain", ignore_errors=True)
    folder.mkdir(parents=True)
    (folder.parent / "lib").symlink_to(tools().parent / "lib")
    for name in ("swiftc", "clang"):
        shutil.copy(TIMED, folder / name)
    return folder


def build(name, command):
    """Builds into a new folder of a name: a command that takes options of swift build.

    Returns the folder, the seconds of the processor by module, and the seconds until it was built.
    """
    scratch, log = SCRATCH / name, SCRATCH / f"{name}.log"
    shutil.rmtree(scratch, ignore_errors=True)
    SCRATCH.mkdir(exist_ok=True)
    log.unlink(missing_ok=True)
    folder = stand_ins()
    environment = dict(
        os.environ, SWIFT_EXEC=str(folder / "swiftc"), CC=str(folder / "clang"),
        WEIGH_TOOLS=str(tools()), WEIGH_LOG=str(log))
    start = time.monotonic()
    status = subprocess.run([*command, "--scratch-path", str(scratch)], cwd=ROOT, env=environment,
                            stdout=sys.stderr).returncode
    if status != 0:
        sys.exit(f"weigh: {' '.join(command)} ended with status {status}")
    seconds = collections.Counter()
    for line in log.read_text().splitlines():
        count, work = line.split(" ", 1)
        seconds[work] += float(count)
    return scratch, seconds, time.monotonic() - start
