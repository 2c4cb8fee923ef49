"""`procaccio edition`: what there is, what is wrong with a file, and a file of one's own."""

import pytest
from click.testing import CliRunner

from engine import games
from service.cli import main
from service.platform.editions import offer_editions


@pytest.fixture
def ask(tmp_path, monkeypatch):
    """The command with a folder of editions: `answer = ask("list")`."""
    monkeypatch.setenv("PROCACCIO_EDITIONS", str(tmp_path))
    yield lambda *said: CliRunner().invoke(main, ["edition", *map(str, said)])
    offer_editions(None)


@pytest.mark.parametrize("game", list(games()))
def test_a_new_file_is_sound_and_may_be_played_with(ask, tmp_path, game):
    assert ask("new", game).exit_code == 0
    file = tmp_path / f"{game}-box.toml"
    checked = ask("check", file, "--tables", 3)
    assert checked.exit_code == 0, checked.output
    assert "Bots played 3 tables with it" in checked.output
    assert f"{game}-box: From my box (added here" in ask("list").output
    played = CliRunner().invoke(main, ["simulate", game, "--edition", f"{game}-box", "--games", "1"])
    assert played.exit_code == 0, played.output


def test_a_folder_that_is_not_there_is_no_empty_folder(ask, tmp_path, monkeypatch):
    monkeypatch.setenv("PROCACCIO_EDITIONS", str(tmp_path / "lost"))
    refused = ask("list")
    assert refused.exit_code == 1
    assert "PROCACCIO_EDITIONS: Set an existing folder" in refused.output


def test_a_file_that_is_there_is_left_alone(ask, tmp_path):
    ask("new", "pebbles")
    (tmp_path / "pebbles-box.toml").write_text("mine")
    refused = ask("new", "pebbles")
    assert refused.exit_code == 1
    assert "exists already" in refused.output
    assert (tmp_path / "pebbles-box.toml").read_text() == "mine"


def test_every_fault_is_a_line_with_the_file(ask, tmp_path):
    file = tmp_path / "box.toml"
    file.write_text('game = "pebbles"\nbased_on = "river"\nprovenance = "printed"\npurse = "full"\n')
    refused = ask("check", file, "--quick")
    assert refused.exit_code == 1
    lines = [f"{file}: {line}" for line in ("purse: wrong type", "gems: missing")]
    assert all(line in refused.output for line in lines), refused.output
    assert all(line in ask("list").output for line in lines)


def test_what_cannot_be_played_to_its_end_is_no_edition(ask, tmp_path):
    ask("new", "pebbles")
    file = tmp_path / "pebbles-box.toml"
    file.write_text(file.read_text().replace("gems = [1, 2, 3, 4, 5]", "gems = [1]"))
    assert ask("check", file, "--quick").exit_code == 0
    refused = ask("check", file)
    assert refused.exit_code == 1
    assert "stopped" in refused.output


@pytest.mark.parametrize("text", [b"\xff\xfe", b"[torn", b"", b'game = "chess"'])
def test_any_file_is_refused_with_a_sentence(ask, tmp_path, text):
    (tmp_path / "odd.toml").write_bytes(text)
    refused = ask("check", tmp_path / "odd.toml")
    assert refused.exit_code == 1
    assert refused.output.startswith(f"Error: {tmp_path / 'odd.toml'}: ")


def test_the_figures_that_are_not_printed(ask):
    shown = ask("show", "pebbles", "--doubtful").output
    assert "gems" in shown
    assert "reconstructed" in shown
    assert "purse" not in shown
    assert "purse" in ask("show", "pebbles").output
    assert "Editions: river" in ask("show", "pebbles", "lost").output
