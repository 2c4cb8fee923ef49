"""Reading: from what a person wrote to the one legal move it says. Nothing is guessed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.refusals import Ambiguous

if TYPE_CHECKING:
    from engine.move import Move
    from engine.question import Question
    from engine.seat import Seat
    from engine.table import Table


def read(
    table: Table[Any],
    question: Question[Any],
    seat: Seat,
    text: str,
    aliases: Mapping[str, str],
    names: Sequence[str],
) -> Move:
    """The legal move; Unreadable, Ambiguous or Illegal otherwise."""
    notation = table.game.notation
    tokens = notation.tokens(text, {**aliases, **notation.seats(names, aliases)})
    move = notation.fitting(tokens)
    if move is not None:
        move = question.normal(table, seat, move)
        if question.allows(table, seat, move):
            return move
    longer = _longer(table, seat, tokens)
    if len(longer) == 1:
        return longer[0]
    if longer:
        ambiguous = Ambiguous(text, longer)
        ambiguous.game = table.game.name
        raise ambiguous
    if move is not None:
        raise table.illegal(question, seat, move)
    unreadable = notation.unreadable(text, tokens, map(type, table.moves(seat)), aliases)
    unreadable.game = table.game.name
    raise unreadable


def _longer(table: Table[Any], seat: Seat, tokens: list[str]) -> tuple[Move, ...]:
    """The legal moves of which the text says the first words and leaves the last ones open."""
    if not tokens:
        return ()
    opening = " ".join(tokens) + " "
    return tuple(move for move in table.moves(seat) if str(move).startswith(opening))
