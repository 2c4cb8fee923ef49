"""Everything in the box is there exactly once."""

from __future__ import annotations

from engine import Table
from engine.newgame.state import State


def check_conservation(table: Table[State]) -> None:
    state = table.state
    assert all(purse >= 0 for purse in state.purses)
    assert len(state.deck) + state.round == len(table.edition.gems)
    assert len(set(state.deck)) == len(state.deck)
