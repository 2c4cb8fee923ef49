"""Opening and deleting sandboxes."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from engine.table.game import game_named
from service.learning.lessons.learn import open_solo_table, solo_settings
from service.platform.accounts.models import Player
from service.platform.words import words
from service.play.tables.forget import forget_table
from service.play.tables.models import Table

KEPT = timedelta(days=7)
"""How long a sandbox is kept after its last move."""
MOST = 10
"""The most sandboxes of one player. A new one replaces the oldest."""
AT_ONCE = 100


def open_sandbox(
    session: Session,
    *,
    player: Player,
    game: str,
    seats: int | None,
    edition: str | None,
    options: Mapping[str, Any],
    level: str,
    now: datetime,
) -> Table:
    """Open a sandbox that has begun. The bots at the other seats have answered already."""
    mine = select(Table.id).where(Table.host_id == player.id, Table.sandbox)
    held = session.scalars(mine.order_by(Table.id.desc())).all()
    for number in held[MOST - 1 :]:
        forget_table(session, number)
    wish = replace(
        solo_settings(game, player, options),
        seats=seats or game_named(game).seats[0],
        edition=edition,
        name=words(player.language).say("sandbox-table", game=game),
        sandbox=True,
        bots={"level": level},
    )
    return open_solo_table(session, wish, player=player, company=level, now=now)


def forget_sandboxes(session: Session, now: datetime) -> None:
    quiet = func.coalesce(Table.moved_at, Table.created_at) < now - KEPT
    for number in session.scalars(select(Table.id).where(Table.sandbox, quiet).limit(AT_ONCE)).all():
        forget_table(session, number)
