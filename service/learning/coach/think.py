"""The coach thinks in a process of its own, of low priority: it takes minutes of pure reckoning, and whoever shares a process
with that waits for every step. The process knows a record and nothing else, neither the database nor the settings.

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
"""Seconds: below the limit of a task. One look takes a few, on a slow machine perhaps twenty, on a busy one any time."""
PROCESSOR = 40
"""Seconds of the processor, with which a look would have come on the slowest machine: without one it would never end."""
SILENT = "it ended without a word"
KIND = 10
"""How much everything else on the machine goes before."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What to think about, and for how long."""

    record: Record
    playouts: int
    looks: tuple[Look, ...]
    """What is known already."""
    most: int
    """Looks at once."""
    seconds: float
    """No look is begun after so many."""
    only: int | None = None
    """The one decision to look at, and once, by the number of moves before it; None: all of them."""


class Thoughts(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it."""

    looks: tuple[Look, ...]
    """The new ones; of those at one decision the last one counts."""
    owed: int
    done: bool


class Speechless(Exception):
    """Nothing came of thinking; the message is what the process said last."""


class Starved(Exception):
    """Nothing came of it because everything else on the machine went before: no fault of the table."""


_orders = Decoder(Order)
_thoughts = Decoder(Thoughts)
Think = Callable[[Order], Thoughts]


def steps(order: Order) -> Iterator[Thoughts]:
    """As many looks as there is time for, each by itself: whoever is stopped loses one look and not all."""
    began, coach = monotonic(), Coach(order.record, CoachBudget(playouts=order.playouts))
    if order.only is not None:
        yield Thoughts(looks=(coach.first(coach.decisions[order.only]),), owed=1, done=True)
        return
    looked = {look.count: look for look in order.looks}
    for number in range(order.most):
        if number and monotonic() - began >= order.seconds:
            return
        look = coach.next(looked)
        if look is None:
            yield Thoughts(looks=(), owed=coach.owed(looked), done=True)
            return
        looked[look.count] = look
        yield Thoughts(looks=(look,), owed=coach.owed(looked), done=False)


def gathered(made: Iterable[Thoughts]) -> Thoughts:
    several = list(made)
    looks = tuple(look for each in several for look in each.looks)
    return Thoughts(looks=looks, owed=several[-1].owed, done=several[-1].done)


def think(order: Order) -> Thoughts:
    """All that there is time for."""
    return gathered(steps(order))


def think_apart(order: Order) -> Thoughts:
    """The same in a process of its own; where it is stopped, what it had found by then."""
    stopped: Exception = Speechless(SILENT)
    try:
        told = subprocess.run(  # noqa: S603 - this very interpreter, and a module of ours
            [sys.executable, "-m", __name__],
            input=msgspec.json.encode(order),
            capture_output=True,
            timeout=MUST_END,
            check=True,
        ).stdout
    except subprocess.TimeoutExpired as slow:
        told, stopped = slow.stdout or b"", Starved(f"no time for one decision in {MUST_END:.0f} seconds")
    except subprocess.CalledProcessError as broken:
        told, stopped = broken.stdout, Speechless(why(broken))
    lines = [line for line in told.splitlines(keepends=True) if line.endswith(b"\n")]
    if not lines:
        raise stopped
    return gathered(map(_thoughts.decode, lines))


def why(broken: subprocess.CalledProcessError) -> str:
    """What the process said last."""
    if broken.returncode == -signal.SIGXCPU:
        return f"not one decision in {PROCESSOR} seconds of the processor"
    lines = broken.stderr.decode(errors="replace").strip().splitlines()
    return str(lines[-1]) if lines else SILENT


def main() -> None:
    os.nice(KIND)
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR, PROCESSOR))
    for step in steps(_orders.decode(sys.stdin.buffer.read())):
        sys.stdout.buffer.write(msgspec.json.encode(step) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
