"""Reads Marble's tables of placemarks, `data/placemarks/*.cache`.

They are a QDataStream: a magic number and a version, then record after record. Strings are UTF-16 with
their size in bytes before them, numbers big-endian, positions in radians.
"""

import collections
import math
import struct

MAGIC, VERSION = 0x31415926, 13
NULL = 0xFFFFFFFF

Placemark = collections.namedtuple(
    "Placemark", "name latitude longitude elevation role description country state area population")


class Stream:
    """A position in the bytes of a table."""

    def __init__(self, data):
        self.data, self.position = data, 0

    def numbers(self, layout):
        values = struct.unpack_from(">" + layout, self.data, self.position)
        self.position += struct.calcsize(">" + layout)
        return values

    def string(self):
        size, = self.numbers("I")
        if size == NULL:
            return ""
        if size % 2 or self.position + size > len(self.data):
            raise ValueError(f"a string of {size} bytes at byte {self.position}")
        self.position += size
        return self.data[self.position - size:self.position].decode("utf-16-be")


def placemarks(path):
    """Yields the records of a table."""
    with open(path, "rb") as file:
        stream = Stream(file.read())
    if stream.numbers("II") != (MAGIC, VERSION):
        raise ValueError(f"{path} is not a table of placemarks, or of another version")
    while stream.position < len(stream.data):
        name = stream.string()
        longitude, latitude, elevation = stream.numbers("ddd")
        role, description, country, state = (stream.string() for _ in range(4))
        area, population, _, _ = stream.numbers("dqhb")
        yield Placemark(name, math.degrees(latitude), math.degrees(longitude), elevation, role,
                        description, country, state, area, population)
