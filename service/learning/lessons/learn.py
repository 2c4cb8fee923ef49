"""Opening the table of a lesson, and of the short game after the last lesson.

It is an ordinary table, but private, without a clock, and in no list once it is done. Questions, answers and
refusals come from the engine. So it is the same table on pages, by mail and for programs.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy.orm import Session

import engine
from engine.bots import LEVELS
from engine.table.game import game_named
from engine.table.lesson import Course, Lesson, course_of
from service.platform.accounts.models import Player
from service.platform.words import words
from service.play.bots.seat import create_bot, seat_bots
from service.play.records.transfer import store_record
from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.end import abandon_table
from service.play.tables.join import take_seat
from service.play.tables.models import EndedBy, Joining, Table, TableState, Tenure, Visibility
from service.play.tables.open import TableRequest, open_table
from service.play.tables.persist import store_position
from service.play.tables.queries import current_lesson_table, lock_table

NO_CLOCK: Final = {"absence": {"after": "P30D", "then": "default"}}
"""Nobody waits for a learner, so there is no clock."""
COMPANY: Final = LEVELS[0]
"""The bot at the other seats of the short game: the weakest one."""


def start_lesson(
    session: Session,
    *,
    game: str,
    player: Player,
    name: str | None = None,
    anew: bool = False,
    now: datetime,
) -> Table:
    """Return the table of a player's lesson: the one under way, or the lesson with the given name.

    `anew` restarts the lesson under way. Raise engine.BadTable if the game has no such lessons.
    """
    course = course_of(game)
    lesson = course.named(name) if course and name else None
    if course is None or (name and lesson is None):
        raise engine.BadTable("no-lessons", game=game)
    going = lock_lesson_under_way(session, player, game)
    if going is not None:
        if lesson is None and not anew:
            return going
        lesson = lesson or course.named(going.lesson)
        going.ended_by = EndedBy.LESSON
        abandon_table(session, going, now)
    return open_lesson(session, lesson or course.lessons[0], player, None, now)


def lock_lesson_under_way(session: Session, player: Player, game: str) -> Table | None:
    """Return the table of the lesson under way, locked."""
    begun = current_lesson_table(session, player.id, game)
    going = lock_table(session, begun) if begun is not None else None
    return going if going is not None and going.state == TableState.RUNNING else None


def open_lesson(
    session: Session, lesson: Lesson, player: Player, after: Table | None, now: datetime
) -> Table:
    """Open the prepared position of a lesson, with the learner in their seat and a bot in every other one."""
    game = lesson.table()
    row = store_record(
        session, lesson.record, game, name=lesson_table_name(lesson, player), by=player, now=now
    )
    row.visibility, row.pace, row.started_at = Visibility.PRIVATE, NO_CLOCK, now
    row.lesson, row.after_lesson = lesson.name, after.id if after else None
    moves = list(enumerate(lesson.record.moves, start=1))
    for seat in row.seats:
        learns = seat.number == lesson.learner
        seat.player = player if learns else create_bot(session, COMPANY, seat.number, player.language, now)
        seat.played = max((count for count, line in moves if line.seat == seat.number), default=0)
        session.add(Tenure(table_id=row.id, seat=seat.number, player_id=seat.player.id, began_at=now))
    session.flush()
    store_position(row, game, now)
    call_followers(TableChange(session=session, row=row, what=ChangeKind.BEGAN, now=now, game=game))
    return row


def open_short_game(
    session: Session, course: Course, player: Player, *, game: str, after: Table | None = None, now: datetime
) -> Table:
    """Open a short game, from the deal to the result: after the last lesson, or without lessons."""
    options = course.afterwards.get("options", {})
    row = open_solo_table(session, solo_settings(game, player, options), player=player, now=now)
    row.after_lesson = after.id if after else None
    return row


def solo_settings(game: str, player: Player, options: Mapping[str, Any] | None = None) -> TableRequest:
    """Return the settings of a table of one person and bots.

    It is private, has no clock and begins at once.
    """
    course = course_of(game)
    return TableRequest(
        game=game,
        seats=course.afterwards["seats"] if course else game_named(game).seats[0],
        name=words(player.language).say("lesson-afterwards", game=game),
        options=options or {},
        pace=NO_CLOCK,
        visibility=Visibility.PRIVATE,
        joining=Joining.INVITED,
    )


def open_solo_table(
    session: Session, wish: TableRequest, *, player: Player, company: str = COMPANY, now: datetime
) -> Table:
    """Open a table with bots of one level at all other seats."""
    row = open_table(session, host=player, wish=wish, now=now)
    take_seat(session, table_id=row.id, player=player, now=now)
    seat_bots(session, row, [company] * (row.size - 1), player.language, now)
    return row


def lesson_table_name(lesson: Lesson, player: Player) -> str:
    """Return the name of the table in lists and letters, in the learner's language."""
    return words(player.language).say(
        "lesson-table",
        game=lesson.game,
        number=lesson.number,
        count=lesson.count,
        title=lesson.text(game_named(lesson.game).words(player.language)).title,
    )
