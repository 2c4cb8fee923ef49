"""Queries on ratings. Leaderboards are read from an index and need no calculation."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, or_, select
from sqlalchemy.orm import Session, selectinload

from service.platform.accounts.models import Player, PlayerKind, ShownTo
from service.play.tables.models import Seat, Table, TableState, Tenure, Visibility
from service.seasons.ratings.models import ALL_TIME, PlayerStanding, RatingChange

LAST_TABLES = 200
"""How many of a player's last tables are used for the statistics on their page."""


def select_met_players(reader_id: int) -> Select[int]:
    """Select the reader and all players who have sat at a table with the reader."""
    tables = select(Tenure.table_id).where(Tenure.player_id == reader_id)
    return select(Tenure.player_id).where(Tenure.table_id.in_(tables))


def is_visible_to(reader_id: int) -> ColumnElement[bool]:
    """Return the condition for players who let this reader see their ratings. Everybody sees their own."""
    return or_(
        Player.shown_to == ShownTo.EVERYBODY,
        Player.id == reader_id,
        (Player.shown_to == ShownTo.MET) & Player.id.in_(select_met_players(reader_id)),
    )


def may_see(session: Session, player: Player, reader_id: int) -> bool:
    return (
        session.scalar(select(Player.id).where(Player.id == player.id, is_visible_to(reader_id))) is not None
    )


def leaderboard(
    game: str, month: str, reader_id: int, *, known: bool
) -> Select[*tuple[PlayerStanding, Player]]:
    """Select the standings that this reader may see.

    With `known`, only those of players the reader has sat with.
    """
    rows = (
        select(PlayerStanding, Player)
        .join(Player, Player.id == PlayerStanding.player_id)
        .where(PlayerStanding.game == game, PlayerStanding.month == month)
        .where(Player.kind == PlayerKind.PERSON, is_visible_to(reader_id))
    )
    return (
        rows.where(or_(Player.id.in_(select_met_players(reader_id)), Player.id == reader_id))
        if known
        else rows
    )


def rated_months(session: Session, game: str, limit: int) -> Sequence[str]:
    """Return the months in which somebody was rated, the last one first."""
    wanted = (
        select(PlayerStanding.month)
        .where(PlayerStanding.game == game, PlayerStanding.month != ALL_TIME)
        .distinct()
    )
    return session.scalars(wanted.order_by(PlayerStanding.month.desc()).limit(limit)).all()


def standings_of(session: Session, player_id: int) -> Sequence[PlayerStanding]:
    """Return a player's ratings. The one over all games comes first."""
    mine = select(PlayerStanding).where(
        PlayerStanding.player_id == player_id, PlayerStanding.month == ALL_TIME
    )
    return session.scalars(mine.order_by(PlayerStanding.game)).all()


def course_of(player_id: int, game: str) -> Select[RatingChange]:
    """Select the rating changes of a player."""
    return select(RatingChange).where(RatingChange.player_id == player_id, RatingChange.game == game)


def last_changes(session: Session, player_id: int, game: str, limit: int) -> list[RatingChange]:
    """Return the last rating changes of a player, from the oldest to the newest."""
    rows = course_of(player_id, game).order_by(RatingChange.ended_at.desc(), RatingChange.table_id.desc())
    return list(session.scalars(rows.limit(limit)))[::-1]


def changes_at(session: Session, table_id: int, game: str) -> Sequence[RatingChange]:
    """Return the rating changes of one table, in its game or over all games."""
    wanted = select(RatingChange).where(RatingChange.table_id == table_id, RatingChange.game == game)
    return session.scalars(wanted).all()


def finished_tables_of(session: Session, player_id: int, reader_id: int) -> Sequence[Table]:
    """Return a player's last finished tables that this reader may see, with their players."""
    sits = select(Seat.table_id).where(Seat.player_id == player_id)
    readers = select(Seat.table_id).where(Seat.player_id == reader_id)
    wanted = select(Table).where(
        Table.id.in_(sits),
        Table.state == TableState.FINISHED,
        Table.lesson == "",
        Table.sandbox.is_(False),
        or_(Table.visibility == Visibility.PUBLIC, Table.id.in_(readers)),
    )
    seats = selectinload(Table.seats).joinedload(Seat.player)
    return session.scalars(
        wanted.options(seats).order_by(Table.ended_at.desc(), Table.id.desc()).limit(LAST_TABLES)
    ).all()


def visible_players(session: Session, players: Sequence[int], reader_id: int) -> set[int]:
    """Return those of the players who let this reader see their statistics."""
    wanted = select(Player.id).where(
        Player.id.in_(players), Player.kind == PlayerKind.PERSON, is_visible_to(reader_id)
    )
    return set(session.scalars(wanted))
