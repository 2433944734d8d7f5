#!/usr/bin/env python3
"""Writes Debian's machine-readable copyright file, `copyright.py HOMEPAGE`, from the table of the data's sources.

https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
"""
import collections
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What a license is called in the table: its short name in the file.
LICENSES = {
    "public domain": "public-domain", "LGPL-3.0-or-later": "LGPL-3+", "LGPL-3.0": "LGPL-3",
    "LGPL-2.1-or-later": "LGPL-2.1+", "CC BY 4.0": "CC-BY-4.0", "ODbL 1.0": "ODbL-1.0",
    "Unicode-DFS-2016": "Unicode-DFS-2016", "CC0": "CC0-1.0",
}
ON_DEBIAN = "On Debian systems the text is in /usr/share/common-licenses/{}."
TEXTS = {
    "public-domain": "The sources are in the public domain, or facts. What was made of them is under the license of the program.",
    "LGPL-3+": ON_DEBIAN.format("LGPL-3") + " A later version may be chosen.",
    "LGPL-3": ON_DEBIAN.format("LGPL-3"),
    "LGPL-2.1+": ON_DEBIAN.format("LGPL-2.1") + " A later version may be chosen.",
    "CC-BY-4.0": "The text is at https://creativecommons.org/licenses/by/4.0/legalcode.",
    "ODbL-1.0": "The text is at https://opendatacommons.org/licenses/odbl/1-0/.",
    "Unicode-DFS-2016": "The text is at https://spdx.org/licenses/Unicode-DFS-2016.html.",
    "CC0-1.0": ON_DEBIAN.format("CC0-1.0"),
    "Apache-2.0-with-Swift-exception": ON_DEBIAN.format("Apache-2.0")
    + " As an exception, if you use the software to compile your source code and portions of it are embedded into the"
    " binary product as a result, you may redistribute such product without providing attribution as would otherwise be"
    " required by Sections 4(a), 4(b) and 4(d) of the License.",
}


def field(name, lines):
    return f"{name}: " + "\n ".join(lines)


def licenses(words):
    """The short names of the licenses that a cell of the table mentions."""
    found = []
    for name, short in LICENSES.items():
        if name in words:
            found.append(short)
            words = words.replace(name, "")
    return found or ["public-domain"]


def data():
    """A stanza for each file of the data."""
    owners, names = collections.defaultdict(list), collections.defaultdict(set)
    rows = [line.split("\t") for line in (ROOT / "Assets/credits.tsv").read_text().splitlines()]
    for row in rows:
        if not row[0].endswith(".atlas"):
            continue
        names[row[0]] |= set(licenses(row[4]))
        holder = row[4].partition("©")[2].strip() or row[2]
        if holder not in owners[row[0]]:
            owners[row[0]].append(holder)
    for name in owners:
        yield "\n".join([
            f"Files: usr/share/tunnel/{name}", field("Copyright", owners[name]),
            "License: " + " and ".join(sorted(names[name]))])


def expat():
    terms = (ROOT / "LICENSE").read_text().split("\n\n", 2)[2].strip()
    return "License: Expat\n" + "\n".join(" " + (line or ".") for line in terms.splitlines())


def page(homepage):
    year = re.search(r"Copyright \(c\) (.*)", (ROOT / "LICENSE").read_text())[1]
    head = "\n".join([
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/", "Upstream-Name: Tunnel",
        f"Source: {homepage}",
        "Comment: The program contains the runtime of Swift and swift-argument-parser. The sources and licenses of the",
        " data are listed row by row in data.md, beside this file, and in the window about the program."])
    program = "\n".join([
        "Files: usr/bin/tunnel", field("Copyright", [year, "2014-2026 Apple Inc. and the Swift project authors"]),
        "License: Expat and Apache-2.0-with-Swift-exception"])
    stanzas = [head, f"Files: *\nCopyright: {year}\nLicense: Expat", program, *data(), expat()]
    return "\n\n".join(stanzas + [f"License: {name}\n {text}" for name, text in TEXTS.items()]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page(sys.argv[1]))
