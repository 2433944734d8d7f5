#!/usr/bin/env python3
"""Reads the releases of CHANGELOG.md, for the metainfo (entry.py), for Debian and for a tag.

  changes.py debian VERSION DAY MAINTAINER   Debian's changelog
  changes.py tag VERSION                     the text of the tag of a release
"""
import datetime
import re
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Release:
    version: str
    date: str  # YYYY-MM-DD
    text: str  # Markdown

    def section(self, title):
        """The text of a section; empty if there is none."""
        match = re.search(rf"^### {title}\n(.*?)(?=^### |\Z)", self.text, re.M | re.S)
        return match[1].strip() if match else ""

    def introduction(self):
        """What is said before the first section."""
        return plain(self.text.partition("\n### ")[0])

    def items(self, title="App"):
        """What a section lists, each as its first sentence."""
        items = re.findall(r"^- (.*?)(?=^- |\Z)", self.section(title), re.M | re.S)
        return [re.split(r"(?<=[.!?]) ", plain(item))[0].rstrip(".") for item in items]


def plain(markdown):
    """Markdown as one line of plain text."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", markdown)
    return " ".join(re.sub(r"[*`]", "", text).split())


def releases(path=ROOT / "CHANGELOG.md"):
    """All releases, the newest first, without what is unreleased."""
    parts = re.split(r"^## (.*)\n", path.read_text(), flags=re.M)[1:]
    found = []
    for heading, text in zip(parts[::2], parts[1::2]):
        match = re.fullmatch(r"([\d.]+) – (\d{4}-\d\d-\d\d)", heading.strip())
        if match:
            found.append(Release(match[1], match[2], text.strip()))
    return found


def debian(version, day, maintainer):
    """Debian's changelog: the release that is packaged, and those before it."""
    found = releases()
    texts = []
    for entry in found:
        number, when = entry.version + "-1", entry.date
        if entry is found[0]:
            number, when = version, day
        items = "\n".join(
            textwrap.fill(item + ".", 78, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False)
            for item in entry.items() or [entry.introduction()])
        date = datetime.date.fromisoformat(when)
        texts.append(
            f"tunnel ({number}) unstable; urgency=medium\n\n{items}\n\n"
            f" -- {maintainer}  {date:%a, %d %b %Y} 00:00:00 +0000\n")
    return "\n".join(texts)


def tag(version):
    """What a tag says of a release: its title, then its section."""
    for entry in releases():
        if entry.version == version:
            return f"Tunnel {version}\n\n{entry.text}\n"
    sys.exit(f"changes: CHANGELOG.md has no section of {version}")


if __name__ == "__main__":
    write = {"debian": debian, "tag": tag}[sys.argv[1]]
    sys.stdout.write(write(*sys.argv[2:]))
