"""The player aid: all components as one seat knows them, with the effect of each for that seat now."""

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
    """Return all components.

    Available components come before owned ones, because a move that names a tile or lot means an available
    one.
    """
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
