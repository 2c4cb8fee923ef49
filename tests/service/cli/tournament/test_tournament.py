"""`procaccio tournament`: seats rotate, the seed decides, and what it shows is said with its uncertainty."""

from collections import Counter

import pytest
from click.testing import CliRunner

from engine import games
from engine.table.advice import COMMON
from service.cli import main
from service.cli.tournament.run import TournamentPlan, make_bots, play_table, play_tables

ADVISED = [name for name, game in games().items() if game.advice is not COMMON][-1]
PLAN = TournamentPlan("pebbles", 3, {}, None, ("prince", "courtier", "aimless"), "s", 4)


def tournament(*arguments):
    return CliRunner().invoke(main, ["tournament", *arguments])


def test_every_bot_takes_every_seat():
    seats = Counter(
        (seat, seated.bot) for number in range(3) for seat, seated in enumerate(play_table(PLAN, number))
    )
    assert len(seats) == 9


def test_processes_change_nothing_but_the_speed():
    alone, together = ([*play_tables(PLAN, 4, processes)] for processes in (1, 2))
    assert [[seated[:4] for seated in each] for each in alone] == [
        [seated[:4] for seated in each] for each in together
    ]


@pytest.mark.parametrize("game", ["pebbles", ADVISED])
def test_it_prints_ratings_and_pairs(game):
    answer = tournament(game, "--bots", "courtier,aimless", "--tables", "3", "--seats", "3")
    assert answer.exit_code == 0, answer.output
    assert "courtier" in answer.stdout
    assert "95 of 100" in answer.stdout


def test_a_file_is_told_every_column_whole(monkeypatch):
    """No terminal gives it an edge at which columns would be cut; COLUMNS does, for whoever asks."""
    monkeypatch.delenv("COLUMNS", raising=False)
    command = "pebbles", "--bots", "courtier,aimless", "--tables", "3"
    whole = tournament(*command).stdout
    monkeypatch.setenv("COLUMNS", "30")
    assert "…" in tournament(*command).stdout
    assert "…" not in whole
    assert all(bot in whole for bot in ("courtier", "aimless"))
    assert len(max(whole.splitlines(), key=len)) > 80


def test_bots_may_be_given_the_same_time_instead_of_as_many_tables():
    bots = make_bots(PLAN._replace(milliseconds=20))
    assert {bots[name].effort.seconds for name in ("prince", "doge")} == {0.02}
    answer = tournament("pebbles", "--bots", "prince,doge", "--tables", "1", "--milliseconds", "5")
    assert answer.exit_code == 0, answer.output


@pytest.mark.parametrize("bots", ["courtier", "courtier,nobody", "aimless,aimless"])
def test_bots_must_be_known_and_two(bots):
    answer = tournament("pebbles", "--bots", bots)
    assert answer.exit_code == 2
    assert "aimless" in answer.stderr
