"""The command group: every family answers, and loads by itself."""

import pytest
from click.testing import CliRunner

from service.cli import FAMILIES, main
from service.platform.terminal.messages import make_console


@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_explains_itself(family):
    answer = CliRunner().invoke(main, [family, "--help"])
    assert answer.exit_code == 0, answer.output
    assert answer.output.startswith("Usage: ")


def test_the_group_lists_every_family():
    listed = CliRunner().invoke(main, ["--help"]).output
    assert all(family in listed for family in FAMILIES)


def test_an_unknown_family_is_refused_with_the_way_out():
    answer = CliRunner().invoke(main, ["nonsense"])
    assert answer.exit_code == 2
    assert "No such command 'nonsense'" in answer.output


def test_a_slip_of_the_finger_is_told_what_was_near():
    answer = CliRunner().invoke(main, ["plya"])
    assert answer.exit_code == 2
    assert "Perhaps: play" in answer.output


def test_no_first_sentence_is_cut():
    listed = CliRunner().invoke(main, ["--help"], terminal_width=80).output
    assert "..." not in listed.partition("\n")[2]
    assert max(map(len, listed.splitlines())) <= 80


@pytest.mark.parametrize(
    ("written", "told", "code"),
    [
        (["moderator", "add", "anna@example.org"], "procaccio upgrade", 1),
        (["restore", "nowhere"], "does not exist", 2),
    ],
)
def test_what_is_not_there_yet_is_told_in_a_sentence(written, told, code, tmp_path):
    answer = CliRunner(env={"PROCACCIO_DATA": str(tmp_path)}).invoke(main, written)
    assert answer.exit_code == code
    assert told in answer.output


@pytest.mark.parametrize("terminal", [True, False])
def test_lines_are_broken_between_words_where_somebody_looks_and_whole_where_a_program_reads(
    monkeypatch, capsys, terminal
):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    make_console().print("principality " * 10)
    lines = capsys.readouterr().out.splitlines()
    assert {word for line in lines for word in line.split()} == {"principality"}
    assert len(lines) == (2 if terminal else 1)
