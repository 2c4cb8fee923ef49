"""Parse a move: from the text of a person to the one legal move that it means. Nothing is guessed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.notation.notation import Notation
from engine.notation.refusals import Begun, Illegal, Unreadable
from engine.values.amounts import Amounts
from engine.values.form import read_number
from engine.values.move import Move

MOST_DIGITS: Final = 9
"""The most digits of a number. Longer numbers mean nothing in any game."""
LONGEST_LINE: Final = 500
"""A length that no move reaches. The limit is needed because anyone can send text of any length."""
_NUMBER: Final = re.compile(r"[0-9][0-9 .,'\u2019]*")


def parse_move(
    notation: Notation,
    text: str,
    aliases: Mapping[str, str],
    names: Sequence[str],
    *,
    amounts: Amounts | None = None,
    begun: Callable[[Sequence[str]], Sequence[Move]],
    allowed: Callable[[Move], Move],
    allows: Callable[[Move], bool],
    placed: Callable[[Move], bool],
) -> Move:
    """Return the legal move. Raise Unreadable, Ambiguous or Illegal otherwise.

    `aliases` are words of the player's language, `names` those of the players. `begun` lists the legal moves
    that begin with some words. `allowed` returns a move in its canonical form or raises Illegal; `allows` only
    tells if it is legal. If the answer is an amount, a bare number is that amount. Words that leave only one
    answer mean that answer, except if it is `placed`: a move that puts something on the board is shown before
    it is played.
    """
    if len(text) > LONGEST_LINE:
        raise Unreadable(text)
    tokens = notation.understood(text, aliases, names)
    number = bare_number(tokens)
    if amounts is not None and number is not None:
        return allowed(amounts.at(number))
    move = notation.fitting(tokens) or notation.fitting(notation.counted(tokens))
    refusal: Illegal | None = None
    if move is not None:
        try:
            return allowed(move)
        except Illegal as illegal:
            refusal = illegal
    # A text may be an illegal move and also the beginning of a legal one.
    longer = begun(tokens) if tokens else ()
    if len(longer) == 1 and not placed(longer[0]):
        return longer[0]
    if longer:
        raise Begun(text, tuple(longer))
    raise refusal or notation.unreadable(text, tokens, aliases, begun(()), allows)


def bare_number(tokens: Sequence[str]) -> int | None:
    """Return the number if the text is only a number, else None."""
    text = " ".join(tokens)
    if not _NUMBER.fullmatch(text) or len(text) > MOST_DIGITS:
        return None
    try:
        return read_number(text)
    except ValueError:
        return None
