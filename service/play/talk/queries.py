"""The database queries on talk."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from service.play.talk.models import Note, ReadUpTo, Said

MOST = 200


def readable_lines(
    session: Session, table_id: int, seat: int, after: int, limit: int = MOST
) -> Sequence[Said]:
    """Return the lines that a seat may read, oldest first: to all, to this seat, or by it."""
    said = (
        select(Said)
        .where(Said.table_id == table_id, Said.id > after, Said.removed_at.is_(None))
        .options(joinedload(Said.player))
        .order_by(Said.id)
    )
    meant = (line for line in session.scalars(said) if is_line_for_seat(line, seat))
    return [line for line, _ in zip(meant, range(limit), strict=False)]


def is_line_for_seat(line: Said, seat: int) -> bool:
    return line.to is None or seat in line.to or seat == line.seat


def unread_lines(session: Session, table_id: int, seat: int, player_id: int) -> int:
    """Return the number of lines that a player has not read yet, without their own."""
    after = last_read_line(session, table_id, player_id)
    return sum(line.seat != seat for line in readable_lines(session, table_id, seat, after))


def is_unread(session: Session, table_id: int, line: int, player_id: int) -> bool:
    """Return True if a line was not removed and the player has not read it."""
    said = session.get(Said, line)
    return (
        said is not None and said.removed_at is None and line > last_read_line(session, table_id, player_id)
    )


def last_read_line(session: Session, table_id: int, player_id: int) -> int:
    mark = session.get(ReadUpTo, (table_id, player_id))
    return mark.said if mark else 0


def note_of(session: Session, table_id: int, player_id: int) -> str:
    note = session.get(Note, (table_id, player_id))
    return note.text if note else ""
