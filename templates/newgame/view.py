"""What a seat sees, and what it cannot know."""

from __future__ import annotations

from typing import Any

from engine import Seat, Table, chance
from engine.newgame.rules import AskStakes
from engine.newgame.state import State


def view(table: Table[State], seat: Seat | None) -> dict[str, Any]:
    state = table.state
    seats = [
        {"purse": purse if seat == owner else None, "points": points}
        for owner, (purse, points) in enumerate(zip(state.purses, state.points, strict=True))
    ]
    return {"seats": seats, "round": state.round, "deck": len(state.deck)}


def imagine(table: Table[State], seat: Seat | None, seed: bytes) -> None:
    """Deck order and, while they are secret, others' stakes. (Purses follow from what was shown.)"""
    state = table.state
    state.deck = table.shuffle("imagined deck", sorted(state.deck))
    asked = table.position.stack[-1] if table.position.stack else None
    if isinstance(asked, AskStakes):
        for other in asked.answers:
            if other != seat:
                stake = chance.pick(seed, f"imagined stake {other}", state.purses[other] + 1)
                asked.answers[other] = f"stake {stake}"
