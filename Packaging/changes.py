"""Reads the releases of CHANGELOG.md, for the metainfo, for Debian's changelog, and for a tag."""
import re
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
