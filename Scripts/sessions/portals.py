"""Has the app ask a portal and a file manager that play their parts here: see Scripts/session."""
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "accessing"))

from reading import Atspi, Desktop, Gio, GLib, Program, check, failures, pump, until  # noqa: E402

PORTAL = "org.freedesktop.portal.Desktop"
PORTAL_PATH = "/org/freedesktop/portal/desktop"
MANAGER = "org.freedesktop.FileManager1"
PORTALS = """<node>
  <interface name="org.freedesktop.portal.OpenURI">
    <method name="OpenURI"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}"
      direction="in"/><arg type="o" direction="out"/></method>
  </interface>
  <interface name="org.freedesktop.portal.FileChooser">
    <method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}"
      direction="in"/><arg type="o" direction="out"/></method>
  </interface>
</node>"""
MANAGERS = """<node><interface name="org.freedesktop.FileManager1">
  <method name="ShowItems"><arg type="as" direction="in"/><arg type="s" direction="in"/></method>
</interface></node>"""
TRIP = {
    "first": "Point one", "second": "Point two",
}
HOME = Path(os.environ["HOME"])

bus = Gio.bus_get_sync(Gio.BusType.SESSION)


class Portal:
    """A portal that does what `way` says: choose a file, cancel, be silent, refuse."""

    def __init__(self):
        self.way, self.file, self.asked = "refuse", None, []
        for interface in Gio.DBusNodeInfo.new_for_xml(PORTALS).interfaces:
            bus.register_object(PORTAL_PATH, interface, self.take, None, None)
        self.name = None

    def appear(self):
        self.name = Gio.bus_own_name(Gio.BusType.SESSION, PORTAL, 0, None, None, None)
        until(lambda: owned(PORTAL))

    def leave(self):
        Gio.bus_unown_name(self.name)
        until(lambda: not owned(PORTAL))

    def take(self, connection, sender, path, interface, method, arguments, invocation):
        options = arguments.unpack()[2]
        self.asked.append((method, arguments.unpack()))
        if self.way == "silent":
            return
        if self.way == "refuse":
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotAllowed", "no")
            return
        name = sender[1:].replace(".", "_")
        request = f"{PORTAL_PATH}/request/{name}/{options['handle_token']}"
        uris = {"uris": GLib.Variant("as", [self.file])} if self.way == "choose" else {}
        response = GLib.Variant("(ua{sv})", (0 if self.way == "choose" else 1, uris))
        # A quick portal signals the end before it has answered the call.
        connection.emit_signal(sender, request, "org.freedesktop.portal.Request", "Response", response)
        invocation.return_value(GLib.Variant("(o)", (request,)))


class Manager:
    """A file manager."""

    def __init__(self):
        self.shown = []
        interface = Gio.DBusNodeInfo.new_for_xml(MANAGERS).interfaces[0]
        bus.register_object("/org/freedesktop/FileManager1", interface, self.take, None, None)
        Gio.bus_own_name(Gio.BusType.SESSION, MANAGER, 0, None, None, None)

    def take(self, connection, sender, path, interface, method, arguments, invocation):
        self.shown += arguments.unpack()[0]
        invocation.return_value(None)


def owned(name):
    return bus.call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
        GLib.Variant("(s)", (name,)), None, 0, 2000, None).unpack()[0]


def press(program, name, role=None):
    """Presses an element, once it is there."""
    element = until(lambda: program.find(name, role))
    check(f"“{name}” is there", element is not None)
    if element:
        element.get_action_iface().do_action(0)
        pump(0.3)


def ask_for_file(program):
    press(program, "More", "push button")
    press(program, "Open favorites…")


def main():
    portal, manager = Portal(), Manager()
    desktop = Desktop()
    trip = HOME / "My trip.geojson"
    trip.write_text('{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Camp"},'
                    '"geometry":{"type":"Point","coordinates":[16.4,48.2]}}]}')
    program = Program([sys.argv[1]], str(HOME / "log"))
    desktop.turn(True)
    Atspi.init()
    check("the app is found", until(program.element, 10) is not None)
    pump(1)

    ask_for_file(program)
    check("without a portal the app's own panel opens", until(lambda: program.find("Name or path of the file")))
    press(program, "Close", "push button")

    portal.appear()
    ask_for_file(program)
    check("a portal that refuses is asked", until(lambda: portal.asked))
    check("then the own panel opens", until(lambda: program.find("Name or path of the file")))
    press(program, "Close", "push button")
    pump(0.5)

    portal.way = "cancel"
    count = len(portal.asked)
    ask_for_file(program)
    check("it is asked again", until(lambda: len(portal.asked) > count))
    pump(0.5)
    check("what is canceled opens nothing", program.find("Name or path of the file") is None)

    portal.way = "silent"
    begin = time.monotonic()
    ask_for_file(program)
    check("a silent portal is given up", until(lambda: program.find("Name or path of the file")))
    print(f"session: the own panel came after {time.monotonic() - begin:.1f} s")
    press(program, "Close", "push button")
    pump(0.5)

    portal.way, portal.file = "choose", trip.as_uri()
    ask_for_file(program)
    check("the chosen file is open", until(lambda: program.find("Camp")) is not None)
    method, (parent, title, options) = portal.asked[-1]
    check("the dialog has a title, and belongs to no window without a screen", (method, parent) == ("OpenFile", ""))
    check("it offers what can be opened", options["filters"][0][1][0] == (0, "*.geojson"), options)

    press(program, "More", "push button")
    press(program, "Save picture")
    press(program, "Show in folder", "push button")
    check("a saved picture is shown in its folder", until(
        lambda: manager.shown and manager.shown[-1].endswith(".png")), manager.shown)

    check("the app goes on", program.process.poll() is None)
    program.process.send_signal(signal.SIGTERM)
    check("and ends", program.process.wait(5) == 0)
    desktop.launcher.terminate()


main()
if failures:
    sys.exit(f"session: {len(failures)} of the checks failed")
