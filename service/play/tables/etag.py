"""The version and the access rule of a table, for ETags. Both are cheaper than loading a view."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.tables.circles import is_circle_member
from service.play.tables.models import Seat, Table, Visibility
from service.play.tables.queries import invitation_of
from service.play.tables.refusals import NoTable, SeatNotHeld

HOLDERS = (
    select(Table.revision, Table.visibility, Table.circle_id, Table.host_id, Seat.player_id, Player.name)
    .join(Seat, Seat.table_id == Table.id)
    .outerjoin(Player, Player.id == Seat.player_id)
    .where(Table.id == bindparam("table"))
    .order_by(Seat.number)
)


@dataclass(frozen=True)
class TableSummary:
    """A table without its position: its revision, the holders of its seats and their names."""

    revision: int
    holders: tuple[int | None, ...]
    names: tuple[str | None, ...]

    @property
    def version(self) -> str:
        """Return a version that changes with every change of a view.

        Names are part of it, because the revision does not cover them.
        """
        return f"{self.revision} {self.names}"


def load_summary(session: Session, table_id: int, player_id: int | None) -> TableSummary:
    """Return the summary of a table. Raise NoTable if the player may not view it."""
    rows = session.connection().execute(HOLDERS, {"table": table_id}).all()
    if not rows:
        raise NoTable
    revision, visibility, circle, host, _, _ = rows[0]
    holders, names = tuple(row[4] for row in rows), tuple(row[5] for row in rows)
    if not has_view_access(session, (table_id, circle), visibility, {host, *holders}, player_id):
        raise NoTable
    return TableSummary(revision, holders, names)


def load_holder_summary(session: Session, table_id: int, seat: int, player_id: int) -> TableSummary:
    """Return the summary of a table for the holder of a seat. Raise SeatNotHeld for other players."""
    found = load_summary(session, table_id, player_id)
    if seat >= len(found.holders) or found.holders[seat] != player_id:
        raise SeatNotHeld
    return found


def has_view_access(
    session: Session,
    which: tuple[int, int | None],
    visibility: str,
    at_it: Collection[int | None],
    player_id: int | None,
) -> bool:
    """Return True if a player may view a table.

    Everybody may view a public table. A private one is open to its players, its host, invited players and its
    circle. `which` is the ids of the table and its circle.
    """
    if visibility == Visibility.PUBLIC:
        return True
    if player_id is None:
        return False
    table_id, circle_id = which
    if player_id in at_it or is_circle_member(session, circle_id, player_id):
        return True
    return invitation_of(session, table_id, player_id) is not None
