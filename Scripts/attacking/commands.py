"""Attacks on the commands: what they read, what they are told, where they write."""

import os
import re
import resource
import signal
import stat
import subprocess
import time

from world import ASSETS, FILES, TUNNEL, Broken, Folder, environment, judge, judge_text, link_assets, run

PLACE = ["place", "--json", "--date", "2026-06-21", "56.55", "8.316667"]
SNAPSHOT = ["snapshot", "--at", "56.55", "8.316667", "--size", "120x100", "--date", "2026-06-21", "--output"]
SEARCH = ["search", "--json", "kopenhavn"]


def damage(random, sound):
    """Returns what is left of a file after something has befallen it."""
    kind = random.randrange(6)
    data = bytearray(sound)
    if kind == 0:
        return data[:random.randrange(len(data))]
    if kind == 1:
        for _ in range(random.randrange(1, 20)):
            data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    elif kind == 2:
        start = random.randrange(len(data))
        data[start:start + 4096] = random.randbytes(len(data[start:start + 4096]))
    elif kind == 3:
        # The header and the table, which locate everything else.
        data[random.randrange(min(2000, len(data)))] ^= 1 << random.randrange(8)
    elif kind == 4:
        start = random.randrange(len(data))
        data[start:start + 65536] = bytes(len(data[start:start + 65536]))
    else:
        data += random.randbytes(random.randrange(1, 5000))
    return data


def damaged_files(attack, count):
    """Cuts, flips, overwrites, zeroes and extends data files. Answers must be right, or the status 65"""
    with Folder() as folder:
        sound = {name: (ASSETS / name).read_bytes() for name in FILES}
        answers = [run(command, folder).output for command in (PLACE, SEARCH)]
        for number in range(count):
            name = attack.random.choice(FILES)
            with Folder() as world:
                assets = link_assets(world, [name])
                (assets / name).write_bytes(damage(attack.random, sound[name]))

                def attempt():
                    for command, answer in zip((PLACE, SEARCH), answers):
                        outcome = run(command, world, TUNNEL_ASSETS=assets)
                        judge(outcome, statuses={0, 65})
                        if outcome.status == 0 and outcome.output != answer:
                            raise Broken("another answer than from sound files")
                    if number % 5 == 0:
                        picture = world / "a.png"
                        outcome = run([*SNAPSHOT, str(picture)], world, TUNNEL_ASSETS=assets)
                        judge(outcome, statuses={0, 65})
                        if (outcome.status == 0) != picture.exists():
                            raise Broken("a picture and a failure, or neither")

                attack.attempt(f"{name} {number}", attempt)


def odd_files(attack, count):
    """Puts pipes, folders, devices, sockets, symbolic link loops and empty files in the place of each file"""
    del count
    for name in [*FILES, "credits.tsv"]:
        for kind in ("pipe", "folder", "device", "empty", "loop", "socket"):
            with Folder() as world:
                assets = link_assets(world, [name])
                path = assets / name
                path.unlink()
                if kind == "pipe":
                    os.mkfifo(path)
                elif kind == "folder":
                    path.mkdir()
                elif kind == "device":
                    path.symlink_to("/dev/zero")
                elif kind == "loop":
                    path.symlink_to(path)
                elif kind == "socket":
                    os.mknod(path, stat.S_IFSOCK | 0o600)
                else:
                    path.write_bytes(b"")

                def attempt():
                    command = ["data"] if name == "credits.tsv" else [*SNAPSHOT, str(world / "a.png")]
                    outcome = run(command, world, TUNNEL_ASSETS=assets, seconds=10)
                    judge(outcome, statuses={65, 66})

                attack.attempt(f"{kind} {name}", attempt)


def changing_files(attack, count):
    """Truncates and overwrites a file while a batch reads it. Expects status 65 and the name of the file"""
    for number in range(count):
        name = attack.random.choice([
            name for name in FILES if name not in ("imagery.atlas", "lines.atlas", "night.atlas")])
        with Folder() as world:
            assets = link_assets(world, [name])

            def attempt():
                change_under_batch(attack.random, world, assets, assets / name)

            attack.attempt(f"{name} {number}", attempt)


def change_under_batch(random, world, assets, path):
    # A language that only names have, because the message is read in English.
    command = random.choice([["place", "--json", "--language", "sv", "-"], ["search", "--json", "-"]])
    process = subprocess.Popen(
        [TUNNEL, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment(world, TUNNEL_ASSETS=assets))

    def lines(count):
        if command[0] == "search":
            names = ["a", "ber", "lon", "tokio", "münchn", "osl"]
            return "".join(f"{random.choice(names)}\n" for _ in range(count)).encode()
        return "".join(
            f"{random.uniform(-90, 90):.4f} {random.uniform(-180, 180):.4f}\n" for _ in range(count)).encode()

    try:
        process.stdin.write(lines(1))
        process.stdin.flush()
        process.stdout.readline()
        size = path.stat().st_size
        # File systems have a time resolution of some milliseconds.
        time.sleep(0.02)
        with open(path, "r+b") as file:
            kind = random.randrange(3)
            if kind == 0:
                file.truncate(random.randrange(size))
            elif kind == 1:
                file.write(random.randbytes(size))
            else:
                file.seek(random.randrange(size))
                file.write(random.randbytes(random.randrange(1, 100_000)))
        try:
            process.stdin.write(lines(300))
        except BrokenPipeError:
            pass
        _, message = process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise Broken("no end after 20 s")
    last = message.splitlines()[-1] if message else b""
    if process.returncode != 65 or not last.startswith(b"tunnel: The file ") or b"damaged" not in last:
        # A small file was copied when it was opened, so changing it has no effect.
        if process.returncode in (0, 1, 64) and size <= 1 << 18:
            return
        raise Broken(f"status {process.returncode}: {message[-300:]!r}")


COMMANDS = ["antipode", "place", "fall", "search", "discover", "share", "data", "snapshot"]

PIECES = [
    "--json", "--", "-", "--near", "--limit", "--language", "--date", "--notation", "--at", "--size", "--side",
    "--style", "--across", "--time", "--output", "--to", "--fraction",
    "antipode", "place", "fall", "search", "discover", "share", "data", "help", "--help",
    "--version", "56.55", "-171", "8.3167", "geo:1,2", "32V 457990 6267505", "9F8CH828+2M", "+56-008/", "NaN",
    "inf", "1e999", "-0", "9" * 400, "0x10", "56°33′", "N", "\u202egnp", "\x1b[2J", "\x9b", "é" * 300,
    "e" + "\u0301" * 500, "👩\u200d🚀" * 100, "", " ", "\t", "\n", "\\", "'", '"', "%s%n", "../..", "/dev/null", "٣٥",
    "東京", "Ａ１", "\ud7ff", "\U000e0041", "--date=2026-13-45", "--limit=-1", "--size=99999x1", "https://a/?q=",
]


def hostile_arguments(attack, count):
    """Starts commands with hostile words in every position"""
    with Folder() as folder:
        for number in range(count):
            random = attack.random
            arguments = []
            if random.random() < 0.7:
                arguments.append(random.choice(COMMANDS))
            for _ in range(random.randrange(1, 6)):
                piece = random.choice(PIECES)
                if random.random() < 0.3:
                    piece += random.choice(PIECES)
                if random.random() < 0.05:
                    piece *= random.randrange(1, 60)
                arguments.append(piece)
            # The window is covered by another attack.
            if arguments[0] not in COMMANDS:
                arguments.insert(0, "antipode")
            arguments = [piece.replace("\x00", "") for piece in arguments]

            def attempt():
                outcome = run(arguments, folder, seconds=20)
                judge(outcome, lines=3)
                judge_text(outcome)

            attack.attempt(f"{arguments!r:.200}", attempt)


def hostile_input(attack, count):
    """Feeds batches invalid text and overlong lines"""
    with Folder() as folder:
        for number in range(count):
            random = attack.random
            command = random.choice([["antipode", "-"], ["place", "-"], ["search", "-"], ["search", "--json", "-"]])
            lines = []
            for _ in range(random.randrange(1, 30)):
                line = random.choice([
                    random.randbytes(random.randrange(100)), random.choice(PIECES).encode(),
                    b"5" * random.randrange(200_000) if random.random() < 0.05 else b"56 8", b"\x00" * 9])
                lines.append(line.replace(b"\n", b""))

            def attempt():
                outcome = run(command, folder, input=b"\n".join(lines))
                judge(outcome, lines=2 * len(lines) + 1, length=100_000)
                judge_text(outcome)

            attack.attempt(f"{command} {number}", attempt)


def full_disks(attack, count):
    """Writes to full disks, limited files and closed pipes. A picture that does not fit must leave the old one"""
    del count
    commands = [
        (["antipode", "-"], b"1 2\n" * 50_000), (["place", "-"], b"1 2\n3 4\n"), (["search", "Lemvig"], b""),
        (["antipode", "1", "2"], b""), (["data"], b""), (["data", "--json"], b""), (["--help"], b""),
        (["--version"], b""), (["place", "--help"], b""), (PLACE, b""), (SEARCH, b"")]
    with Folder() as folder:
        for command, text in commands:
            # A search that guesses prints a note along with the error.
            lines = 2 if command == SEARCH else 1

            def full():
                with open("/dev/full", "wb") as output:
                    judge(run(command, folder, input=text, output=output), statuses={73}, lines=lines)

            def limited():
                def prepare():
                    resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1))

                with open(folder / "limited", "wb") as output:
                    judge(run(command, folder, input=text, output=output, preparing=prepare), statuses={73},
                        lines=lines)

            def deaf():
                read, write = os.pipe()
                os.close(read)
                judge(
                    run(command, folder, input=text, output=write,
                        preparing=lambda: signal.signal(signal.SIGPIPE, signal.SIG_IGN)), statuses={73},
                    lines=lines)
                os.close(write)

            for name, body in (("full", full), ("limited", limited), ("deaf", deaf)):
                attack.attempt(f"{name} {command}", body)
        for limit in (0, 1, 100, 5000):
            def snapshot():
                with Folder() as world:
                    picture = world / "a.png"
                    picture.write_bytes(b"old")
                    outcome = run(
                        [*SNAPSHOT, str(picture)], folder,
                        preparing=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
                    judge(outcome, statuses={73})
                    if [path.name for path in world.iterdir()] != ["a.png"] or picture.read_bytes() != b"old":
                        raise Broken("the old picture is not what it was")

            attack.attempt(f"snapshot of at most {limit} bytes", snapshot)


CALLS = {
    "open": [24, 5], "read": [5], "mmap": [12], "fstat": [5], "write": [28, 5], "fsync": [5], "rename": [5],
    "linkat": [28], "fchmod": [1], "close": [5],
}


# Fontconfig itself reports an unreadable configuration, with uninitialized memory as the reason.
FONTCONFIG = re.compile(rb"Fontconfig error: (?:failed reading config file: .*?\(errno \d+\)|[^\n]*)\n", re.DOTALL)


def failing_calls(attack, count):
    """Makes the Nth call of open, read, mmap, fstat, write, fsync, rename, linkat, fchmod and close fail, for every
    N"""
    commands = [
        (PLACE, None), ([*SNAPSHOT, "a.png"], "a.png"), (["antipode", "-"], None), (["fall", "1", "2"], None),
        (["data"], None)]
    with Folder() as sound_folder:
        sounds = {}
        for command, product in commands:
            outcome = run(
                [str(sound_folder / part) if part == product else part for part in command], sound_folder,
                input=b"1 2\n")
            content = (sound_folder / product).read_bytes() if product else None
            sounds[" ".join(command)] = (outcome.output, content)
    for command, product in commands:
        for call, errors in CALLS.items():
            for nameless in ("", "1") if product else ("",):
                for error in errors:
                    number = 0
                    while True:
                        number += 1 if count >= 1000 or number < 8 else attack.random.randrange(1, 12)
                        if not fail(attack, command, product, call, error, number, nameless, sounds):
                            break


def fail(attack, command, product, call, error, number, nameless, sounds):
    """Returns whether there was such a call."""
    with Folder() as world:
        mark = world / "mark"
        place = world / "place"
        place.mkdir()
        old = attack.random.random() < 0.5
        if product and old:
            (place / product).write_bytes(b"old")
        changes = {
            "LD_PRELOAD": os.environ["FAILING"], "FAIL_CALL": call, "FAIL_AT": number, "FAIL_ERRNO": error,
            "FAIL_MARK": mark}
        if nameless:
            changes["FAIL_NAMELESS"] = 1
        hit = []

        def attempt():
            words = [str(place / part) if part == product else part for part in command]
            outcome = run(words, world, input=b"1 2\n", **changes)
            hit.append(mark.exists())
            outcome.message = FONTCONFIG.sub(b"", outcome.message)
            judge(outcome)
            output, content = sounds[" ".join(command)]
            if outcome.status == 0 and outcome.output != output:
                raise Broken("another answer, and status 0")
            names = [path.name for path in place.iterdir()]
            if any(name != product for name in names):
                raise Broken(f"left behind: {names}")
            if product:
                left = (place / product).read_bytes() if names else None
                # If a font cannot be opened, another is used and the image differs.
                is_whole = left is not None and left.endswith(content[-12:])
                if not is_whole and left != (b"old" if old else None):
                    raise Broken("a part of a file")
                if outcome.status == 0 and not is_whole:
                    raise Broken("no file, and status 0")

        attack.attempt(f"{command[0]} {call} {number} errno {error} {nameless}", attempt)
        return bool(hit and hit[0])


def kills(attack, count):
    """Kills a command that replaces a picture. Exactly the old or the new picture must remain"""
    with Folder() as folder:
        picture = folder / "sound.png"
        began = time.monotonic()
        run([*SNAPSHOT, str(picture)], folder)
        duration = time.monotonic() - began
        sound = picture.read_bytes()
    for number in range(count):
        with Folder() as world:
            place = world / "place"
            place.mkdir()
            picture = place / "a.png"
            picture.write_bytes(b"old")

            def attempt():
                process = subprocess.Popen(
                    [TUNNEL, *SNAPSHOT, str(picture)], env=environment(world), stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                time.sleep(attack.random.uniform(0, duration * 1.1))
                process.send_signal(attack.random.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT]))
                process.wait(20)
                if picture.read_bytes() not in (b"old", sound):
                    raise Broken("a part of a picture")
                if [path.name for path in place.iterdir()] != ["a.png"]:
                    raise Broken("a draft was left behind")

            attack.attempt(f"{number}", attempt)
