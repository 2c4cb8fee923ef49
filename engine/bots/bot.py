"""The interface of a bot: from what a seat sees to one of its legal moves. A bot never holds the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from engine.table.table import Table
from engine.values.chance import SEED_BYTES
from engine.values.event import Event
from engine.values.move import Move
from engine.values.open_question import OpenQuestion
from engine.values.seat import Seat

Pick = Callable[[int], int]
"""A bot's chance: a number from 0 to below the bound. Whoever seeds it can repeat the bot's play."""

_BYTE = 256
_GRAINS = 1 << 16
"""How finely chances are told apart."""


@dataclass(frozen=True)
class Sight:
    """What a seat sees when it is asked; the view is drawn up only for bots that look at it."""

    question: OpenQuestion
    moves: Sequence[Move]
    view: Callable[[], dict[str, Any]]
    what_if: Callable[[Move], dict[str, Any]]
    imagine: Callable[[bytes], Table[Any]]
    """A table that this seat could not tell from the real one, its hidden part dealt from a seed."""


class Bot(Protocol):
    """Chooses one of the moves that its sight offers."""

    def choose(self, sight: Sight, pick: Pick) -> Move: ...


def sight_of(table: Table[Any], seat: Seat) -> Sight:
    """The sight of a seat that is asked something."""
    question = table.question(seat)
    if question is None:
        raise ValueError(f"nothing is asked of seat {seat}")
    return Sight(
        question,
        table.moves(seat),
        partial(table.view, seat),
        partial(table.what_if, seat),
        partial(table.imagine, seat),
    )


def answer(table: Table[Any], seat: Seat, bot: Bot, pick: Pick) -> tuple[Event, ...]:
    """Let a bot answer for a seat."""
    return table.play(seat, bot.choose(sight_of(table, seat), pick))


def imagined(sight: Sight, pick: Pick) -> Table[Any]:
    """One of the tables that a sight could be of, by the bot's chance."""
    return sight.imagine(drawn_seed(pick))


def drawn_seed(pick: Pick) -> bytes:
    """The seed of a chance that can be repeated, by the bot's own."""
    return bytes(pick(_BYTE) for _ in range(SEED_BYTES))


def best_of(moves: Sequence[Move], weights: Sequence[float], pick: Pick) -> Move:
    """The move of most weight; among equals chance decides."""
    most = max(weights)
    best = [move for move, weight in zip(moves, weights, strict=True) if weight == most]
    return best[pick(len(best))]


def drawn(moves: Sequence[Move], policy: Sequence[float], pick: Pick) -> Move:
    """A move by its chance."""
    left = sum(policy) * pick(_GRAINS) / _GRAINS
    for move, chance in zip(moves, policy, strict=True):
        if left < chance:
            return move
        left -= chance
    raise ValueError("a policy in which nothing has a chance")


def chosen(
    table: Table[Any], seat: Seat, moves: Sequence[Move], weights: Sequence[float], pick: Pick
) -> Move:
    """The move of most weight, or one by its chance where the game advises to mix."""
    policy = table.game.advice.policy(table, seat, moves, weights)
    return best_of(moves, weights, pick) if policy is None else drawn(moves, policy, pick)
