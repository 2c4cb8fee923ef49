"""Records: what is loaded is what was kept; what was changed does not hold."""

import msgspec
import pytest

from engine import BadTable, BrokenRecord, MissingMoves, Record, load_table
from engine.table.record import Line
from tests.engine.playing import played_out


@pytest.fixture(scope="module")
def table():
    return played_out("pebbles", 0)


def changed(table, **parts):
    return msgspec.structs.replace(table.record(), **parts)


def test_loading_gives_what_was_kept(table):
    assert Record.load(table.record().dump()) == table.record()
    assert table.record().verify() == table


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"seed": "00"}, "commitment"),
        ({"seed": "not hex"}, "hexadecimal"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"moves": ()}, "do not lead to the result"),
        ({"moves": (Line(0, "stake 99"),)}, "do not replay"),
        ({"result": {}}, "do not lead to the result"),
        ({"result": None}, "names no result"),
        ({"seats": 9}, "do not replay"),
        ({"version": 99}, "do not replay"),
        ({"options": {"rounds": 0}}, "do not replay"),
        ({"format": 2}, "format 2"),
    ],
)
def test_what_was_changed_does_not_hold(table, parts, reason):
    with pytest.raises(BrokenRecord, match=reason):
        changed(table, **parts).verify()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"game": 3}', "no json"])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(BrokenRecord, match="not a record"):
        Record.load(text)


def test_a_dump_alone_does_not_know_the_past(table):
    alone = load_table(table.dump())
    assert alone == table
    assert alone.events(None, alone.count) == ()
    for ask in (alone.record, lambda: alone.events(None)):
        with pytest.raises(MissingMoves, match="load_table"):
            ask()


def test_a_dump_with_its_moves_knows_everything(table):
    whole = load_table(table.dump(), [(line.seat, line.move) for line in table.log])
    assert whole.record() == table.record()
    assert whole.events(0) == table.events(0)


def test_moves_of_another_table_are_refused(table):
    with pytest.raises(BadTable, match="do not lead to this position"):
        load_table(table.dump(), table.log[:-1])
    with pytest.raises(BadTable, match="cannot be played"):
        load_table(table.dump(), [Line(0, "stake 99")])


@pytest.mark.parametrize("data", [b"", b"{}", b'{"game": "chess"}', b'{"game": "pebbles"}'])
def test_what_is_no_dump_is_refused(data):
    with pytest.raises(BadTable):
        load_table(data)
