"""What the source files hold: lines without comments and blank lines, by target."""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KINDS = {".swift", ".c", ".h"}


def targets():
    """Returns the folders of the targets with sources by name, and the names of those that are tests."""
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, check=True)
    folders, tests = {}, set()
    for target in json.loads(dump.stdout)["targets"]:
        if target["type"] == "system":
            continue
        name = target["name"]
        is_test = target["type"] == "test"
        folders[name] = ROOT / (target.get("path") or f"{'Tests' if is_test else 'Sources'}/{name}")
        if is_test:
            tests.add(name)
    return folders, tests


def files(folder):
    """Returns the source files in a folder."""
    return [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS]


def lines(path):
    """Returns how many lines of a file hold code. Those of a literal of several lines do."""
    count = 0
    is_literal = is_comment = False
    for line in path.read_text().splitlines():
        text = line.strip()
        if is_comment:
            is_comment = "*/" not in text
            continue
        if not is_literal and text.startswith("/*"):
            is_comment = "*/" not in text
            continue
        if not text or not is_literal and text.startswith("//"):
            continue
        count += 1
        if path.suffix == ".swift" and text.count('"""') % 2:
            is_literal = not is_literal
    return count
