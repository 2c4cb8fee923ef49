"""`procaccio coach`: a record is looked at without a server, and what the house has found is told as it stands."""

import pytest
from click.testing import CliRunner

from engine import new_table
from service.cli import main
from tests.engine.playing import played_out


@pytest.fixture
def record(tmp_path):
    """A finished table as a file."""
    file = tmp_path / "pebbles.json"
    file.write_bytes(played_out("pebbles", 1).record().dump())
    return file


def run(*arguments):
    return CliRunner().invoke(main, ["coach", *map(str, arguments)])


def test_a_record_is_told_of_and_twice_alike(record):
    once, twice = run(record, "--playouts", 8), run(record, "--playouts", 8)
    assert once.exit_code == 0, once.output
    assert "Where the points came from" in once.output
    assert once.output.count("the decisions that mattered") + once.output.count("is known to have cost") >= 1
    assert once.output == twice.output


def test_a_second_opinion_imagines_other_tables(record):
    told = {run(record, "--playouts", 8, "--seed", seed).output for seed in ("", "second", "third")}
    assert len(told) > 1


def test_the_game_played_last_is_looked_at(record, tmp_path):
    nothing = run("--data", tmp_path / "empty")
    assert nothing.exit_code == 1
    assert "empty" in nothing.output


def test_what_is_no_record_or_not_over_is_refused(record, tmp_path):
    record.write_text("no record")
    assert (run(record).exit_code, "pebbles.json" in run(record).output) == (1, True)
    running = tmp_path / "running.json"
    running.write_bytes(new_table("pebbles", seats=2, seed=bytes(32)).record().dump())
    refused = run(running)
    assert refused.exit_code == 1
    assert "this game is not over" in refused.output
