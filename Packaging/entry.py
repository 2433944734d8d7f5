#!/usr/bin/env python3
"""Writes what describes the program to a desktop.

  entry.py desktop APP_ID PROGRAM             the desktop entry; PROGRAM is what it starts
  entry.py metainfo APP_ID HOMEPAGE VERSION   the metainfo, with the releases of CHANGELOG.md

Both are in all languages of po/, but for the releases. Uses GNU gettext (package gettext).
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

sys.dont_write_bytecode = True
import changes  # noqa: E402

TEMPLATES = Path(__file__).resolve().parent / "desktop"
TRANSLATIONS = TEMPLATES.parent.parent / "po"


def translated(kind, name):
    """A template with the translations of its texts; kind is --desktop or --xml."""
    with tempfile.TemporaryDirectory() as folder:
        # Debian's msgfmt reads the languages from a file beside them only.
        sources = sorted(TRANSLATIONS.glob("*.po"))
        Path(folder, "LINGUAS").write_text("".join(f"{source.stem}\n" for source in sources))
        for source in sources:
            Path(folder, source.name).symlink_to(source)
        command = ["msgfmt", kind, f"--template={TEMPLATES / name}", "-d", folder, "-o", "-"]
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        return subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout.decode()


def quoted(program):
    """A program as an argument of Exec: quoted if it has to be, then with the escapes of a value."""
    if all(character.isalnum() or character in "/._-+" for character in program):
        return program
    inner = "".join("\\" + character if character in '"`$\\' else character for character in program)
    return ('"' + inner.replace("%", "%%") + '"').replace("\\", "\\\\")


def desktop(app_id, program):
    lines = translated("--desktop", "tunnel.desktop").replace("@APP_ID@", app_id).splitlines()
    for number, line in enumerate(lines):
        key, _, value = line.partition("=")
        if key == "Exec":
            lines[number] = f"Exec={quoted(program)}{value.removeprefix('tunnel')}"
        elif key == "TryExec":
            lines[number] = "TryExec=" + program.replace("\\", "\\\\")
    return "\n".join(lines) + "\n"


def release(entry):
    items = "".join(f"\n          <li>{escape(item)}</li>" for item in entry.items())
    listed = f"\n        <ul>{items}\n        </ul>" if items else ""
    return f"""\
    <release version="{entry.version}" date="{entry.date}">
      <description>
        <p>{escape(entry.introduction() or "What is new:")}</p>{listed}
      </description>
    </release>"""


def metainfo(app_id, homepage, version):
    text = translated("--xml", "tunnel.metainfo.xml")
    for name, value in [("APP_ID", app_id), ("HOMEPAGE", homepage), ("VERSION", version)]:
        text = text.replace(f"@{name}@", escape(value))
    return text.replace("@RELEASES@", "\n".join(map(release, changes.releases())))


if __name__ == "__main__":
    write = {"desktop": desktop, "metainfo": metainfo}[sys.argv[1]]
    sys.stdout.write(write(*sys.argv[2:]))
