"""What follows from an answer at a lesson: the others answer, and when the idea is learned, the next table opens.

All of it happens in the transaction of the answer: whoever learns is never kept waiting.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.orm import Session

import engine
from engine.table.lesson import Lesson, course_of
from service.learning.lessons.learn import open_lesson, open_short_game
from service.play.tables.after_move import Change, TableChange
from service.play.tables.end import break_off
from service.play.tables.lesson import lesson_of
from service.play.tables.models import EndedBy, Table, TableState
from service.play.tables.move_models import Origin
from service.play.tables.submit import Turn, keep_turn


def follow_with_lessons(change: TableChange) -> None:
    """At the table of a lesson."""
    lesson = lesson_of(change.row)
    if lesson is None or change.game is None or change.what not in {Change.BEGAN, Change.MOVED}:
        return
    while not lesson.done_by(change.events):
        answer = lesson.others_answer(change.game)
        if answer is None:
            return
        change.events = (*change.events, *let_answer(change, change.game, *answer))
    finish(change.session, change.row, lesson, change.now)


def let_answer(
    change: TableChange, game: engine.AnyTable, seat: int, move: engine.Move
) -> Sequence[engine.Event]:
    """An ordinary turn of a bot."""
    question, _ = game.asked(seat) or (0, "")
    turn = Turn(
        table_id=change.row.id,
        seat=seat,
        question=question,
        moves=[move],
        origin=Origin.BOT,
        player_id=change.row.seats[seat].player_id,
    )
    played = keep_turn(change.session, change.row, game, turn, change.now)
    change.answers |= {(seat, each.question): Origin.BOT for each in played}
    return [event for each in played for event in each.events]


def finish(session: Session, row: Table, lesson: Lesson, now: datetime) -> None:
    """The idea is learned: this table is done, and it goes on at another."""
    row.ended_by = EndedBy.LESSON
    break_off(session, row, TableState.ABANDONED, None, now)
    player, course = row.seats[lesson.learner].player, course_of(row.game)
    if player is None or course is None:
        return
    following = course.after(lesson)
    if following is None:
        open_short_game(session, course, player, game=row.game, after=row, now=now)
    else:
        open_lesson(session, following, player, row, now)
