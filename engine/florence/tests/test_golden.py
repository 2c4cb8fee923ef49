"""Finished tables, kept: they replay to the same result for ever, and all that they tell can be said."""

from pathlib import Path

import pytest

from engine import Record, games
from engine.text.sentences import event_text, score_text

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.json"))
NAMES = ("Anna", "Bob", "Chris", "David", "Emma")
VARIANTS = ("", "-muse", "-joint", "-muse-joint")
RARE = {"no-work", "kept-recruiter"}


def test_there_is_one_for_every_number_of_seats_and_every_expansion():
    wanted = {f"{seats}{variant}" for seats in (2, 3, 4, 5) for variant in VARIANTS}
    wanted |= {"2-freedoms4", "4-p13types", "3-tied", "3-shared", "4-at-once"}
    assert {file.stem for file in FILES} == wanted


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_replays_to_the_same_result(file):
    record = Record.load(file.read_bytes())
    table = record.verify()
    assert record.result is not None
    assert record.seats == int(file.stem[0])
    assert record.options["muse"] == ("muse" in file.stem)
    assert record.options["joint"] == ("joint" in file.stem)
    words, names = table.game.words(), NAMES[: table.seats]
    for seat in (None, *range(table.seats)):
        for event in table.events(seat):
            assert event_text(words, event, names)
    for score in table.scores():
        for line in score.lines:
            assert score_text(words, line, names)


def test_together_they_tell_of_everything():
    tables = [Record.load(file.read_bytes()).replay() for file in FILES]
    happened = {
        event.data()["event"]
        for table in tables
        for seat in (None, *range(table.seats))
        for event in table.events(seat)
    }
    known = {event.__struct_config__.tag for event in games()["florence"].events}
    assert known - happened <= RARE


def places(name):
    return Record.load((FOLDER / f"{name}.json").read_bytes()).replay().result()


def test_ties_are_broken_by_money_or_shared():
    tied, shared = places("3-tied"), places("3-shared")
    assert tied.scores[tied.winners[0]].points == sorted(score.points for score in tied.scores)[-2]
    assert len(tied.winners) == 1
    assert len(shared.winners) == 2
