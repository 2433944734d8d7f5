"""Prints the width and height of the visible pixels of the cursor that an X server shows."""

import ctypes


class CursorImage(ctypes.Structure):
    _fields_ = [
        ("x", ctypes.c_short), ("y", ctypes.c_short),
        ("width", ctypes.c_ushort), ("height", ctypes.c_ushort),
        ("xhot", ctypes.c_ushort), ("yhot", ctypes.c_ushort),
        ("serial", ctypes.c_ulong), ("pixels", ctypes.POINTER(ctypes.c_ulong)),
    ]


def main():
    library = ctypes.CDLL("libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(library.XOpenDisplay(None))
    fixes = ctypes.CDLL("libXfixes.so.3")
    fixes.XFixesQueryExtension(display, ctypes.byref(ctypes.c_int()), ctypes.byref(ctypes.c_int()))
    fixes.XFixesGetCursorImage.restype = ctypes.POINTER(CursorImage)
    image = fixes.XFixesGetCursorImage(display).contents
    seen = [
        (index % image.width, index // image.width)
        for index in range(image.width * image.height)
        if image.pixels[index] >> 24 & 0xFF
    ]
    for side in (0, 1):
        values = [place[side] for place in seen]
        print(max(values) - min(values) + 1 if values else 0, end=" " if side == 0 else "\n")


if __name__ == "__main__":
    main()
