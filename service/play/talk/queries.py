"""The database queries on talk."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, String, and_, cast, exists, or_, select
from sqlalchemy.orm import Session, joinedload

from service.play.reach import is_unwanted
from service.play.tables.models import Seat
from service.play.talk.models import Note, ReadUpTo, Said

MOST = 200


def readable_by(seat: int | None, *, unwanted: bool = False) -> ColumnElement[bool]:
    """Return the condition for the lines of a table that a seat may read: to all, to this seat, or by it.

    Without a seat, it is true for lines to all. Nobody reads a removed line. Lines of players from whom the
    holder of the seat wants nothing are left out, except with `unwanted`. Whatever shows talk to players asks
    this condition.
    """
    meant: ColumnElement[bool] = Said.to.is_(None)
    if seat is None:
        return and_(Said.removed_at.is_(None), meant)
    listed = cast(Said.to, String).regexp_match(f"(^|[^0-9]){seat}([^0-9]|$)")
    meant = and_(Said.removed_at.is_(None), or_(meant, Said.seat == seat, listed))
    if unwanted:
        return meant
    holder = (Seat.table_id == Said.table_id, Seat.number == seat)
    return and_(meant, ~exists().where(*holder, is_unwanted(Seat.player_id, Said.player_id)))


def is_readable(line: Said, seat: int | None) -> bool:
    """Return True if a seat may read a line, whoever wrote it."""
    meant = line.to is None or (seat is not None and (seat == line.seat or seat in line.to))
    return line.removed_at is None and meant


def readable_lines(
    session: Session, table_id: int, seat: int, after: int, limit: int = MOST, *, unwanted: bool = False
) -> Sequence[Said]:
    """Return the lines that a seat may read, oldest first."""
    readable = readable_by(seat, unwanted=unwanted)
    said = select(Said).where(Said.table_id == table_id, Said.id > after, readable)
    return session.scalars(said.options(joinedload(Said.player)).order_by(Said.id).limit(limit)).all()


def unread_lines(session: Session, table_id: int, seat: int, player_id: int) -> int:
    """Return the number of lines that a player has not read yet, without their own."""
    after = last_read_line(session, table_id, player_id)
    return sum(line.seat != seat for line in readable_lines(session, table_id, seat, after))


def is_unread(session: Session, table_id: int, line: int, player_id: int) -> bool:
    """Return True if a player may read a line at their seat and has not read it."""
    seat = session.scalar(select(Seat.number).where(Seat.table_id == table_id, Seat.player_id == player_id))
    if seat is None or session.scalar(select(Said.id).where(Said.id == line, readable_by(seat))) is None:
        return False
    return line > last_read_line(session, table_id, player_id)


def last_read_line(session: Session, table_id: int, player_id: int) -> int:
    mark = session.get(ReadUpTo, (table_id, player_id))
    return mark.said if mark else 0


def note_of(session: Session, table_id: int, player_id: int) -> str:
    note = session.get(Note, (table_id, player_id))
    return note.text if note else ""
