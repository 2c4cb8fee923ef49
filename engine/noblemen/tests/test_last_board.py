"""The board at the end counts everything: drawn and in words it shows the points of the result."""

import re

import pytest

from tests.engine.playing import played_out

NAMES = ("Ada", "Bianca", "Cosimo", "Dante", "Elena")


@pytest.mark.parametrize("number", [8, 15])
def test_the_last_board_shows_the_points_of_the_result(number, drawn):
    table = played_out("noblemen", number)
    names, view, scores = NAMES[: table.seats], table.view(None), table.result().scores
    assert [score.points for score in scores] != [each.points for each in table.state.players]
    svg, text = drawn(view), table.game.draw(view, table.game.words(), names)
    for name, score in zip(names, scores, strict=True):
        assert re.search(rf"{name} \(\w+\) {score.points} VP\b", svg)
        assert re.search(rf"{name}, \w+: {score.points} VP\b", text)
