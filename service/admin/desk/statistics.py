"""Counts for the overview. A worker updates them every few minutes, so that no page has to count."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Select, func, select
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
LARGE: Final = frozenset(
    {"moves", "tables-finished", "letters-sent", "letters-void"}
    | {f"incoming-{state}" for state in (IncomingState.DONE, IncomingState.IGNORED, IncomingState.REFUSED)}
)
"""The counts of what piles up in years, and calls nobody. They cost the most, and are an hour old at most."""
HOUR: Final = timedelta(hours=1)


def count_everything(session: Session, now: datetime) -> int:
    """Save today's counts. The last counts of earlier days stay, which shows growth."""
    day = now.date()
    recent = set(session.scalars(select(Tally.name).where(Tally.day == day, Tally.at > now - HOUR)))
    for name, count in select_counts(now):
        if name not in LARGE & recent:
            session.merge(Tally(day=day, name=name, count=session.scalar(count) or 0, at=now))
    return 0


def select_counts(now: datetime) -> Iterator[tuple[str, Select[int | None]]]:
    yield "players", select(func.count()).where(Player.kind == PlayerKind.PERSON)
    yield "guests", select(func.count()).where(Player.kind == PlayerKind.GUEST)
    yield "moves", select(func.sum(Table.count))
    for part, column, states in STATES:
        for state in states:  # zero is recorded too: it ends an alert and shows a later rise
            yield f"{part}-{state}", select(func.count()).where(column == state)
    yield "clocks-overdue", select(func.count()).where(Seat.ring_at <= now)
    yield "clocks-stuck", select(func.count()).where(Seat.failures > 0)
