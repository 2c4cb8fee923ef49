"""The coach thinks in a process of its own, of low priority: it takes minutes of pure reckoning, and whoever shares a process
with that waits for every step. The process knows a record and nothing else, neither the database nor the settings.

    python -m service.coach.think < order > thoughts
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from time import monotonic

import msgspec

from engine.coach import Coach, CoachBudget, Look
from engine.decoder import Decoder
from engine.record import Record

MUST_END = 50.0
"""Seconds: below the limit of a task. One look takes a few, on a slow machine perhaps twenty."""
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


_orders = Decoder(Order)
_thoughts = Decoder(Thoughts)
Think = Callable[[Order], Thoughts]


def think(order: Order) -> Thoughts:
    """As many looks as there is time for."""
    began, coach = monotonic(), Coach(order.record, CoachBudget(playouts=order.playouts))
    if order.only is not None:
        return Thoughts(looks=(coach.first(coach.decisions[order.only]),), owed=1, done=True)
    looked = {look.count: look for look in order.looks}
    made: list[Look] = []
    while len(made) < order.most and monotonic() - began < order.seconds:
        look = coach.next(looked)
        if look is None:
            return Thoughts(looks=tuple(made), owed=coach.owed(looked), done=True)
        looked[look.count] = look
        made.append(look)
    return Thoughts(looks=tuple(made), owed=coach.owed(looked), done=False)


def think_apart(order: Order) -> Thoughts:
    """The same in a process of its own."""
    try:
        told = subprocess.run(  # noqa: S603 - this very interpreter, and a module of ours
            [sys.executable, "-m", __name__],
            input=msgspec.json.encode(order),
            capture_output=True,
            timeout=MUST_END,
            check=True,
        )
    except subprocess.TimeoutExpired as slow:
        raise Speechless(f"not one decision in {MUST_END:.0f} seconds") from slow
    except subprocess.CalledProcessError as broken:
        raise Speechless(last_line(broken.stderr)) from broken
    return _thoughts.decode(told.stdout)


def last_line(said: bytes) -> str:
    lines = said.decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else "it ended without a word"


def main() -> None:
    os.nice(KIND)
    sys.stdout.buffer.write(msgspec.json.encode(think(_orders.decode(sys.stdin.buffer.read()))))


if __name__ == "__main__":
    main()
