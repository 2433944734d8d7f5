"""Fails unless a line of text ends at the caret and is underlined: `underline.py PICTURE LOG`.

The last line `caret X Y WIDTH HEIGHT` of LOG says where on the screen the caret is.
"""
import re
import subprocess
import sys

LEAST = 8

with open(sys.argv[2], encoding="utf-8") as log:
    places = re.findall(r"^caret (-?\d+) (-?\d+) (\d+) (\d+)$", log.read(), re.M)
if not places:
    sys.exit("underline.py: the input method was not told where the caret is")
x, y, width, height = map(int, places[-1])
reach = 3 * height
box = f"{reach}x{height + 8}+{max(x + width - reach, 0)}+{y}"
pixels = subprocess.run(
    ["convert", sys.argv[1], "-crop", box, "+repage", "-colorspace", "Gray", "-depth", "8", "gray:-"],
    stdout=subprocess.PIPE, check=True).stdout
rows = [pixels[start:start + reach] for start in range(0, len(pixels), reach)]
ground = max(set(pixels), key=pixels.count)


def longest(row):
    """The longest run of pixels that differ from the ground."""
    best = run = 0
    for value in row:
        run = run + 1 if abs(value - ground) > 40 else 0
        best = max(best, run)
    return best


runs = [longest(row) for row in rows]
print("underline.py: caret", places[-1], "ground", ground, "runs", runs)
if max(runs[len(runs) // 2:], default=0) < LEAST:
    sys.exit("underline.py: no line beneath the text")
