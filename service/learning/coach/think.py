"""The subprocess in which the coach thinks, at low priority.

It takes minutes of pure CPU time, which would delay everything else in the same process. The subprocess gets
a record and nothing else: neither the database nor the settings.

    python -m service.learning.coach.think < order > thoughts
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic

import msgspec

from engine.coach import Coach, CoachBudget, Look
from engine.table.record import Record
from engine.values.decoder import Decoder

MUST_END = 50.0
"""The timeout of the subprocess in seconds, below the limit of a task. A look takes a few seconds, or some
twenty on a slow machine. On a busy machine it can take any time.
"""
PROCESSOR = 40
"""The limit of CPU seconds. It is enough for a look on the slowest machine, so a look that needs more would
never end.
"""
SILENT = "it ended without a word"
KIND = 10
"""The niceness of the subprocess: everything else on the machine goes first."""


class CoachTask(msgspec.Struct, frozen=True, kw_only=True):
    """The input of the subprocess: a record, and how long to think about it."""

    record: Record
    playouts: int
    looks: tuple[Look, ...]
    """The looks that were made before."""
    most: int
    """The most looks to make in this run."""
    seconds: float
    """No new look begins after this many seconds."""
    only: int | None = None
    """Look once at this decision only, given by the number of moves before it. None means all decisions."""


class CoachResult(msgspec.Struct, frozen=True, kw_only=True):
    """The output of the subprocess."""

    looks: tuple[Look, ...]
    """The new looks. If there are several at one decision, the last one counts."""
    owed: int
    done: bool


class CoachFailed(Exception):
    """Raised when thinking had no result. The message is the last output of the process."""


class CoachOutOfTime(Exception):
    """Raised when there was no result because the machine was too busy. The table is not at fault."""


_orders = Decoder(CoachTask)
_thoughts = Decoder(CoachResult)
Think = Callable[[CoachTask], CoachResult]


def iter_looks(order: CoachTask) -> Iterator[CoachResult]:
    """Yield as many looks as there is time for, one at a time.

    So a process that is stopped loses one look, not all.
    """
    began, coach = monotonic(), Coach(order.record, CoachBudget(playouts=order.playouts))
    if order.only is not None:
        yield CoachResult(looks=(coach.first(coach.decisions[order.only]),), owed=1, done=True)
        return
    looked = {look.count: look for look in order.looks}
    for number in range(order.most):
        if number and monotonic() - began >= order.seconds:
            return
        look = coach.next(looked)
        if look is None:
            yield CoachResult(looks=(), owed=coach.owed(looked), done=True)
            return
        looked[look.count] = look
        yield CoachResult(looks=(look,), owed=coach.owed(looked), done=False)


def merge_results(made: Iterable[CoachResult]) -> CoachResult:
    several = list(made)
    looks = tuple(look for each in several for look in each.looks)
    return CoachResult(looks=looks, owed=several[-1].owed, done=several[-1].done)


def think_in_process(order: CoachTask) -> CoachResult:
    """Think in this process, for as long as the order allows."""
    return merge_results(iter_looks(order))


def think_in_subprocess(order: CoachTask) -> CoachResult:
    """Think in a subprocess. If it is stopped, return the looks it had made by then."""
    stopped: Exception = CoachFailed(SILENT)
    try:
        told = subprocess.run(  # noqa: S603 - this interpreter and a module of ours
            [sys.executable, "-m", __name__],
            input=msgspec.json.encode(order),
            capture_output=True,
            timeout=MUST_END,
            check=True,
        ).stdout
    except subprocess.TimeoutExpired as slow:
        told, stopped = (
            slow.stdout or b"",
            CoachOutOfTime(f"no time for one decision in {MUST_END:.0f} seconds"),
        )
    except subprocess.CalledProcessError as broken:
        told, stopped = broken.stdout, CoachFailed(failure_reason(broken))
    lines = [line for line in told.splitlines(keepends=True) if line.endswith(b"\n")]
    if not lines:
        raise stopped
    return merge_results(map(_thoughts.decode, lines))


def failure_reason(broken: subprocess.CalledProcessError) -> str:
    """Return the last line of the process's error output, or that its CPU time ran out."""
    if broken.returncode == -signal.SIGXCPU:
        return f"not one decision in {PROCESSOR} seconds of the processor"
    lines = broken.stderr.decode(errors="replace").strip().splitlines()
    return str(lines[-1]) if lines else SILENT


def main() -> None:
    os.nice(KIND)
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR, PROCESSOR))
    for step in iter_looks(_orders.decode(sys.stdin.buffer.read())):
        sys.stdout.buffer.write(msgspec.json.encode(step) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
