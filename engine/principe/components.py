"""The player aid: all components as one seat knows them, those nearest to it first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine import Component, Seat, Table
from engine.principe.abilities import ability_gain
from engine.principe.edition import COLOURS, City, Edition
from engine.principe.founding import can_pay, others_points
from engine.principe.open_knowledge import (
    arms_in,
    cards_of,
    face_up,
    leaders,
    missing_cards,
    needed_by,
    points_in,
    unseen_cards,
)
from engine.principe.scoring import region_points
from engine.principe.state import State
from engine.values.component import Where
from engine.values.seat import clockwise

Found = Iterator[Component]
CARD_PARTS: Final = ("cards", "colour")
REGION_PARTS: Final = ("arms", "region")
"""The parts of a move that name a region. Regions have colours as names, as cards do."""


def components(table: Table[State], seat: Seat | None) -> list[Component]:
    every: tuple[Callable[[Table[State], Seat | None], Found], ...]
    every = (_cards_of_seats, _cards_elsewhere, _cities, _regions, _roles, _arms, _decks)
    return [component for kind in every for component in kind(table, seat)]


def _cards_of_seats(table: Table[State], seat: Seat | None) -> Found:
    """Yield the cards of players: in hand as far as the seat knows them, face up, and face down.

    The seat's own cards come first.
    """
    for other in clockwise(table.seats, seat or 0):
        player = table.state.players[other]
        hands = player.hand if other == seat else player.open_hand
        for colour, (hand, up, down) in enumerate(zip(hands, player.up, player.down, strict=True)):
            if hand or up or down:
                where: Where = "mine" if other == seat else "shown"
                yield _card(table, seat, colour, where, other, hand=hand, up=up, down=down)


def _cards_elsewhere(table: Table[State], seat: Seat | None) -> Found:
    """Yield the cards on auction, in the deck and in others' hands, and out of the game."""
    state = table.state
    on_auction = [sum(count for colour, count in state.groups if colour == at) for at in range(len(COLOURS))]
    places: tuple[tuple[Where, list[int]], ...] = (
        ("supply", on_auction),
        ("unseen", unseen_cards(table, seat)),
        ("spent", state.gone),
    )
    for where, counts in places:
        for colour, count in enumerate(counts):
            if count:
                yield _card(table, seat, colour, where, None, elsewhere=count)


def _card(
    table: Table[State], seat: Seat | None, colour: int, where: Where, owner: Seat | None, **counts: int
) -> Component:
    facts = {"hand": 0, "up": 0, "down": 0} | counts | _colour(table, seat, colour)
    facts.pop("elsewhere", None)
    return Component(
        name=COLOURS[colour],
        kind="card",
        where=where,
        seat=owner,
        count=sum(counts.values()),
        parts=CARD_PARTS,
        facts=facts,
    )


def _colour(table: Table[State], seat: Seat | None, colour: int) -> dict[str, Any]:
    """Return the facts on a card, and the present uses of its colour."""
    edition: Edition = table.edition
    first = leaders(table, colour)
    return {
        "building": edition.buildings[COLOURS[colour]],
        "role": edition.majors[COLOURS[colour]],
        "most": max(face_up(table, colour)),
        "seats": list(first),
        "leads": seat in first,
        "cities": needed_by(table, colour),
        "needs": {name: edition.cities[name].need[colour] for name in needed_by(table, colour)},
    }


def _cities(table: Table[State], seat: Seat | None) -> Found:
    state = table.state
    for name in state.open:
        yield Component(name=name, kind="city", where="supply", facts=_city(table, seat, name))
    for name in sorted((*state.cities, *state.removed)):
        yield Component(name=name, kind="city", where="unseen", facts=_city(table, seat, name))
    for name in state.founded:
        yield Component(name=name, kind="city", where="spent", facts=_city(table, seat, name))


def _city(table: Table[State], seat: Seat | None, name: str) -> dict[str, Any]:
    city: City = table.edition.cities[name]
    return {
        "ducats": city.ducats,
        "points": city.points,
        "arms": city.arms,
        "regions": list(city.regions),
        "need": cards_of(city.need),
        **_prospect(table, seat, city),
    }


def _prospect(table: Table[State], seat: Seat | None, city: City) -> dict[str, Any]:
    """Return the missing things for a city, the regions it would lead in, and the others who score."""
    if seat is None:
        return {"payable": None, "missing": [], "short": 0, "lead": [], "seats": [], "others": 0}
    player, others = table.state.players[seat], others_points(table, seat, city)
    arms = min(city.arms, player.supply)
    first = table.edition.points.region
    return {
        "payable": can_pay(player, city),
        "missing": missing_cards(player, city),
        "short": max(0, city.ducats - player.ducats),
        "lead": [region for region in city.regions if arms and points_in(table, seat, region, arms) == first],
        "seats": list(others),
        "others": sum(others.values()),
    }


def _regions(table: Table[State], seat: Seat | None) -> Found:
    edition: Edition = table.edition
    for region in edition.areas:
        arms = arms_in(table, region)
        points = region_points(edition, arms)
        facts = {
            "lies": edition.regions[region].lies,
            "most": max(arms),
            "seats": [other for other, got in points.items() if got == edition.points.region],
            "first": edition.points.region,
            "second": edition.points.region_second,
            "arms": None if seat is None else arms[seat],
            "points": None if seat is None else points.get(seat, 0),
            "with_one": None if seat is None else points_in(table, seat, region, 1),
        }
        yield Component(name=region, kind="region", where="shown", parts=REGION_PARTS, facts=facts)


def _roles(table: Table[State], seat: Seat | None) -> Found:
    edition: Edition = table.edition
    tiles = [("major", edition.majors, edition.points.major, table.state.majors)]
    if edition.seating(table.seats).minors:
        tiles.append(("minor", edition.minors, edition.points.minor, table.state.minors))
    for tile, names, points, holders in tiles:
        for colour, holder in zip(COLOURS, holders, strict=True):
            yield Component(
                name=names[colour],
                kind="role",
                where="supply" if holder is None else "mine" if holder == seat else "shown",
                seat=holder,
                facts={
                    "tile": tile,
                    "colour": colour,
                    "points": points,
                    "gain": ability_gain(edition, colour),
                },
            )


def _arms(table: Table[State], seat: Seat | None) -> Found:
    for other, player in enumerate(table.state.players):
        yield Component(
            name=table.edition.families[other],
            kind="arms",
            where="mine" if other == seat else "shown",
            seat=other,
            count=player.supply,
            facts={"placed": sum(player.arms)},
        )


def _decks(table: Table[State], _seat: Seat | None) -> Found:
    """Yield both decks. Each of them can end the game."""
    state, edition = table.state, table.edition
    seating = edition.seating(table.seats)
    yield Component(
        name="deck",
        kind="deck",
        where="unseen",
        count=len(state.deck),
        facts={"last_below": seating.last_below, "last_cards": seating.last_cards, "last": state.last},
    )
    yield Component(
        name="cities",
        kind="city-deck",
        where="unseen",
        count=len(state.cities),
        facts={"display": edition.display, "open": len(state.open), "removed": len(state.removed)},
    )
