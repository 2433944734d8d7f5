"""Attacks the window by what its start waits for: the bus, the display, pipes for files, a flood of events."""

import os
import signal
import socket
import subprocess
import time

from world import TUNNEL, Broken, Folder, start_display

# The time limits for a window to open and a process to end, in seconds. They are many times the
# usual, for busy machines.
PATIENCE = 8
# The program allows a display 10 seconds, and an unanswered signal 5.
DISPLAY_LIMIT, SIGNAL_LIMIT = 10, 5
EVENTS = 20_000


class Start:
    """Starts the program on a display of its own."""

    def __init__(self, folder):
        self.folder = folder
        self.server, self.display = start_display("1200x1100")

    def start(self, *prefix, **variables):
        environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "DBUS_SESSION_BUS_ADDRESS")
        }
        environment |= {
            "DISPLAY": self.display,
            "XDG_STATE_HOME": f"{self.folder}/state",
            "XDG_CACHE_HOME": f"{self.folder}/cache",
            "XDG_RUNTIME_DIR": str(self.folder),
        }
        return subprocess.Popen(
            [*prefix, TUNNEL, "10,20"],
            env=environment | variables,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def window(self, process):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = subprocess.run(
                ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(process.pid), "--name", "^Tunnel:"],
                env=os.environ | {"DISPLAY": self.display},
                capture_output=True,
                text=True,
            ).stdout.split()
            if found:
                # Wait for the first frame.
                time.sleep(0.5)
                return found[0]
            if process.poll() is not None:
                raise Broken(f"it ended with {process.returncode} instead of opening a window")
            time.sleep(0.05)
        raise Broken("no window opens")

    def ends(self, process, status, within=PATIENCE):
        try:
            got = process.wait(within)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise Broken(f"it does not end within {within} seconds") from None
        if got != status:
            raise Broken(f"it ended with {got} instead of {status}")

    def opens_and_ends(self, **variables):
        process = self.start(**variables)
        try:
            self.window(process)
        finally:
            process.terminate()
        self.ends(process, 0)

    def frozen(self):
        self.server.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.server.send_signal(signal.SIGCONT)

    def full_bus(self):
        """A message bus that accepts nobody any more"""
        path = f"{self.folder}/full"
        with socket.socket(socket.AF_UNIX) as bus:
            bus.bind(path)
            bus.listen(0)
            with socket.socket(socket.AF_UNIX) as other:
                other.connect(path)
                self.opens_and_ends(DBUS_SESSION_BUS_ADDRESS="unix:path=" + path)

    def compose_pipe(self):
        """A pipe that nobody writes to, as the list of composed characters"""
        os.mkfifo(f"{self.folder}/pipe")
        self.opens_and_ends(XCOMPOSEFILE=f"{self.folder}/pipe")

    def compose_zero(self):
        """A device without an end, as the list of composed characters"""
        self.opens_and_ends(XCOMPOSEFILE="/dev/zero")

    def frozen_start(self):
        """A display that does not answer"""
        for _ in self.frozen():
            self.ends(self.start(), 69, DISPLAY_LIMIT + PATIENCE)

    def frozen_start_ended(self):
        """SIGTERM while the display does not answer"""
        for _ in self.frozen():
            process = self.start()
            time.sleep(1)
            process.terminate()
            self.ends(process, 0)

    def frozen_later(self):
        """SIGTERM after the display has frozen"""
        process = self.start()
        self.window(process)
        for _ in self.frozen():
            process.terminate()
            self.ends(process, -signal.SIGTERM, SIGNAL_LIMIT + PATIENCE)

    def frozen_twice(self):
        """SIGINT and SIGTERM after the display has frozen"""
        process = self.start()
        self.window(process)
        for _ in self.frozen():
            process.send_signal(signal.SIGINT)
            time.sleep(0.2)
            process.terminate()
            self.ends(process, -signal.SIGTERM)

    def ignored_hangup(self):
        """SIGHUP under nohup"""
        process = self.start("nohup")
        self.window(process)
        process.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        if process.poll() is not None:
            raise Broken("it ended")
        process.terminate()
        self.ends(process, 0)

    def flood(self):
        """SIGTERM behind a backlog of events"""
        process = self.start()
        window = self.window(process)
        process.send_signal(signal.SIGSTOP)
        moves = (f"mousemove --window {window} {i % 700} {i % 500}\n" for i in range(EVENTS))
        subprocess.run(
            ["xdotool", "-"],
            input="".join(moves),
            text=True,
            check=True,
            env=os.environ | {"DISPLAY": self.display},
        )
        process.send_signal(signal.SIGCONT)
        process.terminate()
        self.ends(process, 0)


ATTACKS = [
    Start.full_bus,
    Start.compose_pipe,
    Start.compose_zero,
    Start.frozen_start,
    Start.frozen_start_ended,
    Start.frozen_later,
    Start.frozen_twice,
    Start.ignored_hangup,
    Start.flood,
]


def starts(attack, count):
    """Starts with a bus that accepts nobody, a frozen display, pipes and devices for files, or 20,000 waiting events;
    ends the program by one and two signals, and under `nohup`"""
    del count
    for run in ATTACKS:
        with Folder() as folder:
            start = Start(folder)
            try:
                attack.attempt(run.__doc__, lambda: run(start))
            finally:
                start.server.kill()
                start.server.wait()
