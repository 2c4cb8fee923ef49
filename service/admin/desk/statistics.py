"""Counts for the overview. A worker updates them every few minutes, so that no page has to count."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.admin.desk.models import Tally
from service.mail.incoming.models import IncomingMail, IncomingState
from service.platform.accounts.models import Player, PlayerKind
from service.platform.outbox.models import Letter, LetterState
from service.play.tables.models import Seat, Table, TableState

STATES: Final = (
    ("tables", Table.state, TableState),
    ("letters", Letter.state, LetterState),
    ("incoming", IncomingMail.state, IncomingState),
)


def count_everything(session: Session, now: datetime) -> int:
    """Save today's counts. The last counts of earlier days stay, which shows growth."""
    day = now.date()
    for name, number in iter_counts(session, now):
        session.merge(Tally(day=day, name=name, count=number, at=now))
    return 0


def iter_counts(session: Session, now: datetime) -> Iterator[tuple[str, int]]:
    persons = select(func.count()).where(Player.kind == PlayerKind.PERSON)
    yield "players", session.scalar(persons) or 0
    guests = select(func.count()).where(Player.kind == PlayerKind.GUEST)
    yield "guests", session.scalar(guests) or 0
    yield "moves", session.scalar(select(func.sum(Table.count))) or 0
    for part, column, states in STATES:
        found = dict(session.execute(select(column, func.count()).group_by(column)).all())
        for state in states:  # zero is recorded too: it ends an alert and shows a later rise
            yield f"{part}-{state}", found.get(state, 0)
    late = select(func.count()).where(Seat.ring_at <= now)
    yield "clocks-overdue", session.scalar(late) or 0
    yield "clocks-stuck", session.scalar(select(func.count()).where(Seat.failures > 0)) or 0
