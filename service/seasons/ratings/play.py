"""Statistics of a player from their finished tables: tables by game, best scores and opponents.

Unrated tables count too.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.tables.models import Table
from service.play.tables.results import result_of_table
from service.seasons.ratings.queries import finished_tables_of, may_see, standings_of, visible_players
from service.seasons.ratings.views import ShownRating, shown_rating

MOST_OPPONENTS = 10


@dataclass(frozen=True, kw_only=True)
class GameTables:
    """A player's results in one game."""

    game: str
    tables: int
    won: int
    best: int
    best_table: int


@dataclass(frozen=True, kw_only=True)
class Opponent:
    """A player's opponent: how often they met, and how often the player was placed before the opponent."""

    player_id: int
    name: str
    tables: int
    ahead: int


@dataclass(frozen=True, kw_only=True)
class PlayerStatistics:
    """A player's statistics, as far as the player lets the reader see them."""

    shown: bool
    ratings: Sequence[ShownRating] = ()
    games: Sequence[GameTables] = ()
    opponents: Sequence[Opponent] = ()


@dataclass(frozen=True, kw_only=True)
class FinishedSeat:
    """One seat of a finished table."""

    table: int
    game: str
    player_id: int
    name: str
    place: int
    points: int


def player_statistics(session: Session, player: Player, reader_id: int) -> PlayerStatistics:
    if player.kind != PlayerKind.PERSON or not may_see(session, player, reader_id):
        return PlayerStatistics(shown=False)
    tables = [finished_seats(row) for row in finished_tables_of(session, player.id, reader_id)]
    return PlayerStatistics(
        shown=True,
        ratings=[shown_rating(standing) for standing in standings_of(session, player.id)],
        games=tables_by_game([each for seats in tables for each in seats if each.player_id == player.id]),
        opponents=opponents_at(session, tables, player.id, reader_id),
    )


def finished_seats(row: Table) -> list[FinishedSeat]:
    """Return the players who sat at the table at its end, with their places."""
    result = result_of_table(row)
    return [
        FinishedSeat(
            table=row.id,
            game=row.game,
            player_id=seat.player.id,
            name=seat.player.name,
            place=result.places[seat.number],
            points=result.scores[seat.number].points,
        )
        for seat in row.seats
        if result is not None and seat.player is not None
    ]


def tables_by_game(mine: Sequence[FinishedSeat]) -> list[GameTables]:
    """Return the results by game, the most played game first."""
    found = []
    for game, count in Counter(each.game for each in mine).most_common():
        played = [each for each in mine if each.game == game]
        best = max(played, key=lambda each: (each.points, each.table))
        won = sum(each.place == 1 for each in played)
        found.append(GameTables(game=game, tables=count, won=won, best=best.points, best_table=best.table))
    return found


def opponents_at(
    session: Session, tables: Sequence[Sequence[FinishedSeat]], player_id: int, reader_id: int
) -> list[Opponent]:
    """Return the players most often met, limited to those who let the reader see their statistics."""
    met: Counter[int] = Counter()
    ahead: Counter[int] = Counter()
    names: dict[int, str] = {}
    for seats in tables:
        (own,) = [each for each in seats if each.player_id == player_id]
        for other in seats:
            if other is not own:
                met[other.player_id] += 1
                ahead[other.player_id] += own.place < other.place
                names[other.player_id] = other.name
    seen = visible_players(session, list(met), reader_id)
    often = [(one, count) for one, count in met.most_common() if one in seen][:MOST_OPPONENTS]
    return [Opponent(player_id=one, name=names[one], tables=count, ahead=ahead[one]) for one, count in often]
