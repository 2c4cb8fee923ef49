"""Numbers in a list whose answers have numbers of their own."""

import pytest

from engine import Ambiguous
from engine.notation.numbered import move_meant
from engine.principe.moves import Play, Rest


def test_elsewhere_a_number_is_a_place_only_where_it_is_nothing_else():
    moves = [Play("blue", 1), Play("blue", 2), Rest()]
    assert move_meant(3, moves, moves) == moves[2]
    assert move_meant(4, moves, moves) is None
    assert move_meant(2, moves, moves) == moves[1]
    with pytest.raises(Ambiguous) as refused:
        move_meant(2, moves[::-1], [*moves, Play("red", 2)])
    assert refused.value.candidates == (moves[1], Play("red", 2))
    refused.value.game = "principe"
    assert "#2 (play blue 2)" in str(refused.value)
    assert "play red 2" in str(refused.value)
