"""Keys of seats. A key is a secret that opens one seat of one table. It is a guest's only credential."""

from datetime import datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import SeatKey
from service.platform.transaction import notify_after_commit
from service.play.tables.models import Seat, Table
from service.play.tables.queries import lock_table, seat_of
from service.play.tables.refusals import NoTable, SeatNotHeld


def replace_seat_keys(session: Session, *, table_id: int, number: int, player_id: int, now: datetime) -> str:
    """Create a new key for a seat. All its earlier keys, and the links made for it, become invalid."""
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    seat = seat_of(row, player_id)
    if seat is None or seat.number != number:
        raise SeatNotHeld
    revoke_seat_keys(session, row, seat, now)
    return create_seat_key(session, row, seat, player_id, now)


def revoke_seat_keys(session: Session, row: Table, seat: Seat, now: datetime) -> None:
    """Invalidate all keys and links of a seat."""
    standing = (SeatKey.table_id == row.id, SeatKey.seat == seat.number, SeatKey.revoked_at.is_(None))
    session.execute(update(SeatKey).where(*standing).values(revoked_at=now))
    seat.generation += 1
    notify_after_commit(session, f"table:{row.id}")  # streams opened with the old keys end


def create_seat_key(session: Session, row: Table, seat: Seat, player_id: int, now: datetime) -> str:
    """Create a further key for a seat. The secret is shown once and never stored."""
    secret = generate_key(KeyPrefix.SEAT)
    key = SeatKey(
        digest=key_digest(secret), table_id=row.id, seat=seat.number, player_id=player_id, created_at=now
    )
    session.add(key)
    session.flush()
    return secret
