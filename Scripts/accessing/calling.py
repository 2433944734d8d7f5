"""Calls that no well-behaved screen reader makes."""
import os
import random
import signal
import time

from reading import Gio, GLib, check, pump, until

REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
ERRORS = {
    "UnknownObject", "UnknownInterface", "UnknownMethod", "UnknownProperty", "PropertyReadOnly", "InvalidArgs",
}
# Without DoAction and DoDefaultAction, after which other elements would be called, or none.
INTERFACES = {
    "Accessible": "GetChildAtIndex:i GetChildren: GetIndexInParent: GetRelationSet: GetRole: GetState: "
                  "GetAttributes: GetInterfaces: GetLocalizedRoleName:",
    "Application": "GetLocale:u",
    "Component": "Contains:iiu GetAccessibleAtPoint:iiu GetExtents:u GetPosition:u GetSize: ScrollTo:u "
                 "ScrollToPoint:uii SetExtents:iiiiu GrabFocus: GetLayer: GetAlpha:",
    "Action": "GetName:i GetLocalizedName:i GetKeyBinding:i GetActions:",
    "Text": "GetText:ii GetStringAtOffset:iu GetTextBeforeOffset:iu GetTextAfterOffset:iu GetCharacterAtOffset:i "
            "GetCharacterExtents:iu GetRangeExtents:iiu GetOffsetAtPoint:iiu GetSelection:i AddSelection:ii "
            "RemoveSelection:i SetSelection:iii SetCaretOffset:i GetTextAtOffset:iu GetAttributes:i GetNSelections: "
            "GetDefaultAttributes: GetDefaultAttributeSet: ScrollSubstringTo:iiu ScrollSubstringToPoint:iiuii",
    "EditableText": "SetTextContents:s InsertText:isi DeleteText:ii CopyText:ii CutText:ii PasteText:i",
    "Selection": "GetSelectedChild:i IsChildSelected:i SelectAll: DeselectChild:i SelectChild:i DeselectSelectedChild:i "
                 "ClearSelection:",
    "Cache": "GetItems:",
}
METHODS = [
    (f"org.a11y.atspi.{interface}", *method.split(":"))
    for interface, methods in INTERFACES.items() for method in methods.split()
]
PROPERTIES = "Name Description Parent ChildCount Id NActions CurrentValue Text CaretOffset None".split()
# How many calls come before memory is measured: what is typed at random fills what a search keeps.
WARM_UP = 2500
NUMBERS = [0, 1, 2, 5, 100, -1, -2, 2**31 - 1, -2**31]
WORDS = ["", "a", "Ā́🌍", "org.a11y.atspi.Value", "\u200f", "x" * 5000]


class Caller:
    """A connection to the accessibility bus."""

    def __init__(self, connection):
        self.connection = connection
        self.random = random.Random(51)

    def call(self, name, path, interface, method, arguments=None):
        return self.connection.call_sync(name, path, interface, method, arguments, None, 0, 10000, None)

    def children(self):
        """Returns the bus names of the programs under the desktop."""
        reply = self.call(REGISTRY, ROOT, "org.a11y.atspi.Accessible", "GetChildren")
        return [name for name, _ in reply.unpack()[0]]

    def name(self, program):
        """Returns the bus name of the app."""
        for name in self.children():
            pid = self.call(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,))).unpack()[0]
            if pid == program.process.pid:
                return name
        return None

    def kill_registry(self):
        """Kills the registry, which the bus starts again when the app registers."""
        before = self.children()
        pid = self.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
            GLib.Variant("(s)", (REGISTRY,))).unpack()[0]
        os.kill(pid, signal.SIGKILL)
        check("registers with the next registry", until(lambda: set(before) <= set(self.children()), 5))
        # The call that starts the registry reaches it, and so must not be made again when it has begun.
        time.sleep(0.3)
        check("registers once", sorted(self.children()) == sorted(before))

    def value(self, type):
        number = self.random.choice(NUMBERS)
        if type == "i":
            return GLib.Variant("i", number)
        if type == "u":
            return GLib.Variant("u", number & 0xFFFFFFFF)
        if type == "s":
            return GLib.Variant("s", self.random.choice(WORDS))
        if type == "d":
            return GLib.Variant("d", self.random.choice([0.5, float("nan"), float("inf"), -1e300]))
        return GLib.Variant("as", WORDS[:2])

    def random_call(self, paths):
        path = self.random.choice(paths)
        if self.random.random() < 0.2:
            interface = "org.a11y.atspi." + self.random.choice(list(INTERFACES))
            name = GLib.Variant("s", self.random.choice(PROPERTIES))
            arguments = [GLib.Variant("s", interface), name]
            method = self.random.choice(["Get", "Set", "GetAll"])
            if method == "Set":
                arguments.append(GLib.Variant("v", self.value(self.random.choice("iusda"))))
            return path, "org.freedesktop.DBus.Properties", method, arguments
        interface, method, types = self.random.choice(METHODS)
        if self.random.random() < 0.2:
            types = "".join(self.random.choice("iusda") for _ in range(self.random.randrange(5)))
        return path, interface, method, [self.value(type) for type in types]

    def call_at_random(self, program, count, screen, kilobytes=2048):
        """Calls methods of a screen's elements at random; each has an answer or one of our errors.

        Memory may grow by so many kilobytes after the first calls."""
        name = self.name(program)
        items = self.call(name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems").unpack()[0]
        paths = [item[0][1] for item in items] + [
            "/org/a11y/atspi/cache", "/", "/org/a11y/atspi/accessible/0", "/org/a11y/atspi/accessible/99999999",
            "/org/a11y/atspi/accessible/notice1", "/org/a11y/atspi/null"]
        answered, before, longest, errors = 0, None, 0, {}
        start = time.monotonic()
        for index in range(WARM_UP + count):
            if index == WARM_UP:
                before = program.status("VmRSS")
            path, interface, method, arguments = self.random_call(paths)
            asked = time.monotonic()
            try:
                self.call(name, path, interface, method, GLib.Variant.new_tuple(*arguments))
                answered += 1
            except GLib.Error as error:
                kind = (Gio.DBusError.get_remote_error(error) or str(error)).rsplit(".", 1)[-1]
                errors[kind] = errors.get(kind, 0) + 1
            longest = max(longest, time.monotonic() - asked)
        growth = program.status("VmRSS") - before
        print(f"access: {screen}: {WARM_UP + count} calls in {time.monotonic() - start:.1f} s, {answered} answered, {errors}, {growth} kB")
        print(f"access: {screen}: the longest answer took {longest * 1000:.0f} ms")
        check("each has an answer or an error of ours", set(errors) <= ERRORS, errors)
        check(f"{screen}: does not grow", growth < kilobytes, growth)

    def flood(self, program):
        """Sends 10,000 calls without waiting, then asks for a name."""
        name, start, left = self.name(program), time.monotonic(), [10000]

        def done(connection, result):
            left[0] -= 1

        for _ in range(left[0]):
            self.connection.call(
                name, ROOT, "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, 20000, None, done)
        check("answers a flood", until(lambda: left[0] == 0, 20), left[0])
        print(f"access: 10,000 calls at once took {time.monotonic() - start:.1f} s")

    def flood_on(self, program, seconds, rate=10000):
        """Sends calls all the time, kills the registry meanwhile, and measures the longest time without an answer."""
        name = self.name(program)
        registry = self.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
            GLib.Variant("(s)", (REGISTRY,))).unpack()[0]
        arguments = GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Name"))
        left, sent, longest, before = 0, 0, 0.0, program.status("VmRSS")
        start = last = time.monotonic()

        def done(connection, result):
            nonlocal left, longest, last
            now = time.monotonic()
            longest, last = max(longest, now - last), now
            left -= 1

        while time.monotonic() - start < seconds:
            due = min(int((time.monotonic() - start) * rate) - sent, 200)
            if left == 0:
                last = time.monotonic()
            for _ in range(due):
                self.connection.call(
                    name, ROOT, "org.freedesktop.DBus.Properties", "Get", arguments, None, 0, 20000, None, done)
                left, sent = left + 1, sent + 1
            if registry and time.monotonic() - start > seconds / 2:
                os.kill(registry, signal.SIGKILL)
                registry = None
            pump(0.001)
        check("answers all of a long flood", until(lambda: left == 0, 20), left)
        took = time.monotonic() - start
        growth = program.status("VmRSS") - before
        print(
            f"access: {sent / took:.0f} calls a second for {took:.0f} s; at most {longest * 1000:.0f} ms without an "
            f"answer, {growth} kB", flush=True)
        check("no stall", longest <= 0.1, longest)
        check("does not grow by a flood", growth < 2048, growth)
        check("registers after a flood", until(lambda: self.name(program), 5))
