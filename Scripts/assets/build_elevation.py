#!/usr/bin/env python3
"""Builds Assets/elevation.atlas: the height of the land and the depth of the sea, every 2'.

The grid is Marble's: 10800 x 5400 gray levels in 16 x 8 baseline JPEG pictures of 675 x 675, kept
as they are. All have the same header, so it is stored once; so that one place can be asked without
decoding a picture, it is noted where each row of its blocks begins. Sections:

    header     the bytes of each tile's JPEG file up to its scan
    COLUMN/ROW the rest of the file, row 0 the northernmost
    starts     u32 a row of blocks of each tile, tiles by rows: the first bit of the row in its scan,
               a multiple of eight being a byte of the file
    steps      u16 a part of a row but the first, parts being 22 blocks: how many bits after its row
               it begins
    levels     i2 a part: the quantized mean of the block before its first one
    metres     i2 x 256: the height of each gray level above the sea
    hollows    u32 a square of four texels, row · 10800 + column of its northwestern one: those with a
               corner on the land, far from the sea, that the grid has below −60 m, or beside such a
               corner. There its levels fit the sea floor, and are up to a kilometer too low
    overview/… the same of one tile, 2700 x 1350: header, 0/0, starts, steps and
               levels
"""

import io
import pathlib

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import binary_dilation, map_coordinates

import cells
import place_source
from archive import ArchiveWriter, run
from build_land import coastland

Image.MAX_IMAGE_PIXELS = None
MARBLE = "x2/marble-qt-data/usr/share/marble/data/maps/earth/srtm/3"
COLUMNS, ROWS, TILE = 16, 8, 675
OVERVIEW = 2700, 1350
QUALITY = 50
PART = 22  # blocks: four parts are a row of a tile

# Gray levels from 0 to 1 with heights in meters: the stops of Marble's seacolors.leg and
# landcolors.leg, with the heights given by the legend of srtm.dgml.
STOPS = [
    (0.00, -11000), (0.07, -6500), (0.14, -4000), (0.21, -2000), (0.28, -200), (0.31, -50),
    (0.38, 0), (0.45, 50), (0.52, 200), (0.59, 500), (0.70, 1000), (0.77, 2000), (0.83, 3500),
    (0.90, 5000), (0.95, 7000), (1.00, 9000)]
SHORE = 97  # the gray level of the sea's surface
LOWEST_LAND = -60  # meters
COAST = 3  # texels: how far the grid's coasts may be off
HIGHEST_FITTED = 205  # above it there are too few towns
TOWNS_ENOUGH = 25


def tiles(inputs):
    """Yields column, row and the bytes of each tile, by rows from the north."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            name = f"{MARBLE}/{row:06d}/{row:06d}_{column:06d}.jpg"
            yield column, row, (pathlib.Path(inputs) / name).read_bytes()


def grid(inputs):
    """Returns the whole grid of gray levels."""
    picture = Image.new("L", (COLUMNS * TILE, ROWS * TILE))
    for column, row, data in tiles(inputs):
        picture.paste(Image.open(io.BytesIO(data)), (column * TILE, row * TILE))
    return picture


# Heights.

def legend():
    """Returns the meters of each gray level as Marble's legend has them."""
    stops = np.array(STOPS)
    return np.interp(np.arange(256) / 255, stops[:, 0], stops[:, 1])


def towns(inputs):
    """Returns latitude, longitude and height of the towns that have one."""
    rows = [(row[4], row[5], row[16]) for row in place_source.details(inputs) if row[16]]
    table = np.array(rows, float)
    return table[(table[:, 2] > -500) & (table[:, 2] < 6000)].T


def levels_at(picture, latitude, longitude):
    """Returns the gray levels at places, interpolated between the four nearest."""
    place = [(90 - latitude) * 30 - 0.5, (longitude + 180) * 30 - 0.5]
    return map_coordinates(np.asarray(picture, np.float32), place, order=1, mode="nearest")


def meters(picture, inputs):
    """Returns the height of each gray level: on land the median of the towns on it."""
    table = legend()
    latitude, longitude, height = towns(inputs)
    level = levels_at(picture, latitude, longitude)
    for gray in range(SHORE, HIGHEST_FITTED + 1):
        near = np.abs(level - gray) < 1
        if near.sum() >= TOWNS_ENOUGH:
            table[gray] = np.median(height[near])
    table[SHORE] = 0
    table[SHORE:] = np.maximum.accumulate(table[SHORE:])
    return np.rint(table).astype("<i2")


def hollows(picture, heights, inputs):
    """Returns the squares of the grid in which its heights of the land are wrong."""
    width, height = COLUMNS * TILE, ROWS * TILE
    land = Image.new("1", (width, height))
    pen = ImageDraw.Draw(land)
    for shape in coastland(inputs):
        for part in cells.parts(shape):
            points = (np.array(part.exterior.coords) * [30, -30] + [180 * 30, 90 * 30]).ravel().tolist()
            pen.polygon(points, fill=1)
    sea = binary_dilation(~np.asarray(land), np.ones((2 * COAST + 1, 2 * COAST + 1)))
    low = (heights[np.asarray(picture)] < LOWEST_LAND) & ~sea
    # What is interpolated beside them is wrong, too.
    low = binary_dilation(low, np.ones((3, 3)))
    corners = low[:-1, :-1] | low[:-1, 1:] | low[1:, :-1] | low[1:, 1:]
    row, column = np.nonzero(corners)
    return (row * width + column).astype("<u4")


# The block rows of a JPEG scan: ITU-T T.81, annexes C and F.

def huffman_codes(segment):
    """Returns {class and destination: {(length, code): symbol}} of a DHT segment."""
    result = {}
    while segment:
        counts, symbols = segment[1:17], segment[17:17 + sum(segment[1:17])]
        codes, code, used = {}, 0, 0
        for length, count in enumerate(counts, 1):
            for _ in range(count):
                codes[length, code] = symbols[used]
                code, used = code + 1, used + 1
            code <<= 1
        result[segment[0]] = codes
        segment = segment[17 + len(symbols):]
    return result


def header_length(data):
    """Returns how many bytes stand before the scan, and the Huffman codes in them."""
    position, codes = 2, {}
    while True:
        marker, length = data[position + 1], int.from_bytes(data[position + 2:position + 4], "big")
        if marker == 0xC4:
            codes.update(huffman_codes(data[position + 4:position + 2 + length]))
        position += 2 + length
        if marker == 0xDA:
            return position, codes


def lookup(codes):
    """Returns for every 16 bits the length of the code that they begin with, and its symbol."""
    table = [(0, 0)] * 65536
    for (length, code), symbol in codes.items():
        first = code << (16 - length)
        table[first:first + (1 << (16 - length))] = [(length, symbol)] * (1 << (16 - length))
    return table


def block_rows(scan, codes, columns, rows):
    """Returns where each row of blocks begins in a scan, how many bits later each other part of it
    does, and the mean before each part."""
    means, waves = lookup(codes[0x00]), lookup(codes[0x10])
    origin = [index for index in range(len(scan))
              if not (scan[index] == 0 and index > 0 and scan[index - 1] == 0xFF)]
    plain = bytes(scan[index] for index in origin)
    bits = int.from_bytes(plain + bytes(4), "big")
    width = 8 * (len(plain) + 4)
    position, mean, starts, steps, levels = 0, 0, [], [], []
    for _ in range(rows):
        starts.append(8 * origin[position // 8] + position % 8)
        # Cut out one row, because shifting the whole scan takes too long.
        window = min(width - position, 8 * 8192)
        row = bits >> (width - position - window) & ((1 << window) - 1)
        at = 0
        for column in range(columns):
            if column % PART == 0:
                levels.append(mean)
            if column % PART == 0 and column > 0:
                bit = position + at
                steps.append(8 * origin[bit // 8] + bit % 8 - starts[-1])
            length, size = means[row >> (window - at - 16) & 0xFFFF]
            at += length
            value = row >> (window - at - size) & ((1 << size) - 1)
            at += size
            mean += value if not size or value >> (size - 1) else value - (1 << size) + 1
            index = 1
            while index < 64:
                length, symbol = waves[row >> (window - at - 16) & 0xFFFF]
                at += length + (symbol & 15)
                if symbol & 15 == 0 and symbol != 0xF0:
                    break
                index += (symbol >> 4) + 1
        position += at
    return starts, steps, levels


def jpeg(picture):
    buffer = io.BytesIO()
    picture.save(buffer, "JPEG", quality=QUALITY, optimize=True)
    return buffer.getvalue()


def add(archive, prefix, pictures):
    """Adds pictures that have one header: (column, row, bytes) each."""
    headers, starts, steps, levels = set(), [], [], []
    for column, row, data in pictures:
        length, codes = header_length(data)
        headers.add(data[:length])
        size = [(side + 7) // 8 for side in Image.open(io.BytesIO(data)).size]
        found = block_rows(data[length:], codes, *size)
        starts += found[0]
        steps += found[1]
        levels += found[2]
        archive.add(f"{prefix}{column}/{row}", data[length:], 1)
    header, = headers
    archive.add(f"{prefix}header", header, 1)
    archive.add(f"{prefix}starts", np.array(starts, "<u4"))
    archive.add(f"{prefix}steps", np.array(steps, "<u2"))
    archive.add(f"{prefix}levels", np.array(levels, "<i2"))


def build(inputs, output):
    picture = grid(inputs)
    archive = ArchiveWriter()
    add(archive, "", tiles(inputs))
    add(archive, "overview/", [(0, 0, jpeg(picture.resize(OVERVIEW, Image.BOX)))])
    heights = meters(picture, inputs)
    archive.add("metres", heights)
    archive.add("hollows", hollows(picture, heights, inputs))
    archive.write(pathlib.Path(output) / "elevation.atlas")


if __name__ == "__main__":
    run(build, __doc__)
