#!/usr/bin/env python3
"""Writes where the sun stands and when it rises and sets, for the tests of Atlas."""

import math
import pathlib
import random

import ephem

TABLE = pathlib.Path(__file__).parents[2] / "Tests/AtlasTests/Tables/sun.csv"
EPOCH = ephem.Date("1970/1/1")


def degrees(angle):
    return math.degrees(float(angle))


def row(source):
    seconds = round(source.uniform(-1_000_000_000, 3_500_000_000))
    latitude = round(math.degrees(math.asin(source.uniform(-1, 1))), 4)
    longitude = round(source.uniform(-180, 179.9999), 4)
    here = ephem.Observer()
    here.lat, here.lon = str(latitude), str(longitude)
    here.pressure, here.horizon = 0, "-0:50"
    here.date = EPOCH + seconds / 86400
    sun = ephem.Sun(here)
    # The longitude where the sun is overhead: its right ascension of date minus the sidereal time.
    here.lon = "0"
    overhead = (degrees(sun.g_ra) - degrees(here.sidereal_time()) + 180) % 360 - 180
    here.lon = str(longitude)
    # The day extends from one lower transit of the sun to the next.
    noon = here.previous_transit(ephem.Sun())
    if (here.date - noon) > 0.5:
        noon = here.next_transit(ephem.Sun())
    here.date = noon
    try:
        rise = here.previous_rising(ephem.Sun(), use_center=True)
        setting = here.next_setting(ephem.Sun(), use_center=True)
        light = [f"{(moment - EPOCH) * 86400:.0f}" for moment in (rise, setting)]
        if noon - rise > 0.5 or setting - noon > 0.5:
            return None
    except ephem.AlwaysUpError:
        light = ["up", "up"]
    except ephem.NeverUpError:
        light = ["down", "down"]
    return ",".join(
        [f"{seconds}", f"{latitude}", f"{longitude}", f"{degrees(sun.g_dec):.5f}",
         f"{overhead:.5f}"] + light)


def main():
    source = random.Random(22)
    rows = [row(source) for _ in range(600)]
    heading = "seconds,latitude,longitude,declination,overhead,sunrise,sunset"
    TABLE.write_text("\n".join([heading] + [r for r in rows if r]) + "\n")


if __name__ == "__main__":
    main()
