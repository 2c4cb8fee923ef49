"""The follower of lessons: the bots answer, and when the idea is learned, the next table opens.

All of it happens in the transaction of the answer, so that the learner never waits.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.orm import Session

import engine
from engine.table.lesson import Lesson, course_of
from service.learning.lessons.learn import open_lesson, open_short_game
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.end import end_early
from service.play.tables.lesson import lesson_of
from service.play.tables.models import EndedBy, Table, TableState
from service.play.tables.move_models import Origin
from service.play.tables.submit import Turn, play_and_store_turn


def follow_with_lessons(change: TableChange) -> None:
    """Let the bots of a lesson answer, and finish the lesson once its idea is learned."""
    lesson = lesson_of(change.row)
    if lesson is None or change.game is None or change.what not in {ChangeKind.BEGAN, ChangeKind.MOVED}:
        return
    while not lesson.done_by(change.events):
        answer = lesson.others_answer(change.game)
        if answer is None:
            return
        change.events = (*change.events, *play_bot_answer(change, change.game, *answer))
    finish_lesson(change.session, change.row, lesson, change.now)


def play_bot_answer(
    change: TableChange, game: engine.AnyTable, seat: int, move: engine.Move
) -> Sequence[engine.Event]:
    """Play an answer of a bot as an ordinary turn."""
    question, _ = game.asked(seat) or (0, "")
    turn = Turn(
        table_id=change.row.id,
        seat=seat,
        question=question,
        moves=[move],
        origin=Origin.BOT,
        player_id=change.row.seats[seat].player_id,
    )
    stored = play_and_store_turn(change.session, change.row, game, turn, change.now)
    change.moves += stored.rows
    return stored.events


def finish_lesson(session: Session, row: Table, lesson: Lesson, now: datetime) -> None:
    """End the table of a lesson and open the next one, or the short game after the last lesson."""
    row.ended_by = EndedBy.LESSON
    end_early(row, TableState.ABANDONED, None, now)
    player, course = row.seats[lesson.learner].player, course_of(row.game)
    if player is None or course is None:
        return
    following = course.after(lesson)
    if following is None:
        open_short_game(session, course, player, game=row.game, after=row, now=now)
    else:
        open_lesson(session, following, player, row, now)
