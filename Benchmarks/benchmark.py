#!/usr/bin/env python3
"""Measures the app and its libraries beside their peers and prints one table; see Scripts/benchmark."""

import argparse
import ast
import importlib
import os
import sys

import summary
from harness import ASSETS, MINUTES, ROOT, Missing, Table

# Which module has the rows of a group: imported when they are measured, since some need what is installed first.
GROUPS = {"frames": "app", "sheets": "app", "fall": "app", "allocations": "app", "pane": "app", "coast": "libraries", "pictures": "app",
          "start": "app", "session": "app", "idle": "app", "growth": "app", "views": "libraries",
          "constraints": "libraries", "lists": "libraries", "text": "libraries", "transitions": "libraries", "containers": "libraries",
          "places": "answers", "search": "answers", "opening": "answers", "quality": "quality"}


def described():
    """Returns the groups with what they say of themselves."""
    trees = {name: ast.parse((ROOT / f"Benchmarks/{name}.py").read_text()) for name in set(GROUPS.values())}
    texts = {(module, node.name): ast.get_docstring(node) for module, tree in trees.items() for node in tree.body
             if isinstance(node, ast.FunctionDef)}
    return "\n".join(f"  {name:12} {texts[module, name].splitlines()[0]}" for name, module in GROUPS.items())


def asked():
    """Returns what the command line asks for."""
    arguments = argparse.ArgumentParser(
        prog="Scripts/benchmark", description="Measures the app and its libraries beside their peers and prints one table.",
        epilog=f"groups of rows, all if none is named:\n{described()}",
        formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("groups", nargs="*", metavar="group", help="rows to measure")
    arguments.add_argument("--record", action="store_true", help="write the whole table into docs/performance.md")
    arguments.add_argument("--check", action="store_true", help=argparse.SUPPRESS)
    options = arguments.parse_args()
    if options.record and options.groups:
        arguments.error("only the whole table is recorded: name no groups")
    if options.record and MINUTES < 10:
        arguments.error("only a session of ten minutes is recorded: MINUTES=10 or nothing")
    for group in options.groups:
        if group not in GROUPS:
            arguments.error(f"there is no group {group}: there are {' '.join(GROUPS)}")
    return options


def main():
    options = asked()
    if options.check:
        return
    os.environ["TUNNEL_ASSETS"] = str(ASSETS)
    os.environ["XDG_STATE_HOME"] = str(ROOT / "Benchmarks/.build/state")
    # An app of the user that runs meanwhile is left alone.
    os.environ["CONTAINERS_INSTANCE"] = "own"
    table = Table()
    with importlib.import_module("app").Screen():
        table.begin()
        for name in options.groups or GROUPS:
            try:
                getattr(importlib.import_module(GROUPS[name]), name)(table)
            except Missing as reason:
                table.row(name, "", reason)
    settings = [f"{name}={os.environ[name]}" for name in ("RUNS", "FRAMES", "STARTS", "MINUTES") if name in os.environ]
    text = table.text(" ".join([*settings, "Scripts/benchmark", *sys.argv[1:]]))
    artifact = ROOT / "artifacts/benchmark.md"
    artifact.parent.mkdir(exist_ok=True)
    artifact.write_text(text)
    print("written: artifacts/benchmark.md")
    if options.record:
        record(text)


def record(text):
    """Puts the table between its marks in docs/performance.md, and its main figures into README.md."""
    path = ROOT / "docs/performance.md"
    before, begin, rest = path.read_text().partition("<!-- The table of Scripts/benchmark -->\n")
    _, end, after = rest.partition("<!-- Its end -->\n")
    if not begin or not end:
        raise SystemExit("docs/performance.md has no place for the table")
    path.write_text(f"{before}{begin}\n{text}\n{end}{after}")
    summary.write()
    print("written: docs/performance.md, README.md")


if __name__ == "__main__":
    main()
