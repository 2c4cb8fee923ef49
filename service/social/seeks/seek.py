"""Beginning and ending a seek."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from engine import games
from service.platform.accounts.models import Player, PlayerKind
from service.platform.database import insert_new
from service.play.tables.models import Table
from service.play.tables.refusals import AddressNeeded
from service.social.seeks.models import Seek
from service.social.seeks.queries import seek_of
from service.social.seeks.refusals import NoSeek

LASTS: Final = timedelta(days=30)


def create_seek(session: Session, *, player: Player, game: str, now: datetime) -> Seek:
    """Begin to look for a table. If the player does already, they do for another 30 days from now."""
    if game not in games():
        raise NoSeek
    if player.kind == PlayerKind.GUEST:
        raise AddressNeeded
    expires_at = now + LASTS
    row = {"player_id": player.id, "game": game, "created_at": now, "expires_at": expires_at}
    insert_new(session, Seek, row)
    seek = session.scalars(seek_of(player.id, game)).one()
    seek.expires_at = expires_at
    return seek


def delete_seek(session: Session, *, seek_id: int, player_id: int) -> None:
    """End a seek of this player."""
    seek = session.get(Seek, seek_id)
    if seek is None or seek.player_id != player_id:
        raise NoSeek
    session.delete(seek)


def end_seeks_at(session: Session, row: Table) -> None:
    """End the seeks of people who now sit with other people at a table of their game."""
    people = [seat.player.id for seat in row.seats if seat.player and seat.player.kind != PlayerKind.BOT]
    if len(people) > 1:
        session.execute(delete(Seek).where(Seek.player_id.in_(people), Seek.game == row.game))


def delete_expired_seeks(session: Session, now: datetime) -> None:
    """Delete seeks that have expired."""
    session.execute(delete(Seek).where(Seek.expires_at <= now))


def give_seeks(session: Session, player: Player, into: Player, _now: datetime) -> None:
    """Move the seeks of a player to another account of the same person."""
    for seek in session.scalars(select(Seek).where(Seek.player_id == player.id)).all():
        times = {"created_at": seek.created_at, "expires_at": seek.expires_at}
        insert_new(session, Seek, {"player_id": into.id, "game": seek.game, **times})
        session.delete(seek)
    session.flush()
