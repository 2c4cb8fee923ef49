"""The outlook: the score as it stands, and what ducats and cards in hand may still become."""

from __future__ import annotations

from engine import Table
from engine.principe.advice.worth import city_worths, ducat, hand_worth, hope
from engine.principe.scoring import scores
from engine.principe.state import State


def outlook(table: Table[State]) -> list[float]:
    worth, chance = ducat(table), hope(table)
    return [
        score.points
        + player.ducats * worth
        + 0.7 * hand_worth(player, player.hand, city_worths(table, score.seat), chance)
        for score, player in zip(scores(table), table.state.players, strict=True)
    ]
