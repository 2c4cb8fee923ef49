"""Parse a move: from what a person wrote to the one legal move it says. Nothing is guessed."""

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
"""Longer numbers mean nothing in any game."""
LONGEST_LINE: Final = 500
"""More signs than any move has; what strangers write may be of any length."""
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
    placed: Callable[[Move], bool],
) -> Move:
    """The legal move; Unreadable, Ambiguous or Illegal otherwise.

    `aliases` are words of the player's language and `names` those of the players. `begun` lists the legal moves that
    begin with some words, and `allowed` gives a move back in its canonical form or raises Illegal. Where the answer is an
    amount, a bare number is that amount. Words that leave one answer are that answer, unless it is `placed`: where
    something comes to lie is shown before it is played.
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
    # A text may be a whole move that is illegal and at the same time the beginning of a legal one.
    longer = begun(tokens) if tokens else ()
    if len(longer) == 1 and not placed(longer[0]):
        return longer[0]
    if longer:
        raise Begun(text, tuple(longer))
    raise refusal or notation.unreadable(text, tokens, map(type, begun(())), aliases)


def bare_number(tokens: Sequence[str]) -> int | None:
    """The number that is all that was written, if it is one."""
    text = " ".join(tokens)
    if not _NUMBER.fullmatch(text) or len(text) > MOST_DIGITS:
        return None
    try:
        return read_number(text)
    except ValueError:
        return None
