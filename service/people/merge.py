"""Merging two accounts of the same person."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from service.people.belongings import all_belongings
from service.platform.accounts.models import Player
from service.platform.accounts.program_models import Program
from service.play.invitations.models import Invitation
from service.play.plans.models import StandingPlan
from service.play.tables.models import Seat, Table, Tenure
from service.play.tables.move_models import Move, WithdrawnMove
from service.play.talk.models import Said

HISTORY: tuple[InstrumentedAttribute[Any], ...] = (
    Seat.player_id,
    Tenure.player_id,
    Move.player_id,
    WithdrawnMove.player_id,
    Said.player_id,
    StandingPlan.player_id,
    Table.host_id,
    Invitation.player_id,
    Invitation.invited_by,
)
"""Columns that refer to a player in the history of tables."""


def give_history(
    session: Session, player: Player, into: Player, *, now: datetime, but: Collection[int] = ()
) -> None:
    """Move seats, moves, ratings and talk of one player to another, except at the tables `but`."""
    features = all_belongings()
    for each in features:
        each.give(session, player, into, now)
    for column in (*HISTORY, *(column for each in features for column in each.history)):
        own = column.class_
        table = own.id if own is Table else own.table_id
        session.execute(
            update(own).where(column == player.id, table.not_in(but)).values({column.key: into.id})
        )
    session.execute(update(Program).where(Program.author_id == player.id).values(author_id=into.id))
    session.flush()
    session.expire_all()
    for each in features:
        each.settle(session, player.id)


def shared_tables(session: Session, player: Player, other: Player) -> set[int]:
    """Return the tables where both players have a seat."""
    theirs = select(Seat.table_id).where(Seat.player_id == other.id)
    return set(
        session.scalars(select(Seat.table_id).where(Seat.player_id == player.id, Seat.table_id.in_(theirs)))
    )
