"""Lessons: the texts for a learner at a table, above the question and at the end."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

import engine
from engine.table.game import game_named
from engine.table.lesson import Lesson, course_of, lesson_named
from service.play.tables.models import Table, TableState
from service.play.tables.queries import table_after_lesson


def lesson_of(row: Table) -> Lesson | None:
    """Return the lesson of a table.

    Return None if it is not a lesson, or the game no longer has it; it is then played as an ordinary table.
    """
    return lesson_named(row.game, row.lesson)


@dataclass(frozen=True, kw_only=True)
class LessonView:
    """A lesson with its texts for the learner."""

    name: str
    number: int
    count: int
    title: str
    idea: str
    task: str
    line: str
    """The suggested answer in canonical notation; empty if there is none."""
    answer: str
    """The suggested answer in the learner's language."""
    done: bool
    good: str
    next_table: int | None
    """The next table, once the lesson is done. After the last lesson it is a whole game."""
    next_title: str


def lesson_view(
    session: Session, row: Table, game: engine.AnyTable | None, language: str
) -> LessonView | None:
    """Return the lesson of a table with its texts, or None."""
    lesson = lesson_of(row)
    if lesson is None:
        return None
    words = game_named(row.game).words(language)
    text, done = lesson.text(words), row.state != TableState.RUNNING
    suggested = lesson.suggested(game) if game is not None and not done else None
    course = course_of(row.game)
    following = course.after(lesson) if course else None
    return LessonView(
        name=lesson.name,
        number=lesson.number,
        count=lesson.count,
        title=text.title,
        idea=text.idea,
        task=text.task,
        line="" if suggested is None else str(suggested),
        answer="" if suggested is None else words.write(str(suggested)),
        done=done,
        good=text.good,
        next_table=table_after_lesson(session, row.id) if done else None,
        next_title=following.text(words).title if following else "",
    )
