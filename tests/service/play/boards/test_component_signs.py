"""Every card and tile of a published game has a picture where it is shown in full."""

import pytest

from engine import games, new_table
from service.play.boards.component_signs import component_sign
from service.play.boards.draw import sign_macros

PUBLISHED = [name for name, game in games().items() if game.published]


@pytest.mark.parametrize("game", PUBLISHED)
@pytest.mark.parametrize("seat", [0, None])
def test_each_component_has_a_sign_that_is_drawn(game, seat):
    table = new_table(game, seats=3, seed=b"7" * 32)
    missing = {
        (each.kind, each.name)
        for each in table.components(seat)
        if component_sign(game, each) not in sign_macros().signs
    }
    assert missing == set()
