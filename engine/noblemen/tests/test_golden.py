"""Finished tables, kept: they replay to the same result for ever."""

from pathlib import Path

import pytest

from engine import Record

FOLDER = Path(__file__).parent / "golden"
KINDS = ("rulebook", "published", "first-game", "no-overlap")


def test_there_is_one_for_every_number_of_seats_edition_and_option():
    names = {file.stem for file in FOLDER.glob("*.json")}
    assert names == {f"{seats}-{kind}" for seats in (3, 4, 5) for kind in KINDS} | {"4-at-once"}


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_it_replays_to_the_same_result(file):
    record = Record.load(file.read_bytes())
    seats, _, kind = file.stem.partition("-")
    table = record.verify()
    assert record.result is not None
    assert record.seats == int(seats)
    assert record.edition == ("published" if kind == "published" else "rulebook")
    kinds = {"first_game": kind == "first-game", "areas_overlap": kind != "no-overlap"}
    assert record.options == {**kinds, **({"at_once": True} if kind == "at-once" else {})}
    assert table.state.decade == 3
