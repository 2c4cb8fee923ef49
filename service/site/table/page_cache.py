"""The cache key of a table page: everything on which its content depends.

Two queries compute it (`load_summary` and `marks`). The current minute is part of it, since the page shows the
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


def make_scalar_subquery(
    what: ColumnElement[Any] | InstrumentedAttribute[Any], *where: ColumnElement[bool]
) -> ColumnElement[Any]:
    return select(what).where(*where).scalar_subquery()


MARKS = select(
    make_scalar_subquery(Table.commitment, Table.id == TABLE),
    make_scalar_subquery(Table.name, Table.id == TABLE),
    make_scalar_subquery(Table.state, Table.id == TABLE),
    make_scalar_subquery(Player.preferences, Player.id == PLAYER),
    make_scalar_subquery(func.max(Said.id), Said.table_id == TABLE).label("said"),
    make_scalar_subquery(func.count(), Said.table_id == TABLE, Said.removed_at.is_not(None)),
    make_scalar_subquery(ReadUpTo.said, ReadUpTo.table_id == TABLE, ReadUpTo.player_id == PLAYER).label(
        "read"
    ),
    make_scalar_subquery(Note.written_at, Note.table_id == TABLE, Note.player_id == PLAYER).label("noted"),
    make_scalar_subquery(TableMail.choices, TableMail.table_id == TABLE, TableMail.player_id == PLAYER).label(
        "mail"
    ),
    make_scalar_subquery(func.count(), Motion.table_id == TABLE).label("motions"),
    make_scalar_subquery(func.count(Motion.closed_at), Motion.table_id == TABLE).label("closed"),
    make_scalar_subquery(func.max(Vote.said_at), Vote.motion_id == Motion.id, Motion.table_id == TABLE),
    make_scalar_subquery(func.min(Clock.deadline), Clock.table_id == TABLE),
    make_scalar_subquery(func.max(Clock.deadline), Clock.table_id == TABLE),
    make_scalar_subquery(func.max(SeatTime.absent_since), SeatTime.table_id == TABLE),
    *(
        make_scalar_subquery(func.count(what), SeatTime.table_id == TABLE)
        for what in (SeatTime.absent_since, SeatTime.followed_at, SeatTime.offered_at)
    ),
    make_scalar_subquery(func.count(), TablePause.table_id == TABLE),
    make_scalar_subquery(func.max(Announcement.id)),
    make_scalar_subquery(func.max(Announcement.until)).label("announced"),
    make_scalar_subquery(func.count(), Seat.player_id == PLAYER, Seat.waiting_since.is_not(None)).label(
        "waiting"
    ),
    make_scalar_subquery(
        func.count(), StandingPlan.table_id == TABLE, StandingPlan.player_id == PLAYER
    ).label("planned"),
    *(
        make_scalar_subquery(what, StandingPlan.table_id == TABLE, StandingPlan.player_id == PLAYER)
        for what in (
            func.max(StandingPlan.given_at),
            func.max(StandingPlan.due_at),
            func.count(StandingPlan.ended_at),
        )
    ),
)


@dataclass(frozen=True)
class PageFingerprint:
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


def load_page_fingerprint(session: Session, table_id: int, player_id: int | None) -> PageFingerprint:
    found = session.connection().execute(MARKS, {"table": table_id, "player": player_id or 0}).one()
    return PageFingerprint(
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
