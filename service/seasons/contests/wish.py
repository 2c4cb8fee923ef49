"""The limit that players set for tables at once. Contests seat them at no more."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.tables.queries import count_active_seats
from service.seasons.contests.models import Entrant, EntrantState

TABLES_AT_ONCE = "tables-at-once"
"""The key in the account's preferences."""


def has_room(session: Session, player: Player) -> bool:
    """Return whether a player has room for another table. A player without a limit always has."""
    most = player.preferences.get(TABLES_AT_ONCE)
    return most is None or count_active_seats(session, player.id) < most


def players_without_room(session: Session, contest_id: int) -> set[int]:
    """Return the players of a contest who have no room for another table.

    Only players with a limit are checked.
    """
    wished = Player.preferences[TABLES_AT_ONCE].as_integer().is_not(None)
    entered = select(Entrant.player_id).where(
        Entrant.contest_id == contest_id, Entrant.state == EntrantState.ENTERED
    )
    players = session.scalars(select(Player).where(Player.id.in_(entered), wished))
    return {player.id for player in players if not has_room(session, player)}
