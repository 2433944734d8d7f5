"""An input method for tests, on the IBus of its environment: `engine.py LOG`.

Each letter from a to z composes the next character of 日本. Return commits them, Escape gives them up. While it
composes it has two candidates. What happens is in the file LOG, a line each: `ready`, `focus in`, `focus out`,
`reset`, `caret X Y WIDTH HEIGHT`, `composed TEXT`, `committed TEXT`, `given up`.
"""
import sys

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

WORD = "日本"
SERVICE = "org.freedesktop.IBus.TunnelTest"
NAME = "tunnel-test"


def note(*words):
    with open(sys.argv[1], "a", encoding="utf-8") as log:
        print(*words, file=log)


class Engine(IBus.Engine):
    __gtype_name__ = "TunnelTestEngine"

    def __init__(self, **properties):
        super().__init__(**properties)
        self.count = 0
        self.candidates = IBus.LookupTable.new(2, 0, True, False)
        for text in [WORD, WORD[0]]:
            self.candidates.append_candidate(IBus.Text.new_from_string(text))

    def show(self):
        text = IBus.Text.new_from_string(WORD[:self.count])
        text.append_attribute(IBus.AttrType.UNDERLINE, IBus.AttrUnderline.SINGLE, 0, self.count)
        self.update_preedit_text(text, self.count, self.count > 0)
        self.update_lookup_table(self.candidates, self.count > 0)

    def give_up(self, *words):
        note(*words)
        self.count = 0
        self.show()

    def do_process_key_event(self, symbol, code, state):
        if state & (IBus.ModifierType.RELEASE_MASK | IBus.ModifierType.CONTROL_MASK):
            return False
        if ord("a") <= symbol <= ord("z"):
            self.count = min(self.count + 1, len(WORD))
            self.show()
            note("composed", WORD[:self.count])
            return True
        if not self.count:
            return False
        if symbol == IBus.KEY_Return:
            text = WORD[:self.count]
            self.count = 0
            self.show()
            self.commit_text(IBus.Text.new_from_string(text))
            note("committed", text)
            return True
        if symbol == IBus.KEY_Escape:
            self.give_up("given up")
            return True
        return False

    def do_set_cursor_location(self, x, y, width, height):
        note("caret", x, y, width, height)

    def do_focus_in(self):
        note("focus in")

    def do_focus_out(self):
        self.give_up("focus out")

    def do_reset(self):
        self.give_up("reset")


def choose():
    bus.set_global_engine_async(NAME, -1, None, None)
    note("ready")
    return False


IBus.init()
bus = IBus.Bus()
if not bus.is_connected():
    sys.exit("engine.py: there is no IBus")
factory = IBus.Factory.new(bus.get_connection())
factory.add_engine(NAME, Engine)
component = IBus.Component.new(SERVICE, "Tunnel's tests", "1", "", "", "", "", "")
component.add_engine(IBus.EngineDesc.new(NAME, "Test", "", "ja", "", "", "", "us"))
bus.register_component(component)
bus.request_name(SERVICE, 0)
bus.connect("disconnected", lambda bus: sys.exit())
GLib.idle_add(choose)
GLib.MainLoop().run()
