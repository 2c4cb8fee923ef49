"""The database queries on tables."""

from functools import cache

from sqlalchemy import Select, bindparam, func, select, union, union_all
from sqlalchemy.orm import Session, aliased, joinedload, selectinload, undefer

from service.platform.accounts.models import Player
from service.play.invitations.models import Invitation
from service.play.reach import is_unwanted
from service.play.tables.circles import circle_tables_gathering
from service.play.tables.models import EndedBy, Joining, Seat, Table, TableState, Tenure, Visibility


def table_by_id(session: Session, table_id: int) -> Table | None:
    """Return a table with its seats and their holders."""
    return session.scalars(table_query(), {"table": table_id}).unique().one_or_none()


def table_with_position(session: Session, table_id: int) -> Table | None:
    """Return the same with the position."""
    return session.scalars(position_query(), {"table": table_id}).unique().one_or_none()


def lock_table(session: Session, table_id: int) -> Table | None:
    """Lock a table for a change and return it. A second transaction waits for the lock and then reads the
    first one's changes.

    The table is read again after the lock is granted. In PostgreSQL the rows joined in the locking statement
    itself would be as they were before the wait.
    """
    lock_table_row(session, table_id)
    return session.scalars(refreshed_position_query(), {"table": table_id}).unique().one_or_none()


def lock_table_row(session: Session, table_id: int) -> None:
    """Lock a table without loading it. Lock it before any other row of the table.

    On SQLite a writing transaction already holds the only lock.
    """
    session.flush()
    if session.get_bind().dialect.name != "sqlite":
        session.connection().execute(lock_row_query(), {"table": table_id})


@cache
def lock_row_query() -> Select[int]:
    return select(Table.id).where(Table.id == bindparam("table")).with_for_update()


@cache
def refreshed_position_query() -> Select[Table]:
    return position_query().execution_options(populate_existing=True)


@cache
def table_query() -> Select[Table]:
    """Return the query of a table.

    Seats are joined: they are few rows, and it is one statement.
    """
    seats = joinedload(Table.seats)
    return select(Table).where(Table.id == bindparam("table")).options(seats.joinedload(Seat.player))


@cache
def position_query() -> Select[Table]:
    return table_query().options(undefer(Table.dump))


def table_of_link(session: Session, digest: bytes) -> int | None:
    """Return the id of the table that a link leads to."""
    return session.scalar(select(Table.id).where(Table.join_digest == digest))


def seat_of(row: Table, player_id: int | None) -> Seat | None:
    """Return the seat that a player holds, or None."""
    return next((seat for seat in row.seats if player_id is not None and seat.player_id == player_id), None)


def invitation_of(session: Session, table_id: int, player_id: int) -> Invitation | None:
    """Return the invitation that matches a player's address."""
    wanted = (
        select(Invitation)
        .join(Player, Player.email == Invitation.email)
        .where(Invitation.table_id == table_id, Player.id == player_id)
    )
    return session.scalar(wanted)


def invitation_to(session: Session, table_id: int, email: str) -> Invitation | None:
    """Return the invitation of an address."""
    return session.scalar(
        select(Invitation).where(Invitation.table_id == table_id, Invitation.email == email)
    )


def invitations_at(table_id: int, *, by: int | None) -> Select[Invitation]:
    """Return a query of the invitations to a table, by one player or by all."""
    asked = select(Invitation).where(Invitation.table_id == table_id)
    return asked if by is None else asked.where(Invitation.invited_by == by)


def rematch_gathering(session: Session, table_id: int) -> Table | None:
    """Return the rematch of a table that still waits for players."""
    wanted = select(Table).where(Table.rematch_of == table_id, Table.state == TableState.GATHERING)
    return session.scalar(wanted.order_by(Table.id.desc()).limit(1))


def listed_tables(player_id: int, *, which: str, state: str | None, game: str | None) -> Select[Table]:
    """Return a query of tables with everything that a list shows."""
    seats = selectinload(Table.seats)
    rows = LISTS[which](player_id).options(seats.joinedload(Seat.player))
    if state is not None:
        rows = rows.where(Table.state == state)
    return rows if game is None else rows.where(Table.game == game)


def tables_with_player(player_id: int) -> Select[Table]:
    """Return a query of the tables where a player sits or that they have opened.

    Of lessons only the current one is included. A union uses the index of each part; for an OR the database
    reads all tables.
    """
    sits = select(Seat.table_id).where(Seat.player_id == player_id)
    hosts = select(Table.id).where(Table.host_id == player_id)
    return select(Table).where(Table.id.in_(union(sits, hosts)), Table.ended_by != EndedBy.LESSON)


def current_lesson_table(session: Session, player_id: int, game: str) -> int | None:
    """Return the id of the table with a player's current lesson of a game."""
    wanted = select(Table.id).where(
        Table.host_id == player_id,
        Table.game == game,
        Table.lesson != "",
        Table.state == TableState.RUNNING,
    )
    return session.scalar(wanted.order_by(Table.id.desc()).limit(1))


def learned_lessons(session: Session, player_id: int) -> set[tuple[str, str]]:
    """Return the lessons that a player has done, as pairs of game and lesson.

    A done lesson is followed by another table.
    """
    following = aliased(Table)
    done = select(Table.game, Table.lesson).join(following, following.after_lesson == Table.id)
    return {(game, lesson) for game, lesson in session.execute(done.where(Table.host_id == player_id))}


def table_after_lesson(session: Session, table_id: int) -> int | None:
    """Return the id of the table that was opened after a lesson was done."""
    return session.scalar(select(Table.id).where(Table.after_lesson == table_id).limit(1))


def tables_inviting(player_id: int) -> Select[Table]:
    """Return a query of the tables that a player is invited to by somebody wanted, and may still join."""
    asked = (
        select(Invitation.table_id)
        .join(Player, Player.email == Invitation.email)
        .where(Player.id == player_id, ~is_unwanted(Player.id, Invitation.invited_by))
    )
    seated = select(Seat.table_id).where(Seat.player_id == player_id)
    return select(Table).where(
        Table.id.in_(asked), Table.state == TableState.GATHERING, Table.id.not_in(seated)
    )


def open_tables(_player_id: int) -> Select[Table]:
    """Return a query of the tables that anybody may join."""
    return select(Table).where(
        Table.state == TableState.GATHERING,
        Table.joining == Joining.OPEN,
        Table.visibility == Visibility.PUBLIC,
    )


def public_tables(_player_id: int) -> Select[Table]:
    """Return a query of the tables that anybody may view."""
    return select(Table).where(Table.visibility == Visibility.PUBLIC)


def public_tables_of_player(player_id: int) -> Select[Table]:
    """Return a query of the public tables of a player, with everything that a list shows."""
    sits = select(Seat.table_id).where(Seat.player_id == player_id)
    shown = public_tables(player_id).where(Table.id.in_(sits), Table.state != TableState.ABANDONED)
    return shown.options(selectinload(Table.seats).joinedload(Seat.player))


def tables_of_player(player_id: int, viewer_id: int | None) -> Select[Table]:
    """Return a query of the tables of a player that a viewer may see, with everything that a list shows."""
    if viewer_id != player_id:
        return public_tables_of_player(player_id)
    return tables_with_player(player_id).options(selectinload(Table.seats).joinedload(Seat.player))


def finished_tables(rows: Select[Table], game: str | None) -> Select[Table]:
    """Filter tables to those that have a record, with what it needs."""
    rows = rows.where(Table.state == TableState.FINISHED, ~Table.sandbox).options(undefer(Table.dump))
    return rows if game is None else rows.where(Table.game == game)


LISTS = {
    "mine": tables_with_player,
    "invited": tables_inviting,
    "circles": circle_tables_gathering,
    "open": open_tables,
    "public": public_tables,
}


def waiting_seats(player_id: int, *, playing: bool = False) -> Select[Seat]:
    """Return a query of the seats of a player that owe an answer, with their tables.

    With `playing`, load also what is needed to answer.
    """
    table = joinedload(Seat.table)
    whole = [table.undefer(Table.dump), table.selectinload(Table.seats).joinedload(Seat.player)]
    return (
        select(Seat)
        .where(Seat.player_id == player_id, Seat.waiting_since.is_not(None))
        .options(*(whole if playing else [table]))
    )


def longest_waiting_seats(player_id: int, limit: int | None = None, *, playing: bool = False) -> Select[Seat]:
    """Return the same query, the longest-waiting seat first. Nobody waits in a lesson, so lessons come last."""
    owed = waiting_seats(player_id, playing=playing).join(Seat.table)
    return owed.order_by(Table.lesson != "", Seat.waiting_since, Seat.id).limit(limit)


def exclude_waiting_tables(tables: Select[Table], player_id: int) -> Select[Table]:
    """Filter tables to those that do not wait for this player."""
    mine = select(Seat.table_id).where(Seat.player_id == player_id, Seat.waiting_since.is_not(None))
    return tables.where(Table.id.not_in(mine))


def count_waiting_seats(session: Session, player_id: int) -> int:
    """Return the number of a player's seats that owe an answer."""
    return session.connection().scalar(WAITING, {"player": player_id}) or 0


WAITING = select(func.count()).where(Seat.player_id == bindparam("player"), Seat.waiting_since.is_not(None))


def count_active_tables(session: Session, host_id: int) -> int:
    """Return the number of a host's tables that are gathering or running."""
    going = Table.state.in_((TableState.GATHERING, TableState.RUNNING))
    return session.scalar(select(func.count()).where(Table.host_id == host_id, going)) or 0


def count_active_seats(session: Session, player_id: int) -> int:
    """Return the number of gathering or running tables where a player sits."""
    going = Table.state.in_((TableState.GATHERING, TableState.RUNNING))
    seats = select(func.count()).select_from(Seat).join(Table, Table.id == Seat.table_id)
    return session.scalar(seats.where(Seat.player_id == player_id, going)) or 0


def names_at(row: Table) -> list[str]:
    """Return the players' names by seat. An open seat has an empty name."""
    return [seat.player.name if seat.player else "" for seat in row.seats]


def count_open_tables(session: Session, host_id: int) -> int:
    """Return the number of a host's tables that still wait for players."""
    waiting = select(func.count()).where(Table.host_id == host_id, Table.state == TableState.GATHERING)
    return session.scalar(waiting) or 0


def has_sat(session: Session, table_id: int, player_id: int) -> bool:
    """Return True if a player sits or ever sat at a table, or has opened it."""
    sits = select(Seat.id).where(Seat.table_id == table_id, Seat.player_id == player_id)
    sat = select(Tenure.id).where(Tenure.table_id == table_id, Tenure.player_id == player_id)
    hosts = select(Table.id).where(Table.id == table_id, Table.host_id == player_id)
    return session.scalar(union_all(sits, sat, hosts).limit(1)) is not None


def people_at(session: Session, table_id: int) -> set[int]:
    """Return the ids of all players who sit or ever sat at a table."""
    sit = select(Seat.player_id).where(Seat.table_id == table_id, Seat.player_id.is_not(None))
    sat = select(Tenure.player_id).where(Tenure.table_id == table_id)
    return {player for player in session.scalars(union_all(sit, sat)) if player is not None}
