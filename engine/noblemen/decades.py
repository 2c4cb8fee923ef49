"""The end of a decade: castles and palaces score, the market is refilled, and a new decade begins."""

from __future__ import annotations

from engine import Seat, Table
from engine.noblemen.events import DecadeBegan, EstateScored
from engine.noblemen.scandal import LookAtCards
from engine.noblemen.scoring import Standing, castles_standing, palaces_standing
from engine.noblemen.state import State, by_seats, reserve
from engine.values.seat import clockwise


def close_decade(table: Table[State]) -> None:
    score_estates(table)
    if table.state.decade == table.edition.round.decades:
        table.end()
    else:
        _new_decade(table)


def score_estates(table: Table[State]) -> None:
    for seat, player in enumerate(table.state.players):
        castles, palaces = castles_standing(player.estate), palaces_standing(player.estate)
        if castles.points:
            player.score("castles", castles.points)
        if palaces.points:
            player.score("palaces", palaces.points)
        table.tell(_scored(seat, castles, palaces))


def _scored(seat: Seat, castles: Standing, palaces: Standing) -> EstateScored:
    return EstateScored(
        seat=seat,
        castles=castles.points,
        castles_closed_in=castles.closed_in,
        castles_chapels=castles.chapels,
        palaces=palaces.points,
        palaces_closed_in=palaces.closed_in,
        palaces_chapels=palaces.chapels,
    )


def refill(table: Table[State]) -> None:
    """Refill the market to its full numbers, as far as the reserve lasts.

    If there are too few, they stand on the most expensive spaces.
    """
    market = table.state.market
    for kind, building in table.edition.buildings.items():
        wanted = by_seats(table, building.stocked) - market[kind]
        market[kind] += min(wanted, reserve(table, kind))


def _new_decade(table: Table[State]) -> None:
    state = table.state
    state.decade += 1
    state.space = 1
    refill(table)
    for terrain, count in enumerate(state.church):
        state.bag[terrain] += count
        state.church[terrain] = 0
    for player in state.players:
        player.taxed = player.landed = False
    table.tell(DecadeBegan(decade=state.decade))
    table.then(*(LookAtCards(seat=seat) for seat in clockwise(table.seats, state.queen)))
