"""Reading moves with the words that people put around them: “I bid 3 ducats, please”.

Such words are left out only if the line is no legal move with them, and is one without them.
"""

import re

import engine
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse.courtesy import list_plain_forms
from service.mail.parse.vocabulary import words_of
from service.platform.words import FALLBACK
from service.play.tables.views import read_move

UNIT_LETTERS = 4
"""The number of letters in which the forms of a unit agree, such as ducat and ducats."""
AMOUNT = re.compile(r"(?P<move>.*\d) ?(?P<unit>[^\W\d_]+)$")


def read_courteously(reply: SeatReply, text: str) -> str:
    """Return a move without courtesies and without the unit behind its amount."""
    names = frozenset(word for name in reply.viewer.names for word in words_of(name))
    forms = (
        plain
        for form in list_plain_forms(text, names)
        for plain in dict.fromkeys((form, strip_unit(reply, form)))
    )
    return next((form for form in forms if is_legal(reply, form)), text)


def strip_unit(reply: SeatReply, text: str) -> str:
    """Return a line without the name of the money at its end, in the player's language or in English."""
    found = AMOUNT.match(text)
    game = reply.viewer.game.game
    units = [game.words(language).slot("amount").casefold() for language in (FALLBACK, reply.viewer.language)]
    if found is None or len(found["unit"]) < UNIT_LETTERS:
        return text
    named = found["unit"].casefold()[:UNIT_LETTERS]
    return found["move"] if any(unit.startswith(named) for unit in units) else text


def is_legal(reply: SeatReply, text: str) -> bool:
    """Return True if a line is a legal move, or the beginning of one."""
    viewer = reply.viewer
    try:
        read_move(viewer.row, viewer.game, viewer.seat.number, text)
    except engine.Begun:
        return True
    except engine.Refusal:
        return False
    return True
