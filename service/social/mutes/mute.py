"""Muting a player, and lifting the mute."""

from datetime import datetime

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.database import insert_new
from service.platform.transaction import notify_after_commit
from service.social.mutes.models import Mute
from service.social.mutes.refusals import NobodyToMute

PEOPLE = frozenset({PlayerKind.PERSON, PlayerKind.GUEST})


def add_mute(session: Session, *, player_id: int, muted_id: int, now: datetime) -> None:
    """Mute a player. Muting twice changes nothing. The muted player is not told."""
    muted = session.get(Player, muted_id)
    if muted is None or muted_id == player_id or muted.kind not in PEOPLE:
        raise NobodyToMute
    insert_new(session, Mute, {"player_id": player_id, "muted_id": muted_id, "muted_at": now})
    notify_after_commit(session, f"player:{player_id}")


def remove_mute(session: Session, *, player_id: int, muted_id: int) -> None:
    """Lift the mute of a player, if there is one."""
    session.execute(delete(Mute).where(Mute.player_id == player_id, Mute.muted_id == muted_id))
    notify_after_commit(session, f"player:{player_id}")


def give_mutes(session: Session, player: Player, into: Player, _now: datetime) -> None:
    """Move mutes by and of a player to another account of the same person."""
    same = {player.id: into.id}
    theirs = select(Mute).where(or_(Mute.player_id == player.id, Mute.muted_id == player.id))
    for mute in session.scalars(theirs).all():
        by, of = same.get(mute.player_id, mute.player_id), same.get(mute.muted_id, mute.muted_id)
        if by != of:
            insert_new(session, Mute, {"player_id": by, "muted_id": of, "muted_at": mute.muted_at})
        session.delete(mute)
    session.flush()
