"""What the checker says of a file with a slip in it: the key, and what would be right.

The slips lie with the tests of their game (`edition_faults.py`), where it has any.
"""

from importlib import import_module
from importlib.util import find_spec

import pytest

from engine import games
from engine.editions.check import check_edition
from engine.editions.text import text_made_from

SLIPS = {
    name: import_module(f"{game.package}.tests.edition_faults")
    for name, game in games().items()
    if find_spec(f"{game.package}.tests") and find_spec(f"{game.package}.tests.edition_faults")
}
FAULTS = [(game, *fault) for game, slips in SLIPS.items() for fault in slips.FAULTS]


def text_of(game: str) -> str:
    edition = SLIPS[game].EDITION
    return text_made_from(game, games()[game].editions[edition], "From my box")


def faults(game: str, text: str) -> list[str]:
    found = check_edition(games()[game].editions, "my-box", text)
    assert (found.edition is None) == bool(found.faults)
    return [fault.explain(games()[game].words()) for fault in found.faults]


def test_every_published_game_has_slips():
    assert SLIPS.keys() == {name for name, game in games().items() if game.published}


@pytest.mark.parametrize("game", SLIPS)
def test_a_copy_is_sound(game):
    assert faults(game, text_of(game)) == []


@pytest.mark.parametrize(("game", "before", "after", "told"), FAULTS)
def test_a_slip_is_told_with_its_key_and_what_would_be_right(game, before, after, told):
    text = text_of(game)
    assert before in text
    said = faults(game, text.replace(before, after, 1))
    assert any(told in fault for fault in said), said


@pytest.mark.parametrize("game", SLIPS)
def test_every_slip_has_a_line_of_its_own(game):
    """Figures of the wrong kind hide nothing of each other."""
    lines = text_of(game).splitlines()
    numbers = [at for at, line in enumerate(lines) if line.partition(" = ")[2].isdigit()][:3]
    for count, at in enumerate(numbers, 1):
        lines[at] = f"{lines[at].partition(' = ')[0]} = true"
        assert len(faults(game, "\n".join(lines))) == count
