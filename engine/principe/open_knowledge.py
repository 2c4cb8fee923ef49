"""What everybody knows, or can reckon from what was told: where cards are, who has how many ducats, who leads where."""

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
    """Every ducat is got and paid before all, so whoever kept books from the deal on knows them."""
    return table.state.players[seat].ducats


def unseen_cards(table: Table[State], seat: Seat | None) -> list[int]:
    """By colour, how many lie in the deck or in others' hands, where nobody but their owner knows them."""
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
    """Cards laid face down are still known to whoever laid them."""
    return [held + laid for held, laid in zip(player.hand, player.laid, strict=True)]


def needed_by(table: Table[State], colour: int) -> list[str]:
    """The open cities that cost cards of a colour."""
    cities: dict[str, City] = table.edition.cities
    return [name for name in table.state.open if cities[name].need[colour]]


def face_up(table: Table[State], colour: int) -> list[int]:
    """By seat; they decide who gets the roles of the colour."""
    return [player.up[colour] for player in table.state.players]


def leaders(table: Table[State], colour: int) -> tuple[Seat, ...]:
    return most(face_up(table, colour))


def cards_of(counts: Sequence[int]) -> list[str]:
    """Each card by its colour: two green ones are `green green`."""
    return [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def missing_cards(player: Player, city: City) -> list[str]:
    """What a hand still lacks for a city."""
    short = [max(0, needed - held) for needed, held in zip(city.need, player.hand, strict=True)]
    return cards_of(short)


def cities_with(table: Table[State], seat: Seat, colour: int, count: int) -> dict[str, int]:
    """The ducats of the open cities whose cards a hand would hold with so many more of a colour, and not without them."""
    cities: dict[str, City] = table.edition.cities
    player = table.state.players[seat]
    found = {}
    for name in needed_by(table, colour):
        missing = missing_cards(player, cities[name])
        if missing and missing == [COLOURS[colour]] * min(len(missing), count):
            found[name] = cities[name].ducats
    return found


def arms_in(table: Table[State], region: str) -> list[int]:
    """By seat."""
    edition: Edition = table.edition
    area = edition.areas.index(region)
    return [player.arms[area] for player in table.state.players]


def points_in(table: Table[State], seat: Seat, region: str, more: int) -> int:
    """What a region would bring a seat in the end, with so many arms more."""
    arms = arms_in(table, region)
    arms[seat] += more
    return region_points(table.edition, arms).get(seat, 0)


def rivals(table: Table[State], seat: Seat, bidders: Sequence[Seat]) -> Rivals:
    """Who else is still in, and how much the richest of them can bid."""
    others = [other for other in clockwise(table.seats, seat) if other in bidders and other != seat]
    return {
        "seats": others,
        "most": max((ducats_reckoned(table, other) for other in others), default=0),
    }
