"""What a player says of themselves."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.clocks.calendar import calendar_changed

CHANGEABLE = ("name", "language", "time_zone", "rated", "shown_to", "bot_account")
BOT_MARK = " (bot)"
"""At the end of the name of an account with which a program plays: so it is told wherever the name is."""


def change_profile(session: Session, *, player_id: int, changes: dict[str, Any], now: datetime) -> Player:
    """Set what is given and leave the rest; single preferences are set the same way."""
    player = session.get_one(Player, player_id, with_for_update=True)
    for name in CHANGEABLE:
        if name in changes:
            setattr(player, name, changes[name])
    player.name = unmarked(player.name) + BOT_MARK * player.bot_account
    player.preferences = player.preferences | changes.get("preferences", {})
    if "time_zone" in changes:
        calendar_changed(session, player_id, now)
    return player


def unmarked(name: str) -> str:
    """What somebody is called, whether a person or a program plays; nobody wears the mark who is no bot."""
    while name.endswith(BOT_MARK):
        name = name.removesuffix(BOT_MARK)
    return name
