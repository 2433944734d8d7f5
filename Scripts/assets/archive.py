"""Writes and reads archives, the container of Assets/*.atlas.

Little-endian. Header, 32 bytes: magic "ATLAS1\\0\\0", u32 section count, u32 CRC-32 of the table,
u64 file length, 8 zeros. Table, 48 bytes a section: 24-byte ASCII name padded with zeros, u64
offset, u64 length, u32 CRC-32 of the section, u32 element count. Sections are 16-byte aligned.
"""

import argparse
import os
import struct
import zlib

import numpy as np

MAGIC = b"ATLAS1\0\0"


class ArchiveWriter:
    """Collects sections and writes them to one file.

        archive = ArchiveWriter()
        archive.add("coast/0/points", np.array(points, "<i2"))
        archive.write("Assets/lines.atlas")
    """

    def __init__(self):
        self.sections = []

    def add(self, name, content, count=None):
        """Adds a section of bytes or of a numpy array; its count defaults to the first dimension's."""
        encoded = name.encode("ascii")
        if not 0 < len(encoded) <= 24:
            raise ValueError(f"{name}: a name has 1 to 24 characters")
        if any(name == other for other, _, _ in self.sections):
            raise ValueError(f"{name}: there is one already")
        if isinstance(content, np.ndarray):
            if content.dtype.byteorder == ">":
                raise ValueError(f"{name}: numbers are little-endian")
            count = len(content) if count is None else count
            content = np.ascontiguousarray(content).tobytes()
        self.sections.append((name, bytes(content), len(content) if count is None else count))

    def add_packed(self, name, values, limit):
        """Adds numbers below a limit, of as many bits each as the greatest of them could take, the lowest
        first, and what a read of 32 bits takes more."""
        bits = max(1, int(limit - 1).bit_length())
        rows = np.array(values, "<u4").view("u1").reshape(-1, 4)
        flat = np.unpackbits(rows, axis=1, bitorder="little")[:, :bits].ravel()
        self.add(name, np.packbits(flat, bitorder="little").tobytes() + bytes(3), len(values))

    def encoded(self):
        """Returns the whole file."""
        offset = align(32 + 48 * len(self.sections))
        table, body = b"", b""
        for name, content, count in self.sections:
            table += struct.pack(
                "<24sQQII", name.encode("ascii"), offset, len(content), zlib.crc32(content), count)
            padded = content.ljust(align(len(content)), b"\0")
            body += padded
            offset += len(padded)
        front = (32 + 48 * len(self.sections))
        header = struct.pack("<8sIIQQ", MAGIC, len(self.sections), zlib.crc32(table), offset, 0)
        return (header + table).ljust(align(front), b"\0") + body

    def write(self, path):
        """Writes the file in one step, so that a reader never sees half of it."""
        with open(f"{path}.part", "wb") as file:
            file.write(self.encoded())
        os.replace(f"{path}.part", path)


def align(length):
    return (length + 15) // 16 * 16


def read(path):
    """Returns {name: (bytes, count)} after checking every checksum."""
    with open(path, "rb") as file:
        data = file.read()
    magic, sections, checksum, length, zero = struct.unpack_from("<8sIIQQ", data)
    table = data[32:32 + 48 * sections]
    if magic != MAGIC or length != len(data) or zero or zlib.crc32(table) != checksum:
        raise ValueError(f"{path} is damaged")
    result = {}
    for row in range(sections):
        name, offset, size, checksum, count = struct.unpack_from("<24sQQII", table, row * 48)
        content = data[offset:offset + size]
        if zlib.crc32(content) != checksum:
            raise ValueError(f"{path}: {name} is damaged")
        result[name.rstrip(b"\0").decode("ascii")] = (content, count)
    return result


def run(build, description):
    """Runs a layer's generator by the arguments of the command line."""
    parser = argparse.ArgumentParser(description=description)
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--inputs", default=os.path.join(here, "inputs"))
    parser.add_argument("--output", default=os.path.join(here, "../../Assets"))
    arguments = parser.parse_args()
    build(arguments.inputs, arguments.output)
