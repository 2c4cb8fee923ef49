"""Conservation checks: each thing in Noblemen exists exactly once at every moment."""

from __future__ import annotations

from collections import Counter

from engine import Table
from engine.noblemen.components import TERRAINS
from engine.noblemen.scandal import AskKeep
from engine.noblemen.setup import AskFirstCard
from engine.noblemen.squares import EDGES, FOUR
from engine.noblemen.state import State


def check_conservation(table: Table[State]) -> None:
    tiles_are_all_there(table)
    cards_are_all_there(table)
    estates_are_sound(table)
    state, edition = table.state, table.edition
    held = sum(player.tokens for player in state.players)
    assert 0 <= held <= edition.bribes.tokens
    assert 0 <= state.queen < table.seats
    for player in state.players:
        assert player.money >= 0
        assert len(player.soldiers) <= edition.setup.soldiers
        assert player.title in edition.titles
    sat_on = [(post.seat, post.area) for player in state.players for post in player.soldiers]
    assert len(sat_on) == len(set(sat_on))
    for kind, building in edition.buildings.items():
        standing = sum(len(player.estate.standing(kind)) for player in state.players)
        assert 0 <= standing + state.market[kind] <= building.total
    follies = sum(len(player.estate.standing("folly")) for player in state.players)
    assert follies + len(state.follies) == len(edition.follies.needs)
    titles = Counter(player.title for player in state.players)
    for title, count in titles.items():
        assert count <= edition.titles[title].copies[table.seats - 3]


def tiles_are_all_there(table: Table[State]) -> None:
    state = table.state
    for terrain, name in enumerate(TERRAINS):
        behind = sum(player.screen[terrain] for player in state.players)
        laid = sum(len(player.estate.terrain(terrain)) for player in state.players)
        assert min(player.screen[terrain] for player in state.players) >= 0
        assert 0 <= state.church[terrain] <= table.edition.round.church
        assert state.bag[terrain] + state.church[terrain] + behind + laid == table.edition.tiles[name]


def cards_are_all_there(table: Table[State]) -> None:
    state = table.state
    there: Counter[str] = Counter(lying.card for lying in state.deck)
    for player in state.players:
        there.update(player.cards)
    for asked in table.position.stack:
        if isinstance(asked, AskKeep):
            there.update(asked.cards)
        elif isinstance(asked, AskFirstCard):
            for cards in asked.looked.values():
                there.update(cards)
    assert there == Counter(table.edition.cards)


def estates_are_sound(table: Table[State]) -> None:
    """Check that estates are connected, buildings stand on plains, and areas are four tiles of one type."""
    for player in table.state.players:
        tiles = player.estate.tiles
        reached: set[int] = set()
        left = [0]
        while left:
            key = left.pop()
            if key in tiles and key not in reached:
                reached.add(key)
                left += [key + edge for edge in EDGES]
        assert reached == set(tiles)
        assert all(tiles[key] == TERRAINS.index("plain") for key in player.estate.buildings)
        for area in player.estate.areas:
            assert len({tiles[area + step] for step in FOUR}) == 1
        if not table.options.areas_overlap:
            used = [area + step for area in player.estate.areas for step in FOUR]
            assert len(used) == len(set(used))
