"""Parse a move: from what a person wrote to the one legal move it says. Nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.move import Move
from engine.notation import Notation
from engine.refusals import Ambiguous, Illegal


def parse_move(
    notation: Notation,
    text: str,
    aliases: Mapping[str, str],
    names: Sequence[str],
    *,
    legal: Callable[[], Sequence[Move]],
    allowed: Callable[[Move], Move],
) -> Move:
    """The legal move; Unreadable, Ambiguous or Illegal otherwise.

    `aliases` are words of the player's language and `names` those of the players. `legal` lists the legal moves, and
    `allowed` gives a move back in its canonical form or raises Illegal.
    """
    tokens = notation.tokens(text, {**aliases, **notation.seats(names, aliases)})
    move = notation.fitting(tokens)
    refusal: Illegal | None = None
    if move is not None:
        try:
            return allowed(move)
        except Illegal as illegal:
            refusal = illegal
    # A text may be a whole move that is illegal and at the same time the beginning of a legal one.
    longer = _longer(tokens, legal())
    if len(longer) == 1:
        return longer[0]
    if longer:
        raise Ambiguous(text, longer)
    raise refusal or notation.unreadable(text, tokens, map(type, legal()), aliases)


def _longer(tokens: list[str], legal: Sequence[Move]) -> tuple[Move, ...]:
    """The legal moves of which the text says the first words and leaves the last ones open."""
    if not tokens:
        return ()
    beginning = " ".join(tokens) + " "
    return tuple(move for move in legal if str(move).startswith(beginning))
