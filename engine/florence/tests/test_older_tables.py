"""A table that was kept before ids were renewed: it loads, replays to the very same ids, and renews them from then on."""

import json
from pathlib import Path

import msgspec
import pytest

from engine import Record, load_table

KEPT = json.loads((Path(__file__).parent / "older" / "points-sold.json").read_bytes())
SEAT, QUESTION, COUNT = KEPT["waiting"], KEPT["question"], len(KEPT["moves"])


@pytest.fixture
def table():
    """In the middle of a turn: points were sold and moves taken back, and the question is open under its first id."""
    return load_table(json.dumps(KEPT["dump"]).encode(), [tuple(line) for line in KEPT["moves"]])


def test_it_replays_to_the_ids_that_it_has(table):
    assert table.question(SEAT).id == QUESTION
    assert table.record().replay() == table
    older = msgspec.to_builtins(table.record())
    del older["renews_ids_after"]
    assert Record.load(json.dumps(older)).replay() == table


def test_from_where_it_stands_ids_are_renewed(table):
    table.play(SEAT, "sell 1")
    assert table.question_ids(SEAT) == (QUESTION, table.question(SEAT).id)
    assert load_table(table.dump(), table.record().moves) == table
    assert table.record().replay() == table


def test_so_they_are_where_it_was_taken_back_to_and_played_otherwise(table):
    table.rewind(COUNT - 1)
    before = table.question(SEAT).id
    table.play(SEAT, "sell 1")
    assert table.question(SEAT).id > max(before, QUESTION)
    assert table.record().replay() == table
    assert load_table(table.dump(), table.record().moves) == table
