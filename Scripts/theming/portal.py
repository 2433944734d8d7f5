"""A settings portal on the session's bus that behaves as it is told: usage: portal.py MANNER.

Lines of standard input are settings to change: NAMESPACE KEY VALUE, the value as GVariant writes it.
"""

import sys
import threading
import time

from gi.repository import Gio, GLib

MANNER = sys.argv[1]
APPEARANCE, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
INTERFACE = "org.freedesktop.portal.Settings"
XML = f"""<node><interface name='{INTERFACE}'>
<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>
<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface></node>"""
HUGE = GLib.Variant("ad", [1.0] * 90_000)

values = {
    (APPEARANCE, "color-scheme"): GLib.Variant("u", 2),
    (APPEARANCE, "contrast"): GLib.Variant("u", 0),
    (GNOME, "text-scaling-factor"): GLib.Variant("d", 1.0),
    (GNOME, "enable-animations"): GLib.Variant("b", True),
    (GNOME, "font-name"): GLib.Variant("s", "Cantarell 11"),
}
if MANNER == "old":
    # Before version 1.17 of xdg-desktop-portal there was the color scheme alone.
    values = {(APPEARANCE, "color-scheme"): GLib.Variant("u", 2)}


def called(connection, sender, path, interface, method, arguments, invocation):
    if MANNER == "silent":
        return
    if MANNER == "vanishing":
        sys.exit(0)
    if MANNER == "late":
        time.sleep(0.4)
    value = values.get(arguments.unpack())
    if value is None:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "No such setting")
        return
    if MANNER == "wrong":
        value = GLib.Variant("(sas)", ("dark", ["no", "such", "type"]))
    if MANNER == "huge":
        value = HUGE
    invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))


def acquired(connection, name):
    info = Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0]
    connection.register_object("/org/freedesktop/portal/desktop", info, called, None, None)

    def change(line):
        namespace, key, text = line.split(" ", 2)
        value = HUGE if text == "huge" else GLib.Variant.parse(None, text, None, None)
        values[namespace, key] = value
        connection.emit_signal(
            None, "/org/freedesktop/portal/desktop", INTERFACE, "SettingChanged",
            GLib.Variant("(ssv)", (namespace, key, value)))

    def listen():
        for line in sys.stdin:
            GLib.idle_add(change, line.strip())

    threading.Thread(target=listen, daemon=True).start()


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, acquired,
    lambda *_: print("ready", flush=True), lambda *_: sys.exit(1))
GLib.MainLoop().run()
