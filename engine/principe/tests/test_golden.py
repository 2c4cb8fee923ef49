"""Finished tables, kept: they replay to the same result for ever."""

from pathlib import Path

import pytest

from engine import Record, games

FOLDER = Path(__file__).parent / "golden"
ENDINGS = ("cities", "deck", "empty")
WANTED = {f"{seats}-{ending}" for seats in (2, 3, 4, 5) for ending in ENDINGS}


def test_there_is_one_for_every_number_of_seats_and_every_ending():
    names = {file.stem for file in FOLDER.glob("*.json")}
    assert names >= WANTED
    assert {f"{seats}-deck-easy" for seats in (2, 3, 4, 5)} <= names
    assert any("at-once" in name for name in names)


def test_there_is_one_for_every_version_of_the_rules():
    versions = {Record.load(file.read_bytes()).version for file in FOLDER.glob("*.json")}
    assert versions == set(games()["principe"].versions)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_it_replays_to_the_same_result(file):
    record = Record.load(file.read_bytes())
    seats, ending, *options = file.stem.split("-", 2)
    table = record.verify()
    assert record.result is not None
    assert record.seats == int(seats)
    assert table.state.ended == ending
    assert record.options.get("easy", False) == (options == ["easy"])
    assert record.options.get("at_once", False) == (options == ["at-once"])
