#!/usr/bin/env python3
"""Writes the manual page tunnel(1) from what the program says of its commands.

  tunnel --experimental-dump-help | manual.py DATE > tunnel.1

DATE is YYYY-MM-DD. What no command knows (environment, files, examples) is in manual.txt. The keys are in keys.txt,
which a test compares with the commands of the window, and writes with BLESS=1.
"""
import collections
import datetime
import json
import re
import sys
import textwrap
from pathlib import Path

STATUS = "Exit status: "


def text(words):
    """Words as roff shows them. A text line must not begin as a request does."""
    words = words.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + words if words.startswith((".", "'")) else words


def argument(words):
    """Words as one argument of a macro, which is no macro itself."""
    return "\\&" + text(words).replace('"', "\\(dq").replace(" ", "\\ ")


def sentences(paragraph):
    """A paragraph with each sentence on lines of its own, as roff expects it."""
    parts = re.split(r"(?<=[A-Za-z)][.:;]) ", " ".join(paragraph.split()))
    return [line for part in parts for line in lines(part)]


def lines(sentence):
    """A sentence in lines of at most 80 bytes, where a letter beyond ASCII counts as its escape."""
    for width in range(78, 20, -1):
        wrapped = [text(line) for line in textwrap.wrap(sentence, width, break_on_hyphens=False)]
        if all(len(line) + 7 * sum(ord(letter) > 127 for letter in line) <= 80 for line in wrapped):
            break
    return wrapped


def names(entry):
    """The names of an option, as macros, with its value."""
    # Those of one letter first, as people type them.
    ordered = sorted(entry["names"], key=lambda name: name["kind"] != "short")
    flags = [("Fl " if name["kind"] == "short" else "Fl \\-") + name["name"].replace("-", "\\-") for name in ordered]
    value = f" Ar {argument(entry['valueName'])}" if entry["kind"] == "option" else ""
    return [flag + value for flag in flags]


def shown(command):
    return [entry for entry in command.get("arguments", []) if entry.get("shouldDisplay", True)]


def own(command):
    """The arguments without those that every command has."""
    return [entry for entry in shown(command) if entry["valueName"] not in ("version", "help")]


def synopsis(command, is_default):
    rows = [".Nm tunnel" + ("" if is_default else f" Cm {command['commandName']}")]
    for entry in own(command):
        words = f"Ar {argument(entry['valueName'])}" if entry["kind"] == "positional" else names(entry)[-1]
        if entry["kind"] == "positional" and entry["isRepeating"]:
            words += " ..."
        rows.append((".Op " if entry["isOptional"] else ".") + words)
    return rows


def options(entries):
    rows = [".Bl -tag -width Ds"]
    for entry in entries:
        if entry["kind"] == "positional":
            rows.append(f".It Ar {argument(entry['valueName'])}")
        else:
            rows.append(".It " + " , ".join(names(entry)))
        rows += sentences(entry["abstract"])
        if entry.get("allValues"):
            rows.append(text("One of " + ", ".join(entry["allValues"]) + "."))
        if entry.get("defaultValue") and "default" not in entry["abstract"]:
            rows.append(text(f"The default is {entry['defaultValue']}."))
    return rows + [".El"]


def paragraphs(command):
    return [part for part in (command.get("discussion") or "").split("\n\n") if part.strip()]


def section(command, is_default, common):
    title = "tunnel" if is_default else f"tunnel {command['commandName']}"
    rows = [f".Ss {title}", *sentences(command["abstract"])]
    for paragraph in paragraphs(command):
        if paragraph not in common:
            rows += [".Pp", *sentences(paragraph)]
    entries = own(command)
    return rows + (options(entries) if entries else [])


def keys(table):
    """The commands of the window with their keys: a heading after a number sign, then keys and titles."""
    rows = [".Ss Keys"]
    for line in table.splitlines():
        if line.startswith("# "):
            rows += ([".El", ".Pp"] if len(rows) > 1 else []) + [text(line[2:] + ":"), ".Bl -tag -width Ds -compact"]
        else:
            shortcuts, title = line.split("\t")
            rows += [f".It {argument(shortcuts)}", *sentences(title)]
    return rows + [".El"]


def statuses(paragraph):
    rows = [".Sh EXIT STATUS", ".Bl -tag -width 99"]
    for number, meaning in re.findall(r"(\d+) (.*?)(?=, \d|\.$)", paragraph.removeprefix(STATUS)):
        rows += [f".It {number}", text(meaning[0].upper() + meaning[1:] + ".")]
    return rows + [".El"]


def page(root, date):
    commands = [command for command in root["subcommands"] if command["commandName"] != "help"]
    counts = collections.Counter(paragraph for command in commands for paragraph in paragraphs(command))
    common = [paragraph for paragraph in counts if counts[paragraph] > 1]
    default = root["defaultSubcommand"]
    introduction = [part for part in paragraphs(root) if part not in counts and not part.startswith(STATUS)]
    status = next(part for part in paragraphs(root) if part.startswith(STATUS))
    day = datetime.date.fromisoformat(date)
    rows = [
        ".\\\" Packaging/manual.py writes this page.",
        f".Dd {day:%B} {day.day}, {day.year}", ".Dt TUNNEL 1", ".Os", ".Sh NAME", ".Nm tunnel",
        ".Nd " + text(root["abstract"].rstrip(".")), ".Sh SYNOPSIS",
    ]
    for command in commands:
        rows += synopsis(command, command["commandName"] == default)
    rows += [".Nm tunnel", ".Fl \\-help | Fl \\-version", ".Sh DESCRIPTION"]
    for number, paragraph in enumerate(introduction):
        rows += ([".Pp"] if number else []) + sentences(paragraph)
    for command in commands:
        rows += section(command, command["commandName"] == default, common)
    rows += [".Ss Every command", *options([entry for entry in shown(root)])]
    rows += [".Ss Places and batches"]
    for number, paragraph in enumerate(common):
        rows += ([".Pp"] if number else []) + sentences(paragraph)
    folder = Path(__file__).resolve().parent
    rows += keys((folder / "keys.txt").read_text())
    rest = (folder / "manual.txt").read_text()
    environment, files, examples = re.split(r"(?=^\.Sh )", rest, flags=re.M)[1:]
    return "\n".join(rows) + "\n" + environment + files + "\n".join(statuses(status)) + "\n" + examples


if __name__ == "__main__":
    sys.stdout.write(page(json.load(sys.stdin)["command"], sys.argv[1]))
