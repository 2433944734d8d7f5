"""Writes the words of names in the order of the alphabet, so that all that begin alike lie together.

    words/first      for each name its number, by how the names are folded; as many bits each as the
                     greatest number takes
    words/first/peaks
                     u8 for each 32 of these: half of what the most important of them counts, rounded up
    words/steps      u8 for each of these: in the three highest bits how many units it has in common
                     with the one before, 7 for all that are more; below, the five lowest bits of the
                     unit that follows these, or 0
    words/later      for each word behind the first one of a usual name 32 times the number of the name and
                     which word it is, from 1, by how the names are folded from there on; as many bits
                     each as in words/first and five more
    words/later/peaks
                     as of the first words
"""

import numpy as np

from folding import folded

BLOCK = 32
WORDS = 32
MOST_SHARED = 7


def add(archive, names, importances, is_usual):
    """Adds the sections of some names, of which each counts so much; later words are looked for only
    where a name is usual."""
    first, later = [], []
    for number, name in enumerate(names):
        units, starts = folded(name)
        first.append((units, number))
        if is_usual[number]:
            later += [(units[start:], WORDS * number + word)
                      for word, start in enumerate(starts[1:WORDS], 1)]
    first.sort()
    later.sort()
    numbers = [number for _, number in first]
    add_order(archive, "words/first", numbers, len(names),
              [importances[number] for number in numbers])
    archive.add("words/steps", np.array([
        step(before, units) for (before, _), (units, _) in zip([([], 0), *first], first)], "u1"))
    values = [value for _, value in later]
    add_order(archive, "words/later", values, WORDS * len(names),
              [importances[value // WORDS] for value in values])


def add_order(archive, section, values, limit, importances):
    archive.add_packed(section, values, limit)
    archive.add(f"{section}/peaks", np.array([
        min(255, (max(importances[start:start + BLOCK]) + 1) // 2)
        for start in range(0, len(values), BLOCK)], "u1"))


def step(before, units):
    """Returns how a name goes on from the one before."""
    shared = 0
    while shared < min(MOST_SHARED, len(before), len(units)) and before[shared] == units[shared]:
        shared += 1
    return shared << 5 | (units[shared] & 31 if shared < len(units) else 0)
