"""Two bots that follow the advice of their game.

The apprentice uses the quick advice, the courtier the full advice.
"""

from __future__ import annotations

from engine.bots.bot import Pick, Sight, choose_move, imagine_table
from engine.values.move import Move


class Apprentice:
    """A fast bot that follows the game's quick advice."""

    def choose(self, sight: Sight, pick: Pick) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        table = imagine_table(sight, pick)
        seat = sight.question.seat
        thoughts = table.game.advice.first_thought(table, seat, sight.moves)
        return choose_move(table, seat, sight.moves, thoughts, pick)


class Courtier:
    """A bot that follows the game's full advice, as a player who knows the game."""

    def choose(self, sight: Sight, pick: Pick) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        table = imagine_table(sight, pick)
        seat = sight.question.seat
        weights = table.game.advice.weigh(table, seat, sight.moves)
        return choose_move(table, seat, sight.moves, weights, pick)
