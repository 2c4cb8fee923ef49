"""B. Build: castles, palaces, chapels and follies.

Buildings stand on plains. Castles, and likewise chapels, may not stand beside each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Illegal, Move, Seat, Table
from engine.noblemen.components import AREAS, Folly
from engine.noblemen.events import Built, BuiltFolly
from engine.noblemen.moves import (
    BuildCastle,
    BuildChapel,
    BuildFolly,
    BuildPalace,
    PlayInheritance,
    SendSoldier,
)
from engine.noblemen.queen import take_queen
from engine.noblemen.scandal import forbids_card, look_in_turn
from engine.noblemen.soldiers import ask_soldier, forbids_soldier, send
from engine.noblemen.squares import AROUND, Key, Square, square
from engine.noblemen.state import Action, Estate, State

APART: Final = {
    "castle": frozenset({"castle", "palace"}),
    "chapel": frozenset({"chapel"}),
    "folly": frozenset[str](),
}
"""The kinds that may not stand beside a new building, corners included."""


def price(table: Table[State], seat: Seat, kind: str) -> int | None:
    """Return the price of the cheapest building on offer for this seat, or None if none is on offer."""
    on_offer = table.state.market[kind]
    if not on_offer:
        return None
    return price_after_discount(table, seat, table.edition.buildings[kind].prices[-on_offer])


def price_after_discount(table: Table[State], seat: Seat, full: int) -> int:
    discount: int = table.edition.titles[table.state.players[seat].title].discount
    return max(0, full - discount)


def sites(estate: Estate, kind: str) -> list[Key]:
    """Return the empty plains on which a building of this kind may stand."""
    return [key for key in estate.empty_plains() if not _beside(estate, key, kind)]


def _beside(estate: Estate, key: Key, kind: str) -> bool:
    return any(estate.buildings.get(key + step) in APART[kind] for step in AROUND)


def forbids_site(estate: Estate, at: Square, kind: str) -> Illegal | None:
    key = at.key
    if key not in estate.empty_plains():
        return Illegal("empty-plain", at=at.words())
    if _beside(estate, key, kind):
        return Illegal(f"{kind}-apart", at=at.words())
    return None


def _forbids_money(table: Table[State], seat: Seat, kind: str) -> Illegal | None:
    cost, money = price(table, seat, kind), table.state.players[seat].money
    if cost is None:
        return Illegal("none-on-offer", building=kind)
    return Illegal("money", price=cost, money=money) if cost > money else None


def _can_buy(table: Table[State], seat: Seat, kind: str) -> bool:
    cost = price(table, seat, kind)
    return cost is not None and cost <= table.state.players[seat].money


def _buy(table: Table[State], seat: Seat, kind: str, at: Square, *, cost: int | None = None) -> None:
    state, player = table.state, table.state.players[seat]
    paid = price(table, seat, kind) or 0 if cost is None else cost
    player.money -= paid
    player.estate.buildings[at.key] = kind
    state.market[kind] -= 1
    table.tell(Built(seat=seat, building=kind, square=at.words(), price=paid))


# --- castles


def _castles(table: Table[State], seat: Seat) -> Sequence[Move]:
    if not _can_buy(table, seat, "castle"):
        return ()
    return [BuildCastle(square(key)) for key in sites(table.state.players[seat].estate, "castle")]


def soldier_of(move: BuildCastle) -> SendSoldier | None:
    """Return the soldier that the move names, or None."""
    if move.seat is None or move.area is None:
        return None
    return SendSoldier(move.seat, move.area, move.leaving_seat, move.left)


def _forbids_castle(table: Table[State], seat: Seat, move: BuildCastle) -> Illegal | None:
    refusal = _forbids_money(table, seat, "castle") or forbids_site(
        table.state.players[seat].estate, move.at, "castle"
    )
    if refusal is not None:
        return refusal
    if (soldier := soldier_of(move)) is not None:
        return forbids_soldier(table, seat, soldier)
    half_said = (move.seat, move.area, move.leaving_seat, move.left) != (None, None, None, None)
    return Illegal("soldier-where") if half_said else None


def _castle(table: Table[State], seat: Seat, move: BuildCastle) -> None:
    _buy(table, seat, "castle", move.at)
    if (soldier := soldier_of(move)) is not None:
        send(table, seat, soldier)
    else:
        ask_soldier(table, seat)


# --- palaces


def _palaces(table: Table[State], seat: Seat) -> Sequence[Move]:
    if not _can_buy(table, seat, "palace"):
        return ()
    return [BuildPalace(square(key)) for key in table.state.players[seat].estate.standing("castle")]


def _forbids_palace(table: Table[State], seat: Seat, move: BuildPalace) -> Illegal | None:
    buildings = table.state.players[seat].estate.buildings
    if (refusal := _forbids_money(table, seat, "palace")) is not None:
        return refusal
    return None if buildings.get(move.at.key) == "castle" else Illegal("no-castle-there", at=move.at.words())


def _palace(table: Table[State], seat: Seat, move: BuildPalace) -> None:
    _buy(table, seat, "palace", move.at)
    take_queen(table, seat)


# --- chapels


def _chapels(table: Table[State], seat: Seat) -> Sequence[Move]:
    if not _can_buy(table, seat, "chapel"):
        return ()
    return [BuildChapel(square(key)) for key in sites(table.state.players[seat].estate, "chapel")]


def _forbids_chapel(table: Table[State], seat: Seat, move: BuildChapel) -> Illegal | None:
    return _forbids_money(table, seat, "chapel") or forbids_site(
        table.state.players[seat].estate, move.at, "chapel"
    )


def _chapel(table: Table[State], seat: Seat, move: BuildChapel) -> None:
    _buy(table, seat, "chapel", move.at)
    look_in_turn(table, seat)


# --- follies


def lacks(table: Table[State], estate: Estate, folly: Folly) -> dict[str, int]:
    """Return the areas that a folly needs and an estate lacks. Occupied areas count."""
    needs = table.edition.follies.needs[folly]
    counts = {area: len(estate.areas_of(terrain)) for terrain, area in enumerate(AREAS)}
    return {area: need - counts[area] for area, need in needs.items() if counts[area] < need}


def _follies(table: Table[State], seat: Seat) -> Sequence[Move]:
    state, player = table.state, table.state.players[seat]
    if price_after_discount(table, seat, table.edition.follies.price) > player.money:
        return ()
    open_to = [folly for folly in state.follies if not lacks(table, player.estate, folly)]
    return [BuildFolly(folly, square(key)) for folly in open_to for key in player.estate.empty_plains()]


def _forbids_folly(table: Table[State], seat: Seat, move: BuildFolly) -> Illegal | None:
    state, player = table.state, table.state.players[seat]
    if move.folly not in state.follies:
        return Illegal("folly-stands", folly=move.folly)
    if lacking := lacks(table, player.estate, move.folly):
        area, missing = next(iter(lacking.items()))
        return Illegal("folly-needs", folly=move.folly, area=area, missing=missing)
    cost = price_after_discount(table, seat, table.edition.follies.price)
    if cost > player.money:
        return Illegal("money", price=cost, money=player.money)
    return forbids_site(player.estate, move.at, "folly")


def folly_points(table: Table[State]) -> int:
    """Return the points for the next folly that any player builds."""
    points: list[int] = table.edition.follies.points
    return points[-len(table.state.follies)]


def _folly(table: Table[State], seat: Seat, move: BuildFolly) -> None:
    player = table.state.players[seat]
    cost, points = price_after_discount(table, seat, table.edition.follies.price), folly_points(table)
    player.money -= cost
    player.estate.buildings[move.at.key] = "folly"
    player.score("follies", points)
    table.state.follies.remove(move.folly)
    table.tell(BuiltFolly(seat=seat, folly=move.folly, square=move.at.words(), price=cost, points=points))


# --- an inherited castle


def _inheritances(table: Table[State], seat: Seat) -> Sequence[Move]:
    player = table.state.players[seat]
    if "inheritance" not in player.cards or not table.state.market["castle"]:
        return ()
    return [PlayInheritance(square(key)) for key in sites(player.estate, "castle")]


def _forbids_inheritance(table: Table[State], seat: Seat, move: PlayInheritance) -> Illegal | None:
    if (refusal := forbids_card(table, seat, "inheritance")) is not None:
        return refusal
    if not table.state.market["castle"]:
        return Illegal("none-on-offer", building="castle")
    return forbids_site(table.state.players[seat].estate, move.at, "castle")


def _inherit(table: Table[State], seat: Seat, move: PlayInheritance) -> None:
    _buy(table, seat, "castle", move.at, cost=0)


CASTLE: Final = Action(_castles, _forbids_castle, _castle)
PALACE: Final = Action(_palaces, _forbids_palace, _palace)
CHAPEL: Final = Action(_chapels, _forbids_chapel, _chapel)
FOLLY: Final = Action(_follies, _forbids_folly, _folly)
INHERITANCE: Final = Action(_inheritances, _forbids_inheritance, _inherit)
