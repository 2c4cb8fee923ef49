"""`procaccio games` names everything one needs to open a table."""

from click.testing import CliRunner

from engine import games
from service.cli import main


def test_every_game_with_its_seats_options_and_editions():
    answer = CliRunner().invoke(main, ["games"])
    assert answer.exit_code == 0, answer.output
    for game in games().values():
        assert f"\n{game.name}" in f"\n{answer.output}"
        assert f"Seats: {game.seats.start} to {game.seats.stop - 1}" in answer.output
        assert all(edition in answer.output for edition in game.editions)
        assert f"{game.name}: {game.title()}" in answer.output
        assert f"Languages: {', '.join(sorted(game.languages))}" in answer.output
    assert "Not published yet: said in English where it should be de, es, it, pl." in answer.output
    assert "rounds" in answer.output
    assert "how many gems are raised for" in answer.output
