"""A mouse for a Wayland compositor that has none: reads lines such as `move X Y WIDTH HEIGHT`, `press` and
`release`, until its input ends. X and Y are parts of a width and a height of the whole desktop.

It speaks zwlr_virtual_pointer_v1, which sway has.
"""

import os
import socket
import struct
import sys
import time

DISPLAY, REGISTRY, SYNC, MANAGER, POINTER = 1, 2, 3, 4, 5
NAME = "zwlr_virtual_pointer_manager_v1"
LEFT_BUTTON = 0x110


def text(value):
    data = value.encode() + b"\0"
    return struct.pack("<I", len(data)) + data + b"\0" * (-len(data) % 4)


def main():
    path = os.path.join(os.environ.get("XDG_RUNTIME_DIR", "/"), os.environ["WAYLAND_DISPLAY"])
    compositor = socket.socket(socket.AF_UNIX)
    compositor.connect(path)

    def send(target, request, body=b""):
        compositor.sendall(struct.pack("<IHH", target, request, 8 + len(body)) + body)

    def milliseconds():
        return int(time.monotonic() * 1000) & 0xFFFFFFFF

    send(DISPLAY, 1, struct.pack("<I", REGISTRY))
    send(DISPLAY, 0, struct.pack("<I", SYNC))
    received, offered, is_done = b"", {}, False
    while not is_done:
        received += compositor.recv(65536)
        while len(received) >= 8:
            source, event, length = struct.unpack("<IHH", received[:8])
            if len(received) < length:
                break
            body, received = received[8:length], received[length:]
            if source == REGISTRY and event == 0:
                number, size = struct.unpack("<II", body[:8])
                offered[body[8 : 8 + size - 1].decode()] = number
            is_done = is_done or source == SYNC
    send(REGISTRY, 0, struct.pack("<I", offered[NAME]) + text(NAME) + struct.pack("<II", 1, MANAGER))
    send(MANAGER, 0, struct.pack("<II", 0, POINTER))
    for line in sys.stdin:
        word, *numbers = line.split()
        if word == "move":
            send(POINTER, 1, struct.pack("<5I", milliseconds(), *map(int, numbers)))
        else:
            send(POINTER, 2, struct.pack("<III", milliseconds(), LEFT_BUTTON, int(word == "press")))
        send(POINTER, 4)


if __name__ == "__main__":
    main()
