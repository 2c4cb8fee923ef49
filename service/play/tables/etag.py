"""A glance at a table: who may look, and whether what was seen of it is still so. Cheaper than a look."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.tables.circles import in_circle
from service.play.tables.models import Seat, Table, Visibility
from service.play.tables.queries import invitation_of
from service.play.tables.refusals import NoTable, NotYours

HOLDERS = (
    select(Table.revision, Table.visibility, Table.circle_id, Table.host_id, Seat.player_id, Player.name)
    .join(Seat, Seat.table_id == Table.id)
    .outerjoin(Player, Player.id == Seat.player_id)
    .where(Table.id == bindparam("table"))
    .order_by(Seat.number)
)


@dataclass(frozen=True)
class Glance:
    """A table without its position."""

    revision: int
    holders: tuple[int | None, ...]
    names: tuple[str | None, ...]

    @property
    def version(self) -> str:
        """Grows old with every change that a view could show; names are no business of the revision's."""
        return f"{self.revision} {self.names}"


def glance_at(session: Session, table_id: int, player_id: int | None) -> Glance:
    """For whoever may look on."""
    rows = session.connection().execute(HOLDERS, {"table": table_id}).all()
    if not rows:
        raise NoTable
    revision, visibility, circle, host, _, _ = rows[0]
    holders, names = tuple(row[4] for row in rows), tuple(row[5] for row in rows)
    if not admits(session, (table_id, circle), visibility, {host, *holders}, player_id):
        raise NoTable
    return Glance(revision, holders, names)


def glance_from(session: Session, table_id: int, seat: int, player_id: int) -> Glance:
    """For whoever holds a seat."""
    found = glance_at(session, table_id, player_id)
    if seat >= len(found.holders) or found.holders[seat] != player_id:
        raise NotYours
    return found


def admits(
    session: Session,
    which: tuple[int, int | None],
    visibility: str,
    at_it: Collection[int | None],
    player_id: int | None,
) -> bool:
    """Everybody at a public table; at a private one those who sit there, its host, the invited and its circle.

    `which` is the table and the circle whose it is.
    """
    if visibility == Visibility.PUBLIC:
        return True
    if player_id is None:
        return False
    table_id, circle_id = which
    if player_id in at_it or in_circle(session, circle_id, player_id):
        return True
    return invitation_of(session, table_id, player_id) is not None
