"""Deletion of tables that belonged to one person only."""

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.tables.models import Table
from service.play.tables.queries import people_at


def forget_table(session: Session, number: int) -> None:
    """Delete a table and its bots without a trace."""
    bots = set(
        session.scalars(
            select(Player.id).where(Player.id.in_(people_at(session, number)), Player.kind == PlayerKind.BOT)
        )
    )
    session.execute(delete(Table).where(Table.id == number))
    session.execute(delete(Player).where(Player.id.in_(bots)))
    session.expire_all()
