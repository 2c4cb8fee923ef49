"""Template context for table mails that comes from other features: deadline, absent players, plans, recent
talk.

Each feature has one line here, as it has one in `service.play.tables.after_move` for the consequences of a
turn.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.play.clocks.silent_seats import silent_seat_lines
from service.play.clocks.views import seat_deadline
from service.play.plans.views import plan_lines
from service.play.tables.viewer import SeatViewer
from service.play.talk.models import Said
from service.play.talk.queries import readable_by

RECENT = timedelta(days=3)
LINES = 5


class TalkLine(NamedTuple):
    """One line of talk."""

    name: str
    when: str
    text: str


class SeatContext(NamedTuple):
    """The template context from other features, in the reader's language."""

    until: str = ""
    """The deadline in the reader's time zone. Empty if no clock runs."""
    why_then: str = ""
    """The reason why the deadline is not earlier, if there is one."""
    absent: tuple[str, ...] = ()
    """A line for each silent seat: since when, and what follows."""
    plans: tuple[str, ...] = ()
    talk: tuple[TalkLine, ...] = ()


def load_seat_context(session: Session, viewer: SeatViewer, now: datetime) -> SeatContext:
    """Return what other features know about the seat and its table."""
    ends = seat_deadline(viewer.row, viewer.seat, viewer.said, now)
    plans = plan_lines(session, viewer.row, viewer.seat, viewer.language)
    absent = tuple(absence_lines(viewer))
    return SeatContext(
        until=viewer.moment(ends.at) if ends else "",
        why_then=ends.why if ends else "",
        absent=absent,
        plans=tuple(plans),
        talk=recent_talk(session, viewer, now),
    )


def absence_lines(viewer: SeatViewer) -> list[str]:
    return silent_seat_lines(viewer.row, viewer.said, viewer.names, viewer.moment, mine=viewer.seat.number)


def recent_talk(session: Session, viewer: SeatViewer, now: datetime) -> tuple[TalkLine, ...]:
    said = select(Said).where(
        Said.table_id == viewer.row.id, Said.said_at > now - RECENT, readable_by(viewer.seat.number)
    )
    latest = session.scalars(said.order_by(Said.id.desc()).limit(LINES)).all()
    return tuple(
        TalkLine(viewer.names[line.seat], viewer.moment(line.said_at), line.text) for line in reversed(latest)
    )
