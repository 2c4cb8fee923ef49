"""A table that leaves nothing behind: it was one person's alone."""

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.tables.models import Table
from service.play.tables.queries import people_at


def forget_table(session: Session, number: int) -> None:
    """The table with its bots, as if it had never been."""
    bots = set(
        session.scalars(
            select(Player.id).where(Player.id.in_(people_at(session, number)), Player.kind == PlayerKind.BOT)
        )
    )
    session.execute(delete(Table).where(Table.id == number))
    session.execute(delete(Player).where(Player.id.in_(bots)))
    session.expire_all()
