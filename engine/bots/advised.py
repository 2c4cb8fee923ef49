"""Two bots that follow their game's advice: the apprentice at a glance, the courtier with all that is known of the game."""

from __future__ import annotations

from engine.bots.bot import Pick, Sight, chosen, imagined
from engine.values.move import Move


class Apprentice:
    """Legal, quick, sensible."""

    def choose(self, sight: Sight, pick: Pick) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        table = imagined(sight, pick)
        seat = sight.question.seat
        thoughts = table.game.advice.first_thought(table, seat, sight.moves)
        return chosen(table, seat, sight.moves, thoughts, pick)


class Courtier:
    """Plays what looks best to somebody who knows the game."""

    def choose(self, sight: Sight, pick: Pick) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        table = imagined(sight, pick)
        seat = sight.question.seat
        weights = table.game.advice.weigh(table, seat, sight.moves)
        return chosen(table, seat, sight.moves, weights, pick)
