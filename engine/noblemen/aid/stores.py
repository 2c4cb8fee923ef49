"""Tiles and bribe tokens, and the things behind each screen as far as all can compute them."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Component, Seat, Table
from engine.noblemen.actions import most_bribes
from engine.noblemen.aid.whose import nearest_first, where_of
from engine.noblemen.components import AREAS, PLAIN, TERRAINS
from engine.noblemen.state import State, tokens_left
from engine.noblemen.view import computable_figures, sees_bag


def tiles(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    for terrain in range(len(TERRAINS)):
        yield from _of_terrain(table, seat, terrain)


def _of_terrain(table: Table[State], seat: Seat | None, terrain: int) -> Iterator[Component]:
    state, name = table.state, TERRAINS[terrain]
    facts = _worth(table, seat, terrain)
    behind = [player.screen[terrain] for player in state.players]
    unseen = state.bag[terrain] + sum(behind)
    if seat is not None:
        unseen -= behind[seat]
        yield Component(name=name, kind="tile", where="mine", count=behind[seat], facts=facts)
    for owner, player in enumerate(state.players):
        if laid := len(player.estate.terrain(terrain)):
            yield Component(name=name, kind="tile", where="shown", seat=owner, count=laid, facts=facts)
    if state.church[terrain]:
        yield Component(name=name, kind="tile", where="spent", count=state.church[terrain], facts=facts)
    if table.over or sees_bag(table, seat):
        unseen -= state.bag[terrain]
        yield Component(name=name, kind="tile", where="supply", count=state.bag[terrain], facts=facts)
    if unseen:
        yield Component(name=name, kind="tile", where="unseen", count=unseen, facts=facts)


def _worth(table: Table[State], seat: Seat | None, terrain: int) -> dict[str, int]:
    state = table.state
    church = table.edition.round.church - state.church[terrain]
    if seat is None:
        return {"church": church, "laid": 0, "areas": 0, "empty": 0}
    estate = state.players[seat].estate
    return {
        "church": church,
        "laid": len(estate.terrain(terrain)),
        "areas": len(estate.areas_of(terrain)) if terrain < len(AREAS) else 0,
        "empty": len(estate.empty_plains()) if terrain == PLAIN else 0,
    }


def tokens(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    facts = {
        "price": table.edition.bribes.price,
        "most": 0 if seat is None else max(0, most_bribes(table, seat)),
    }
    for owner in nearest_first(table, seat):
        where = where_of(owner, seat)
        count = table.state.players[owner].tokens
        if count or owner == seat:
            yield Component(name="tokens", kind="token", where=where, seat=owner, count=count, facts=facts)
    yield Component(name="tokens", kind="token", where="supply", count=tokens_left(table), facts=facts)


def purses(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    for owner in nearest_first(table, seat):
        player = table.state.players[owner]
        facts = {**computable_figures(player), "cards": len(player.cards)}
        where = where_of(owner, seat)
        yield Component(name="screen", kind="screen", where=where, seat=owner, facts=facts)
