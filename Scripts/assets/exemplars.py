"""The names of the cities of time zones, as Unicode's Common Locale Data Repository has them.

A zone's city is the largest place in it that has the last part of the zone's name for its own:
Australia/Melbourne, America/Argentina/Salta. Zones of islands and lands have none.
"""

import collections
import os
import xml.etree.ElementTree

from folding import folded

MAIN = "x2/unicode-cldr-core/usr/share/unicode/cldr/common/main"


def cities(places):
    """Returns {time zone: place}."""
    found = {}
    for place in sorted(places, key=lambda place: place["population"]):
        zone = place["timezone"]
        if folded(place["name"])[0] == folded(zone.split("/")[-1].replace("_", " "))[0]:
            found[zone] = place
    return found


def names_of_cities(inputs, places, languages):
    """Returns {GeoNames id: {language: name}}."""
    of_zone, found = cities(places), collections.defaultdict(dict)
    for language in languages:
        path = os.path.join(inputs, MAIN, f"{language}.xml")
        if not os.path.exists(path):
            continue
        for zone in xml.etree.ElementTree.parse(path).iterfind("dates/timeZoneNames/zone"):
            name = (zone.findtext("exemplarCity") or "").strip()
            if name and name != "↑↑↑" and zone.get("type") in of_zone:
                found[of_zone[zone.get("type")]["geonameid"]][language] = name
    return found
