"""Changes to a player's profile."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.clocks.calendar import recompute_player_deadlines

CHANGEABLE = ("name", "language", "time_zone", "rated", "shown_to", "bot_account")
BOT_MARK = " (bot)"
"""The suffix of the account name of a program, so that players recognise it wherever the name is shown."""


def change_profile(session: Session, *, player_id: int, changes: dict[str, Any], now: datetime) -> Player:
    """Set the given fields and keep the rest. Single preferences are merged in the same way."""
    player = session.get_one(Player, player_id, with_for_update=True)
    for name in CHANGEABLE:
        if name in changes:
            setattr(player, name, changes[name])
    player.name = remove_bot_mark(player.name) + BOT_MARK * player.bot_account
    player.preferences = player.preferences | changes.get("preferences", {})
    if "time_zone" in changes:
        recompute_player_deadlines(session, player_id, now)
    return player


def remove_bot_mark(name: str) -> str:
    """Return a name without the mark of a bot, so that no person can carry it."""
    while name.endswith(BOT_MARK):
        name = name.removesuffix(BOT_MARK)
    return name
