"""What a player says of themselves."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.clocks.calendar import calendar_changed
from service.models.accounts import Player

CHANGEABLE = ("name", "language", "time_zone", "rated", "shown_to")


def change_profile(session: Session, *, player_id: int, changes: dict[str, Any], now: datetime) -> Player:
    """Set what is given and leave the rest; single preferences are set the same way."""
    player = session.get_one(Player, player_id, with_for_update=True)
    for name in CHANGEABLE:
        if name in changes:
            setattr(player, name, changes[name])
    player.preferences = player.preferences | changes.get("preferences", {})
    if "time_zone" in changes:
        calendar_changed(session, player_id, now)
    return player
