"""The notation of the rules page, word by word."""

import pytest

from engine import games

GAME = games()["florence"]
LINES = """
keep botanist lawyer poet; auction jester; waive; bid 300; limit 700; pass; buy builder; place forest b3e; take P6
take P6 under P1 P9 P3 P13; recruit poet; work poet; work poet with B7 B20 for 6; work princess for 3
build tower d5n; profession; freedom travel; bonus; end; sell 4; invite muse 800; decline; merchant free
merchant points; professor prestige; cash 12; propose opera g3e east for 400; accept; refuse; counter 300
withdraw; accept east
"""


@pytest.mark.parametrize(
    "line", [line.strip() for line in LINES.replace("\n", ";").split(";") if line.strip()]
)
def test_what_is_written_is_what_is_read(line):
    move = GAME.notation.parse(line)
    assert str(move) == line
    assert GAME.move(move.data()) == move


def test_every_kind_of_move_is_among_them():
    kinds = {
        type(GAME.notation.parse(line.strip()))
        for line in LINES.replace("\n", ";").split(";")
        if line.strip()
    }
    assert kinds == set(GAME.moves)


def test_examples_are_moves_of_their_kind():
    for kind in GAME.moves:
        assert all(isinstance(GAME.notation.parse(example), kind) for example in kind.examples)
