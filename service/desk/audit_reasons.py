"""Reasons without names: the trail cannot be changed, so it must not hold what somebody may have to be forgotten by."""

import re
from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.accounts.queries import player_by_email
from service.models.accounts import Player

ADDRESS = re.compile(r"[^\s@<>,;:()\"']+@[^\s@<>,;:()\"']+")


def discreet(session: Session, text: str, concerned: Collection[int]) -> str:
    """The text with `#7` for a player's address, and for the names of those concerned; other addresses are dots."""

    def number(found: re.Match[str]) -> str:
        player = player_by_email(session, found[0].rstrip(".").lower())
        return f"#{player.id}" if player else "…"

    text = ADDRESS.sub(number, text)
    named = session.execute(select(Player.id, Player.name).where(Player.id.in_(concerned), Player.name != ""))
    for player_id, name in sorted(named, key=lambda row: -len(row[1])):
        text = re.sub(rf"\b{re.escape(name)}\b", f"#{player_id}", text, flags=re.IGNORECASE)
    return text
