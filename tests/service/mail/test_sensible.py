"""The numbered answers: all where they are few, else some of every sort, the default always among them."""

import random

import pytest

import engine
from service.mail.suggested_moves import MOST, sensible, sort_of


@pytest.mark.parametrize("game", list(engine.games()))
def test_every_question_of_a_game_is_numbered_sensibly(game):
    table = engine.new_table(game, seats=min(engine.games()[game].seats[-1], 3), seed=b"5" * 32)
    chance = random.Random(5)
    for _ in range(60):
        seat = table.waiting[0]
        moves = table.moves(seat)
        default = table.question(seat).default
        numbered = sensible(moves, default)
        assert default in numbered
        assert len(numbered) == min(len(moves), MOST)
        assert [move for move in moves if move in numbered] == numbered
        sorts = {sort_of(move) for move in moves}
        if len(sorts) < MOST:
            assert {sort_of(move) for move in numbered} == sorts
        table.play(seat, chance.choice(moves))
        if table.over:
            break
