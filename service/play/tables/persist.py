"""From what the engine has to what the database has, in the transaction of the use case."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Update, bindparam, update
from sqlalchemy.orm import Session

import engine
from service.platform.database import insert_or_update, insert_rows
from service.play.plans.models import StandingPlan
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Event
from service.play.tables.question_models import Asked
from service.play.tables.story import without_audience


def keep_events(session: Session, row: Table, events: Sequence[engine.Event]) -> None:
    """Write events as rows; `place` orders those of one move."""
    rows = []
    place = number = -1
    for event in events:
        place = place + 1 if event.at == number else 0
        number = event.at
        rows.append(
            {
                "table_id": row.id,
                "number": number,
                "place": place,
                "audience": event.audience,
                "data": without_audience(event),
            }
        )
    if rows:
        insert_rows(session, Event, rows)


def keep_position(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Write where the table stands now: dump, count, open questions, who is waited for."""
    row.dump, row.count, row.moved_at = game.dump(), game.count, now
    row.revision += 1
    keep_questions(session, row, game, now)


def keep_questions(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Close what is settled, open what is new, and leave alone what still stands."""
    renumber_after_turn(session, row, game, now)
    waiting = set(game.waiting)
    settled: list[int] = []
    opened: list[dict[str, Any]] = []
    for seat in row.seats:
        question, kind = game.asked(seat.number) or (None, "")
        if question != seat.question:
            if seat.question is not None:
                settled.append(seat.number)
            if question is not None:
                opened.append({"question": question, "seat": seat.number, "kind": kind})
        settle_waiting(seat, question, owes=seat.number in waiting, now=now)
    if settled:
        close_questions(session, row, settled, now)
    if opened:
        put_questions(session, row, opened, now)


def settle_waiting(seat: Seat, question: int | None, *, owes: bool, now: datetime) -> None:
    """Who owed the same question before goes on waiting since then."""
    since = (seat.waiting_since if seat.question == question else None) or now
    seat.question, seat.waiting_since = question, since if owes else None


def close_questions(session: Session, row: Table, seats: Sequence[int], now: datetime) -> None:
    """Whatever is open to these seats is so no longer."""
    session.connection().execute(closing(), {"table": row.id, "seats": seats, "closed_at": now})


@cache
def closing() -> Update:
    these = bindparam("seats", expanding=True, type_=Asked.seat.type)
    still_open = Asked.table_id == bindparam("table"), Asked.seat.in_(these), Asked.closed_at.is_(None)
    return update(Asked).where(*still_open).values(closed_at=bindparam("closed_at"))


def put_questions(session: Session, row: Table, questions: Sequence[dict[str, Any]], now: datetime) -> None:
    """Questions come before seats, for the first time or (after a take back) again."""
    common = {"table_id": row.id, "count": row.count, "opened_at": now}
    insert_or_update(session, Asked, [common | question for question in questions], {"closed_at": None})


def renumber_after_turn(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Questions that the turn has left open are open under a new id."""
    for seat in row.seats:
        if seat.question in game.question_ids(seat.number)[:-1]:
            renumber(session, row, game, seat, now)


def renumber_after_rewind(
    session: Session, row: Table, before: engine.AnyTable, game: engine.AnyTable, now: datetime
) -> None:
    """Questions that had been left open have an earlier id again, also for a plan that is to answer them: its own id
    is one that the position knows no more."""
    for seat in row.seats:
        asked = game.asked(seat.number)
        if asked is not None and asked[0] in before.question_ids(seat.number)[:-1]:
            due = (
                StandingPlan.table_id == row.id,
                StandingPlan.seat == seat.number,
                StandingPlan.due_question == seat.question,
            )
            session.execute(update(StandingPlan).where(*due).values(due_question=asked[0]))
            renumber(session, row, game, seat, now)


def renumber(session: Session, row: Table, game: engine.AnyTable, seat: Seat, now: datetime) -> None:
    """Since when it waits and its clock are those of the question, not of its id: whoever sells points before they
    decide has no more time for that, and gets no second letter."""
    asked, before = game.asked(seat.number), seat.question
    if asked is None:
        return
    question, kind = asked
    close_questions(session, row, [seat.number], now)
    put_questions(session, row, [{"question": question, "seat": seat.number, "kind": kind}], now)
    seat.question = question
    if seat.clock is not None and seat.clock.question == before:
        seat.clock.question = question
