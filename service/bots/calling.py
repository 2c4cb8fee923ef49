"""Calling the bots: a seat of theirs owes an answer."""

from sqlalchemy.orm import Session

from service.accounts.models import Kind
from service.tables.models import Table
from service.transaction import ring

TOPIC = "bots"


def call_bots(session: Session, row: Table) -> None:
    """Wake whoever plays for bots, if one of them is waited for at this table."""
    if any(seat.waiting_since and seat.player and seat.player.kind == Kind.BOT for seat in row.seats):
        ring(session, TOPIC)
