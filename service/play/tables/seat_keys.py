"""Keys of seats: a secret that opens one seat of one table and nothing else. It is all that a guest holds."""

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
    """A new key for a seat; all its earlier keys, and the links made for it, open nothing any more."""
    row = locked_table(session, table_id)
    if row is None:
        raise NoTable
    seat = seat_of(row, player_id)
    if seat is None or seat.number != number:
        raise NotYours
    renew(session, row, seat, now)
    return make_key(session, row, seat, player_id, now)


def renew(session: Session, row: Table, seat: Seat, now: datetime) -> None:
    """Whatever opened this seat until now does so no longer."""
    standing = (SeatKey.table_id == row.id, SeatKey.seat == seat.number, SeatKey.revoked_at.is_(None))
    session.execute(update(SeatKey).where(*standing).values(revoked_at=now))
    seat.generation += 1
    ring(session, f"table:{row.id}")  # whoever follows by them is told no more


def make_key(session: Session, row: Table, seat: Seat, player_id: int, now: datetime) -> str:
    """One more key for a seat; the secret is told once and stored nowhere."""
    secret = draw_key(Opens.SEAT)
    key = SeatKey(
        digest=key_digest(secret), table_id=row.id, seat=seat.number, player_id=player_id, created_at=now
    )
    session.add(key)
    session.flush()
    return secret
