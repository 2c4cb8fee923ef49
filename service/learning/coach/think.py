"""The subprocess in which the coach thinks, at low priority.

It takes up to a minute of pure CPU time, which would delay everything else in the same process. The subprocess
gets a record and nothing else: neither the database nor the settings.

    python -m service.learning.coach.think < order > thoughts
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic, process_time

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
    """No new look begins after this many seconds of this run."""
    processor_seconds: float = 0
    """No new look begins after so many seconds of processor time in all runs."""
    spent: float = 0
    """The seconds of processor time of earlier runs."""
    closer: bool = False
    """Take more close looks as well, with as much processor time again."""
    only: int | None = None
    """Look once at this decision only, given by the number of moves before it. None means all decisions."""


class CoachResult(msgspec.Struct, frozen=True, kw_only=True):
    """The output of the subprocess."""

    looks: tuple[Look, ...]
    """The new looks. If there are several at one decision, the last one counts."""
    decisions: int = 0
    """The number of decisions in the record."""
    spent: float = 0
    """The seconds of processor time of all runs."""
    done: bool = False


class CoachFailed(Exception):
    """Raised when thinking had no result. The message is the last output of the process."""


class CoachOutOfTime(Exception):
    """Raised when there was no result because the machine was too busy. The table is not at fault."""


_orders = Decoder(CoachTask)
_thoughts = Decoder(CoachResult)
Think = Callable[[CoachTask], CoachResult]


def iter_looks(order: CoachTask, idle: float = 0) -> Iterator[CoachResult]:
    """Yield as many looks as there is time for, one at a time.

    So a process that is stopped loses one look, not all. `idle` is the processor time of this process that
    does not count.
    """
    began, coach = monotonic(), Coach(order.record, CoachBudget(playouts=order.playouts))
    if order.only is not None:
        yield CoachResult(looks=(coach.first(coach.decisions[order.only]),), done=True)
        return

    def used() -> float:
        return order.spent + process_time() - idle

    def result(*looks: Look) -> CoachResult:
        return CoachResult(looks=looks, decisions=len(coach.decisions), spent=used(), done=not looks)

    looked = {look.count: look for look in order.looks}
    looks = coach.work(looked, seconds=order.processor_seconds, used=used, closer=order.closer)
    for number, look in enumerate(looks, 1):
        yield result(look)
        if number == order.most or monotonic() - began >= order.seconds:
            return
    yield result()


def merge_results(made: Iterable[CoachResult]) -> CoachResult:
    several = list(made)
    looks = tuple(look for each in several for look in each.looks)
    return msgspec.structs.replace(several[-1], looks=looks)


def think_in_process(order: CoachTask) -> CoachResult:
    """Think in this process, for as long as the order allows."""
    return merge_results(iter_looks(order, process_time()))


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
