"""Reads the app on an accessibility bus: see Scripts/access."""
import os
import sys
import time

sys.dont_write_bytecode = True

from reading import Atspi, Desktop, GLib, Program, check, failures, line, pump, until, walk  # noqa: E402
from calling import Caller  # noqa: E402

NAMED = {
    "push button", "toggle button", "radio button", "entry", "password text", "list item", "menu item",
    "check menu item", "radio menu item", "slider", "spin button", "heading", "link", "image", "frame", "dialog",
}
TEXT_UNITS = [
    Atspi.TextGranularity.CHAR, Atspi.TextGranularity.WORD, Atspi.TextGranularity.SENTENCE,
    Atspi.TextGranularity.PARAGRAPH,
]


def facts(element):
    """Returns what is told about an element."""
    return (
        element.get_name(), element.get_description(), element.get_role(), element.get_child_count(),
        tuple(sorted(element.get_state_set().get_states())), tuple(sorted(element.get_interfaces())))


def is_gone(element):
    """Whether an element was removed meanwhile, such as a notice."""
    return element.get_state_set().contains(Atspi.StateType.DEFUNCT)


# The elements of which a change was told since a screen was read.
changed = []


def listen():
    """Notes the elements of which changes are told; returns the listener, which has to be kept."""
    listener = Atspi.EventListener.new(lambda event: changed.append(event.source))
    for kind in ["object:children-changed", "object:property-change", "object:state-changed"]:
        listener.register(kind)
    return listener


def inspect(program, screen, is_moving=False):
    """Compares everything on a screen with what is asked for anew, and reads every text.

    On a screen that moves, texts change meanwhile.
    """
    pump(0.3)
    changed.clear()
    root = program.element()
    elements = list(walk(root))
    check(f"{screen}: has elements", len(elements) > 5, len(elements))
    known = {}
    for element in elements:
        unless_gone(screen, element, lambda: known.update({element: facts(element)}))
    elements = [element for element in elements if element in known]
    for element in elements:
        if not is_gone(element):
            element.clear_cache()
    for element, before in known.items():
        unless_gone(screen, element, lambda: compare(screen, element, before, is_moving))
    frame = root.get_child_at_index(0).get_component_iface()
    for element in elements[2:]:
        unless_gone(screen, element, lambda: strike(screen, element, frame))
    return elements


def unless_gone(screen, element, work):
    """Does something with an element, unless it was removed meanwhile."""
    if is_gone(element):
        return
    try:
        work()
    except GLib.Error as error:
        check(f"{screen}: answers", is_gone(element), error.message)


def compare(screen, element, before, is_moving):
    """Compares what is known about an element with what is asked for anew."""
    after = facts(element)
    if is_moving:
        before, after = before[2:], after[2:]
    # What has changed meanwhile is told.
    is_right = before == after or until(lambda: element in changed, 2)
    check(f"{screen}: the cache is right", is_right, f"{before} is {after}")
    if element.get_role_name() in NAMED:
        check(f"{screen}: is named", bool(element.get_name()), line(element))
    if element.get_role_name() != "application":
        parent = element.get_parent()
        siblings = [parent.get_child_at_index(i) for i in range(parent.get_child_count())]
        check(f"{screen}: is a child of its parent", element in siblings or is_gone(element), line(element))
    if not is_moving:
        read(screen, element)


def strike(screen, element, frame):
    """Finds an element by its center, unless a smaller one lies there."""
    part = element.get_component_iface()
    if not part:
        # An announcement is nowhere.
        return check(f"{screen}: is somewhere", element.get_role_name() == "notification", line(element))
    box = part.get_extents(Atspi.CoordType.WINDOW)
    x, y = box.x + box.width // 2, box.y + box.height // 2
    hit = frame.get_accessible_at_point(x, y, Atspi.CoordType.WINDOW)
    if hit == element or hit is None and box.width * box.height == 0:
        return
    other = hit.get_component_iface().get_extents(Atspi.CoordType.WINDOW) if hit else None
    check(
        f"{screen}: the center hits it", other and other.width * other.height <= box.width * box.height,
        f"{line(element)} but {hit and line(hit)}")


def read(screen, element):
    """Reads a text by its parts, which make the whole."""
    if "Text" not in element.get_interfaces():
        return
    text = element.get_text_iface()
    whole, count = text.get_text(0, -1), text.get_character_count()
    check(f"{screen}: has as many characters as it says", len(whole) == count, line(element))
    for unit in TEXT_UNITS:
        parts, offset = "", 0
        while offset < count:
            part = text.get_string_at_offset(offset, unit)
            if part.end_offset <= offset:
                break
            parts, offset = parts + part.content, part.end_offset
        check(f"{screen}: parts make the whole", parts == whole, (unit.value_nick, parts, whole))


def inside(element, *roles):
    """Returns the elements inside one that have one of these roles."""
    return [e for e in walk(element) if e.get_role_name() in roles]


def has(element, *states):
    """Whether an element is there and has all of these states."""
    return element is not None and all(element.get_state_set().contains(getattr(Atspi.StateType, state)) for state in states)


class Reader:
    """What a person does through a screen reader."""

    def __init__(self, program):
        self.program = program
        self.events = []
        self.listener = Atspi.EventListener.new(
            lambda event: self.events.append(
                (event.type, event.source and event.source.get_name(), event.detail1, event.any_data)))
        for kind in ("object:active-descendant-changed", "object:text-changed", "object:announcement", "object:state-changed:showing",
                     "object:children-changed", "object:state-changed:focused", "object:property-change:accessible-name"):
            self.listener.register(kind)

    def press(self, name, role=None):
        """Presses an element, once it is there."""
        element = until(lambda: self.program.find(name, role))
        check(f"“{name}” is there", element is not None)
        if element:
            check(f"“{name}” is pressed", element.get_action_iface().do_action(0))
            pump(0.2)
        return element

    def heard(self, kind, value=None):
        """Whether an event of a kind has come."""
        return until(lambda: any(e[0].startswith(kind) and value in (None, e[3]) for e in self.events), 3)

    def open(self, item, title, screen):
        """Opens a panel from the menu, inspects it and closes it."""
        self.press("More", "push button")
        self.press(item, None)
        check(f"{screen} opens", until(lambda: self.program.find(title)) is not None)
        inspect(self.program, screen, is_moving=screen == "fall")
        self.press("Close", "push button")
        pump(0.4)


MENU_ITEMS = ("menu item", "check menu item", "radio menu item")


def menu(reader):
    """Walks all of the menu “…” with its submenus, and leaves it by a panel that gives the focus back."""
    opener = reader.program.find("More", "push button")
    opener.get_component_iface().grab_focus()
    reader.press("More", "push button")
    menus = until(lambda: inside(reader.program.element(), "popup menu"))
    if not menus:
        return check("the menu is an element", False)
    inspect(reader.program, "menu")
    check("the menu is named", menus[0].get_name() == "More")
    check("nothing beneath the menu is found", reader.program.find("Search", "push button") is None)
    items = inside(menus[0], *MENU_ITEMS)
    usable = [item for item in items if has(item, "SENSITIVE")]
    check("the menu has items", len(usable) > 5, len(items))
    check("opening a menu focuses the first item", until(lambda: has(usable[0], "FOCUSED")), line(usable[0]))
    selection = menus[0].get_selection_iface()
    for item in usable:
        check("an item is selected", selection.select_child(item.get_index_in_parent()), line(item))
        check("the selected item has the focus", until(lambda: has(item, "FOCUSED"), 1), line(item))
        check("one item is selected", selection.get_n_selected_children() == 1)
    for item in usable:
        if has(item, "HAS_POPUP"):
            submenu(reader, item)
    print(f"access: {len(items)} items in the menu, {sum(has(i, 'HAS_POPUP') for i in usable)} submenus")
    reader.press("History…", "menu item")
    dialog = until(lambda: inside(reader.program.element(), "dialog"))
    if not dialog:
        return check("a panel is a dialog", False, [line(e) for e in reader.program.elements()[:6]])
    check("a dialog is modal and named", has(dialog[0], "MODAL") and dialog[0].get_name(), line(dialog[0]))
    check("nothing beneath a dialog is found", reader.program.find("Search", "push button") is None)
    reader.press("Close", "push button")
    check("the focus is back", until(lambda: has(reader.program.find("More", "push button"), "FOCUSED")))


def submenu(reader, item):
    item.get_action_iface().do_action(0)
    menus = until(lambda: inside(reader.program.element(), "popup menu")[1:])
    if not menus:
        return check("a submenu opens", False, line(item))
    check("a submenu has the name of its item", menus[0].get_name() == item.get_name(), line(menus[0]))
    check("the item is expanded", until(lambda: has(item, "EXPANDED")), line(item))
    first = next((i for i in inside(menus[0], *MENU_ITEMS) if has(i, "SENSITIVE")), None)
    check("a submenu focuses its first item", first and until(lambda: has(first, "FOCUSED")), first and line(first))


def rows(reader):
    """Texts and images inside rows and buttons are no elements of their own."""
    for element in reader.program.elements():
        if element.get_role_name() in ("list item", "push button", "toggle button", *MENU_ITEMS):
            texts = inside(element, "label", "heading", "image", "separator")
            texts = [t for t in texts if t.get_parent() == element and not has(t, "FOCUSABLE")]
            check("a row is one element", not texts, f"{line(element)}: {[line(t) for t in texts]}")


def search(reader):
    reader.press("Search", "push button")
    field = until(lambda: reader.program.find("Search", "entry"))
    inspect(reader.program, "search")
    check("the field has the focus", until(
        lambda: field.get_state_set().contains(Atspi.StateType.FOCUSED)))
    field.get_editable_text_iface().insert_text(0, "Tōkyō", 5)
    check("what was typed is there", field.get_text_iface().get_text(0, -1) == "Tōkyō")
    check("typing is told", reader.heard("object:text-changed:insert", "Tōkyō"), reader.events[-5:])
    row = until(lambda: reader.program.find("Tokyo", "list item"))
    check("a place is found", row is not None)
    check("a place is told apart", "Japan" in row.get_description(), line(row))
    check("the chosen place is told", reader.heard("object:active-descendant-changed"))
    check("their number is said", until(
        lambda: any(e[0].startswith("object:announcement") and "result" in str(e[3]) for e in reader.events), 3))
    inspect(reader.program, "results")
    rows(reader)
    check("the results are a list", row.get_parent().get_selection_iface() is not None)
    row.get_action_iface().do_action(0)
    check("it is dug there", until(
        lambda: "Tokyo" in reader.program.element().get_child_at_index(0).get_name()))
    check("the dig is announced", reader.heard("object:announcement"))
    check("a notification shows", until(lambda: reader.program.find("Tokyo", "notification")))


def globe(reader):
    """Turns, zooms and digs by what a globe and the mark on it offer."""
    globe = until(lambda: reader.program.find("Start map", "image"))
    check("a globe says what it shows", globe.get_description().startswith("center "), line(globe))
    width = globe.get_value_iface()
    check("a globe is zoomed", width.set_current_value(3000))
    check("a globe is as wide", until(lambda: abs(width.get_current_value() - 3000) < 1), width.get_current_value())
    mark = until(lambda: reader.program.find("Start", "push button"))
    for element, name, changed in [
        (globe, "Turn east", globe), (mark, "Step north", mark), (globe, "Dig here", mark),
        (globe, "Both globes", globe),
    ]:
        before = changed.get_description()
        actions = element.get_action_iface()
        names = [actions.get_localized_name(i) for i in range(actions.get_n_actions())]
        check(f"“{name}” is offered", name in names, names)
        reader.events.clear()
        actions.do_action(names.index(name))
        check(f"“{name}” is done", until(lambda: changed.get_description() != before, 3), line(changed))
        check(f"“{name}” is said", reader.heard("object:announcement"), reader.events[-5:])
    for name in ["Copy start", "Copy end"]:
        button = reader.program.find(name, "push button")
        check(f"“{name}” has a value", "N" in button.get_description() or "S" in button.get_description())


def flip(reader):
    button = until(lambda: reader.program.find("Radar", "toggle button"))
    path = button.path
    reader.press("Radar")
    check("the facts are shown", until(lambda: reader.program.find("Facts of the start")) is not None)
    pump(1)
    check("the radar is pressed", button.get_state_set().contains(Atspi.StateType.PRESSED))
    fact = until(lambda: reader.program.find("Local time: ", "label"))
    check("a fact is read with its value and source", fact and ", " in fact.get_name(), fact and line(fact))
    check("the headlines are said", until(
        lambda: any(e[0].startswith("object:announcement") and "→" in str(e[3]) for e in reader.events), 3))
    inspect(reader.program, "information")
    reader.press("Radar")
    check("the maps are shown", until(lambda: reader.program.find("Start map", "image")) is not None)
    pump(1)
    check("the path is the same", reader.program.find("Radar", "toggle button").path == path)


def focus(reader):
    button = until(lambda: reader.program.find("Search", "push button"))
    check("takes the focus", button.get_component_iface().grab_focus())
    check("has the focus", until(lambda: button.get_state_set().contains(Atspi.StateType.FOCUSED)))
    check("the focus is told", reader.heard("object:state-changed:focused"))


def slide(reader):
    """Sets a slider to its end, and steps it back."""
    reader.press("Day and night", "toggle button")
    slider = until(lambda: next((e for e in reader.program.elements() if e.get_role_name() == "slider"), None))
    if not slider:
        return check("there is a slider", False)
    inspect(reader.program, "day and night")
    value = slider.get_value_iface()
    most, step = value.get_maximum_value(), value.get_minimum_increment()
    check("a slider is set", value.set_current_value(most + 1000))
    check("a slider is at its end", until(lambda: abs(value.get_current_value() - most) <= step), line(slider))
    before = value.get_current_value()
    slider.get_action_iface().do_action(1)
    check("a slider is stepped back", until(lambda: value.get_current_value() < before), line(slider))


def begin(desktop, program):
    """Begins reading while the app runs; checks what it costs."""
    # What follows is not about the start.
    pump(2.5)
    before = program.status("VmRSS"), program.status("Threads"), program.sockets()
    check("no connection without a reader", before[2] <= 3, before)
    start = time.monotonic()
    desktop.turn(True)
    Atspi.init()
    check("is found within a second", until(program.element, 3) and time.monotonic() - start < 1)
    print(f"access: found after {(time.monotonic() - start) * 1000:.0f} ms")
    pump(0.3)
    check("no thread more", program.status("Threads") <= before[1])
    growth = program.status("VmRSS") - before[0]
    print(f"access: {growth} kB more resident")
    check("at most 1.5 MB more", growth <= 1536, growth)
    root = program.element()
    check("names its toolkit", root.get_toolkit_name() == "Containers")


def end(desktop, program):
    """Ends reading while the app runs, and begins again."""
    sockets = program.sockets()
    desktop.turn(False)
    check("hangs up", until(lambda: program.sockets() < sockets))
    desktop.turn(True)
    check("is found again", until(program.element) is not None)


def main():
    tunnel, calls, seconds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    desktop = Desktop()
    log = os.environ["HOME"] + "/log"
    program = Program([tunnel], log)
    try:
        use(desktop, program, calls, seconds)
    finally:
        if program.process.poll() not in (None, 0):
            print(f"access: the app ended with {program.process.returncode}: {program.said()[-3000:]}")
        program.process.kill()
        desktop.launcher.terminate()
    if failures:
        sys.exit(1)
    print("access: all of it holds")


def use(desktop, program, calls, seconds):
    begin(desktop, program)
    reader = Reader(program)
    listener = listen()
    inspect(program, "maps")
    search(reader)
    globe(reader)
    flip(reader)
    menu(reader)
    for item, title, screen in [
        ("History…", "History", "history"), ("Discover…", "Discover", "discover"),
        ("Fall through the tunnel", "Section of the Earth", "fall"),
    ]:
        reader.open(item, title, screen)
    focus(reader)
    slide(reader)
    del listener
    end(desktop, program)
    caller = Caller(desktop.connect())
    caller.kill_registry()
    caller.call_at_random(program, calls // 2, "maps")
    reader.press("Search", "push button")
    field = until(lambda: program.find("Search", "entry"))
    field.get_editable_text_iface().insert_text(0, "Tōkyō", 5)
    check("places are found before the calls", until(lambda: program.find("Tokyo", "list item")) is not None)
    # What is typed, up to 5,000 characters at a time, can be undone. In 120,000 calls it came to rest at 10 MB.
    caller.call_at_random(program, calls // 2, "search", 16384)
    caller.flood(program)
    if seconds:
        caller.flood_on(program, seconds)
    program.end()


if __name__ == "__main__":
    main()
