"""Standings of a circle.

At the end of a table a member gets two points for every other person placed behind them. They get one point
for every other person with whom they share a place. Bots give no points and get none. A table given up
without a result counts for nothing. A table ended by agreement or by the desk counts by its result.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import case, delete, func, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Table, TableState
from service.social.circles.models import CircleScore

BEHIND, BESIDE = 2, 1


@dataclass(frozen=True)
class CircleStanding:
    """A member's place in a circle, at one game."""

    place: int
    player_id: int
    player: str
    played: int
    won: int
    points: int


def follow_with_scores(change: TableChange) -> None:
    """Record the scores of a table of a circle when it ends. Delete them when the table is rewound."""
    row = change.row
    if row.circle_id is None:
        return
    if change.what == ChangeKind.REWOUND or change.over:
        change.session.execute(delete(CircleScore).where(CircleScore.table_id == row.id))
    if change.over and row.state == TableState.FINISHED and row.result:
        change.session.add_all(scores_of(row))


def scores_of(row: Table) -> list[CircleScore]:
    """Return a score for each person, from the places that the engine gave."""
    places = (row.result or {})["places"]
    people = {
        seat.number: seat.player
        for seat in row.seats
        if seat.player is not None and seat.player.kind == PlayerKind.PERSON
    }
    return [
        CircleScore(
            table_id=row.id,
            player_id=player.id,
            circle_id=row.circle_id,
            game=row.game,
            place=places[number],
            points=points_at(places[number], [places[other] for other in people if other != number]),
            ended_at=row.ended_at,
        )
        for number, player in people.items()
    ]


def points_at(place: int, others: Sequence[int]) -> int:
    return BEHIND * sum(other > place for other in others) + BESIDE * sum(other == place for other in others)


def circle_standings(session: Session, circle_id: int) -> dict[str, list[CircleStanding]]:
    """Return the standings by game, those with most points first.

    An erased player keeps their place without a name.
    """
    won = func.sum(case((CircleScore.place == 1, 1), else_=0))
    sums = (
        select(
            CircleScore.game,
            CircleScore.player_id,
            Player.name,
            func.count(),
            won,
            func.sum(CircleScore.points),
        )
        .join(Player, Player.id == CircleScore.player_id)
        .where(CircleScore.circle_id == circle_id)
        .group_by(CircleScore.game, CircleScore.player_id, Player.name)
    )
    games: dict[str, list[tuple[int, str, int, int, int]]] = {}
    for game, *sum_of_one in session.execute(sums):
        player, name, played, first, points = sum_of_one
        games.setdefault(game, []).append((int(player), str(name), int(played), int(first), int(points)))
    return {game: rank_members(games[game]) for game in sorted(games)}


def rank_members(sums: Sequence[tuple[int, str, int, int, int]]) -> list[CircleStanding]:
    """Sort by points, then by tables won. Players who are equal in both share a place."""
    order = sorted(sums, key=lambda each: (-each[4], -each[3], each[2], each[1].casefold(), each[0]))
    marks = [(points, won) for _, _, _, won, points in order]
    return [
        CircleStanding(1 + marks.index((points, won)), player, name, played, won, points)
        for player, name, played, won, points in order
    ]
