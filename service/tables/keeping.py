"""Keeping: from what the engine has to what the database has, in the transaction of the use case."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import insert
from sqlalchemy.orm import Session

import engine
from service.tables.models import Asked, Event, Seat, Table
from service.tables.queries import open_questions
from service.tables.telling import bare


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
                "data": bare(event),
            }
        )
    if rows:
        session.execute(insert(Event), rows)


def keep_position(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Write where the table stands now: dump, count, open questions, who is waited for."""
    row.dump = game.dump()
    row.count = game.count
    row.revision += 1
    row.moved_at = now
    keep_questions(session, row, game, now)


def keep_questions(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Close what is settled, open what is new, and leave alone what still stands."""
    waiting = set(game.waiting)
    standing = {asked.seat: asked for asked in open_questions(session, row.id)}
    for seat in row.seats:
        asked = game.asked(seat.number)
        question = None if asked is None else asked[0]
        before = standing.get(seat.number)
        if before is not None and before.question != question:
            before.closed_at = now
        if asked is not None and (before is None or before.question != question):
            put(session, row, seat.number, asked, now)
        settle_waiting(seat, question, owes=seat.number in waiting, now=now)


def put(session: Session, row: Table, seat: int, asked: tuple[int, str], now: datetime) -> None:
    """A question comes before a seat, for the first time or (after a take back) again."""
    question, kind = asked
    again = session.get(Asked, (row.id, question, seat))
    if again is not None:
        again.closed_at = None
        return
    opened = Asked(table_id=row.id, question=question, seat=seat, kind=kind, count=row.count, opened_at=now)
    session.add(opened)


def settle_waiting(seat: Seat, question: int | None, *, owes: bool, now: datetime) -> None:
    """Who owed the same question before goes on waiting since then."""
    if not owes:
        seat.waiting_since = None
    elif seat.question != question or seat.waiting_since is None:
        seat.waiting_since = now
    seat.question = question
