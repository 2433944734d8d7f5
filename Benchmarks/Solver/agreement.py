#!/usr/bin/env python3
"""Compares the solver of Containers with kiwisolver on random systems; see README.md."""

import argparse
import collections
import itertools
import multiprocessing
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import kiwisolver as kiwi

ROOT = pathlib.Path(__file__).parents[2]
TESTS = ROOT / "Tests/ConstraintSolverTests"
PRIORITIES = {750: kiwi.strength.strong, 500: kiwi.strength.medium, 250: kiwi.strength.weak}
WIDER = {750: 1e8, 500: 1e4, 250: 1.0}


class Undecided(Exception):
    """Kiwi gave no answer that means what ours means."""


def make_constraint(source, count, odd):
    """A constraint of one or two variables, now and then of three or with other factors than 1."""
    size = source.choice((1, 1, 2, 2, 2))
    factors = [source.choice((1, -1)) for _ in range(size)]
    if odd:
        factors = [source.choice((1, -1, 2, -2, 0.5, 3)) for _ in range(source.randint(1, 3))]
    terms = [(variable, factor) for variable, factor in zip(source.sample(range(count), min(count, len(factors))), factors)]
    relation = source.choice((-1, 0, 0, 1))
    priority = source.choice((1000, 1000, 750, 500, 500, 250, 250))
    return ("a", relation, priority, source.randint(-100, 100), terms)


def make_program(source):
    """A system that is built, asked, changed and asked again: how many variables, and the steps."""
    count = source.randint(1, 10)
    constraints = source.randint(1, 30)
    odd = set(source.sample(range(constraints), min(3, constraints)))
    steps = [make_constraint(source, count, index in odd) for index in range(constraints)]
    steps.append(("q",))
    for index in source.sample(range(constraints), source.randint(0, constraints // 3)):
        steps.append(("r", index))
    edited = source.sample(range(count), source.randint(0, min(2, count)))
    steps += [("e", variable, source.choice((750, 500))) for variable in edited]
    for variable in edited * 2:
        steps.append(("s", variable, source.randint(-200, 200)))
    steps.append(("q",))
    return count, steps


def words(step):
    """The words of a step; those of a constraint's terms follow their number."""
    if step[0] != "a":
        return step
    _, relation, priority, constant, terms = step
    return ("a", relation, priority, constant, len(terms), *(word for term in terms for word in term))


def text(program):
    """The line that Tests/…/SolverProgram.swift reads."""
    count, steps = program
    return " ".join(f"{word:g}" if isinstance(word, float) else str(word) for word in (count, *(w for step in steps for w in words(step))))


class Kiwi:
    """A program's answers by kiwi."""

    def __init__(self, count, strengths):
        self.variables = [kiwi.Variable() for _ in range(count)]
        self.strengths = strengths
        self.solver = kiwi.Solver()
        self.added = []
        self.edits = {}

    def make(self, step):
        _, relation, priority, constant, terms = step
        side = kiwi.Expression([kiwi.Term(self.variables[v], f) for v, f in terms], constant)
        operator = {-1: "<=", 0: "==", 1: ">="}[relation]
        return kiwi.Constraint(side, operator, "required" if priority == 1000 else self.strengths[priority])

    def take(self, step):
        """Takes a step and says whether it was not refused."""
        if step[0] == "a":
            constraint = self.make(step)
            try:
                self.solver.addConstraint(constraint)
            except kiwi.UnsatisfiableConstraint:
                # It has pivoted on its way to that, so begin again without it.
                self.added.append(None)
                self.solver = kiwi.Solver()
                for _, taken in filter(None, self.added):
                    self.solver.addConstraint(taken)
                return False
            self.added.append((step, constraint))
        elif step[0] == "r":
            if self.added[step[1]]:
                self.solver.removeConstraint(self.added[step[1]][1])
                self.added[step[1]] = None
        elif step[0] == "e":
            self.solver.addEditVariable(self.variables[step[1]], self.strengths[step[2]])
        elif step[0] == "s":
            self.solver.suggestValue(self.variables[step[1]], step[2])
        else:
            self.solver.updateVariables()
        return True

    def values(self):
        return [variable.value() for variable in self.variables]


def standing(steps, taken):
    """For each question the constraints that stand then, edits among them, as steps."""
    added, edits, index = [], {}, 0
    for step in steps:
        if step[0] == "a":
            added.append(step if taken[index] else None)
            index += 1
        elif step[0] == "r":
            added[step[1]] = None
        elif step[0] == "e":
            edits[step[1]] = [step[2], None]
        elif step[0] == "s":
            edits[step[1]][1] = step[2]
        else:
            yield [step for step in added if step] + [
                ("a", 0, priority, -value, [(variable, 1)]) for variable, (priority, value) in edits.items()
            ]


def violations(constraints, values):
    """By how much the constraints of each priority are violated, in sum."""
    sums = {1000: 0.0, 750: 0.0, 500: 0.0, 250: 0.0}
    for _, relation, priority, constant, terms in constraints:
        side = constant + sum(factor * values[variable] for variable, factor in terms)
        sums[priority] += abs(side) if relation == 0 else max(0.0, -relation * side)
    return sums


def by_kiwi(program, strengths):
    """What kiwi says: which constraints it takes, and the values at each question."""
    count, steps = program
    run = Kiwi(count, strengths)
    taken, values = [], []
    for step in steps:
        took = run.take(step)
        if step[0] == "a":
            taken.append(took)
        elif step[0] == "q":
            values.append(run.values())
    return taken, values


def close(one, other):
    return all(abs(a - b) <= 1e-6 * (1 + abs(a)) for a, b in zip(one, other))


def answer_by_kiwi(program):
    """What kiwi says, and the violations; only if no weight is in question."""
    try:
        taken, values = by_kiwi(program, PRIORITIES)
        wider_taken, wider_values = by_kiwi(program, WIDER)
    except Exception as error:
        raise Undecided(f"kiwi: {error}") from error
    if taken != wider_taken:
        raise Undecided("kiwi takes other constraints with other weights")
    sums = []
    for constraints, one, other in zip(standing(program[1], taken), values, wider_values):
        sums.append(list(violations(constraints, one).values()))
        if not close(sums[-1], violations(constraints, other).values()):
            raise Undecided("a trade between strengths")
    return taken, values, sums


def kiwi_answers(seed):
    """The programs and kiwi's answers from a seed on, or the reason why there is none.

    Kiwi ends the process where it meets an error within itself, so it runs in one of its own, which
    is started again behind such a system.
    """
    while True:
        reader, writer = multiprocessing.Pipe(duplex=False)
        worker = multiprocessing.get_context("fork").Process(target=work, args=(seed, writer), daemon=True)
        worker.start()
        writer.close()
        try:
            while True:
                yield make_program(random.Random(seed)), reader.recv()
                seed += 1
        except EOFError:
            yield None, Undecided("kiwi: an error within itself")
            seed += 1
        finally:
            worker.terminate()
            worker.join()


def work(seed, writer):
    """Sends the answers from a seed on, until nobody listens."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    for number in itertools.count(seed):
        try:
            answer = answer_by_kiwi(make_program(random.Random(number)))
        except Undecided as reason:
            answer = reason
        writer.send(answer)


def compile_solver(folder):
    subprocess.run([pathlib.Path(__file__).parent / "build", folder / "solver"], check=True)
    return folder / "solver"


def parse(line, program):
    """Our answer: which constraints are taken, and at each question values and which are unique."""
    rest = iter(line.split())
    count, steps = program
    taken, values = [], []
    for step in steps:
        if step[0] == "a":
            taken.append(next(rest) == "1")
        elif step[0] == "q":
            answers = [next(rest) for _ in range(count)]
            values.append([(float(answer.rstrip("!")), answer.endswith("!")) for answer in answers])
    return taken, values


def compare(program, theirs, line):
    """Nothing, or what differs; and how many values were compared."""
    taken, values, sums = theirs
    our_taken, our_values = parse(line, program)
    if taken != our_taken:
        return "one takes a constraint that the other refuses", 0
    compared = 0
    for constraints, one, their_sums, ours in zip(standing(program[1], taken), values, sums, our_values):
        our_sums = list(violations(constraints, [value for value, _ in ours]).values())
        if not close(their_sums, our_sums):
            return f"violations {our_sums}, kiwi's {their_sums}", compared
        for theirs_value, (value, is_unique) in zip(one, ours):
            if is_unique:
                compared += 1
                if not close([theirs_value], [value]):
                    return f"a value {value}, kiwi's {theirs_value}", compared
    return None, compared


def table_line(program, theirs, line):
    """A line of the table for the tests: the program; what is taken; sums; values that are unique."""
    taken, values, sums = theirs
    parts = ["".join("01"[took] for took in taken)]
    for one, their_sums, ours in zip(values, sums, parse(line, program)[1]):
        parts.append(" ".join(f"{value:.9g}" for value in their_sums[1:]))
        parts.append(" ".join(f"{value:.9g}" if is_unique else "?" for value, (_, is_unique) in zip(one, ours)))
    return "; ".join([text(program), *parts])


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--count", type=int, default=10_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--solver", type=pathlib.Path, help="the compiled driver")
    arguments.add_argument("--table", type=int, default=0, help="write so many systems for the tests")
    options = arguments.parse_args()

    programs, answers, undecided = [], [], collections.Counter()
    for program, answer in kiwi_answers(options.seed * 1_000_000):
        if isinstance(answer, Undecided):
            undecided[str(answer)] += 1
            continue
        programs.append(program)
        answers.append(answer)
        if len(programs) == options.count:
            break
    with tempfile.TemporaryDirectory() as folder:
        solver = options.solver or compile_solver(pathlib.Path(folder))
        lines = subprocess.run([solver, "answer"], input="\n".join(map(text, programs)), text=True,
                               capture_output=True, check=True).stdout.splitlines()
    differing = compared = refused = constraints = 0
    for program, theirs, line in zip(programs, answers, lines, strict=True):
        difference, values = compare(program, theirs, line)
        compared += values
        refused += theirs[0].count(False)
        constraints += len(theirs[0])
        if difference:
            differing += 1
            print(f"{difference}:\n  {text(program)}", file=sys.stderr)
    print(f"systems: {len(programs)}, constraints: {constraints}, refused by both: {refused}, "
          f"unique values compared: {compared}, differing systems: {differing}")
    for reason, count in sorted(undecided.items()):
        print(f"drawn anew: {count}, {reason}")
    if options.table:
        table = zip(programs[: options.table], answers, lines)
        (TESTS / "Tables/kiwi.txt").write_text("".join(table_line(*row) + "\n" for row in table))
    sys.exit(differing > 0)


if __name__ == "__main__":
    main()
