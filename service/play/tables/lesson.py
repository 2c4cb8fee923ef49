"""The lesson that a table is: what its learner is told above the question, and once it is done."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

import engine
from engine.table.game import game_named
from engine.table.lesson import Lesson, course_of, lesson_named
from service.play.tables.models import Table, TableState
from service.play.tables.queries import table_after_lesson


def lesson_of(row: Table) -> Lesson | None:
    """None at other tables, and where the game has no such lesson any more: then it is played like any other."""
    return lesson_named(row.game, row.lesson)


@dataclass(frozen=True, kw_only=True)
class ShownLesson:
    """A lesson as its learner is told of it."""

    name: str
    number: int
    count: int
    title: str
    idea: str
    task: str
    line: str
    """What the text suggests to answer now, in the canonical notation; nothing where it suggests nothing."""
    answer: str
    """The same in the words of their language."""
    done: bool
    good: str
    next_table: int | None
    """Once it is done: where it goes on. After the last lesson that is a whole game."""
    next_title: str


def shown_lesson(
    session: Session, row: Table, game: engine.AnyTable | None, language: str
) -> ShownLesson | None:
    """None where nothing is taught."""
    lesson = lesson_of(row)
    if lesson is None:
        return None
    words = game_named(row.game).words(language)
    text, done = lesson.text(words), row.state != TableState.RUNNING
    suggested = lesson.suggested(game) if game is not None and not done else None
    course = course_of(row.game)
    following = course.after(lesson) if course else None
    return ShownLesson(
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
