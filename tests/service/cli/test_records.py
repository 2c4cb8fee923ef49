"""`procaccio verify` and `procaccio replay`: a record proves what it says, and tells a seat what it saw."""

import re

import pytest
from click.testing import CliRunner

from engine import Record
from service.cli import main
from service.cli.records import RecordReplay
from service.platform.terminal.messages import make_console, seat_names
from tests.engine.playing import played_out

TIED = 2
"""A random table at which two have the same points."""


@pytest.fixture
def record(tmp_path):
    """A finished table as a file."""
    file = tmp_path / "pebbles.json"
    file.write_bytes(played_out("pebbles", 1).record().dump())
    return file


def run(*arguments):
    return CliRunner().invoke(main, list(map(str, arguments)))


def test_a_good_record_holds(record):
    answer = run("verify", record)
    assert answer.exit_code == 0, answer.output
    assert "is valid: pebbles, 3 seats" in answer.output
    assert Record.load(record.read_bytes()).commitment in answer.output
    assert "Result" in answer.output


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text.replace('"commitment": "', '"commitment": "0'), "commitment"),
        (lambda text: text.replace('"points": ', '"points": 1', 1), "do not lead to the result"),
        (lambda text: text.replace("stake", "steak", 1), "do not replay"),
        (lambda text: text.replace('"format": 1', '"format": 9'), "format 9"),
        (lambda text: text.replace("pebbles", "chess"), "no game “chess”"),
        (lambda text: text[:50], "not JSON"),
        (lambda text: text.replace("moves", "steps"), "not a record"),
    ],
)
def test_a_changed_record_does_not(record, change, reason):
    changed = change(record.read_text())
    assert changed != record.read_text()
    record.write_text(changed)
    answer = run("verify", record)
    assert answer.exit_code == 1
    assert reason in answer.output


def test_a_record_of_a_running_table_says_so(record):
    whole = Record.load(record.read_bytes())
    record.write_bytes(whole.replay(upto=3).record().dump())
    assert "not over yet" in run("verify", record).output


def test_the_whole_story_at_once(record):
    answer = run("replay", record, "--seat", 1)
    assert answer.exit_code == 0, answer.output
    assert "Stakes shown" in answer.output
    assert "is up" in answer.output


@pytest.mark.parametrize("seat", [(), ("--seat", 1)])
def test_the_whole_story_tells_how_it_ended(record, seat):
    whole = Record.load(record.read_bytes())
    first, *_ = sorted(whole.result["scores"], key=lambda score: whole.result["places"][score["seat"]])
    told = run("replay", record, "--all", *seat).output.partition("Result")[2]
    winner = seat_names(whole.seats)[first["seat"]]
    assert re.search(rf"1 +│ {winner} +│ +{first['points']} ", told)


def test_a_table_that_goes_on_has_no_end_to_tell(record):
    whole = Record.load(record.read_bytes())
    record.write_bytes(whole.replay(upto=3).record().dump())
    answer = run("replay", record, "--all")
    assert "not over yet" in answer.output
    assert "Result" not in answer.output


def test_a_tie_is_told_with_what_broke_it(tmp_path):
    file = tmp_path / "tied.json"
    file.write_bytes(played_out("pebbles", TIED).record().dump())
    told = run("replay", file, "--all").output
    assert "Tie-breaker: pebbles left" in told
    assert "they share the place" in told


def test_step_by_step_forward_back_and_to_a_number(record, capsys):
    loaded = Record.load(record.read_bytes())
    typed = iter(["", "b", "2", "999", "q"])
    RecordReplay(loaded, loaded.replay(), 0, make_console()).step_through(lambda: next(typed))
    shown = capsys.readouterr().out
    last = len(loaded.moves)
    seen = [line.split()[1] for line in shown.splitlines() if line.startswith("Move ")]
    assert seen == ["0", "1", "0", "2", str(last)]


def test_a_seat_that_does_not_exist_is_refused(record):
    answer = run("replay", record, "--seat", 7)
    assert answer.exit_code == 1
    assert "no seat 7" in answer.output
