"""The parts of a table page that are often empty. One query says which, so that these need none of their own."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BindParameter, bindparam, exists, select
from sqlalchemy.orm import Session

from service.platform.outbox.models import TableMail
from service.play.motions.models import Motion
from service.play.plans.models import StandingPlan
from service.play.talk.models import Note, ReadUpTo, Said

TABLE: BindParameter[int] = bindparam("table")
PLAYER: BindParameter[int] = bindparam("player")
RARE_PARTS = select(
    exists().where(Said.table_id == TABLE).label("said"),
    select(ReadUpTo.said)
    .where(ReadUpTo.table_id == TABLE, ReadUpTo.player_id == PLAYER)
    .scalar_subquery()
    .label("read"),
    exists().where(Note.table_id == TABLE, Note.player_id == PLAYER).label("noted"),
    select(TableMail.choices)
    .where(TableMail.table_id == TABLE, TableMail.player_id == PLAYER)
    .scalar_subquery()
    .label("mail"),
    exists().where(Motion.table_id == TABLE, Motion.closed_at.is_(None)).label("moved"),
    exists().where(StandingPlan.table_id == TABLE, StandingPlan.player_id == PLAYER).label("planned"),
)


@dataclass(frozen=True, kw_only=True)
class RareParts:
    said: bool
    read: int
    """The last line of talk that the reader has read."""
    noted: bool
    mail: Mapping[str, Any]
    """The reader's choices for the mails of this table."""
    moved: bool
    """True if a motion is open."""
    planned: bool


def load_rare_parts(session: Session, table_id: int, player_id: int | None) -> RareParts:
    given = {"table": table_id, "player": player_id or 0}
    found = session.connection().execute(RARE_PARTS, given).one()
    return RareParts(**found._asdict() | {"read": found.read or 0, "mail": found.mail or {}})
