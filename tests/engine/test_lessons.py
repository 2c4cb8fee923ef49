"""Lessons: every position is reached, every idea can be learned from what its text suggests, and nobody gets stuck."""

import random

import pytest

from engine import BadTable, games, load_table, new_table
from engine.table.lesson import OffCourse, course_of, lesson_named
from service.platform.words import LANGUAGES

LESSONS = [lesson for game in games() if (course := course_of(game)) for lesson in course.lessons]
MOST_ANSWERS = 100
"""More than any lesson takes, whatever its learner tries."""

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game} {lesson.name}")
each_course = pytest.mark.parametrize("game", [game for game in games() if course_of(game)])


def learned(lesson, answer):
    """The table once the idea is learned, each time with what `answer` says."""
    table = lesson.table()
    for _ in range(MOST_ANSWERS):
        others = lesson.others_answer(table)
        seat, move = others or (lesson.learner, answer(table))
        if lesson.done_by(table.play(seat, move)):
            return table
    raise AssertionError("it goes on and on")


@each_course
def test_every_published_game_says_its_lessons_in_every_language(game):
    for lesson in course_of(game).lessons:
        for language in LANGUAGES:
            words = games()[game].words(language)
            text = lesson.text(words)
            other = words.attribute(f"lesson-{lesson.name}", "other")
            assert all([text.title, text.idea, text.task, text.good, other])
            assert language == "en" or text.idea != lesson.text(games()[game].words("en")).idea


def test_every_published_game_can_be_learned():
    assert [game for game, rules in games().items() if rules.published and not course_of(game)] == []


@each_course
def test_names_are_given_once(game):
    names = [lesson.name for lesson in course_of(game).lessons]
    assert len(set(names)) == len(names)
    assert all(lesson_named(game, name).name == name for name in names)


@each_lesson
def test_the_learner_is_asked_and_the_record_leads_there(lesson):
    table = lesson.table()
    assert lesson.learner in table.waiting
    assert lesson.record.replay().dump() == table.dump()


@each_lesson
def test_what_the_text_suggests_is_enough(lesson):
    assert learned(lesson, lesson.suggested).count > lesson.table().count


@each_lesson
def test_whatever_serves_the_idea_leads_to_its_end(lesson):
    for number in range(20):
        luck = random.Random(number)

        def served(table, luck=luck):
            return luck.choice([move for move in table.moves(lesson.learner) if lesson.serves(move)])

        learned(lesson, served)


@each_lesson
def test_an_answer_that_leads_away_changes_nothing_and_says_why(lesson):
    table = lesson.table()
    away = [move for move in table.moves(lesson.learner) if not lesson.serves(move)]
    for move in away[:3]:
        before = table.dump()
        with pytest.raises(OffCourse) as refused:
            table.play(lesson.learner, move)
        assert table.dump() == before
        for language in LANGUAGES:
            words = table.game.words(language)
            said = refused.value.explain(words)
            assert words.attribute(f"lesson-{lesson.name}", "other") in said
            assert words.write(str(lesson.suggested(table))) in said


def test_some_answers_lead_away():
    """Else nothing is shown by the test before."""
    apart = [each for each in LESSONS if not all(map(each.serves, each.table().moves(each.learner)))]
    assert len(apart) > len(LESSONS) / 2


@each_lesson
def test_the_rules_still_come_first(lesson):
    """What the rules forbid is refused by them, and what nobody can read is not understood."""
    table = lesson.table()
    with pytest.raises(ValueError, match=r"\w") as refused:
        table.play(lesson.learner, "zzz")
    assert not isinstance(refused.value, OffCourse)


@each_lesson
def test_elsewhere_the_same_answers_count(lesson):
    """Only the table of the lesson keeps to the idea: its record and its dump are those of any table."""
    table = load_table(lesson.table().dump())
    away = [move for move in table.moves(lesson.learner) if not lesson.serves(move)]
    for move in away[:1]:
        table.play(lesson.learner, move)


@each_course
def test_the_short_game_can_be_dealt(game):
    table = new_table(game, seed=b"1" * 32, **course_of(game).afterwards)
    assert table.waiting


def test_a_game_may_bring_none():
    unpublished = [game for game, rules in games().items() if not (rules.folder / "lessons").is_dir()]
    assert [course_of(game) for game in unpublished] == [None] * len(unpublished)
    with pytest.raises(BadTable):
        course_of("chess")
