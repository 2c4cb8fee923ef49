"""The rules of who is rated, and of how each rated player placed. docs/ratings.md describes them.

They use only what is kept of a finished table, so that ratings can be calculated again at any time.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.tables.models import EndedBy, Table, TableState, Tenure, TenureEnd
from service.play.tables.results import result_of_table

FEWEST = 2
"""A player alone is not rated."""


class UnratedReason(StrEnum):
    """The reason why a seat is not rated at a rated table."""

    OPEN = "open"
    BOT = "bot"
    GUEST = "guest"
    UNWISHED = "unwished"
    LATER = "later"
    """The player took the seat over later."""
    GONE = "gone"
    """The player has deleted their account."""


class PlayerPlace(NamedTuple):
    player_id: int
    place: int


def why_unrated(player: Player | None) -> UnratedReason | None:
    """Return why a player who sits at the beginning would not be rated, or None if they would be.

    A program that plays with an account of its own counts as a bot, like the bots of the service.
    """
    match player.kind if player else None:
        case None:
            return UnratedReason.OPEN
        case PlayerKind.PERSON if player and player.bot_account:
            return UnratedReason.BOT
        case PlayerKind.PERSON if player and player.rated:
            return None
        case PlayerKind.PERSON:
            return UnratedReason.UNWISHED
        case PlayerKind.BOT:
            return UnratedReason.BOT
        case PlayerKind.GUEST:
            return UnratedReason.GUEST
        case _:
            return UnratedReason.GONE


def settle_who_is_rated(session: Session, row: Table) -> None:
    """Fix who is rated when play begins.

    A later change of the preference counts from the next table on. So no player can avoid a bad result by
    opting out.
    """
    for tenure in tenures_at(session, row):
        tenure.rated = why_unrated(session.get(Player, tenure.player_id)) is None


def places_of(session: Session, row: Table) -> list[PlayerPlace]:
    """Return the places of the rated players, or an empty list if the table rates nobody.

    A table that ended by its last move or by agreement counts by its scores. A table without a result, or
    ended by the desk, rates nobody. A player who gave up or lost their seat is placed behind all who stayed,
    whatever became of the seat. A player whom the desk took off is ignored, like all who are not rated.
    """
    result = result_of_table(row)
    if not row.rated or row.state != TableState.FINISHED or row.ended_by == EndedBy.DESK or result is None:
        return []
    tenures = tenures_at(session, row)
    holders = {tenure.seat: tenure.player_id for tenure in tenures if tenure.ended_at is None}
    found: dict[int, int] = {}
    for tenure in tenures:
        stayed = holders.get(tenure.seat) == tenure.player_id
        if not tenure.rated or (tenure.ended_by == TenureEnd.DESK and not stayed):
            continue
        place = result.places[tenure.seat] if stayed else row.size + 1
        found[tenure.player_id] = min(place, found.get(tenure.player_id, place))
    return rank_players(found) if len(found) >= FEWEST else []


def rank_players(found: dict[int, int]) -> list[PlayerPlace]:
    """Return the places among the rated players alone: one more than the number of better players."""
    better = {player: sum(other < place for other in found.values()) for player, place in found.items()}
    return [PlayerPlace(player, 1 + before) for player, before in better.items()]


def tenures_at(session: Session, row: Table) -> Sequence[Tenure]:
    wanted = select(Tenure).where(Tenure.table_id == row.id)
    return session.scalars(wanted.order_by(Tenure.seat, Tenure.id)).all()
