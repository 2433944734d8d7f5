"""What the bytes of a program belong to."""

import collections
import re
import subprocess
import tempfile
from pathlib import Path

# A line of the linker's map, in columns: address, address, size, alignment, then a section, indented a part of it,
# and indented further a symbol.
LINE = re.compile(r"\s*([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+ ( *)(\S.*)")
# These take no place in the file.
EMPTY = re.compile(r"\.t?bss|\.relro_padding")

# What is smaller than this and no module has no row of its own.
LEAST = 100_000
OTHERS = "other libraries and tables"


def stripped_size(program):
    """Returns the bytes of a program without its symbols."""
    with tempfile.TemporaryDirectory() as folder:
        stripped = Path(folder, "program")
        subprocess.run(["strip", "-o", stripped, program], check=True)
        return stripped.stat().st_size


def bytes_by_owner(map_path):
    """Returns the bytes in the file that a linker's map gives each module, library and table."""
    owners = collections.Counter()
    section, is_in_file = "", False
    with open(map_path, errors="replace") as lines:
        for line in lines:
            match = LINE.match(line)
            if not match:
                continue
            address, size, indent, name = match.groups()
            if not indent:
                section = name.strip()
                is_in_file = int(address, 16) > 0 and not EMPTY.match(section)
            elif len(indent) == 8 and is_in_file:
                owners[owner(name, section)] += int(size, 16)
    for name in [name for name, count in owners.items() if count < LEAST and name.startswith(("lib", "linker"))]:
        owners[OTHERS] += owners.pop(name)
    return owners


def owner(part, section):
    """Returns whom a part of a section belongs to: a module, a library, or a table that the linker makes."""
    module = re.search(r"/([^/]+)\.build/", part)
    if module:
        return module[1]
    library = re.search(r"/(lib[^/]+\.a)\(", part)
    if library:
        return library[1]
    return f"linker: {section}" if part.startswith("<internal>") else OTHERS


def code_size(folder):
    """Returns the bytes of code and data in the object files of a module."""
    objects = sorted(folder.rglob("*.o"))
    if not objects:
        return 0
    table = subprocess.run(["size", *objects], capture_output=True, text=True, check=True).stdout
    return sum(int(text) + int(data) for text, data, *_ in (line.split() for line in table.splitlines()[1:]))
