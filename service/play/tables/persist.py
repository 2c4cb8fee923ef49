"""Writes the engine's state to the rows of a table, in the transaction of the use case."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import update
from sqlalchemy.orm import Session

import engine
from service.platform.accounts.models import PlayerKind
from service.play.plans.models import StandingPlan
from service.play.tables.models import Seat, Table
from service.play.tables.story import without_audience

AskedCounts = Mapping[tuple[int, int], int]
"""The number of moves played when a question was asked, by seat and question."""
NEVER_ASKED: Final[AskedCounts] = MappingProxyType({})


def events_to_store(events: Iterable[engine.Event]) -> list[Any]:
    """Return events in the form of `Move.events`."""
    return [[event.audience, without_audience(event)] for event in events]


def store_position(
    row: Table, game: engine.AnyTable, now: datetime, before: AskedCounts = NEVER_ASKED
) -> None:
    """Store the present position: dump, count, open questions, waiting seats.

    Questions that remain open are not touched, except that the turn may have renewed their ids. `before` says
    when those that are open again were asked.
    """
    row.dump, row.count, row.moved_at = game.dump(), game.count, now
    row.revision += 1
    waiting = set(game.waiting)
    for seat in row.seats:
        asked = game.asked(seat.number)
        if asked is None:
            seat.question = seat.waiting_since = None
        elif seat.question in game.question_ids(seat.number)[:-1]:
            renumber_question(seat, asked, game.count)
        elif seat.question != asked[0]:
            set_question(seat, asked, before.get((seat.number, asked[0]), game.count))
            seat.waiting_since = None
        seat.waiting_since = (seat.waiting_since or now) if seat.number in waiting else None
    note_waiting_bots(row)


def note_waiting_bots(row: Table) -> None:
    """Store when the next bot should answer, so that workers find it without a look at each waiting seat."""
    since = [
        seat.waiting_since
        for seat in row.seats
        if seat.waiting_since and seat.player and seat.player.kind == PlayerKind.BOT
    ]
    row.bots_at = min(since) + timedelta(seconds=row.bot_delay) if since else None


def set_question(seat: Seat, asked: tuple[int, str], count: int) -> None:
    """Set id and kind of a seat's open question, which was asked after `count` moves."""
    seat.question, seat.question_kind = asked
    seat.asked_count = count


def renumber_question(seat: Seat, asked: tuple[int, str], count: int) -> None:
    """Change the id of a seat's open question.

    Waiting time and clock belong to the question and not to its id. A player who makes a side move before the
    decision, such as selling points, gains no time and gets no second letter.
    """
    if seat.clock is not None and seat.clock.question == seat.question:
        seat.clock = replace(seat.clock, question=asked[0])
    set_question(seat, asked, count)


def renumber_after_rewind(
    session: Session, row: Table, later: engine.AnyTable, game: engine.AnyTable, before: AskedCounts
) -> None:
    """Give earlier ids back to questions that had been left open. `later` is the position that is left.

    A plan with a due answer gets the earlier id too, because the position no longer knows the id that it has.
    """
    for seat in row.seats:
        asked = game.asked(seat.number)
        if asked is not None and asked[0] in later.question_ids(seat.number)[:-1]:
            due = (
                StandingPlan.table_id == row.id,
                StandingPlan.seat == seat.number,
                StandingPlan.due_question == seat.question,
            )
            session.execute(update(StandingPlan).where(*due).values(due_question=asked[0]))
            renumber_question(seat, asked, before.get((seat.number, asked[0]), game.count))
