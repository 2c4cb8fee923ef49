"""`procaccio new-game`: what it writes can be played, tested, answered by mail and seen on a page."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import engine
from service.cli import main

ROOT = Path(__file__).parents[3]
WITH_IT = "import sys, engine; engine.__path__.append({folder!r}); "
PYTEST = "import pytest; sys.exit(pytest.main(sys.argv[1:]))"
PROCACCIO = "from service.cli import main; main()"
ASKS_FOR_GAMES = re.compile(r"\bgames\(\)|games_with_secrets\(\)")
SOME = 10
"""So many cases of each part at least."""
PARTS = {
    "engine": ("tests/engine", "tests/laws"),
    "pages": ("tests/service/site",),
    "mail": ("tests/service/mail",),
    "service": ("tests/service",),
}
"""Folders by what is seen of a game there: one part a day is enough, and whatever no earlier part has is in the last one."""


def part_of(file):
    place = file.relative_to(ROOT)
    return next(
        part for part, folders in PARTS.items() if any(place.is_relative_to(each) for each in folders)
    )


HELD_TO = [
    file
    for folder in ("engine", "laws", "service")
    for file in sorted((ROOT / "tests" / folder).rglob("test_*.py"))
    if file != Path(__file__) and (file.parent.name == "laws" or ASKS_FOR_GAMES.search(file.read_text()))
]
"""Whatever asks for all games: laws, catalogues, boards, mails, pages, whole tables over the API."""


@pytest.fixture
def asked_for(tmp_path, monkeypatch):
    """`new-game` where an empty folder is the place of the games."""
    monkeypatch.setattr(engine, "__path__", [str(tmp_path), *engine.__path__])
    return lambda name: CliRunner().invoke(main, ["new-game", name], env={"LANG": "en"})


def with_it(folder, program, *arguments):
    command = [sys.executable, "-c", WITH_IT.format(folder=str(folder)) + program, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)


def test_what_is_written_can_be_played_at_once(asked_for, tmp_path):
    said = asked_for("trialgame")
    assert said.exit_code == 0, said.output
    assert f"{tmp_path / 'trialgame'} is a game now" in said.output
    played = with_it(tmp_path, PROCACCIO, "simulate", "trialgame", "--games", "5")
    assert "5 tables of trialgame" in played.stdout, played.stderr
    told = with_it(tmp_path, PROCACCIO, "games")
    assert "trialgame: Trialgame" in told.stdout, told.stderr


@pytest.mark.parametrize("part", PARTS)
def test_what_is_written_is_held_to_what_every_game_is_held_to(asked_for, tmp_path, part):
    """The tests that ask for all games, with this one among them; its letters and its board are kept, nothing is skipped."""
    asked_for("trialgame")
    own = tmp_path / "trialgame" / "tests"
    files = [own, *(file.relative_to(ROOT) for file in HELD_TO if part_of(file) == part)]
    # Where the clock is moved, what moves it is there before pytest is, which is as it must be.
    moved = "-Wignore:Module already imported so cannot be rewritten; time_machine"
    keep = ("--keep-letters", "--keep-boards")
    chosen = ("-k", "trialgame and not postgres")
    held = with_it(tmp_path, PYTEST, moved, "-n0", "-v", "-rs", *keep, *chosen, *map(str, files))
    assert held.returncode == 0, held.stdout + held.stderr
    assert "SKIPPED" not in held.stdout
    assert "test_trialgame.py" in held.stdout
    assert len(re.findall(r"^tests/\S+ PASSED", held.stdout, re.MULTILINE)) > SOME


@pytest.mark.parametrize("name", ["trialgame", "ab", "a1234567890123456789"])
def test_what_is_written_keeps_to_the_style_of_the_house(asked_for, tmp_path, name):
    asked_for(name)
    engine_folder = tmp_path / "engine"
    engine_folder.mkdir()
    (tmp_path / name).rename(engine_folder / name)
    for check in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "ruff",
                *check,
                "--config",
                str(ROOT / "pyproject.toml"),
                str(engine_folder),
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "name", ["Trialgame", "z", "trial-game", "1trialgame", "class", "../trialgame", "a" * 21, ""]
)
def test_what_is_no_name_is_refused_in_one_line(asked_for, tmp_path, name):
    said = asked_for(name)
    assert said.exit_code == 1
    right = "Use 2 to 20 small letters and digits, a letter first, and no word of Python."
    assert said.output.splitlines() == [f"Error: “{name}” is not a valid name. {right}"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["pebbles", "values", "trialgame"])
def test_a_name_that_is_taken_is_refused_in_one_line(asked_for, tmp_path, name):
    """By a game, by a part of the engine, by a folder that is none of either."""
    (tmp_path / "trialgame").mkdir()
    said = asked_for(name)
    assert said.exit_code == 1
    assert len(said.output.splitlines()) == 1
    assert f"“{name}” is taken" in said.output
    assert [file.name for file in tmp_path.iterdir()] == ["trialgame"]


def test_a_place_that_cannot_be_written_is_told_in_one_line(asked_for, tmp_path, monkeypatch):
    monkeypatch.setattr(engine, "__path__", [str(tmp_path / "gone"), *engine.__path__])
    said = asked_for("trialgame")
    assert said.exit_code == 1
    assert said.output.splitlines() == [
        f"Error: {tmp_path / 'gone'} cannot be written: No such file or directory"
    ]
