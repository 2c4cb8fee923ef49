"""Calling the bots: a seat of theirs owes an answer."""

from sqlalchemy.orm import Session

from service.core.transaction import ring
from service.models.accounts import Kind
from service.models.tables import Table

TOPIC = "bots"


def call_bots(session: Session, row: Table) -> None:
    """Wake whoever plays for bots, if one of them is waited for at this table."""
    if any(seat.waiting_since and seat.player and seat.player.kind == Kind.BOT for seat in row.seats):
        ring(session, TOPIC)
