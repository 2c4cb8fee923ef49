"""The players who look for a table, as a page shows them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.play.cards.table_card import game_sign
from service.social.seeks.models import Seek
from service.social.seeks.queries import is_active, listed_seeks

MOST = 200
NAMED = 8


def seeks_by_game(
    session: Session, reader_id: int, games: Sequence[str], now: datetime
) -> list[dict[str, Any]]:
    """Return for each game the reader's own seek, the other players who look for a table, and how many more."""
    mine = select(Seek).where(Seek.player_id == reader_id, is_active(now))
    own = {seek.game: seek for seek in session.scalars(mine)}
    others = listed_seeks(reader_id, now, None).where(Seek.player_id != reader_id, Seek.game.in_(games))
    found = session.scalars(others.order_by(Seek.id.desc()).limit(MOST)).all()
    rows = []
    for game in games:
        players = [seek.player for seek in found if seek.game == game]
        rows.append(
            {
                "game": game,
                "sign": game_sign(game),
                "mine": own.get(game),
                "players": players[:NAMED],
                "more": len(players[NAMED:]),
            }
        )
    return rows
