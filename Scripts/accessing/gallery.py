"""Reads all screens of the Gallery on an accessibility bus: see Scripts/access."""
import os
import re
import sys
import time

sys.dont_write_bytecode = True

from access import has, inspect, listen  # noqa: E402
from reading import Atspi, Desktop, Program, check, failures, line, pump, until, walk  # noqa: E402

# What an element may be whose line in the outline has one of these words, the first that it has.
ROLES = {
    "text field": {"entry", "password text", "text", "spin button"},
    "switch": {"toggle button"},
    "button": {"push button", "toggle button", "radio button", "list item", "link", "page tab"},
    "header": {"heading"},
    "adjustable": {"slider", "spin button", "separator", "scroll bar"},
    "image": {"image"},
    "text": {"label", "heading"},
}
# What something can be done with.
ACTING = {
    "push button", "toggle button", "radio button", "entry", "password text", "text", "list item", "menu item",
    "slider", "spin button", "link", "page tab",
}


def open_topic(program, search, title):
    """Searches a topic in the sidebar and opens it by its row; returns whether it is there."""
    search.get_editable_text_iface().set_text_contents(title)
    row = until(lambda: next((r for r in walk(topics(program)) if r.get_name() == title and is_row(r)), None))
    return row and row.get_action_iface().do_action(0)


def is_row(element):
    return element.get_role_name() == "list item"


def topics(program):
    return program.find("Topics", "list")


def page(program):
    """Returns the elements without those of the sidebar."""
    elements, hidden = [], set()
    for element in program.elements():
        parent = element.get_parent()
        if parent in hidden or element.get_role_name() == "list" and element.get_name() == "Topics":
            hidden.add(element)
        else:
            elements.append(element)
    return elements


def compare(program, title, outline):
    """Compares names and roles with the outline that the tests of the Gallery wrote."""
    expected = [tuple(entry.split("\t")) for entry in outline.split("\n")]
    found = [((e.get_name() or "").replace("\n", " "), e.get_role_name()) for e in page(program)]
    for words, name in expected:
        # The tests have a date of their own, and what has neither name nor traits only holds others.
        if re.search(r"\b20\d\d\b", name) or not (words or name):
            continue
        wanted = next((ROLES[kind] for kind in ROLES if kind in words.split(", ")), None)
        match = next((i for i, (n, r) in enumerate(found) if n == name and (not wanted or r in wanted)), None)
        check(f"{title}: “{name}” is read as in the outline", match is not None, (words, [f for f in found if f[0] == name]))
        if match is not None:
            del found[match]


def use(element, title):
    """Checks that what can be focused is named, and that what acts has actions."""
    role = element.get_role_name()
    check(f"{title}: has a known role", role not in ("unknown", "invalid", "redundant object"), line(element))
    if has(element, "FOCUSABLE"):
        check(f"{title}: what can be focused is named", bool(element.get_name()), line(element))
    if role in ACTING and has(element, "SENSITIVE"):
        actions = element.get_action_iface()
        count = actions.get_n_actions() if actions else 0
        check(f"{title}: has actions", count > 0, line(element))
        check(f"{title}: its actions are named", all(actions.get_localized_name(i) for i in range(count)), line(element))


def main():
    gallery, outlines = sys.argv[1], sys.argv[2]
    desktop = Desktop()
    program = Program([gallery], os.environ["HOME"] + "/log", "Gallery")
    titles = sorted(name.removesuffix(".txt") for name in os.listdir(outlines))
    try:
        desktop.turn(True)
        Atspi.init()
        check("the Gallery is found", until(program.element, 20) is not None)
        listener = listen()
        pump(1)
        start, count = time.monotonic(), 0
        inspect(program, "Gallery")
        search = program.find("Search", "entry")
        for title in titles:
            with open(f"{outlines}/{title}.txt") as file:
                outline = file.read()
            check(f"{title} is opened", open_topic(program, search, title))
            until(lambda: any(e.get_name() == title and e.get_role_name() == "heading" for e in page(program)))
            elements = inspect(program, title)
            compare(program, title, outline)
            for element in elements:
                use(element, title)
            count += len(elements)
        del listener
        print(f"access: {count} elements on {len(titles)} screens of the Gallery in {time.monotonic() - start:.0f} s")
        program.end()
    finally:
        program.process.kill()
        desktop.launcher.terminate()
    if failures:
        sys.exit(1)


if __name__ == "__main__":
    main()
