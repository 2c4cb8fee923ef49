"""Word of the desk's deeds to those whom they concern, each in their own language, once."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.core.transaction import ring
from service.messages.notify_players import tell_seats
from service.models.accounts import Player, PlayerKind
from service.models.desk import Deed
from service.models.tables import Table
from service.outbox.outbox import post


def tell_deed(
    session: Session, deed: Deed, target: Any, facts: Mapping[str, Any], canned: str | None, now: datetime
) -> None:
    """All at a table, or the player whom it is about."""
    told = {"act": deed.act, "canned": canned or "", **facts}
    if isinstance(target, Table):
        tell_table(session, target, deed, told, now)
    elif isinstance(target, Player):
        tell_player(session, target, deed, told, now)


def tell_table(session: Session, row: Table, deed: Deed, facts: Mapping[str, Any], now: datetime) -> None:
    ring(session, f"table:{row.id}")
    everybody = range(len(row.seats))
    tell_seats(session, row, kind="desk-table", about=f"{deed.id}", seats=everybody, facts=facts, now=now)


def tell_player(
    session: Session, player: Player, deed: Deed, facts: Mapping[str, Any], now: datetime
) -> None:
    """Whoever has no address cannot be told."""
    if player.kind != PlayerKind.PERSON or player.email is None:
        return
    post(
        session,
        key=f"desk-player:{player.id}:{deed.id}",
        kind="desk-player",
        channel="mail",
        recipient=player.email,
        payload={"facts": dict(facts)},
        now=now,
        player_id=player.id,
    )
