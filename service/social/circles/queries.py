"""Queries on circles."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session, joinedload, selectinload

from service.platform.accounts.circle_models import Circle, CircleMember
from service.play.reach import is_unwanted
from service.play.tables.models import Seat, Table, TableState, Tenure, Visibility
from service.play.talk.models import Said
from service.play.talk.queries import readable_by
from service.social.circles.models import CircleAnswer, CircleCall


def locked_circle(session: Session, circle_id: int) -> Circle | None:
    """Return a circle with its row locked, for changing it."""
    session.flush()
    return session.get(Circle, circle_id, with_for_update=True, populate_existing=True)


def membership(circle: Circle, player_id: int | None) -> CircleMember | None:
    return next((each for each in circle.members if each.player_id == player_id), None)


def circles_of(player_id: int) -> Select[Circle]:
    """Select the circles of a player, with their members loaded."""
    mine = select(CircleMember.circle_id).where(CircleMember.player_id == player_id)
    people = selectinload(Circle.members).joinedload(CircleMember.player)
    return select(Circle).where(Circle.id.in_(mine)).options(people)


def count_circles(session: Session, player_id: int) -> int:
    belongs = select(func.count()).where(CircleMember.player_id == player_id)
    return session.scalar(belongs) or 0


def tables_of_circle(circle_id: int, *, state: str | None = None) -> Select[Table]:
    """Select the tables of a circle, with everything loaded that a list shows."""
    seats = selectinload(Table.seats)
    rows = select(Table).where(Table.circle_id == circle_id)
    rows = rows.options(seats.joinedload(Seat.player))
    return rows if state is None else rows.where(Table.state == state)


def finished_since(circle_id: int, since: datetime) -> Select[Table]:
    return tables_of_circle(circle_id, state=TableState.FINISHED).where(Table.ended_at >= since)


def count_tables(session: Session, circle_id: int) -> int:
    return session.scalar(select(func.count()).where(Table.circle_id == circle_id)) or 0


def last_table(session: Session, circle_id: int) -> Table | None:
    """Return the table that was opened last."""
    newest = select(Table).where(Table.circle_id == circle_id).order_by(Table.id.desc()).limit(1)
    return session.scalar(newest)


def called_table(session: Session, circle_id: int) -> Table | None:
    """Return the newest table with a call that still waits for players."""
    wanted = (
        select(Table)
        .join(CircleCall, CircleCall.table_id == Table.id)
        .where(CircleCall.circle_id == circle_id, Table.state == TableState.GATHERING)
    )
    return session.scalar(wanted.order_by(Table.id.desc()).limit(1))


def calls_of(session: Session, circle_id: int) -> Sequence[CircleCall]:
    """Return the calls to tables that still wait for players, the newest first."""
    wanted = (
        select(CircleCall)
        .join(Table, Table.id == CircleCall.table_id)
        .where(CircleCall.circle_id == circle_id, Table.state == TableState.GATHERING)
    )
    return session.scalars(wanted.order_by(CircleCall.table_id.desc())).all()


def answers_to(session: Session, table_id: int) -> dict[int, bool]:
    """Return the answers to a call, by player: True for coming, False for not coming."""
    given = select(CircleAnswer.player_id, CircleAnswer.coming).where(CircleAnswer.table_id == table_id)
    return dict(session.execute(given).all())


def last_played(session: Session, circle_id: int) -> dict[int, datetime]:
    """Return when each player's last table of the circle began."""
    began = (
        select(Tenure.player_id, func.max(Tenure.began_at))
        .join(Table, Table.id == Tenure.table_id)
        .where(Table.circle_id == circle_id, Table.started_at.is_not(None))
        .group_by(Tenure.player_id)
    )
    return dict(session.execute(began).all())


def archived_talk(circle_id: int, reader: int) -> Select[Said]:
    """Select the public talk of finished private tables of a circle, for one of its members.

    Tables that were open to strangers are left out: their talk can be read at the table only.
    """
    return (
        select(Said)
        .join(Table, Table.id == Said.table_id)
        .where(
            Table.circle_id == circle_id,
            Table.state == TableState.FINISHED,
            Table.visibility == Visibility.PRIVATE,
            readable_by(None),
            ~is_unwanted(reader, Said.player_id),
        )
        .options(joinedload(Said.player))
    )


def due_calls(now: datetime, limit: int) -> Select[int]:
    """Select the tables whose seats must be given now."""
    due = select(CircleCall.table_id).where(CircleCall.closes_at <= now)
    return due.order_by(CircleCall.closes_at).limit(limit)


def due_openings(now: datetime, limit: int) -> Select[int]:
    """Select the circles whose monthly table must open now."""
    due = select(Circle.id).where(Circle.next_at <= now)
    return due.order_by(Circle.next_at).limit(limit)


def due_digests(now: datetime, limit: int) -> Select[CircleMember]:
    """Select the members whose digest is due."""
    due = select(CircleMember).where(CircleMember.digest_at <= now)
    return due.order_by(CircleMember.digest_at).limit(limit)
