"""A pen on an X server: a pointer of its own beside the mouse. Reads lines such as `move X Y` (in pixels of the screen),
`down` and `up` (of the tip) and `barrel` (its button is pressed), until its input ends.

Its device is the one that the extension XTEST has for the pointer that `xinput create-master Pen` makes.
"""

import ctypes
import subprocess
import sys


def main():
    x11, xi, xtest = (ctypes.CDLL(name) for name in ["libX11.so.6", "libXi.so.6", "libXtst.so.6"])
    x11.XOpenDisplay.restype = xi.XOpenDevice.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    number = subprocess.run(
        ["xinput", "list", "--id-only", "Pen XTEST pointer"], check=True, capture_output=True, text=True
    )
    device = ctypes.c_void_p(xi.XOpenDevice(display, ctypes.c_ulong(int(number.stdout))))
    now = ctypes.c_ulong(0)

    def change(button, is_down):
        xtest.XTestFakeDeviceButtonEvent(display, device, button, is_down, None, 0, now)

    for line in sys.stdin:
        word, *numbers = line.split()
        if word == "move":
            axes = (ctypes.c_int * 2)(*map(int, numbers))
            xtest.XTestFakeDeviceMotionEvent(display, device, 0, 0, axes, 2, now)
        elif word == "barrel":
            change(3, 1)
            change(3, 0)
        else:
            change(1, int(word == "down"))
        x11.XFlush(display)


if __name__ == "__main__":
    main()
