"""The cache key of a table page: everything on which its content depends.

Two queries compute it (`glance_at` and `marks`). The current minute is part of it, since the page shows the
remaining time.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import BindParameter, ColumnElement, bindparam, func, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from service.platform.accounts.models import Player
from service.platform.outbox.models import TableMail
from service.play.motions.models import Motion, Vote
from service.play.plans.models import StandingPlan
from service.play.tables.models import Clock, Seat, SeatTime, Table, TablePause
from service.play.talk.models import Note, ReadUpTo, Said
from service.site.announcements import Announcement

TABLE: BindParameter[int] = bindparam("table")
PLAYER: BindParameter[int] = bindparam("player")


def one(
    what: ColumnElement[Any] | InstrumentedAttribute[Any], *where: ColumnElement[bool]
) -> ColumnElement[Any]:
    return select(what).where(*where).scalar_subquery()


MARKS = select(
    one(Table.commitment, Table.id == TABLE),
    one(Table.name, Table.id == TABLE),
    one(Table.state, Table.id == TABLE),
    one(Player.preferences, Player.id == PLAYER),
    one(func.max(Said.id), Said.table_id == TABLE).label("said"),
    one(func.count(), Said.table_id == TABLE, Said.removed_at.is_not(None)),
    one(ReadUpTo.said, ReadUpTo.table_id == TABLE, ReadUpTo.player_id == PLAYER).label("read"),
    one(Note.written_at, Note.table_id == TABLE, Note.player_id == PLAYER).label("noted"),
    one(TableMail.choices, TableMail.table_id == TABLE, TableMail.player_id == PLAYER).label("mail"),
    one(func.count(), Motion.table_id == TABLE).label("motions"),
    one(func.count(Motion.closed_at), Motion.table_id == TABLE).label("closed"),
    one(func.max(Vote.said_at), Vote.motion_id == Motion.id, Motion.table_id == TABLE),
    one(func.min(Clock.deadline), Clock.table_id == TABLE),
    one(func.max(Clock.deadline), Clock.table_id == TABLE),
    one(func.max(SeatTime.absent_since), SeatTime.table_id == TABLE),
    *(
        one(func.count(what), SeatTime.table_id == TABLE)
        for what in (SeatTime.absent_since, SeatTime.followed_at, SeatTime.offered_at)
    ),
    one(func.count(), TablePause.table_id == TABLE),
    one(func.max(Announcement.id)),
    one(func.max(Announcement.until)).label("announced"),
    one(func.count(), Seat.player_id == PLAYER, Seat.waiting_since.is_not(None)).label("waiting"),
    one(func.count(), StandingPlan.table_id == TABLE, StandingPlan.player_id == PLAYER).label("planned"),
    *(
        one(what, StandingPlan.table_id == TABLE, StandingPlan.player_id == PLAYER)
        for what in (
            func.max(StandingPlan.given_at),
            func.max(StandingPlan.due_at),
            func.count(StandingPlan.ended_at),
        )
    ),
)


@dataclass(frozen=True)
class Marks:
    """The fingerprint of a page beside the position.

    Its fields also say which parts of the page are empty, so that these need no further query.
    """

    version: str
    """A value that changes with everything on the reader's page, except the glance and the passing time."""
    said: bool
    read: int
    noted: bool
    mail: Mapping[str, Any]
    moved: bool
    """True if a motion is open."""
    planned: bool
    waiting: int
    """The number of the reader's seats that owe an answer."""
    announced: datetime | None
    """The end of the last announcement."""


def marks(session: Session, table_id: int, player_id: int | None) -> Marks:
    found = session.connection().execute(MARKS, {"table": table_id, "player": player_id or 0}).one()
    return Marks(
        version=repr(tuple(found)),
        said=found.said is not None,
        read=found.read or 0,
        noted=found.noted is not None,
        mail=found.mail or {},
        moved=found.closed < found.motions,
        planned=found.planned > 0,
        waiting=found.waiting,
        announced=found.announced,
    )
