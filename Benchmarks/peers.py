"""Builds the peers whose sources lie in Peers, once for each version of them."""

import hashlib
import pathlib
import shlex
import subprocess
import sys
import tarfile

from harness import ROOT, Missing

SOURCES = ROOT / "Benchmarks/Peers"
BUILT = ROOT / "Benchmarks/.build/peers"


def packaged(*names):
    """Returns what a compiler has to be told of Debian's libraries."""
    done = subprocess.run(["pkg-config", "--cflags", "--libs", *names], text=True, capture_output=True, check=False)
    if done.returncode:
        raise Missing(f"{' '.join(names)} not installed")
    return shlex.split(done.stdout)


def built(name, *flags):
    """Returns the program made of a source."""
    source = SOURCES / name
    words = [*(["c++", "-std=c++17"] if source.suffix == ".cpp" else ["cc"]), "-O3", "-DNDEBUG", "-fPIC"]
    key = hashlib.sha256(source.read_bytes() + repr(flags).encode()).hexdigest()[:12]
    program = BUILT / f"{source.stem}-{key}"
    if not program.exists():
        BUILT.mkdir(parents=True, exist_ok=True)
        done = subprocess.run([*words, source, "-o", program, *flags], text=True, capture_output=True, check=False)
        if done.returncode:
            raise Missing(f"{name} does not build: {done.stderr.strip().splitlines()[0][:120]}")
    return program


def marble():
    return built("marble.cpp", *packaged("Qt5Widgets"), "-lmarblewidget-qt5")


def widgets():
    return built("widgets.cpp", *packaged("Qt5Widgets"))


def text():
    return built("text.cpp", *packaged("Qt5Gui"))


def cairo():
    return built("cairo.c", *packaged("cairo"))


def window():
    return built("window.c", *packaged("sdl2"))


def presented():
    return built("presented.c", "-shared", *packaged("sdl2"), "-ldl")


def allocations():
    return built("allocations.c", "-shared", "-fno-omit-frame-pointer", "-fno-optimize-sibling-calls")


def kiwi():
    """Kiwi's core in C++; its headers come with the sources on PyPI."""
    folder = BUILT / "kiwisolver-1.5.1"
    if not folder.exists():
        BUILT.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                        "--no-binary", "kiwisolver", "--dest", BUILT, "kiwisolver==1.5.1"],
                       capture_output=True, check=False)
        archive = next(pathlib.Path(BUILT).glob("kiwisolver-1.5.1.tar.gz"), None)
        if not archive:
            raise Missing("its sources cannot be fetched from PyPI")
        with tarfile.open(archive) as file:
            file.extractall(BUILT)
    return built("kiwi.cpp", f"-I{folder}")


def solver():
    """Ours, compiled from its own sources with the reader of programs that the tests use."""
    program = BUILT / "solver"
    BUILT.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([ROOT / "Benchmarks/Solver/build", program], check=False)
    if done.returncode:
        raise Missing("the solver does not build")
    return program
