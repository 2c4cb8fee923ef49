"""Conservation checks: each thing in Il Principe exists exactly once at every moment."""

from __future__ import annotations

from engine import Table
from engine.principe.edition import COLOURS
from engine.principe.state import State


def check_conservation(table: Table[State]) -> None:
    state, edition = table.state, table.edition
    for colour in range(len(COLOURS)):
        held = sum(
            getattr(player, place)[colour]
            for player in state.players
            for place in ("hand", "up", "down", "laid")
        )
        on_auction = sum(count for group, count in state.groups if group == colour)
        assert held + on_auction + state.deck.count(colour) + state.gone[colour] == edition.copies
    assert sorted(state.cities + state.removed + state.open + state.founded) == sorted(edition.cities)
    assert len(state.open) == min(edition.display, len(state.open) + len(state.cities))
    assert sum(player.ducats for player in state.players) + state.bank == 0
    for player in state.players:
        counts = (player.ducats, player.supply, *player.hand, *player.up, *player.down, *player.arms)
        assert min(counts) >= 0
        assert player.supply + sum(player.arms) == edition.arms
        assert all(0 <= known <= held for known, held in zip(player.open_hand, player.hand, strict=True))
    for major, minor in zip(state.majors, state.minors, strict=True):
        assert minor is None or major not in (None, minor)
