"""Deletion of inactive guests, with the tables that only they played."""

from datetime import datetime, timedelta

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from service.people.erase import erase_player
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.queries import inactive_guests
from service.play.tables.forget import forget_table
from service.play.tables.models import Seat, Table, Tenure
from service.play.tables.queries import people_at

AT_ONCE = 100


def forget_guests(session: Session, *, now: datetime, days: int) -> int:
    """Delete guests who have not been seen for `days` days. Return how many were deleted."""
    gone = session.scalars(inactive_guests(now - timedelta(days=days), now).limit(AT_ONCE)).all()
    for guest in gone:
        forget_guest(session, guest, now)
    return len(gone)


def forget_guest(session: Session, guest: Player, now: datetime) -> None:
    """Delete a guest.

    Seats at tables with other people stay, anonymous. Everything else is deleted, if possible the row itself
    too.
    """
    for number in solo_tables(session, guest):
        forget_table(session, number)
    erase_player(session, player_id=guest.id, now=now)
    sat = select(Tenure.id).where(Tenure.player_id == guest.id).limit(1)
    sits = select(Seat.id).where(Seat.player_id == guest.id).limit(1)
    if session.scalar(sat) is None and session.scalar(sits) is None:
        session.execute(delete(Player).where(Player.id == guest.id))
        session.expunge(guest)


def solo_tables(session: Session, guest: Player) -> list[int]:
    """Return the tables where nobody has ever sat but this guest and bots."""
    mine = select(Seat.table_id).where(Seat.player_id == guest.id)
    known = session.scalars(select(Table.id).where(or_(Table.host_id == guest.id, Table.id.in_(mine)))).all()
    return [number for number in known if is_alone_at(session, number, guest)]


def is_alone_at(session: Session, number: int, guest: Player) -> bool:
    others = people_at(session, number) - {guest.id}
    persons = select(Player.id).where(Player.id.in_(others), Player.kind != PlayerKind.BOT).limit(1)
    return session.scalar(persons) is None
