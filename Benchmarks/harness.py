"""What every measurement needs: runs in turns, medians with their spread, and one table of all."""

import dataclasses
import os
import pathlib
import platform
import statistics
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TUNNEL = ROOT / ".build/release/tunnel"
BENCHMARK = ROOT / ".build/release/TunnelBenchmark"
LIBRARIES = ROOT / ".build/library/release/LibraryBenchmark"
ASSETS = ROOT / "Assets"
RUNS = int(os.environ.get("RUNS", 5))
FRAMES = int(os.environ.get("FRAMES", 300))
STARTS = int(os.environ.get("STARTS", 10))
MINUTES = float(os.environ.get("MINUTES", 10))


class Missing(Exception):
    """A peer, or something that it needs, is not to be had."""


@dataclasses.dataclass
class Limit:
    """How good ours is to be: so much at most or at least, of a unit or of the peer's figure."""

    sign: str  # "≤" or "≥"
    value: float
    is_ratio: bool = False

    def verdict(self, ours, ratio, unit):
        value = ratio if self.is_ratio else ours
        if value is None:
            return "–"
        if value <= self.value if self.sign == "≤" else value >= self.value:
            return "met"
        # The same program differs by as much from hour to hour on a machine that others use.
        is_close = value <= self.value * 1.1 if self.sign == "≤" else value >= self.value / 1.1
        return "met within 10 %" if is_close and (self.is_ratio or unit in ("ms", "µs")) else "**missed**"

    def __str__(self):
        return f"{self.sign} {self.value:,g}{' ×' if self.is_ratio else ''}"


def at_most(value):
    return Limit("≤", value)


def at_least(value):
    return Limit("≥", value)


def times_at_most(value):
    return Limit("≤", value, is_ratio=True)


def times_at_least(value):
    return Limit("≥", value, is_ratio=True)


class Table:
    """The one table, printed row by row and written at the end."""

    HEAD = ("work", "ours", "spread", "peer", "its spread", "ratio", "limit", "verdict")

    def __init__(self):
        self.lines = []
        # What else the machine did: later it is busy with this.
        self.load = os.getloadavg()[0]

    def say(self, *cells):
        self.lines.append("| " + " | ".join(cells) + " |")
        print(self.lines[-1], flush=True)

    def begin(self):
        self.say(*self.HEAD)
        self.say("---", *["---:"] * 6, "---")

    def row(self, work, unit, ours, peer=None, name="", limit=None):
        """Adds a row from the figures of runs in turns: ours, the peer's, or the reason why there are none."""
        cells = [f"{work}, {unit}" if unit else work]
        if isinstance(ours, Missing):
            return self.say(*cells, f"missing: {ours}", "", "", "", "", "", "–")
        middle, ratio = statistics.median(ours), None
        cells += [figure(middle), spread(ours)]
        if isinstance(peer, Missing):
            cells += [f"{name} missing: {peer}", "", ""]
        elif peer:
            ratio = statistics.median(a / b for a, b in zip(ours, peer, strict=True))
            cells += [f"{name} {figure(statistics.median(peer))}", spread(peer), f"{ratio:.4g}"]
        else:
            cells += ["", "", ""]
        self.say(*cells, str(limit or "–"), limit.verdict(middle, ratio, unit) if limit else "–")

    def text(self, command):
        return f"{description(self.load)}\n`{command}`\n\n" + "\n".join(self.lines) + "\n"


def figure(value):
    if value == 0:
        return "0"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def spread(values):
    return f"{figure(min(values))}–{figure(max(values))}" if len(values) > 1 else ""


def description(load):
    """Says on which machine, when, and how busy it was before."""
    model = next((line.partition(":")[2].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")),
                 platform.machine())
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, text=True,
                            stdout=subprocess.PIPE, check=False).stdout.strip()
    return (f"{time.strftime('%-d %B %Y, %H:%M')}; {os.cpu_count()} × {model}, Linux {platform.release()}, "
            f"load {load:.1f} before, commit {commit or 'unknown'}.")


def figures(line):
    """Returns the numbers of a line of name=value."""
    result = {}
    for entry in line.split():
        name, is_entry, value = entry.partition("=")
        if is_entry:
            try:
                result[name] = float(value)
            except ValueError:
                result[name] = value
    return result


def run(*command, env=None, text=None, cwd=None, person=None):
    """Runs a program and returns the figures that it prints.

    The person to run as: what subprocess takes for that, such as user and group; None: whoever runs this.
    """
    try:
        done = subprocess.run([str(word) for word in command], env={**os.environ, **(env or {})}, input=text, cwd=cwd,
                              text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, timeout=3600,
                              **(person or {}))
    except FileNotFoundError:
        raise Missing(f"{command[0]} is not installed") from None
    except subprocess.TimeoutExpired:
        raise Missing(f"{command[0]} does not end") from None
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1].replace(f"{ROOT}/", "")
        raise Missing(f"{pathlib.Path(command[0]).name} ended with {done.returncode}: {reason[:120]}")
    return figures(done.stdout)


def took(*command, env=None, cwd=None):
    """Runs a program and returns the milliseconds from its start to its end."""
    start = time.monotonic()
    run(*command, env=env, cwd=cwd)
    return (time.monotonic() - start) * 1e3


def turns(count, *bodies):
    """Runs bodies of work in turns; returns for each the list of its results, or why there are none."""
    results = [[] for _ in bodies]
    for turn in range(count):
        # Nobody always comes first.
        for index, body in list(enumerate(bodies))[::-1 if turn % 2 else 1]:
            if isinstance(results[index], Missing):
                continue
            try:
                results[index].append(body())
            except Missing as reason:
                results[index] = reason
    return results


def column(results, *names):
    """Returns the sums of some figures of each run, or why there are none."""
    if isinstance(results, Missing):
        return results
    return [sum(result[name] for name in names) for result in results]
