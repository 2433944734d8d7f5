"""Files that other programs write and read: favorites through GDAL, recent files through libxml2."""

import json
import shutil
import subprocess
import time
from pathlib import Path

from saving import Keeper
from windows import Display
from world import Broken, Folder

BOOKMARKS = Path(".local/share/recently-used.xbel")
# What other programs have in a collection, which must stay.
NAMES = ["Lemvig", "Åbo “Turku”", "東京", "إسكندرية", "a\\b\"c"]
PLACES = [[8.316667, 56.55], [22.2666, 60.4518], [139.6917, 35.6895], [29.9187, 31.2001], [-179.999999, -89.5]]


def exchanged(attack, count):
    """Lets ogr2ogr write favorites from a GeoPackage, as GeoJSON, as RFC 7946 and by lines, adds a favorite in the app,
    and lets ogr2ogr read the file again. All names, numbers and members of either must be there. The recent files that
    the app notes must be XML for xmllint"""
    if not shutil.which("ogr2ogr") or not shutil.which("xmllint"):
        raise SystemExit("attack: exchanged needs gdal-bin and libxml2-utils")
    kinds = [("GeoJSON", "trip.geojson", []), ("GeoJSON", "trip.geojson", ["-lco", "RFC7946=YES"]),
             ("GeoJSONSeq", "trip.geojsonl", [])]
    with Display() as display:
        for kind, name, options in kinds[:count]:
            attack.attempt(f"{kind} {options}", lambda: exchange(display, kind, name, options))


def convert(source, target, kind, options=()):
    result = subprocess.run(
        ["ogr2ogr", "-f", kind, *options, str(target), str(source)], capture_output=True, text=True, check=False)
    if result.returncode:
        raise Broken(f"ogr2ogr: {result.stderr[-300:]}")


def features(path):
    """Returns the features of a file as GDAL reads them."""
    with Folder() as folder:
        convert(path, folder / "read.json", "GeoJSON", ["-lco", "COORDINATE_PRECISION=9"])
        collection = json.loads((folder / "read.json").read_text())
    return [
        (item["properties"], [round(number, 6) for number in item["geometry"]["coordinates"][:2]])
        for item in collection["features"]]


def exchange(display, kind, name, options):
    with Folder() as folder:
        first = {"type": "FeatureCollection", "features": [
            {"type": "Feature", "properties": {"name": text, "height": number * 1.5, "visited": number % 2 == 0},
             "geometry": {"type": "Point", "coordinates": place}}
            for number, (text, place) in enumerate(zip(NAMES, PLACES))]}
        (folder / "first.json").write_text(json.dumps(first))
        convert(folder / "first.json", folder / "trip.gpkg", "GPKG", ["-nln", "trip"])
        convert(folder / "trip.gpkg", folder / name, kind, options)
        before = features(folder / name)
        lines = (folder / name).read_text().splitlines()
        window = Keeper(display).open(folder, str(folder / name))
        try:
            time.sleep(1)
            keeper = Keeper(display)
            keeper.press(window, ["p"])
            time.sleep(1)
            keeper.press(window, ["ctrl+d"])
            if not window.comes(lambda: (folder / name).read_text().splitlines() != lines, 10):
                raise Broken(f"the favorite is not saved: {window.said()}")
            window.end()
        finally:
            window.kill()
        after = features(folder / name)
        if len(after) != len(before) + 1:
            raise Broken(f"{len(after)} features instead of {len(before) + 1}")
        for known, now in zip(before, after):
            if known[1] != now[1] or any(now[0].get(key) != value for key, value in known[0].items()):
                raise Broken(f"{known} became {now}")
        text = (folder / name).read_text()
        for line in lines:
            # A comma may follow the feature that was the last one.
            if '"Feature"' in line and line.rstrip(",") not in text:
                raise Broken(f"rewritten: {line}")
        read = subprocess.run(
            ["xmllint", "--noout", str(folder / BOOKMARKS)], capture_output=True, text=True, check=False)
        if read.returncode or name not in (folder / BOOKMARKS).read_text():
            raise Broken(f"recent files: {read.stderr[-300:]}")
