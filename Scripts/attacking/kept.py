"""The files that the app keeps, with contents that attacks recognize."""

import json
from pathlib import Path

STATE, FAVORITES = Path("state/tunnel"), Path(".local/share/tunnel/favorites.geojson")
WINDOWS, HISTORY, RECENT = STATE / "windows", STATE / "history", STATE / "recent"
SETTINGS = Path(".config/tunnel/settings")
ALL = (WINDOWS, HISTORY, RECENT, SETTINGS, FAVORITES)


def windows(count=3, first=1):
    """Returns the text of windows that show different places."""
    lines = ["# What the windows of Tunnel show at the next start.", "version = 1"]
    for number in range(first, first + count):
        lines += [
            f"{number}.dig = 10, {number}", f"{number}.start.center = 10, {number}", f"{number}.start.heading = 0.0",
            f"{number}.start.style = hybrid", f"{number}.width = 480.0", f"{number}.height = 470.0",
            f"{number}.x = {number * 10}.0", f"{number}.y = {number * 10}.0"]
    return "\n".join(lines) + "\n"


def history(count=6):
    lines = ["tunnel history 1", "origin\t56.55\t8.316667"]
    lines += [
        f"done\t2026-11-2{number % 10}T15:12:55Z\t20.0\t{number}.0\tstart\tPlace {number}" for number in range(count)]
    return "\n".join(lines) + "\n"


def settings():
    return (
        "# Mine.\nversion = 1\nunits = nautical\nnotation = degreesMinutesSeconds\nappearance = dark\nstart = last\n"
        "recent = kept\nlater = 3\n")


def recent(count=3):
    lines = ["tunnel recent files 1", *(f"file:///places/{number}.geojson" for number in range(count))]
    return "\n".join(lines) + "\n"


def favorites(count=3):
    features = [
        {"type": "Feature", "properties": {"name": f"Mine {number}"},
         "geometry": {"type": "Point", "coordinates": [number, 30]}} for number in range(count)]
    return json.dumps({"type": "FeatureCollection", "features": features}, indent=1) + "\n"


def furnish(folder, **texts):
    """Writes all files, some with other texts."""
    for path, text in {WINDOWS: windows(), HISTORY: history(), RECENT: recent(), SETTINGS: settings(),
                       FAVORITES: favorites()}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(texts.get(path.stem, text))


def marks(path, text):
    """Returns what a text says that no later text may lack: lines, and places or names in them."""
    if path == FAVORITES:
        try:
            return {feature["properties"].get("name") for feature in json.loads(text)["features"]}
        except (ValueError, LookupError):
            return set()
    if path == WINDOWS:
        return {line.split(".", 1)[1] for line in text.splitlines() if ".dig = " in line}
    if path == HISTORY:
        return {line for line in text.splitlines() if line.startswith(("done", "undone", "left"))}
    if path == RECENT:
        return {line for line in text.splitlines() if line.startswith("file:")}
    return {line for line in text.splitlines() if not line.startswith("units")}


def read(folder, path):
    """Returns the text of a file; nothing if there is none."""
    return (folder / path).read_bytes().decode("utf-8", "replace") if (folder / path).is_file() else ""


def aside(folder, path):
    """Returns the files that were kept under other names."""
    return sorted((folder / path).parent.glob(f"{path.name}*unreadable*"))
