"""Prints a property of the app's window in the tree of sway, which is read from standard input.

    swaymsg -t get_tree | tree.py name | urgent | focused | border | fullscreen | place

`place` is the display, and whether the window is wholly on it.
"""

import json
import sys


def windows(node, output=None):
    output = node if node["type"] == "output" else output
    if node.get("app_id"):
        yield node, output
    for child in node["nodes"] + node["floating_nodes"]:
        yield from windows(child, output)


def main():
    found = [pair for pair in windows(json.load(sys.stdin)) if pair[0]["app_id"].endswith("tunnel")]
    if not found:
        sys.exit(1)
    window, output = found[0]
    if sys.argv[1] == "place":
        inner, outer = window["rect"], output["rect"]
        is_whole = all(
            outer[start] <= inner[start] and inner[start] + inner[length] <= outer[start] + outer[length]
            for start, length in [("x", "width"), ("y", "height")]
        )
        print(output["name"], "whole" if is_whole and window["visible"] else "cut", len(found))
    elif sys.argv[1] == "fullscreen":
        print(window["fullscreen_mode"])
    else:
        print(window[sys.argv[1]])


if __name__ == "__main__":
    main()
