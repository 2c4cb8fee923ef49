"""Setup: ducats, decks, open cities, and the first holder of Il Principe."""

from __future__ import annotations

from engine import Table
from engine.principe.edition import COLOURS, Edition
from engine.principe.events import Dealt
from engine.principe.new_cards import Round
from engine.principe.state import Player, State, start_ducats


def deal(table: Table[State]) -> None:
    edition: Edition = table.edition
    seating = edition.seating(table.seats)
    ducats = start_ducats(table)
    cities = table.shuffle("cities", list(edition.cities))
    removed, cities = cities[: seating.cities_out], cities[seating.cities_out :]
    kept = edition.copies - seating.cards_out
    table.position.state = State(
        players=[_player(edition, ducats) for _ in range(table.seats)],
        prince=table.pick("first prince", table.seats),
        deck=table.shuffle("buildings", [colour for colour in range(len(COLOURS)) for _ in range(kept)]),
        gone=[seating.cards_out] * len(COLOURS),
        cities=cities[: -edition.display],
        removed=removed,
        open=cities[-edition.display :],
        founded=[],
        majors=[None] * len(COLOURS),
        minors=[None] * len(COLOURS),
        groups=[],
        bank=-ducats * table.seats,
    )
    state = table.state
    table.tell(Dealt(cities=tuple(state.open), prince_seat=state.prince, ducats=ducats))
    table.then(Round())


def _player(edition: Edition, ducats: int) -> Player:
    none = [0] * len(COLOURS)
    return Player(
        ducats=ducats,
        supply=edition.arms,
        hand=[*none],
        open_hand=[*none],
        up=[*none],
        down=[*none],
        arms=[0] * len(edition.areas),
        laid=[*none],
    )
