"""Views of ratings: a standing, a change, and who is rated at a table."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.tables.models import Table, TableState, Tenure, TenureEnd
from service.seasons.ratings.models import PlayerStanding, RatingChange
from service.seasons.ratings.queries import changes_at, visible_players
from service.seasons.ratings.rules import FEWEST, UnratedReason, tenures_at, why_unrated
from service.seasons.ratings.weng_lin import Strength


@dataclass(frozen=True, kw_only=True)
class ShownRating:
    """A rating as shown to people. It is provisional while little is known of the player."""

    game: str
    rating: int
    provisional: bool
    tables: int


@dataclass(frozen=True, kw_only=True)
class LeaderboardLine(ShownRating):
    """A rating with the player it belongs to."""

    player_id: int
    name: str


@dataclass(frozen=True, kw_only=True)
class RatedChange:
    """The change of a rating at one table."""

    table: int
    game: str
    ended_at: datetime
    place: int
    players: int
    before: int
    after: int
    provisional: bool


@dataclass(frozen=True, kw_only=True)
class SeatRated:
    """A seat at a table: if its player is rated, or else why not."""

    seat: int
    player_id: int | None
    player: str | None
    rated: bool
    why: str
    before: int | None
    after: int | None
    """The rating in the table's game before and after its end, if the reader may see it."""


@dataclass(frozen=True, kw_only=True)
class TableRatings:
    """The ratings of a table: if it changes any, and whose."""

    rated: bool
    seats: Sequence[SeatRated]
    left: Sequence[str]
    """The players who began and gave up or lost their seat. They are placed behind all who stayed."""
    enough: bool
    """Enough players are rated for ratings to change."""


def shown_rating(standing: PlayerStanding) -> ShownRating:
    believed = Strength(standing.mu, standing.sigma)
    return ShownRating(
        game=standing.game,
        rating=round(standing.rating),
        provisional=believed.provisional,
        tables=standing.tables,
    )


def shown_standing(standing: PlayerStanding, player: Player) -> LeaderboardLine:
    return LeaderboardLine(**asdict(shown_rating(standing)), player_id=player.id, name=player.name)


def shown_change(change: RatingChange) -> RatedChange:
    before, after = Strength(change.mu_before, change.sigma_before), Strength(change.mu, change.sigma)
    return RatedChange(
        table=change.table_id,
        game=change.game,
        ended_at=change.ended_at,
        place=change.place,
        players=change.players,
        before=round(before.rating),
        after=round(after.rating),
        provisional=after.provisional,
    )


def table_ratings(session: Session, row: Table, reader_id: int | None) -> TableRatings:
    """Return who is rated at a table, or would be if play began now, and the changes at its end."""
    began = {} if row.state == TableState.GATHERING else beginners(tenures_at(session, row))
    changes = {} if reader_id is None else shown_changes(session, row, reader_id)
    seats = [seat_rated(row, number, began.get(number), changes) for number in range(row.size)]
    left = [
        session.get_one(Player, tenure.player_id).name
        for tenure in began.values()
        if tenure.rated and gone_for_good(row, tenure) and tenure.ended_by != TenureEnd.DESK
    ]
    enough = sum(seat.rated for seat in seats) + len(left) >= FEWEST
    return TableRatings(rated=row.rated, seats=seats, left=left, enough=enough)


def shown_changes(session: Session, row: Table, reader_id: int) -> dict[int | None, RatedChange]:
    """Return the changes of a table in its game, by player.

    Only players who let the reader see them are included.
    """
    changes = changes_at(session, row.id, row.game)
    seen = visible_players(session, [change.player_id for change in changes], reader_id)
    return {change.player_id: shown_change(change) for change in changes if change.player_id in seen}


def beginners(tenures: Sequence[Tenure]) -> dict[int, Tenure]:
    """Return the first tenure of each seat."""
    first: dict[int, Tenure] = {}
    for tenure in tenures:
        first.setdefault(tenure.seat, tenure)
    return first


def gone_for_good(row: Table, began: Tenure) -> bool:
    return row.seats[began.seat].player_id != began.player_id


def seat_rated(
    row: Table, number: int, began: Tenure | None, changes: Mapping[int | None, RatedChange]
) -> SeatRated:
    """Return the view of a seat.

    What was fixed when play began takes precedence over what would apply now.
    """
    seat = row.seats[number]
    why, change = why_unrated(seat.player), changes.get(seat.player_id)
    if began is not None and gone_for_good(row, began):
        why = why if why in {UnratedReason.OPEN, UnratedReason.BOT} else UnratedReason.LATER
    elif began is not None and why in {None, UnratedReason.UNWISHED, UnratedReason.BOT, UnratedReason.GONE}:
        why = None if began.rated else why or UnratedReason.UNWISHED
    return SeatRated(
        seat=number,
        player_id=seat.player_id,
        player=seat.player.name if seat.player else None,
        rated=row.rated and why is None,
        why=why or "",
        before=change.before if change else None,
        after=change.after if change else None,
    )
