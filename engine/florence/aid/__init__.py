"""The player aid: everything in the box as one seat knows it, with what it would bring that seat here and now."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat
from engine.florence.aid.cards import bonus_cards, prestige_cards, professions
from engine.florence.aid.guests import characters
from engine.florence.aid.supply import decks, freedoms, people
from engine.florence.aid.tiles import buildings, landscapes
from engine.florence.state import FlorenceTable
from engine.values.component import Component


def components(table: FlorenceTable, seat: Seat | None) -> Sequence[Component]:
    """What can be had stands before what somebody has: moves that name a tile or a lot mean one that is left."""
    return [
        *professions(table, seat),
        *bonus_cards(table, seat),
        *prestige_cards(table, seat),
        *landscapes(table, seat),
        *buildings(table, seat),
        *freedoms(table, seat),
        *people(table, seat),
        *decks(table),
        *characters(table, seat),
    ]
