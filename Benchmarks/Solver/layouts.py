#!/usr/bin/env python3
"""Prints a layout of about 1000 constraints and 1000 resizes, as main.swift and kiwi.cpp read it."""

import random
import sys


class Layout:
    def __init__(self):
        self.count = 0
        self.words = []

    def variables(self, count):
        self.count += count
        return range(self.count - count, self.count)

    def add(self, relation, priority, constant, *terms):
        pairs = " ".join(f"{variable} {factor}" for variable, factor in terms)
        self.words.append(f"a {relation} {priority} {constant} {len(terms)} {pairs}")

    def resize(self, variables, sizes):
        self.words += [f"e {variable} 750" for variable in variables]
        source = random.Random(1)
        for _ in range(1000 // len(variables)):
            self.words += [f"s {v} {source.randrange(*range_)}" for v, range_ in zip(variables, sizes)]

    def print(self):
        print(self.count, *self.words)


def column(rows=200):
    """Rows as wide as the window under each other, each as high as it wants."""
    layout = Layout()
    (window,) = layout.variables(1)
    above = None
    for index in range(rows):
        left, width, top, height = layout.variables(4)
        layout.add(0, 1000, -8, (left, 1))
        layout.add(0, 1000, 16, (width, 1), (window, -1))
        layout.add(1, 500, 0, (width, 1))
        layout.add(0, 1000, -4, (top, 1), *((variable, -1) for variable in above or ()))
        layout.add(0, 250, -20 - index % 7, (height, 1))
        above = (top, height)
    layout.resize([window], [(300, 1000)])
    return layout


def cards(count=125):
    """Boxes that are as large as they want where the window has room."""
    layout = Layout()
    window = layout.variables(2)
    for index in range(count):
        for edge in window:
            start, end = layout.variables(2)
            layout.add(0, 1000, -8 - index, (start, 1))
            layout.add(1, 1000, -30, (end, 1), (start, -1))
            layout.add(0, 500, -100, (end, 1), (start, -1))
            layout.add(-1, 750, 8, (end, 1), (edge, -1))
    layout.resize(window, [(100, 500), (100, 500)])
    return layout


def form(rows=100):
    """Captions, all as wide as the widest, with fields beside them that fill the window."""
    layout = Layout()
    width, height = layout.variables(2)
    layout.add(1, 1000, -200, (width, 1))
    above = column = None
    for index in range(rows):
        top, bottom, left, right, start, end = layout.variables(6)
        layout.add(0, 1000, -8, (top, 1), *([(above, -1)] if index else []))
        layout.add(1, 1000, -20, (bottom, 1), (top, -1))
        layout.add(0, 250, -20 - index % 5, (bottom, 1), (top, -1))
        layout.add(0, 1000, -20, (left, 1))
        layout.add(1, 750, -40 - index * 7 % 50, (right, 1), (left, -1))
        layout.add(0, 250, -40 - index * 7 % 50, (right, 1), (left, -1))
        layout.add(0, 1000, -8, (start, 1), (right, -1))
        layout.add(0, 1000, 20, (end, 1), (width, -1))
        layout.add(1, 500, -100, (end, 1), (start, -1))
        if index:
            layout.add(0, 1000, 0, (right, 1), (column, -1))
        above, column = bottom, right
    layout.add(-1, 1000, 8, (above, 1), (height, -1))
    layout.resize([width, height], [(300, 1000), (2900, 3300)])
    return layout


if __name__ == "__main__":
    {"column": column, "cards": cards, "form": form}[sys.argv[1]]().print()
