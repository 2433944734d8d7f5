"""A drawing tablet for a Wayland compositor that has none: `tablet.py SOCKET` stands between programs that connect to
SOCKET and the compositor, and passes on what they say to each other. To a program that asks for tablets it adds the
events of a pen, as tablet-unstable-v2 has them. Reads lines such as `move X Y` (in points of the window), `down` and
`up` (of the tip) and `barrel` (the tip touches with the button held), until its input ends.

The compositor must offer zwp_tablet_manager_v2 and send the program no objects of its own, such as a clipboard.
"""

import array
import os
import selectors
import socket
import struct
import sys
import threading

TABLET, TOOL = 0xFF000000, 0xFF000001
BARREL_BUTTON = 0x14B


class Connection:
    """A program, and what is known of its objects."""

    def __init__(self, program, compositor):
        self.program, self.compositor = program, compositor
        self.kinds = {2: "wl_registry"}
        self.unread = b""
        self.seat = self.surface = None
        self.is_near = False

    def follow(self, data):
        """Takes requests of the program, and returns those that the compositor is to see."""
        self.unread += data
        kept = b""
        while len(self.unread) >= 8:
            target, word = struct.unpack("<II", self.unread[:8])
            length = word >> 16
            if len(self.unread) < length:
                break
            message, self.unread = self.unread[:length], self.unread[length:]
            # The compositor knows nothing of the pen.
            if target not in (TABLET, TOOL):
                kept += message
                self.note(target, word & 0xFFFF, message[8:])
        return kept

    def note(self, target, request, body):
        kind = self.kinds.get(target)
        if target == 1 and request == 1:
            self.kinds[struct.unpack("<I", body[:4])[0]] = "wl_registry"
        elif kind == "wl_registry" and request == 0:
            length = struct.unpack("<I", body[4:8])[0]
            self.kinds[struct.unpack("<I", body[-4:])[0]] = body[8 : 8 + length - 1].decode()
        elif kind == "zwp_tablet_manager_v2" and request == 0:
            self.seat = struct.unpack("<I", body[:4])[0]
        elif kind == "xdg_wm_base" and request == 2:
            self.surface = struct.unpack("<I", body[4:8])[0]

    def send(self, target, event, *words):
        body = struct.pack(f"<{len(words)}I", *(word & 0xFFFFFFFF for word in words))
        self.program.sendall(struct.pack("<IHH", target, event, 8 + len(body)) + body)

    def act(self, word, numbers):
        if not self.is_near:
            self.is_near = True
            self.send(self.seat, 0, TABLET)
            self.send(self.seat, 1, TOOL)
            # A pen, and that is all.
            self.send(TOOL, 0, 0x140)
            self.send(TOOL, 4)
            # Near the tablet.
            self.send(TOOL, 6, 1, TABLET, self.surface)
        if word == "move":
            self.send(TOOL, 10, *(number * 256 for number in numbers))
        if word == "barrel":
            self.send(TOOL, 17, 1, BARREL_BUTTON, 1)
        if word in ("down", "barrel"):
            self.send(TOOL, 8, 1)
        if word in ("up", "barrel"):
            self.send(TOOL, 9)
        if word == "barrel":
            self.send(TOOL, 17, 1, BARREL_BUTTON, 0)
        self.send(TOOL, 18, 0)


def passed_on(source, target, change=lambda data: data):
    """Passes on what has arrived, with its file descriptors; returns whether there may be more."""
    size = array.array("i").itemsize
    data, extra, _, _ = source.recvmsg(65536, socket.CMSG_SPACE(size * 28))
    if not data:
        return False
    files = array.array("i")
    for _, _, values in extra:
        files.frombytes(values[: len(values) // size * size])
    data = change(data)
    if data or files:
        target.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)] if files else [])
    for file in files:
        os.close(file)
    return True


def main():
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(sys.argv[1])
    listener.listen()
    path = os.path.join(os.environ.get("XDG_RUNTIME_DIR", "/"), os.environ["WAYLAND_DISPLAY"])
    connections, lock = [], threading.Lock()
    selector = selectors.DefaultSelector()
    selector.register(listener, selectors.EVENT_READ)

    def act():
        for line in sys.stdin:
            word, *numbers = line.split()
            with lock:
                connection = next(one for one in connections if one.seat and one.surface)
                connection.act(word, list(map(int, numbers)))
        os._exit(0)

    threading.Thread(target=act, daemon=True).start()
    while True:
        for key, _ in selector.select():
            if key.fileobj is listener:
                compositor = socket.socket(socket.AF_UNIX)
                compositor.connect(path)
                connection = Connection(listener.accept()[0], compositor)
                connections.append(connection)
                for end in (connection.program, compositor):
                    selector.register(end, selectors.EVENT_READ, connection)
                continue
            connection = key.data
            try:
                with lock:
                    if key.fileobj is connection.program:
                        is_open = passed_on(connection.program, connection.compositor, connection.follow)
                    else:
                        is_open = passed_on(connection.compositor, connection.program)
            except OSError:
                is_open = False
            if not is_open:
                for end in (connection.program, connection.compositor):
                    selector.unregister(end)
                    end.close()
                connections.remove(connection)
                break


if __name__ == "__main__":
    main()
