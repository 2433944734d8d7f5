#!/usr/bin/env python3
"""Copies a few time zones and writes what their clocks show, for the tests of Atlas."""

import datetime
import importlib.resources
import pathlib
import random
import zoneinfo

TABLES = pathlib.Path(__file__).parents[2] / "Tests/AtlasTests/Tables"
ZONES = [
    "Europe/Copenhagen", "Europe/Dublin", "America/St_Johns", "America/Sao_Paulo", "Asia/Kathmandu",
    "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Auckland", "Africa/Casablanca", "Etc/UTC",
]
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


def main():
    source = random.Random(38)
    zones = importlib.resources.files("tzdata") / "zoneinfo"
    lines = ["zone,seconds,offset,abbreviation"]
    for name in ZONES:
        copy = TABLES / "zones" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((zones / name).read_bytes())
        with copy.open("rb") as file:
            zone = zoneinfo.ZoneInfo.from_file(file, key=name)
        for _ in range(150):
            seconds = source.randrange(-2_500_000_000, 4_000_000_000)
            moment = (EPOCH + datetime.timedelta(seconds=seconds)).astimezone(zone)
            offset = int(moment.utcoffset().total_seconds())
            lines.append(f"{name},{seconds},{offset},{moment.tzname()}")
    (TABLES / "zones.csv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
