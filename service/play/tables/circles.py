"""Access by membership of a circle: the tables of a circle are open to its members."""

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from service.platform.accounts.circle_models import CircleMember
from service.play.tables.models import Joining, Seat, Table, TableState


def is_circle_member(session: Session, circle_id: int | None, player_id: int | None) -> bool:
    """Return True if a player belongs to a circle."""
    if circle_id is None or player_id is None:
        return False
    return session.get(CircleMember, (circle_id, player_id)) is not None


def circle_tables_gathering(player_id: int) -> Select[Table]:
    """Return a query of tables of a player's circles that the player may still join."""
    circles = select(CircleMember.circle_id).where(CircleMember.player_id == player_id)
    seated = select(Seat.table_id).where(Seat.player_id == player_id)
    return select(Table).where(
        Table.circle_id.in_(circles),
        Table.state == TableState.GATHERING,
        Table.joining == Joining.OPEN,
        Table.id.not_in(seated),
    )
