"""A program as a screen reader finds it: its processes, its elements, and the events that it sends."""
import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

failures = []


def check(what, holds, seen=None):
    """Notes whether something holds; goes on if it does not."""
    if not holds:
        failures.append(what)
        print(f"access: {what}" + ("" if seen is None else f": {seen}"), flush=True)


def pump(seconds):
    """Handles events for a while."""
    end = time.monotonic() + seconds
    while True:
        while GLib.MainContext.default().iteration(False):
            pass
        if time.monotonic() >= end:
            return
        time.sleep(0.005)


def until(condition, seconds=5.0):
    """Waits for a condition; returns what it gave last."""
    end = time.monotonic() + seconds
    while True:
        pump(0.01)
        try:
            value = condition()
        except GLib.Error:
            value = None
        if value or time.monotonic() >= end:
            return value


class Desktop:
    """A session with an accessibility bus."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.launcher = subprocess.Popen(
            ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"], stderr=subprocess.DEVNULL)
        subprocess.run(["gdbus", "wait", "--session", "--timeout", "10", "org.a11y.Bus"], check=True)
        self.address = self.call("org.a11y.Bus", "GetAddress")

    def call(self, interface, method, arguments=None):
        reply = self.bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", interface, method, arguments, None, 0, 5000, None)
        return reply.unpack()[0] if reply.n_children() else None

    def turn(self, is_on):
        """Begins or ends reading, as a screen reader does."""
        value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_on)))
        self.call("org.freedesktop.DBus.Properties", "Set", value)

    def connect(self):
        """Returns a connection of its own to the accessibility bus."""
        flags = (
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        return Gio.DBusConnection.new_for_address_sync(self.address, flags, None, None)


class Program:
    """A program that is read: the app, or another one by its name."""

    def __init__(self, arguments, log, name="Tunnel"):
        self.name = name
        self.log = open(log, "w+b")
        self.process = subprocess.Popen(arguments, stderr=self.log)

    def said(self):
        """Returns what the program wrote on the terminal."""
        with open(self.log.name) as file:
            return file.read()

    def end(self):
        """Ends the program, which must do so well and silently."""
        check("still runs", self.process.poll() is None)
        self.process.terminate()
        check("ends well", self.process.wait(10) == 0)
        check("says nothing", not self.said(), self.said())

    def status(self, key):
        """Returns a number of /proc/PID/status."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith(key + ":"))

    def sockets(self):
        """Returns the number of open sockets."""
        folder = f"/proc/{self.process.pid}/fd"
        links = []
        for name in os.listdir(folder):
            try:
                links.append(os.readlink(f"{folder}/{name}"))
            except OSError:
                pass
        return sum(link.startswith("socket:") for link in links)

    def element(self):
        """Returns the program under the desktop; None if it is not there."""
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_name() == self.name:
                return child
        return None

    def elements(self):
        """Returns all elements, each before those inside it."""
        root = self.element()
        return list(walk(root)) if root else []

    def find(self, name, role=None):
        """Returns the first element with a name, or one that contains it; None if there is none."""
        while True:
            try:
                found = [e for e in self.elements() if role is None or e.get_role_name() == role]
                exact = [e for e in found if e.get_name() == name]
                near = [e for e in found if name in (e.get_name() or "")]
                return (exact or near or [None])[0]
            except GLib.Error:
                # An element has left while all were read.
                if self.process.poll() is not None:
                    raise


def walk(element):
    yield element
    for index in range(element.get_child_count()):
        child = element.get_child_at_index(index)
        if child:
            yield from walk(child)


def line(element):
    """Returns an element in one line."""
    states = " ".join(sorted(s.value_nick for s in element.get_state_set().get_states()))
    return f"{element.get_role_name()} “{element.get_name()}” ({element.get_description()}) [{states}]"
