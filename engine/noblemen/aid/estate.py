"""Buildings and follies: their squares, their price for this seat, their conditions and their effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import Component, Seat, Table
from engine.noblemen.aid.whose import nearest_first, where_of
from engine.noblemen.build import folly_points, lacks, price, price_after_discount, sites
from engine.noblemen.components import Folly
from engine.noblemen.state import State, reserve
from engine.values.component import Where


def buildings(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    for kind in table.edition.buildings:
        facts = _bought(table, seat, kind)
        stock = table.state.market[kind] + reserve(table, kind)
        yield Component(name=kind, kind="building", where="supply", count=stock, facts=facts)
        for owner in nearest_first(table, seat):
            if standing := len(table.state.players[owner].estate.standing(kind)):
                where = where_of(owner, seat)
                yield Component(
                    name=kind, kind="building", where=where, seat=owner, count=standing, facts=facts
                )


def _bought(table: Table[State], seat: Seat | None, kind: str) -> dict[str, Any]:
    """Return the price of the cheapest building on offer, the money missing, and the number of sites."""
    offered, prices = table.state.market[kind], table.edition.buildings[kind].prices
    facts = {
        "offered": offered,
        "prices": prices[len(prices) - offered :],
        "yours": 0,
        "short": 0,
        "sites": 0,
    }
    if seat is None:
        return facts
    player = table.state.players[seat]
    yours = price(table, seat, kind) or 0
    squares = player.estate.standing("castle") if kind == "palace" else sites(player.estate, kind)
    return {**facts, "yours": yours, "short": max(0, yours - player.money), "sites": len(squares)}


def follies(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    """Yield the follies, and whether they are still on offer.

    Their squares are announced when they are built.
    """
    state = table.state
    for folly in table.edition.follies.needs:
        where: Where = "supply" if folly in state.follies else "spent"
        yield Component(name=folly, kind="folly", where=where, facts=_folly(table, seat, folly))


def _folly(table: Table[State], seat: Seat | None, folly: Folly) -> dict[str, Any]:
    full = table.edition.follies.price
    points = folly_points(table) if table.state.follies else 0
    facts = {"wants": folly, "points": points, "yours": full, "short": 0, "missing": 0, "empty": 0}
    if seat is None:
        return facts
    player = table.state.players[seat]
    yours = price_after_discount(table, seat, full)
    return {
        **facts,
        "yours": yours,
        "short": max(0, yours - player.money),
        "missing": sum(lacks(table, player.estate, folly).values()),
        "empty": len(player.estate.empty_plains()),
    }
