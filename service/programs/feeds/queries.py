"""Queries on tables and talk for the feeds."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Select, func, or_, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.play.messages.models import DeadlinesLink, Hook
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_models import WithdrawnMove
from service.play.tables.queries import longest_waiting_seats, table_with_position, tables_inviting
from service.play.tables.views import load_position
from service.play.talk.models import Said
from service.play.talk.queries import readable_by

MOST = 200
FINISHED_LISTED = timedelta(days=1)
"""How long a finished table stays in the list, so that programs see how it ended."""


def withdrawn_count(session: Session, table_id: int) -> int:
    """Return how many moves of a table were ever taken back."""
    gone = select(func.count()).where(WithdrawnMove.table_id == table_id)
    return session.scalar(gone) or 0


def first_withdrawn(session: Session, table_id: int, after: int) -> int:
    """Return the lowest number among the moves taken back after the first `after` ones."""
    gone = select(WithdrawnMove.number).where(WithdrawnMove.table_id == table_id).order_by(WithdrawnMove.id)
    return min(session.scalars(gone.offset(after)))


def last_heard(session: Session, table_id: int, seat: int) -> int:
    """Return the id of the newest line of talk that a seat may read, or 0."""
    newest = select(func.max(Said.id)).where(Said.table_id == table_id, readable_by(seat))
    return session.scalar(newest) or 0


def seats_waiting(session: Session, player_id: int) -> Sequence[Seat]:
    """Return the seats that must answer, the longest waiting first."""
    return session.scalars(longest_waiting_seats(player_id, MOST)).all()


def recent_tables_of(session: Session, player_id: int, now: datetime) -> Sequence[Table]:
    """Return the tables of a player that run, gather players or ended within a day."""
    sits = (
        select(Table)
        .join(Seat, Seat.table_id == Table.id)
        .where(
            Seat.player_id == player_id,
            or_(
                Table.state.in_([TableState.GATHERING, TableState.RUNNING]),
                Table.ended_at > now - FINISHED_LISTED,
            ),
        )
        .order_by(Table.id.desc())
        .limit(MOST)
    )
    return session.scalars(sits).all()


def invited_to(session: Session, player_id: int) -> Sequence[int]:
    """Return the ids of the tables that a player is invited to."""
    asked = tables_inviting(player_id).with_only_columns(Table.id).order_by(Table.id.desc()).limit(MOST)
    return list(session.scalars(asked))


def all_hooks_of(player_id: int) -> Select[Hook]:
    return select(Hook).where(Hook.player_id == player_id)


def deliveries_of(hook: Hook) -> Select[Letter]:
    """Select all calls of a webhook."""
    return select(Letter).where(
        Letter.player_id == hook.player_id,
        Letter.channel == "webhook",
        Letter.key.startswith(f"hook:{hook.id}:", autoescape=True),
    )


def question_now(session: Session, facts: Mapping[str, Any]) -> int | None:
    """Return the id of a call's question at the time of delivery, or None if it was answered before."""
    row = table_with_position(session, facts["table"])
    if row is None or row.state != TableState.RUNNING:
        return None
    ids = load_position(row).question_ids(facts["seat"])
    return ids[-1] if facts["question"] in ids else None


def player_of_link(session: Session, digest: bytes) -> Player | None:
    """Return the player whose deadlines a link shows."""
    held = select(Player).join(DeadlinesLink, DeadlinesLink.player_id == Player.id)
    return session.scalar(held.where(DeadlinesLink.digest == digest))
