"""The rows of what is not to be sold for speed: where things are drawn, and how they look."""

import os
import re
import subprocess

from harness import ROOT, Missing, at_most

SUITES = {
    "imagery within 0.25 pixels of where it belongs": "ImageryGridTests|ImagerySamplerTests",
    "lines as wide as they should be, and where": "LineRendererTests",
    "pictures within their goldens": "PictureJourneys|PanelPictures|AppearanceJourneys|CompositorPictureTests"
                                     "|CanvasPictureTests|TextPictureTests",
}


def quality(table):
    """The tests of projected coordinates, of lines and of golden pictures."""
    for name, suites in SUITES.items():
        try:
            count, failures = tests(suites)
        except Missing as reason:
            table.row(name, "", reason)
        else:
            table.row(f"{name}: issues of {count} tests", "", [failures], limit=at_most(0))


def tests(suites):
    """Runs tests; returns how many there are, and how many issues they have."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run([ROOT / "Scripts/test", "--filter", suites], text=True,
                          env={**environment, "SDL_VIDEODRIVER": "dummy"}, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False)
    ran = re.search(r"Test run with (\d+) tests? .*(passed|failed) after .*", done.stdout)
    if not ran or ran[1] == "0":
        raise Missing("the tests could not be run: " + (done.stdout.strip().splitlines() or ["no reason given"])[-1])
    return int(ran[1]), 0 if ran[2] == "passed" else int(re.search(r"with (\d+) issue", ran[0])[1])
