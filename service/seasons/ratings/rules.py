"""Who is rated, and how each rated player placed: every rule about it, in one place. docs/ratings.md says them in words.

All of it follows from what is kept of a finished table, so that ratings can be reckoned again at any time.
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
"""Nobody is rated alone."""


class Unrated(StrEnum):
    """Why a seat is not rated at a rated table."""

    OPEN = "open"
    BOT = "bot"
    GUEST = "guest"
    UNWISHED = "unwished"
    LATER = "later"
    """Its player took it over."""
    GONE = "gone"
    """Its player gave up their account."""


class Placed(NamedTuple):
    player_id: int
    place: int


def why_unrated(player: Player | None) -> Unrated | None:
    """Why whoever sits down to begin would not be rated; nothing where they would. A program that plays with an account of
    its own is a bot like those of the house.
    """
    match player.kind if player else None:
        case None:
            return Unrated.OPEN
        case PlayerKind.PERSON if player and player.bot_account:
            return Unrated.BOT
        case PlayerKind.PERSON if player and player.rated:
            return None
        case PlayerKind.PERSON:
            return Unrated.UNWISHED
        case PlayerKind.BOT:
            return Unrated.BOT
        case PlayerKind.GUEST:
            return Unrated.GUEST
        case _:
            return Unrated.GONE


def settle_who_is_rated(session: Session, row: Table) -> None:
    """When play begins. A wish that changes later counts from the next table on: nobody gets out of one that goes badly."""
    for tenure in tenures_at(session, row):
        tenure.rated = why_unrated(session.get(Player, tenure.player_id)) is None


def places_of(session: Session, row: Table) -> list[Placed]:
    """How those who are rated placed, by seat; nobody where the end of the table rates nobody.

    By its last move or by agreement: as the score says. Without a result, or ended by the desk: nobody is rated. Whoever
    gave their seat up or lost it comes after all who stayed, whatever became of it; whoever the desk took off is as if
    absent, like everybody who is not rated.
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
    return ranked(found) if len(found) >= FEWEST else []


def ranked(found: dict[int, int]) -> list[Placed]:
    """Places among the rated alone: each has as many before them as are better."""
    better = {player: sum(other < place for other in found.values()) for player, place in found.items()}
    return [Placed(player, 1 + before) for player, before in better.items()]


def tenures_at(session: Session, row: Table) -> Sequence[Tenure]:
    wanted = select(Tenure).where(Tenure.table_id == row.id)
    return session.scalars(wanted.order_by(Tenure.seat, Tenure.id)).all()
