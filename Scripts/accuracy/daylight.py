#!/usr/bin/env python3
"""Writes when the sun rises and sets by PyPI's astral and by PyEphem, for the tests of Atlas."""

import datetime
import pathlib
import random

import astral
import ephem
from astral import sun

TABLE = pathlib.Path(__file__).parents[2] / "Tests/AtlasTests/Tables/daylight.csv"
DAY = datetime.timedelta(days=1)
EPOCH = ephem.Date("1970/1/1")


def nearest(ask, observer, date, noon, side):
    """Returns the rising or setting of the half day before or after a noon; None without one."""
    for days in (-1, 0, 1):
        try:
            moment = ask(observer, date + days * DAY)
        except ValueError:
            continue
        if datetime.timedelta(0) <= side * (moment - noon) < DAY / 2:
            return moment
    return None


def by_ephemeris(latitude, longitude, noon):
    """Returns the rising before and the setting after a noon by VSOP87."""
    here = ephem.Observer()
    here.lat, here.lon, here.date = str(latitude), str(longitude), noon
    here.pressure, here.horizon = 0, "-0:50"
    rise = here.previous_rising(ephem.Sun(), use_center=True)
    setting = here.next_setting(ephem.Sun(), use_center=True)
    return [f"{(moment - EPOCH) * 86400:.0f}" for moment in (rise, setting)]


def row(source):
    latitude = round(source.uniform(-64.99, 64.99), 4)
    longitude = round(source.uniform(-180, 179.9999), 4)
    date = datetime.date(1950, 1, 1) + source.randrange(130 * 365) * DAY
    observer = astral.Observer(latitude, longitude)
    noon = sun.noon(observer, date)
    rise = nearest(sun.sunrise, observer, date, noon, -1)
    setting = nearest(sun.sunset, observer, date, noon, 1)
    if rise is None or setting is None:
        return None
    moments = [f"{moment.timestamp():.0f}" for moment in (noon, rise, setting)]
    return ",".join([moments[0], f"{latitude}", f"{longitude}"] + moments[1:]
                    + by_ephemeris(latitude, longitude, noon))


def main():
    source = random.Random(23)
    rows = [row(source) for _ in range(1000)]
    heading = "seconds,latitude,longitude,sunrise,sunset,ephemeris_sunrise,ephemeris_sunset"
    TABLE.write_text("\n".join([heading] + [r for r in rows if r]) + "\n")


if __name__ == "__main__":
    main()
