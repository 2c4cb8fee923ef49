"""The place of each card, as far as a seat can know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine import Seat
from engine.florence.cards import AskCard, cards_of
from engine.florence.state import DECKS, RECRUITING, FlorenceTable
from engine.values.component import Where


class Whereabouts(NamedTuple):
    where: Where
    seat: Seat | None
    place: str
    """`hand`, `looked` (among those looked at now), `row` (of works), `deck` , or `unknown`."""


UNSEEN: Final = Whereabouts("unseen", None, "unknown")
IN_DECK: Final = Whereabouts("unseen", None, "deck")
SPENT: Final = Whereabouts("spent", None, "spent")


def whereabouts(table: FlorenceTable, seat: Seat | None) -> dict[str, Whereabouts]:
    """Return the cards with a place that a seat, or a spectator, knows."""
    known = dict.fromkeys(table.state.spent, SPENT)
    known |= dict.fromkeys(_in_decks(table, seat), IN_DECK)
    for owner in range(table.seats):
        where: Where = "mine" if owner == seat else "shown"
        row = [card for card in table.state.seats[owner].row if card != RECRUITING]
        known |= dict.fromkeys(row, Whereabouts(where, owner, "row"))
        known |= dict.fromkeys(_in_hand(table, seat, owner), Whereabouts(where, owner, "hand"))
    return known | dict.fromkeys(_looked_at(table, seat), Whereabouts("mine", seat, "looked"))


def _in_decks(table: FlorenceTable, seat: Seat | None) -> Iterator[str]:
    """Yield the cards that the seat looked at last and put under their deck.

    At the end of the game yield all.
    """
    for deck in table.state.decks.values():
        last_look = {card: look.seat for look in deck.looks for card in look.cards}
        for card in deck.cards:
            if table.over or (seat is not None and last_look.get(card) == seat):
                yield card


def _in_hand(table: FlorenceTable, seat: Seat | None, owner: Seat) -> list[str]:
    """Return the cards of a player that a seat knows.

    These are its own cards and cards that were on the table before. At the end of the game all are known.
    """
    held = [card for deck in DECKS for card in cards_of(table.state.seats[owner], deck)]
    if owner == seat or table.over:
        return held
    return [card for card in held if card in table.state.shown]


def _looked_at(table: FlorenceTable, seat: Seat | None) -> Iterator[str]:
    for asked in table.position.stack:
        if isinstance(asked, AskCard) and asked.seat == seat:
            yield from asked.looked
