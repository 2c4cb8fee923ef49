"""Writes the engine's state to the database, in the transaction of the use case."""

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


def store_events(session: Session, row: Table, events: Sequence[engine.Event]) -> None:
    """Store events as rows. `place` orders the events of one move."""
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


def store_position(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Store the present position: dump, count, open questions, waiting seats."""
    row.dump, row.count, row.moved_at = game.dump(), game.count, now
    row.revision += 1
    update_questions(session, row, game, now)


def update_questions(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Close settled questions and open new ones. Questions that remain open are not touched."""
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
        set_open_question(seat, question, owes=seat.number in waiting, now=now)
    if settled:
        close_questions(session, row, settled, now)
    if opened:
        store_questions(session, row, opened, now)


def set_open_question(seat: Seat, question: int | None, *, owes: bool, now: datetime) -> None:
    """Set the open question of a seat. A seat that owed the same question before keeps its waiting time."""
    since = (seat.waiting_since if seat.question == question else None) or now
    seat.question, seat.waiting_since = question, since if owes else None


def close_questions(session: Session, row: Table, seats: Sequence[int], now: datetime) -> None:
    """Close the open questions of these seats."""
    session.connection().execute(
        close_questions_statement(), {"table": row.id, "seats": seats, "closed_at": now}
    )


@cache
def close_questions_statement() -> Update:
    these = bindparam("seats", expanding=True, type_=Asked.seat.type)
    still_open = Asked.table_id == bindparam("table"), Asked.seat.in_(these), Asked.closed_at.is_(None)
    return update(Asked).where(*still_open).values(closed_at=bindparam("closed_at"))


def store_questions(session: Session, row: Table, questions: Sequence[dict[str, Any]], now: datetime) -> None:
    """Store open questions of seats. After a take back they may exist already."""
    common = {"table_id": row.id, "count": row.count, "opened_at": now}
    insert_or_update(session, Asked, [common | question for question in questions], {"closed_at": None})


def renumber_after_turn(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Give new ids to questions that the turn has left open."""
    for seat in row.seats:
        if seat.question in game.question_ids(seat.number)[:-1]:
            renumber_question(session, row, game, seat, now)


def renumber_after_rewind(
    session: Session, row: Table, before: engine.AnyTable, game: engine.AnyTable, now: datetime
) -> None:
    """Give earlier ids back to questions that had been left open.

    A plan with a due answer gets the earlier id too, because the position no longer knows the id that it has.
    """
    for seat in row.seats:
        asked = game.asked(seat.number)
        if asked is not None and asked[0] in before.question_ids(seat.number)[:-1]:
            due = (
                StandingPlan.table_id == row.id,
                StandingPlan.seat == seat.number,
                StandingPlan.due_question == seat.question,
            )
            session.execute(update(StandingPlan).where(*due).values(due_question=asked[0]))
            renumber_question(session, row, game, seat, now)


def renumber_question(session: Session, row: Table, game: engine.AnyTable, seat: Seat, now: datetime) -> None:
    """Change the id of a seat's open question.

    Waiting time and clock belong to the question and not to its id. A player who makes a side move before the
    decision, such as selling points, gains no time and gets no second letter.
    """
    asked, before = game.asked(seat.number), seat.question
    if asked is None:
        return
    question, kind = asked
    close_questions(session, row, [seat.number], now)
    store_questions(session, row, [{"question": question, "seat": seat.number, "kind": kind}], now)
    seat.question = question
    if seat.clock is not None and seat.clock.question == before:
        seat.clock.question = question
