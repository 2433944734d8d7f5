"""The rows of the app: frames, one map, pictures, the start, memory, rest."""

import contextlib
import os
import pathlib
import pwd
import subprocess
import tempfile
import time

import peers
from harness import (ASSETS, BENCHMARK, FRAMES, MINUTES, ROOT, RUNS, STARTS, TUNNEL, Missing, at_most, column, run, times_at_most, took,
                     turns)

STYLES = ("hybrid", "relief", "night", "plain")


def measure(*arguments, env=None):
    return run(BENCHMARK, *arguments, env=env)


def frames(table):
    """Both panes in a window of 1024×1000 under Xvfb, wall time from the events to the presentation."""
    scenes = [
        ("both whole globes turning, all layers and labels", ["globe", "--all-layers"], 5, 10),
        ("both whole globes turning, the start's layers", ["globe"], None, None),
        ("3000 km over Norway and its antipode", ["norway"], 6, 12),
        ("1000 km over Europe and its antipode", ["close"], 5, 10),
        ("the same by 1° a frame", ["close-fast"], None, None),
        ("1000 km over the sea and its antipode", ["sea"], 5, 10),
        ("flip", ["flip"], 5, None),
        ("drag, event to present in the next frame", ["drag"], None, 12),
    ]
    for style in STYLES[1:]:
        scenes.append((f"both whole globes turning, {style}, all layers",
                       ["globe", "--all-layers", "--style", style], None, None))
    runs = turns(RUNS, *(lambda scene=scene: measure(*scene[1], "--frames", FRAMES) for scene in scenes))
    for (name, _, median, worst), results in zip(scenes, runs):
        table.row(name, "ms", column(results, "median"), limit=median and at_most(median))
        table.row("… p99", "ms", column(results, "p99"), limit=worst and at_most(worst))
        table.row("… on all processors", "ms", column(results, "cpu"))
    large = ["--size=1920x1080", "--warm-up=10", "--frames", max(10, FRAMES // 5)]
    moving, resting = turns(RUNS, *(lambda scene=scene: measure(scene, *large, env={"GDK_SCALE": "2"})
                                    for scene in ("globe", "rest")))
    table.row("both whole globes turning, 3840×2160 at scale 2", "ms", column(moving, "median"))
    table.row("… from the last movement to both sharp, with all tiles", "ms", column(resting, "max"), limit=at_most(100))


def sheets(table):
    """A form sheet over both turning globes: the first frame after `present`, and its drag, beside the globes alone."""
    narrow = ["--size=480x1000", "--frames", FRAMES]
    globes, presented, narrow_globes, dragged = turns(
        RUNS, lambda: measure("globe", "--frames", FRAMES), lambda: measure("present", "--frames", max(10, FRAMES // 10)),
        lambda: measure("globe", *narrow), lambda: measure("sheet-drag", *narrow))
    table.row("first frame after a form sheet is presented over both turning globes", "ms", column(presented, "median"),
              column(globes, "median"), "ours, no sheet", times_at_most(1.5))
    table.row("drag of the sheet over both turning globes, 480×1000", "ms", column(dragged, "median"),
              column(narrow_globes, "median"), "ours, no sheet", times_at_most(1.3))


def fall(table):
    """The fall and its opening: frames beside those of both turning globes, and how soon it is seen, the first time."""
    sizes = [("1024×1000", ["--frames", FRAMES], {}),
             ("3840×2160 at scale 2", ["--size=1920x1080", "--warm-up=10", "--frames", max(10, FRAMES // 5)],
              {"GDK_SCALE": "2"})]
    for name, options, scale in sizes:
        size = [option for option in options if str(option).startswith("--size")]
        globes, falling, opened = turns(
            RUNS, lambda: measure("globe", *options, env=scale), lambda: measure("fall", *options, env=scale),
            lambda: measure("fall-opening", *size, "--warm-up=0", "--frames=1", env=scale))
        table.row(f"the fall, {name}", "ms", column(falling, "median"), column(globes, "median"),
                  "ours, both globes turning", times_at_most(1))
        table.row("… p99", "ms", column(falling, "p99"))
        table.row("… on all processors", "ms", column(falling, "cpu"))
        table.row("… the first frame after F", "ms", column(opened, "first"), limit=at_most(50))
        table.row("… from F until it is seen, in the second frame", "ms", column(opened, "seen"), limit=at_most(50))
        table.row("… a frame while it opens", "ms", column(opened, "median"), column(globes, "median"),
                  "ours, both globes turning", at_most(17))
        table.row("… on all processors", "ms", column(opened, "cpu"))


def allocations(table):
    """Blocks taken from the heap in a frame, after 60 frames, counted by an interposer."""
    try:
        counter = {"LD_PRELOAD": str(peers.allocations())}
    except Missing as reason:
        return table.row("heap allocations in a moving frame", "", reason)
    scenes = [("both whole globes turning, all layers", ["globe", "--all-layers"]),
              ("both whole globes turning", ["globe"]), ("3000 km over Norway", ["norway"]),
              ("1000 km", ["close"]), ("drag", ["drag"]), ("flip", ["flip"]), ("the fall", ["fall"]),
              ("drag of a sheet", ["sheet-alone", "--size=480x1000"])]
    for name, scene in scenes:
        [results] = turns(min(3, RUNS), lambda: measure(*scene, "--headless", "--frames=200", env=counter))
        table.row(f"heap allocations in a moving frame, {name}, median", "", column(results, "blocks"), limit=at_most(0))
        table.row("… p99", "", column(results, "blocks-p99"))
        table.row("… at most", "", column(results, "blocks-max"))


def pane(table):
    """One map of 1024×440 with its ground, coasts and borders, processor time, beside Marble 22.12."""
    with tempfile.TemporaryDirectory() as folder:
        # Where Marble keeps the tiles that it cuts the first time.
        data = ROOT / "Benchmarks/.build/peers/marble"
        data.mkdir(parents=True, exist_ok=True)
        environment = {"XDG_DATA_HOME": str(data), "XDG_RUNTIME_DIR": folder, "QT_QPA_PLATFORM": "offscreen"}
        count = min(60, FRAMES)
        globe, close, marble = turns(
            RUNS, lambda: measure("pane", "--frames", count), lambda: measure("pane-close", "--frames", count),
            lambda: run(peers.marble(), count, env=environment))
    for name, ours, scene in (("whole globe", globe, "pane"), ("1000 km", close, "pane-close")):
        for quality, limit in (("Normal", 0.8), ("High", 0.3)):
            table.row(f"one map view, {name}, processor time", "ms", column(ours, "cpu"),
                      column(marble, f"{scene}-{quality.lower()}"), f"Marble {quality}", times_at_most(limit))


def pictures(table):
    """The whole process that draws one picture."""
    with tempfile.TemporaryDirectory() as folder:
        measure("imagery", "--output", f"{folder}/earth.png")
        subprocess.run(["convert", f"{folder}/earth.png", "-quality", "90", f"{folder}/earth.jpg"], check=False)
        pathlib.Path(folder, "xplanet.conf").write_text(f'[earth]\n"Earth"\nmap={folder}/earth.jpg\n')

        def ours():
            return took(TUNNEL, "snapshot", "--size", "1024x1000", "--output", f"{folder}/ours.png")

        def xplanet():
            # Away from the display, which it does not need and now and then crashes on.
            return took("env", "-u", "DISPLAY", "xplanet", "-projection", "orthographic", "-geometry", "1024x420",
                        "-num_times", "1", "-config", f"{folder}/xplanet.conf", "-body", "earth", "-latitude", "56",
                        "-longitude", "8", "-radius", "47", "-output", f"{folder}/peer.png")

        def gmt():
            script = ("gmt begin globe png E100 && gmt coast -Rg -JG10/48/4.2i -Di -A0 -W0.5p -Gburlywood -Slightblue "
                      "-N1/0.25p -B0 && gmt end")
            return took("bash", "-c", script, cwd=folder, env={"GMT_SESSION_NAME": "benchmark"})

        mine, globe, coasts = turns(STARTS, ours, xplanet, gmt)
    table.row("a picture of the whole app, 1024×1000", "ms", mine, globe, "xplanet, one globe", times_at_most(0.4))
    table.row("a picture of the whole app, 1024×1000", "ms", mine, coasts, "GMT, one globe", times_at_most(0.06))


def ordinary():
    """Whom to run as: libX11 keeps nothing of what it has read for root, whom few people are."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    person = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    for file in (TUNNEL, peers.window(), peers.presented(), ASSETS):
        if subprocess.run(["test", "-r", file], check=False, **person).returncode:
            raise Missing("an ordinary person cannot read this checkout")
    return person


@contextlib.contextmanager
def home(person):
    """An empty folder of that person's, for a while."""
    with tempfile.TemporaryDirectory() as folder:
        os.chown(folder, person.get("user", -1), person.get("group", -1))
        yield folder


def living_in(folder):
    """Returns the variables that say that a folder is home."""
    return {"HOME": folder, "XDG_CACHE_HOME": f"{folder}/.cache", "XDG_STATE_HOME": f"{folder}/.local/state"}


def first_frame(program, person, folder, frame=1):
    """Runs a program at home until its first frame, or another one, is on the screen."""
    teller = {"LD_PRELOAD": str(peers.presented()), "PRESENTED_SINCE": str(time.time()), "PRESENTED_FRAME": str(frame)}
    return run(program, person=person, env={**living_in(folder), **teller})


def first_frame_ever(program, person):
    """The same in a home that is empty."""
    with home(person) as folder:
        return first_frame(program, person, folder)


def used_once(person, folder):
    """Has the app at home until it has kept what it keeps there from start to start."""
    kept = pathlib.Path(folder, ".cache/tunnel/fonts")
    with subprocess.Popen([TUNNEL], env={**os.environ, **living_in(folder)}, **person) as app:
        for _ in range(100):
            if kept.exists() or app.poll() is not None:
                break
            time.sleep(0.1)
        # Its end keeps the windows too.
        app.terminate()
    if not kept.exists():
        raise Missing("the app kept nothing for its next start")


def start(table):
    """From the start of the process to its first frame in a window, beside a window of C and SDL."""
    person = ordinary()
    # The very first starts come on their own: what follows one waits for what that leaves to be written.
    fresh, empty = turns(STARTS, lambda: first_frame_ever(TUNNEL, person),
                         lambda: first_frame_ever(peers.window(), person))
    with home(person) as folder:
        used_once(person, folder)
        ours, bare, named = turns(STARTS, lambda: first_frame(TUNNEL, person, folder),
                                  lambda: first_frame(peers.window(), person, folder),
                                  lambda: first_frame(TUNNEL, person, folder, frame=2))
    first, least = column(ours, "first"), column(bare, "first")
    table.row("exec to first frame with both globes", "ms", first, limit=at_most(70))
    table.row("exec to first frame with both globes", "ms", first, least, "C and SDL, empty", times_at_most(1.3))
    table.row("… to the second, which has names", "ms", column(named, "first"), limit=at_most(70))
    table.row("… of the very first start", "ms", column(fresh, "first"), column(empty, "first"), "C and SDL, empty",
              at_most(70))
    table.row("… on all processors", "ms", column(ours, "cpu"), column(bare, "cpu"), "C and SDL, empty")
    table.row("resident at the first frame", "MB", column(ours, "resident"), column(bare, "resident"),
              "C and SDL, empty", at_most(45))


def session(table):
    """Everything a person can do to the maps, for MINUTES."""
    [results] = turns(1, lambda: measure("session", "--minutes", MINUTES))
    table.row(f"resident over a session of {MINUTES:g} minutes, at most", "MB", column(results, "peak"),
              limit=at_most(140))
    grown = results if isinstance(results, Missing) else [results[0]["last"] - results[0]["early"]]
    table.row("… growth from its first tenth to its end", "MB", grown, limit=at_most(5))


def idle(table):
    """Ten seconds at rest."""
    [results] = turns(min(3, RUNS), lambda: measure("idle"))
    table.row("idle: frames in 10 s", "", column(results, "frames"), limit=at_most(0))
    table.row("idle: wake-ups a second", "", column(results, "wakeups"), limit=at_most(1))
    table.row("idle: processor", "%", column(results, "percent"), limit=at_most(0.05))


def growth(table):
    """How much dearer twice as much is."""
    small, large = turns(RUNS, lambda: measure("globe", "--frames", FRAMES),
                         lambda: measure("globe", "--frames", FRAMES, "--size=1448x1414"))
    table.row("both globes in twice the pixels, processor time", "ms", column(large, "cpu"), column(small, "cpu"),
              "ours, once", times_at_most(2.2))


class Screen:
    """A screen without a monitor, large enough for every window here."""

    def __enter__(self):
        reader, writer = os.pipe()
        try:
            self.server = subprocess.Popen(
                # Without -noreset it starts over when a program has left, and the next one waits for that.
                ["Xvfb", "-displayfd", str(writer), "-noreset", "-screen", "0", "3840x2400x24", "-nolisten", "tcp"],
                pass_fds=[writer], stderr=subprocess.DEVNULL)
        except FileNotFoundError:
            raise SystemExit("Xvfb is missing: run Scripts/setup window") from None
        os.close(writer)
        with os.fdopen(reader) as file:
            os.environ["DISPLAY"] = ":" + file.readline().strip()
        for name in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
            os.environ.pop(name, None)
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
