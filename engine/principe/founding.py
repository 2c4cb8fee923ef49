"""Founding a city: its price, its points and arms, and the points for holders of tiles."""

from __future__ import annotations

from itertools import chain
from typing import Final

from engine import Illegal, Move, Seat, Solo, Table
from engine.principe.edition import COLOURS, City, Edition
from engine.principe.events import CityOpened, Declined, Founded, RolePoints
from engine.principe.moves import DECLINE, Decline, Found, founds
from engine.principe.question_data import FoundingData
from engine.principe.state import Player, State, founding_allowed, leave_hand

NOT_ASKED_IN_VAIN: Final = 2
"""The version of the rules from which on a winner who can found no city is not asked.

All players can compute that from public counts.
"""


class FoundAtOnce(Solo[State], tag="found"):
    """The offer to the winner of cards to found one city at once."""

    secret = frozenset({"hand", "cities"})

    def moves(self, table: Table[State], seat: Seat) -> list[Move]:
        return [*founding_moves(table, seat), DECLINE]

    def normal(self, table: Table[State], seat: Seat, move: Move) -> Move:
        return normal_founding(table, seat, move)

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Found):
            return forbids_founding(table, seat, move)
        return None if isinstance(move, Decline) else Illegal("found-or-decline")

    def default(self, table: Table[State], seat: Seat) -> Decline:
        return DECLINE

    def data(self, table: Table[State], seat: Seat) -> FoundingData:
        return founding_data(table, seat)

    def answer(self, table: Table[State], seat: Seat, move: Found | Decline) -> None:
        if isinstance(move, Found):
            found_city(table, seat, move)
        else:
            table.tell(Declined(seat=seat))


def founding_moves(table: Table[State], seat: Seat) -> list[Found]:
    """Return a move for every open city that a seat can pay for, with every split of its arms."""
    player = table.state.players[seat]
    cities: dict[str, City] = table.edition.cities
    return list(
        chain.from_iterable(
            founds(name, city.regions, min(city.arms, player.supply))
            for name in table.state.open
            if can_pay(player, city := cities[name])
        )
    )


def can_pay(player: Player, city: City) -> bool:
    return player.ducats >= city.ducats and all(
        held >= needed for held, needed in zip(player.hand, city.need, strict=True)
    )


def may_found_at_once(table: Table[State], seat: Seat) -> bool:
    """Return True if the winner of a group is asked for a city.

    Their cards are hidden, but the number of cards and the ducats are known. If these are too few for every
    open city, there is only one answer, and skipping the question reveals nothing. If only the colours are
    missing, the question is asked all the same: otherwise all would learn of it.
    """
    if not founding_allowed(table) or table.position.version < NOT_ASKED_IN_VAIN:
        return founding_allowed(table)
    player, cities = table.state.players[seat], table.edition.cities
    return any(
        player.ducats >= cities[name].ducats and sum(player.hand) >= sum(cities[name].need)
        for name in table.state.open
    )


def normal_founding(table: Table[State], seat: Seat, move: Move) -> Move:
    """Return a founding in canonical form.

    Arms are in alphabetical order, without zeros. They are left out if there is no choice.
    """
    if not isinstance(move, Found) or move.city not in table.edition.cities:
        return move
    city: City = table.edition.cities[move.city]
    arms = {region: count for region, count in sorted(move.arms.items()) if count}
    number = min(city.arms, table.state.players[seat].supply)
    if len(city.regions) == 1 and arms == {city.regions[0]: number}:
        arms = {}
    return Found(move.city, arms)


def forbids_founding(table: Table[State], seat: Seat, move: Found) -> Illegal | None:
    """Return the rule that forbids founding this city, or placing its arms this way, or None."""
    state, edition = table.state, table.edition
    if move.city not in edition.cities:
        return Illegal("no-city", city=move.city, cities=tuple(state.open))
    if state.open and not founding_allowed(table):
        return Illegal("first-round")
    if move.city not in state.open:
        return Illegal("city-not-open", city=move.city, cities=tuple(state.open))
    city: City = edition.cities[move.city]
    player = state.players[seat]
    for colour, needed, held in zip(COLOURS, city.need, player.hand, strict=True):
        if held < needed:
            return Illegal("city-cards", city=move.city, colour=colour, needed=needed, held=held)
    if player.ducats < city.ducats:
        return Illegal("city-ducats", city=move.city, price=city.ducats, ducats=player.ducats)
    number = min(city.arms, player.supply)
    return None if move in founds(move.city, city.regions, number) else _forbids_arms(move, city, number)


def _forbids_arms(move: Found, city: City, number: int) -> Illegal:
    elsewhere = next((region for region in move.arms if region not in city.regions), None)
    if elsewhere is not None:
        return Illegal("arms-elsewhere", city=move.city, region=elsewhere, regions=city.regions)
    wrong = next((region for region, count in move.arms.items() if count < 0), None)
    if wrong is not None:
        return Illegal("arms-negative", region=wrong)
    return Illegal("arms-number", city=move.city, number=number, placed=sum(move.arms.values()))


def founding_data(table: Table[State], seat: Seat) -> FoundingData:
    """Return the data for a prompt about founding."""
    state = table.state
    player = state.players[seat]
    return {
        "allowed": founding_allowed(table),
        "cities": [name for name in state.open if can_pay(player, table.edition.cities[name])],
        "ducats": player.ducats,
        "hand": dict(zip(COLOURS, player.hand, strict=True)),
        "supply": player.supply,
        "last": state.last,
    }


def arms_placed(edition: Edition, player: Player, move: Found) -> dict[str, int]:
    """Return the arms of a founding by region, also if the move leaves them out."""
    city = edition.cities[move.city]
    number = min(city.arms, player.supply)
    return move.arms or ({city.regions[0]: number} if number else {})


def others_points(table: Table[State], seat: Seat, city: City) -> dict[Seat, int]:
    """Return the points that a founding gives all other seats.

    Each of their tiles scores if its colour is in the cost.
    """
    state, points = table.state, table.edition.points
    got: dict[Seat, int] = {}
    for tiles, worth in ((state.majors, points.major), (state.minors, points.minor)):
        for holder, needed in zip(tiles, city.need, strict=True):
            if needed and holder is not None and holder != seat:
                got[holder] = got.get(holder, 0) + worth
    return dict(sorted(got.items()))


def found_city(table: Table[State], seat: Seat, move: Found) -> None:
    state, edition = table.state, table.edition
    player, city = state.players[seat], edition.cities[move.city]
    for colour, count in enumerate(city.need):
        if count:
            leave_hand(player, colour, count)
            player.up[colour] += count
    state.pay(seat, city.ducats)
    player.from_cities += city.points
    placed = arms_placed(edition, player, move)
    arms = tuple(region for region, count in placed.items() for _ in range(count))
    for region in arms:
        player.arms[edition.areas.index(region)] += 1
        player.supply -= 1
    table.tell(Founded(seat=seat, city=move.city, ducats=city.ducats, points=city.points, arms=arms))
    for other, points in others_points(table, seat, city).items():
        state.players[other].from_roles += points
        table.tell(RolePoints(seat=other, points=points, city=move.city))
    _replace(table, move.city)


def _replace(table: Table[State], city: str) -> None:
    """Remove the city from the display, and open the next one if there is one."""
    state = table.state
    state.open.remove(city)
    state.founded.append(city)
    if state.cities:
        state.open.append(state.cities.pop())
        table.tell(CityOpened(city=state.open[-1]))
