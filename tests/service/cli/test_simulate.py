"""`procaccio simulate`: tables by the dozen, the same again from the same seed."""

import pytest
from click.testing import CliRunner

from engine import Record, games
from engine.bots import BOTS, Effort, searching
from service.cli import main


def simulated(*arguments):
    return CliRunner().invoke(main, ["simulate", *arguments])


@pytest.mark.parametrize(
    ("game", "bot"),
    [(game, bot) for game in games() for bot in BOTS if bot not in searching(Effort()) or game == "pebbles"],
)
def test_every_game_and_bot_gives_a_table_of_results(game, bot, tmp_path):
    records = tmp_path / "records"
    answer = simulated(game, "--games", "2", "--bot", bot, "--records", str(records))
    assert answer.exit_code == 0, answer.output
    assert f"2 tables of {game}" in answer.stdout
    files = sorted(records.iterdir())
    assert len(files) == 2
    assert all(Record.load(file.read_bytes()).verify().over for file in files)


def test_the_seed_decides_everything():
    arguments = ("pebbles", "--seats", "3", "--games", "5")
    assert simulated(*arguments, "--seed", "s").stdout == simulated(*arguments, "--seed", "s").stdout
    assert simulated(*arguments, "--seed", "s").stdout != simulated(*arguments, "--seed", "t").stdout
