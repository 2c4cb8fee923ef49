"""Everything of one player goes over to another who is the same person."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from service.circles.members import give_memberships
from service.contests.entries import leave_contests
from service.contests.queries import shared_entries
from service.leagues.members import give_places
from service.models.accounts import Player
from service.models.circles import CircleScore
from service.models.contests import Contest, Entrant
from service.models.invitations import Invitation
from service.models.leagues import League
from service.models.moves import Move, WithdrawnMove
from service.models.plans import StandingPlan
from service.models.programs import Program
from service.models.questions import PastQuestion
from service.models.tables import Seat, Table, Tenure
from service.models.talk import Said
from service.ratings.reckon import reckon_again_of

HISTORY: tuple[InstrumentedAttribute[Any], ...] = (
    Seat.player_id,
    Tenure.player_id,
    Move.player_id,
    WithdrawnMove.player_id,
    PastQuestion.player_id,
    Said.player_id,
    StandingPlan.player_id,
    Table.host_id,
    Invitation.player_id,
    Invitation.invited_by,
    CircleScore.player_id,
)
"""Where a player stands in the history of tables."""


def give_history(
    session: Session, player: Player, into: Player, *, now: datetime, but: Collection[int] = ()
) -> None:
    """Seats, moves, ratings and what was said are the other's from now on; `but` at which tables they stay whose they are."""
    give_places(session, player, into, now)
    leave_contests(session, shared_entries(session, player.id, into.id), now)
    for column in HISTORY:
        own = column.class_
        table = own.id if own is Table else own.table_id
        session.execute(
            update(own).where(column == player.id, table.not_in(but)).values({column.key: into.id})
        )
    give_memberships(session, player, into)
    give_entries(session, player, into)
    session.execute(update(Program).where(Program.author_id == player.id).values(author_id=into.id))
    session.flush()
    session.expire_all()
    reckon_again_of(session, player.id)


def give_entries(session: Session, player: Player, into: Player) -> None:
    """Places in contests; where the other has one already, this one was left."""
    session.flush()
    taken = select(Entrant.contest_id).where(Entrant.player_id == into.id).scalar_subquery()
    session.execute(
        update(Entrant)
        .where(Entrant.player_id == player.id, Entrant.contest_id.not_in(taken))
        .values(player_id=into.id)
    )
    for organised in (Contest, League):
        theirs = update(organised).where(organised.organiser_id == player.id)
        session.execute(theirs.values(organiser_id=into.id))


def shared_tables(session: Session, player: Player, other: Player) -> set[int]:
    """Where both of them sit."""
    theirs = select(Seat.table_id).where(Seat.player_id == other.id)
    return set(
        session.scalars(select(Seat.table_id).where(Seat.player_id == player.id, Seat.table_id.in_(theirs)))
    )
