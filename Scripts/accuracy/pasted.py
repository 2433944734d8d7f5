#!/usr/bin/env python3
"""Asks the program about random places as other programs write them, and prints how many it reads.

Well-known text and GeoJSON come from shapely, the rest from the formats' own descriptions.
"""
import argparse
import base64
import json
import random
import subprocess
from pathlib import Path
from urllib.parse import quote

import shapely

ROOT = Path(__file__).resolve().parents[2]
COUNT = 200


def forms(north, east):
    """Yields kinds, and a place in one way that is of the kind."""
    point = shapely.Point(float(east), float(north))
    pair, angles = f"{north},{east}", dms(north, east)
    pin = base64.b64encode(angles.encode()).decode().rstrip("=")
    yield "WKT", shapely.to_wkt(point, rounding_precision=-1)
    yield "WKT", f"SRID=4326;POINT Z ({east} {north} 12)"
    yield "WKT", f"ST_MakePoint({east}, {north})"
    yield "JSON", json.dumps({"lat": float(north), "lng": float(east)})
    yield "JSON", json.dumps({"coords": {"latitude": north, "longitude": east}})
    yield "JSON", f"{{lat: {north}, lon: {east}}},"
    yield "GeoJSON", json.dumps(shapely.geometry.mapping(point))
    yield "GeoJSON", json.dumps({"type": "Feature", "properties": {}, "geometry": shapely.geometry.mapping(point)})
    yield "XML", f"<Placemark><Point><coordinates>{east},{north},0</coordinates></Point></Placemark>"
    yield "XML", f'<wpt lat="{north}" lon="{east}"><name>A</name></wpt>'
    yield "XML", f'<meta name="geo.position" content="{north};{east}">'
    yield "lines", f"BEGIN:VEVENT GEO:{north};{east} END:VEVENT"
    yield "lines", f"GPSLatitude: {north} GPSLongitude: {east} GPSAltitude: 12 m"
    yield "links", f"https://www.openstreetmap.org/search?query={quote(pair, safe='')}#map=5/1/2"
    yield "links", f"https://www.openstreetmap.org/?mlat={north}&mlon={east}#map=5/1/2"
    yield "links", f"https://opentopomap.org/#marker=15/{north}/{east}"
    yield "links", f"https://www.google.com/maps/@1,2,3z/data=!3m1!4b1!4m4!3m3!8m2!3d{north}!4d{east}"
    yield "links", f"https://www.google.com/maps/embed?pb=!1m12!2d{east}!3d{north}!2m3!1f0"
    yield "links", f"https://yandex.com/maps/?ll=1,2&pt={east},{north}"
    yield "links", f"geo:{north},{east}&z=12"
    yield "links in texts", f"See [here](https://maps.apple.com/?ll={north},{east}), please."
    yield "links in texts", f'<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&amp;marker={pair}"></iframe>'
    yield "pins in seconds", f"https://www.google.com/maps/embed?pb=!1m17!2d1!3d2!3m2!1m1!2z{pin}!5e0"


def dms(north, east):
    def angle(text, letters):
        seconds = round(abs(float(text)) * 36000)
        whole = f"{seconds // 36000}°{seconds // 600 % 60:02}'{seconds % 600 / 10:04.1f}\""
        return whole + letters[float(text) < 0]

    return f"{angle(north, 'NS')} {angle(east, 'EW')}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", nargs="?", default=ROOT / ".build/release/tunnel")
    numbers = random.Random(47)
    rows = []
    for _ in range(COUNT):
        north, east = f"{numbers.uniform(-89, 89):.5f}", f"{numbers.uniform(-179, 179):.5f}"
        rows += [(kind, text, float(north), float(east)) for kind, text in forms(north, east)]
    answers = subprocess.run(
        [parser.parse_args().program, "antipode", "-"], input="\n".join(row[1] for row in rows) + "\n",
        capture_output=True, text=True).stdout.split("\n")
    right, total = {}, {}
    for (kind, text, north, east), answer in zip(rows, answers):
        found = [float(number) for number in answer.split(",")] if answer else [99, 0]
        # Seconds with one decimal are as close as 1.5 m.
        limit = 2e-5 if kind == "pins in seconds" else 1e-9
        is_right = abs(found[0] + north) <= limit and abs((found[1] - east) % 360 - 180) <= limit
        total[kind] = total.get(kind, 0) + 1
        right[kind] = right.get(kind, 0) + is_right
    print("| what | places | read right |\n| --- | --- | --- |")
    for kind, count in total.items():
        print(f"| {kind} | {count:,} | {right[kind] / count:.1%} |")


main()
