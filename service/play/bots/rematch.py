"""Rematches with bots on the seats of bots, so that a player who played against bots alone need not wait."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.bots.seat import seat_bots
from service.play.invitations.rematch import join_rematch
from service.play.tables.models import Table, TableState
from service.play.tables.queries import table_by_id


def rematch_with_bots(session: Session, *, table_id: int, player: Player, now: datetime) -> Table:
    """Open or join a rematch.

    The first player to ask opens the table and seats the bots; the others find them there.
    """
    new = join_rematch(session, table_id=table_id, player=player, now=now)
    old = table_by_id(session, table_id)
    if old is not None and new.state == TableState.GATHERING and not bot_levels(new):
        seat_bots(session, new, bot_levels(old), player.language, now)
    return new


def bot_levels(row: Table) -> list[str]:
    """Return the levels of the bots of a table."""
    there = (seat.player for seat in row.seats if seat.player is not None)
    return [bot.preferences["bot"] for bot in there if bot.kind == PlayerKind.BOT]
