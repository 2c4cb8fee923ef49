"""The interface of a bot.

It gets what a seat sees and returns one of the legal moves. A bot never holds the table.
"""

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
"""A bot's source of chance: a number from 0 to below the bound. With the same seed the bot plays the same."""

_BYTE = 256
_GRAINS = 1 << 16
"""The resolution of the chances of a policy."""


@dataclass(frozen=True)
class Sight:
    """The view of a seat that is asked a question. `view` is called only by bots that need it."""

    question: OpenQuestion
    moves: Sequence[Move]
    view: Callable[[], dict[str, Any]]
    what_if: Callable[[Move], dict[str, Any]]
    imagine: Callable[[bytes], Table[Any]]
    """Return a table that this seat could not tell from the real one.

    Its hidden part is dealt from a seed.
    """


class Bot(Protocol):
    """A bot. `choose` returns one of the moves that the sight offers."""

    def choose(self, sight: Sight, pick: Pick) -> Move: ...


def sight_of(table: Table[Any], seat: Seat) -> Sight:
    """Return the sight of a seat that is asked a question."""
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
    """Play the move that a bot chooses for a seat."""
    return table.play(seat, bot.choose(sight_of(table, seat), pick))


def imagine_table(sight: Sight, pick: Pick) -> Table[Any]:
    """Return a table that fits a sight, drawn with the bot's own chance."""
    return sight.imagine(draw_seed(pick))


def draw_seed(pick: Pick) -> bytes:
    """Draw a seed with the bot's own chance. The same seed can be used several times."""
    return bytes(pick(_BYTE) for _ in range(SEED_BYTES))


def best_of(moves: Sequence[Move], weights: Sequence[float], pick: Pick) -> Move:
    """Return the move with the highest weight. Ties are broken by chance."""
    most = max(weights)
    best = [move for move, weight in zip(moves, weights, strict=True) if weight == most]
    return best[pick(len(best))]


def draw_move(moves: Sequence[Move], policy: Sequence[float], pick: Pick) -> Move:
    """Draw a move with the probabilities of a policy."""
    left = sum(policy) * pick(_GRAINS) / _GRAINS
    for move, chance in zip(moves, policy, strict=True):
        if left < chance:
            return move
        left -= chance
    raise ValueError("a policy in which nothing has a chance")


def choose_move(
    table: Table[Any], seat: Seat, moves: Sequence[Move], weights: Sequence[float], pick: Pick
) -> Move:
    """Return the move with the highest weight, or draw one when the game advises a mixed policy."""
    policy = table.game.advice.policy(table, seat, moves, weights)
    return best_of(moves, weights, pick) if policy is None else draw_move(moves, policy, pick)
