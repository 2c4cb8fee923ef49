"""`procaccio learn`: every game is learned at the terminal from what the texts suggest."""

import re
from io import StringIO

import pytest
from click.testing import CliRunner
from rich.console import Console

from engine import games
from engine.table.lesson import course_of
from service.cli import main
from service.learning.lessons.terminal import LessonSession

TAUGHT = [game for game in games() if course_of(game)]
INSTANCE = re.compile(r"^For example: (.+)$", re.MULTILINE)


@pytest.fixture
def learned(tmp_path):
    """Run the command with these lines typed."""

    def run(*arguments, typed=()):
        lines = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(main, ["learn", *arguments, "--data", str(tmp_path)], input=lines)

    return run


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_is_learned_from_its_text(game, tmp_path):
    for lesson in course_of(game).lessons:
        paper = StringIO()

        def suggested(paper=paper):
            return INSTANCE.findall(paper.getvalue())[-1]

        out = Console(file=paper, highlight=False, markup=False, soft_wrap=True)
        sitting = LessonSession(lesson, name="Anna", file=tmp_path / "none.json", out=out, ask=suggested)
        assert sitting.run()
        assert lesson.text(games()[game].words()).good in paper.getvalue()
    assert not list(tmp_path.iterdir())


def test_after_the_last_lesson_a_short_game_begins(learned, tmp_path):
    game = TAUGHT[0]
    last = course_of(game).lessons[-1]
    table = last.table()
    answer = learned(game, "--lesson", last.name, typed=[str(last.suggested(table)), ""])
    assert answer.exit_code == 0, answer.output
    assert "A short game against bots comes next" in answer.output
    assert "procaccio play --resume" in answer.output
    (kept,) = (tmp_path / "terminal").iterdir()
    assert kept.name.startswith(game)


def test_whoever_leaves_is_told_how_to_go_on(learned):
    game = TAUGHT[0]
    second = course_of(game).lessons[1]
    answer = learned(game, "--lesson", second.name)
    assert f"procaccio learn {game} --lesson {second.name}" in answer.output


def test_what_cannot_be_learned_is_refused(learned):
    assert "There is no lesson" in learned(TAUGHT[0], "--lesson", "chess").output
    assert "has no lessons" in learned("pebbles").output


def test_no_game_begins_without_having_been_wished(learned, tmp_path):
    game = TAUGHT[0]
    last = course_of(game).lessons[-1]
    answer = learned(game, "--lesson", last.name, typed=[str(last.suggested(last.table())), "quit"])
    assert answer.exit_code == 0, answer.output
    assert not (tmp_path / "terminal").exists()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_idea_stands_last_and_only_its_answers_are_listed(game, learned):
    for lesson in course_of(game).lessons:
        shown = learned(game, "--lesson", lesson.name).output
        task = lesson.text(games()[game].words()).task.split()
        listed = re.findall(r"^ +#[0-9]+  (.+?)(?:  \(.*)?$", shown, re.MULTILINE)
        assert [answer for answer in listed if not lesson.serves(answer)] == []
        tail = shown.split("Idea ", 1)[1].split()
        assert " ".join(task) in " ".join(tail)
        assert "#1" not in tail
        assert ("A new position is set up" in shown) == (lesson.number > 1)
