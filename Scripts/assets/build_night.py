#!/usr/bin/env python3
"""Builds Assets/night.atlas: the lights of the Earth by night, without its blue land and sea.

Sections lights/…: one gray JPEG picture of 2700 x 1350, stored as build_elevation.py has it.
"""

import io
import pathlib

import numpy as np
from PIL import Image

from archive import ArchiveWriter, run
from build_elevation import add

LIGHTS = "x2/marble-qt-data/usr/share/marble/data/maps/earth/citylights/citylights.jpg"
TINT = 60  # what red and green have of the land's own color
QUALITY = 75


def lights(inputs):
    """Returns the brightness of the lights: what is neither land nor sea is white in the source."""
    color = np.asarray(Image.open(pathlib.Path(inputs) / LIGHTS)).astype(int)
    return np.clip(np.minimum(color[..., 0], color[..., 1]) - TINT, 0, 255).astype(np.uint8)


def build(inputs, output):
    buffer = io.BytesIO()
    Image.fromarray(lights(inputs)).save(buffer, "JPEG", quality=QUALITY, optimize=True)
    archive = ArchiveWriter()
    add(archive, "lights/", [(0, 0, buffer.getvalue())])
    archive.write(pathlib.Path(output) / "night.atlas")


if __name__ == "__main__":
    run(build, __doc__)
