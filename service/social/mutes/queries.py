"""Queries on mutes."""

from typing import Any

from sqlalchemy import ColumnElement, Select, exists, select
from sqlalchemy.orm import Session, joinedload

from service.social.mutes.models import Mute


def has_muted(receiver: Any, sender: Any) -> ColumnElement[bool]:
    """Return the condition that a player has muted another. Each is an id or a column with ids."""
    return exists().where(Mute.player_id == receiver, Mute.muted_id == sender).correlate_except(Mute)


def mutes_of(player_id: int) -> Select[Mute]:
    """Select the mutes of a player."""
    return select(Mute).where(Mute.player_id == player_id).options(joinedload(Mute.muted))


def muted_players(session: Session, player_id: int) -> set[int]:
    """Return the ids of the players whom a player has muted."""
    return set(session.scalars(select(Mute.muted_id).where(Mute.player_id == player_id)))
