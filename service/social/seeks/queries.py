"""Queries on seeks."""

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, ScalarSelect, Select, func, select
from sqlalchemy.orm import Session, joinedload

from service.platform.outbox.models import Letter, LetterState
from service.play.reach import is_unwanted
from service.social.seeks.models import Seek

KIND = "table-opened"
LETTERS_A_DAY = 3
A_DAY = timedelta(days=1)


def seek_of(player_id: int, game: str) -> Select[Seek]:
    """Select the seek of a player for a game."""
    return select(Seek).where(Seek.player_id == player_id, Seek.game == game)


def is_active(now: datetime) -> ColumnElement[bool]:
    """Return the condition that a seek has not expired."""
    return Seek.expires_at > now


def listed_seeks(reader_id: int, now: datetime, game: str | None) -> Select[Seek]:
    """Select the seeks that a reader sees: all, except those of players whom they have muted."""
    shown = select(Seek).where(is_active(now), ~is_unwanted(reader_id, Seek.player_id))
    shown = shown.options(joinedload(Seek.player))
    return shown if game is None else shown.where(Seek.game == game)


def count_seeks(session: Session, game: str, reader_id: int, now: datetime) -> int:
    """Return the number of other players who look for a table of a game."""
    others = select(func.count()).where(Seek.game == game, Seek.player_id != reader_id, is_active(now))
    return session.scalar(others) or 0


def seeks_to_tell(game: str, host_id: int, now: datetime) -> Select[Seek]:
    """Select the seeks whose players get a letter about a table, the oldest first.

    No letter goes to or from a muted player, or to a player who had enough of them today.
    """
    wanted = ~is_unwanted(Seek.player_id, host_id) & ~is_unwanted(host_id, Seek.player_id)
    found = select(Seek).where(Seek.game == game, Seek.player_id != host_id, is_active(now), wanted)
    return found.where(letters_today(now) < LETTERS_A_DAY).options(joinedload(Seek.player)).order_by(Seek.id)


def letters_today(now: datetime) -> ScalarSelect[int]:
    """Select the number of letters about open tables to the player of a seek in the last day."""
    letters = select(func.count()).where(
        Letter.player_id == Seek.player_id,
        Letter.kind == KIND,
        Letter.state != LetterState.VOID,
        Letter.created_at > now - A_DAY,
    )
    return letters.correlate(Seek).scalar_subquery()
