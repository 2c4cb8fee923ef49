"""Calculation of ratings.

Ratings change once, in the transaction in which a rated table ends. All of them can be calculated again from
the tables.

Tables are processed in one order: by their end, then by their number. A table can end that belongs before
others, because two ended at the same moment or a moderator reopened one. Everything after it is then
calculated again.
"""

from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, func, select, tuple_
from sqlalchemy.orm import Session

from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Table, TableState
from service.seasons.ratings.models import ALL_GAMES, ALL_TIME, PlayerStanding, RatingChange
from service.seasons.ratings.rules import places_of, settle_who_is_rated
from service.seasons.ratings.weng_lin import Strength, rate

LOCK: Final = 29_000_001
"""The key of the PostgreSQL advisory lock. Tables that end at the same time are rated one after the other."""


class EndOfTable(NamedTuple):
    """The position of a table in the order of calculation."""

    ended_at: datetime
    table_id: int


def follow_with_ratings(change: TableChange) -> None:
    """Fix who is rated when a table begins and change ratings when it ends.

    If a table is rewound after its end, its rating changes are removed.
    """
    session, row = change.session, change.row
    if not row.rated:
        return
    if change.what == ChangeKind.BEGAN:
        settle_who_is_rated(session, row)
    elif change.what == ChangeKind.REWOUND:
        unrate_table(session, row)
    if row.state == TableState.FINISHED:
        rate_table(session, row)


def rate_table(session: Session, row: Table) -> None:
    """Rate a table that has ended."""
    lock_ratings(session)
    if row.ended_at is not None and is_after(session, EndOfTable(row.ended_at, row.id)):
        recalculate_from(session, EndOfTable(row.ended_at, row.id))
    else:
        calculate_table(session, row)


def unrate_table(session: Session, row: Table) -> None:
    """Remove the rating changes of a table that had ended and goes on."""
    lock_ratings(session)
    recalculate_changes(session, RatingChange.table_id == row.id)


def recalculate_player(session: Session, player_id: int) -> None:
    """Calculate again from the first rated table of a player.

    Needed after a merge, when these tables belong to another account that has rated tables too.
    """
    lock_ratings(session)
    recalculate_changes(session, RatingChange.player_id == player_id)


def rebuild_ratings(session: Session) -> int:
    """Calculate all ratings again, from the finished tables alone. Return how many of them were rated."""
    lock_ratings(session)
    session.execute(delete(RatingChange))
    session.execute(delete(PlayerStanding))
    return calculate_ratings(session, select_rated_tables())


def lock_ratings(session: Session) -> None:
    """Take the lock of the ratings. SQLite needs none, since it has one writer."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(LOCK)))


def is_after(session: Session, place: EndOfTable) -> bool:
    """Return whether a table after this position has been rated already."""
    return (
        session.scalar(select(RatingChange.table_id).where(calculation_order() > tuple_(*place)).limit(1))
        is not None
    )


def recalculate_changes(session: Session, which: ColumnElement[bool]) -> None:
    """Calculate again from the first of the selected changes."""
    wanted = select(RatingChange.ended_at, RatingChange.table_id).where(which)
    first = session.execute(wanted.order_by(RatingChange.ended_at, RatingChange.table_id).limit(1)).first()
    if first is not None:
        recalculate_from(session, EndOfTable(*first))


def recalculate_from(session: Session, place: EndOfTable) -> None:
    """Delete everything from this position on, and calculate it again."""
    since = calculation_order() >= tuple_(*place)
    touched = set(session.scalars(select(RatingChange.player_id).where(since)))
    session.execute(delete(RatingChange).where(since))
    session.execute(delete(PlayerStanding).where(PlayerStanding.player_id.in_(touched)))
    kept = select(RatingChange).where(RatingChange.player_id.in_(touched))
    for change in session.scalars(kept.order_by(RatingChange.ended_at, RatingChange.table_id)):
        update_standing(session, change)
    calculate_ratings(
        session, select_rated_tables().where(tuple_(Table.ended_at, Table.id) >= tuple_(*place))
    )


def calculation_order() -> Any:
    """Return the columns of the order of calculation."""
    return tuple_(RatingChange.ended_at, RatingChange.table_id)


def select_rated_tables() -> Select[Table]:
    return (
        select(Table)
        .where(Table.rated, Table.state == TableState.FINISHED, Table.ended_at.is_not(None))
        .order_by(Table.ended_at, Table.id)
    )


def calculate_ratings(session: Session, tables: Select[Table]) -> int:
    return sum(calculate_table(session, row) for row in session.scalars(tables))


def calculate_table(session: Session, row: Table) -> bool:
    """Rate one table. Return whether any player was rated."""
    placed = places_of(session, row)
    for game in (row.game, ALL_GAMES) if placed else ():
        before = [current_strength(session, game, each.player_id) for each in placed]
        after = rate(before, [each.place for each in placed])
        for each, old, new in zip(placed, before, after, strict=True):
            change = RatingChange(
                table_id=row.id,
                player_id=each.player_id,
                game=game,
                ended_at=row.ended_at,
                place=each.place,
                players=len(placed),
                mu_before=old.mu,
                sigma_before=old.sigma,
                mu=new.mu,
                sigma=new.sigma,
            )
            session.add(change)
            update_standing(session, change)
    session.flush()
    return bool(placed)


def current_strength(session: Session, game: str, player_id: int) -> Strength:
    standing = session.get(PlayerStanding, (game, ALL_TIME, player_id))
    return Strength(standing.mu, standing.sigma) if standing else Strength()


def update_standing(session: Session, change: RatingChange) -> None:
    """Update the standing of the player, for all time and for the month."""
    new = Strength(change.mu, change.sigma)
    for month in (ALL_TIME, f"{change.ended_at:%Y-%m}"):
        key = (change.game, month, change.player_id)
        standing = session.get(PlayerStanding, key)
        if standing is None:
            standing = PlayerStanding(game=key[0], month=key[1], player_id=key[2], tables=0)
            session.add(standing)
        standing.mu, standing.sigma, standing.rating = new.mu, new.sigma, new.rating
        standing.tables += 1
