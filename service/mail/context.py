"""What other features know of a seat and its mail tells: when time runs out, who is absent, its plans, the last talk.

Each feature has its line here, as the consequences of a turn have theirs in `service.play.tables.after_move`.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.mail.recipient import Recipient
from service.play.clocks.silent_seats import unheard_told
from service.play.clocks.views import time_runs_out
from service.play.plans.views import plan_lines
from service.play.talk.models import Said
from service.play.talk.queries import is_for

RECENT = timedelta(days=3)
LINES = 5


class TalkLine(NamedTuple):
    """Something that was said."""

    name: str
    when: str
    text: str


class Around(NamedTuple):
    """In the reader's language."""

    until: str = ""
    """When time runs out, in the reader's zone; nothing where no clock runs."""
    why_then: str = ""
    """Why not earlier, where there is a reason."""
    absent: tuple[str, ...] = ()
    """Seats that nobody hears from: since when, and what follows."""
    plans: tuple[str, ...] = ()
    talk: tuple[TalkLine, ...] = ()


def around(session: Session, reader: Recipient, now: datetime) -> Around:
    """What is known of a seat beside the game itself."""
    ends = time_runs_out(reader.row, reader.seat, reader.said, now)
    plans = plan_lines(session, reader.row, reader.seat, reader.player.language)
    absent = tuple(absent_at(reader))
    return Around(
        until=reader.moment(ends.at) if ends else "",
        why_then=ends.why if ends else "",
        absent=absent,
        plans=tuple(plans),
        talk=last_talk(session, reader, now),
    )


def absent_at(reader: Recipient) -> list[str]:
    return unheard_told(reader.row, reader.said, reader.names, reader.moment, mine=reader.seat.number)


def last_talk(session: Session, reader: Recipient, now: datetime) -> tuple[TalkLine, ...]:
    said = (
        select(Said)
        .where(Said.table_id == reader.row.id, Said.said_at > now - RECENT, Said.removed_at.is_(None))
        .order_by(Said.id)
    )
    heard = [line for line in session.scalars(said) if is_for(line, reader.seat.number)]
    return tuple(
        TalkLine(reader.names[line.seat], reader.moment(line.said_at), line.text) for line in heard[-LINES:]
    )
