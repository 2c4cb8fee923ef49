"""Public knowledge and everything that follows from public events: cards, ducats, leaders of regions."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat, Table
from engine.mechanics.majority import most
from engine.principe.edition import COLOURS, City, Edition
from engine.principe.question_data import Rivals
from engine.principe.scoring import region_points
from engine.principe.state import Player, State
from engine.values.seat import clockwise


def ducats_reckoned(table: Table[State], seat: Seat) -> int:
    """Return the ducats of a seat as any player can compute them.

    Every gain and payment is public.
    """
    return table.state.players[seat].ducats


def unseen_cards(table: Table[State], seat: Seat | None) -> list[int]:
    """Return by colour how many cards are in the deck or hidden in others' hands."""
    state, edition = table.state, table.edition
    seen = [*state.gone]
    for colour, count in state.groups:
        seen[colour] += count
    for other, player in enumerate(state.players):
        hand = player.open_hand if other != seat else _own_hand(player)
        for colour in range(len(COLOURS)):
            seen[colour] += hand[colour] + player.up[colour] + player.down[colour]
    return [edition.copies - count for count in seen]


def _own_hand(player: Player) -> list[int]:
    """Return the hand with laid cards. Their owner still knows them while they are face down."""
    return [held + laid for held, laid in zip(player.hand, player.laid, strict=True)]


def needed_by(table: Table[State], colour: int) -> list[str]:
    """Return the open cities that cost cards of a colour."""
    cities: dict[str, City] = table.edition.cities
    return [name for name in table.state.open if cities[name].need[colour]]


def face_up(table: Table[State], colour: int) -> list[int]:
    """Return the face-up cards of a colour by seat. They decide who gets the roles of the colour."""
    return [player.up[colour] for player in table.state.players]


def leaders(table: Table[State], colour: int) -> tuple[Seat, ...]:
    return most(face_up(table, colour))


def cards_of(counts: Sequence[int]) -> list[str]:
    """Return each card by its colour: two green cards are `green green`."""
    return [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def missing_cards(player: Player, city: City) -> list[str]:
    """Return the cards that a hand still lacks for a city."""
    short = [max(0, needed - held) for needed, held in zip(city.need, player.hand, strict=True)]
    return cards_of(short)


def cities_with(table: Table[State], seat: Seat, colour: int, count: int) -> dict[str, int]:
    """Return open cities with their ducats.

    These are the cities whose cards a hand would complete with this many more cards of a colour, and not
    without them.
    """
    cities: dict[str, City] = table.edition.cities
    player = table.state.players[seat]
    found = {}
    for name in needed_by(table, colour):
        missing = missing_cards(player, cities[name])
        if missing and missing == [COLOURS[colour]] * min(len(missing), count):
            found[name] = cities[name].ducats
    return found


def arms_in(table: Table[State], region: str) -> list[int]:
    """Return the arms in a region, by seat."""
    edition: Edition = table.edition
    area = edition.areas.index(region)
    return [player.arms[area] for player in table.state.players]


def points_in(table: Table[State], seat: Seat, region: str, more: int) -> int:
    """Return the points of a seat for a region at the end, with some more arms."""
    arms = arms_in(table, region)
    arms[seat] += more
    return region_points(table.edition, arms).get(seat, 0)


def rivals(table: Table[State], seat: Seat, bidders: Sequence[Seat]) -> Rivals:
    """Return the other seats still in the auction, and the highest bid that the richest of them can make."""
    others = [other for other in clockwise(table.seats, seat) if other in bidders and other != seat]
    return {
        "seats": others,
        "most": max((ducats_reckoned(table, other) for other in others), default=0),
    }
