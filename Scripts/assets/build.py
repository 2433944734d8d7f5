#!/usr/bin/env python3
"""Builds every file of bundled data and records what came out in Assets/manifest.json, and the
sources that Assets/README.md names in Assets/credits.tsv, which the app reads.

`--record` only records the files that are there; `--check` only compares them with the manifest and
ends with 1 where they differ.
"""

import argparse
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import zlib

HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parent.parent / "Assets"
MANIFEST = ASSETS / "manifest.json"
README = ASSETS / "README.md"
CREDITS = ASSETS / "credits.tsv"
# Builders that run last, in this order.
LAST = "build_features.py build_names.py build_countrynames.py"


def build(inputs):
    """Runs the builder of each file."""
    # The features read other files, and the names number the contents of all files.
    scripts = sorted(HERE.glob("build_*.py"))
    for script in sorted(scripts, key=lambda script: LAST.find(script.name)):
        print(script.name, flush=True)
        subprocess.run([sys.executable, "-B", script, "--inputs", inputs], check=True)


def credits():
    """The rows of the tables in the README: file, what it is, source, package, license, note."""
    rows, file = [], None
    for line in README.read_text().splitlines():
        heading = re.fullmatch(r"## (\S+\.atlas): (.+)", line)
        if line.startswith("#"):
            file = heading and heading.groups()
        cells = [cell.strip().replace("`", "") for cell in line.strip("|").split("|")]
        if not file or not line.startswith("|") or cells[0] == "source" or not cells[0].strip("-"):
            continue
        if len(cells) != 4:
            sys.exit(f"Assets/README.md: a row of {file[0]} has {len(cells)} cells, not 4")
        rows.append("\t".join([*file, *cells]))
    uncredited = {path.name for path in ASSETS.glob("*.atlas")} - {row.split("\t")[0] for row in rows}
    if uncredited:
        sys.exit(f"Assets/README.md names no source of {', '.join(sorted(uncredited))}")
    return "\n".join(rows) + "\n"


def manifest():
    """The size and the checksums of each file, as the text of the manifest."""
    files = {}
    for file in sorted(ASSETS.rglob("*")):
        if file.is_file() and file not in (MANIFEST, README, CREDITS):
            data = file.read_bytes()
            files[file.relative_to(ASSETS).as_posix()] = {
                "bytes": len(data),
                "crc32": f"{zlib.crc32(data):08x}",
                "sha256": hashlib.sha256(data).hexdigest(),
            }
    return json.dumps(files, indent=2, sort_keys=True) + "\n"


def check():
    """Ends with 1 and the names of the files that are not as recorded."""
    recorded, found = json.loads(MANIFEST.read_text()), json.loads(manifest())
    names = sorted(recorded.keys() | found.keys())
    different = [name for name in names if recorded.get(name) != found.get(name)]
    if different:
        sys.exit(f"not as Assets/manifest.json says: {', '.join(different)}; "
                 "if they are right, run Scripts/assets/build.py --record")
    if not CREDITS.exists() or CREDITS.read_text() != credits():
        sys.exit("Assets/credits.tsv is not what Assets/README.md says; "
                 "run Scripts/assets/build.py --record")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=pathlib.Path, default=HERE / "inputs")
    parser.add_argument("--record", action="store_true", help="only write the manifest")
    parser.add_argument("--check", action="store_true", help="only compare with the manifest")
    options = parser.parse_args()
    if options.check:
        check()
        return
    if not options.record:
        build(options.inputs.resolve())
    MANIFEST.write_text(manifest())
    CREDITS.write_text(credits())


if __name__ == "__main__":
    main()
