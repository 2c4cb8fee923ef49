"""Keys of seats. A key is a secret that opens one seat of one table. It is a guest's only credential."""

from datetime import datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.platform.accounts.keys import Opens, draw_key, key_digest
from service.platform.accounts.models import SeatKey
from service.platform.transaction import ring
from service.play.tables.models import Seat, Table
from service.play.tables.queries import locked_table, seat_of
from service.play.tables.refusals import NoTable, NotYours


def renew_keys(session: Session, *, table_id: int, number: int, player_id: int, now: datetime) -> str:
    """Create a new key for a seat. All its earlier keys, and the links made for it, become invalid."""
    row = locked_table(session, table_id)
    if row is None:
        raise NoTable
    seat = seat_of(row, player_id)
    if seat is None or seat.number != number:
        raise NotYours
    renew(session, row, seat, now)
    return make_key(session, row, seat, player_id, now)


def renew(session: Session, row: Table, seat: Seat, now: datetime) -> None:
    """Invalidate all keys and links of a seat."""
    standing = (SeatKey.table_id == row.id, SeatKey.seat == seat.number, SeatKey.revoked_at.is_(None))
    session.execute(update(SeatKey).where(*standing).values(revoked_at=now))
    seat.generation += 1
    ring(session, f"table:{row.id}")  # streams opened with the old keys end


def make_key(session: Session, row: Table, seat: Seat, player_id: int, now: datetime) -> str:
    """Create a further key for a seat. The secret is shown once and never stored."""
    secret = draw_key(Opens.SEAT)
    key = SeatKey(
        digest=key_digest(secret), table_id=row.id, seat=seat.number, player_id=player_id, created_at=now
    )
    session.add(key)
    session.flush()
    return secret
