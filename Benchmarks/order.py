#!/usr/bin/env python3
"""Writes Packaging/order.txt: the functions that run until the first frame, which the linker puts together.

The system maps a program by 64 kilobytes; where these functions lie among all others, nearly all of the program is
resident at its first frame. Names that are no more are passed over, so that the list may be old; run this on a
release build now and then.
"""

import os
import pathlib
import subprocess
import tempfile

import app
import instructions
import peers
from harness import ASSETS, ROOT, TUNNEL

ORDER = ROOT / "Packaging/order.txt"


def functions(program, folder):
    """Returns the functions of one start, at home in a folder; the very first one has nothing to read there."""
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--demangle=no", "--callgrind-out-file=out", program], check=True, cwd=folder,
        # Names come in the second frame.
        env={**os.environ, **app.living_in(folder), "TUNNEL_ASSETS": str(ASSETS), "LD_PRELOAD": str(peers.presented()),
             "PRESENTED_FRAME": "2"})
    with open(f"{folder}/out", errors="replace") as file:
        # Callgrind numbers the functions that call themselves.
        return {name.partition("'")[0] for name in instructions.own_costs(file, [TUNNEL.name])}


def main():
    with app.Screen(), tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, TUNNEL.name)
        subprocess.run(["strip", "--strip-debug", "-o", program, TUNNEL], check=True)
        names = functions(program, folder)
        app.used_once({}, folder)
        names |= functions(program, folder)
    known = subprocess.run(["nm", "--defined-only", "--numeric-sort", "--format=just-symbols", TUNNEL], text=True,
                           check=True, stdout=subprocess.PIPE).stdout.split()
    # As they lie in the program already, each once.
    order = [name for name in dict.fromkeys(known) if name in names]
    ORDER.write_text("".join(f"{name}\n" for name in order))
    print(f"written: {ORDER.relative_to(ROOT)}, {len(order)} functions")


if __name__ == "__main__":
    main()
