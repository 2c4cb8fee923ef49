"""The view as plain text, as one seat reads it at some moment of a kept table, and a spectator."""

from pathlib import Path

import pytest

from engine import Record

HERE = Path(__file__).parent
NAMES = ("Anna", "Bob", "Chris", "David", "Emma")
MOMENTS = [
    ("4", 0, 0),
    ("4", 120, 2),
    ("4", 120, None),
    ("3", 126, 0),
    ("3-muse", 60, 1),
    ("3-joint", 70, 2),
]


@pytest.mark.parametrize(("table", "count", "seat"), MOMENTS)
def test_it_reads_as_it_is_kept(table, count, seat):
    kept = HERE / "drawn" / f"{table}-at-{count}-for-{'all' if seat is None else NAMES[seat]}.txt"
    then = Record.load((HERE / "golden" / f"{table}.json").read_bytes()).replay(upto=count)
    assert then.game.draw(then.view(seat), then.game.words(), NAMES) == kept.read_text()


def test_an_open_proposal_is_drawn():
    then = Record.load((HERE / "golden" / "3-joint.json").read_bytes()).replay(upto=0)
    lines = then.game.draw(_with_offer(then.view(None)), then.game.words(), NAMES)
    assert "Anna has proposed to Bob: Opera at g3e across the east border, for 300 florins." in lines


def _with_offer(view):
    offer = {"from_seat": 0, "to_seat": 1, "building": "opera", "at": "g3e", "side": "east", "price": 300}
    view["table"]["offers"] = [offer]
    return view


def test_what_is_hidden_is_a_question_mark():
    then = Record.load((HERE / "golden" / "4.json").read_bytes()).replay(upto=120)
    drawn = then.game.draw(then.view(2), then.game.words(), NAMES)
    assert drawn.count("? florins") == 3
