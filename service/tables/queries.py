"""Every question that is asked of the tables, by name."""

from collections.abc import Sequence

from sqlalchemy import Select, select
from sqlalchemy.orm import Session, selectinload

from engine.record import Line
from service.accounts.models import Player
from service.tables.models import Asked, Event, Invitation, Joining, Move, Seat, State, Table, Visibility


def table_by_id(session: Session, table_id: int) -> Table | None:
    """A table with its seats and their players, for looking."""
    wanted = (
        select(Table).where(Table.id == table_id).options(selectinload(Table.seats).joinedload(Seat.player))
    )
    return session.scalar(wanted)


def locked_table(session: Session, table_id: int) -> Table | None:
    """A table for changing: whoever comes second waits here."""
    wanted = (
        select(Table)
        .where(Table.id == table_id)
        .options(selectinload(Table.seats).joinedload(Seat.player))
        .with_for_update(of=Table)
        .execution_options(populate_existing=True)
    )
    return session.scalar(wanted)


def seat_of(row: Table, player_id: int | None) -> Seat | None:
    """The seat that a player holds."""
    return next((seat for seat in row.seats if player_id is not None and seat.player_id == player_id), None)


def invitation_of(session: Session, table_id: int, player: Player) -> Invitation | None:
    """The invitation that reached a player, by his address."""
    wanted = select(Invitation).where(Invitation.table_id == table_id, Invitation.email == player.email)
    return None if player.email is None else session.scalar(wanted)


def tables_of(player_id: int) -> Select[Table]:
    """Every table at which a player sits."""
    return select(Table).join(Seat).where(Seat.player_id == player_id)


def waiting_for(player_id: int) -> Select[Seat]:
    """The seats of a player that owe an answer."""
    return select(Seat).where(Seat.player_id == player_id, Seat.waiting_since.is_not(None))


def open_tables() -> Select[Table]:
    """Tables that anybody may join."""
    return select(Table).where(
        Table.state == State.GATHERING, Table.joining == Joining.OPEN, Table.visibility == Visibility.PUBLIC
    )


def public_tables(state: State) -> Select[Table]:
    """Tables that anybody may look at."""
    return select(Table).where(Table.state == state, Table.visibility == Visibility.PUBLIC)


def names_at(row: Table) -> list[str]:
    """The players' names by seat; an open seat has none."""
    return [seat.player.name if seat.player else "" for seat in row.seats]


def lines_of(session: Session, table_id: int) -> list[Line]:
    """The moves of a table, as records have them."""
    played = select(Move.seat, Move.text).where(Move.table_id == table_id).order_by(Move.number)
    return [Line(seat, text) for seat, text in session.execute(played)]


def moves_of_seat(session: Session, table_id: int, seat: int) -> Sequence[tuple[int, str]]:
    """A seat's own moves, with their numbers."""
    played = select(Move.number, Move.text).where(Move.table_id == table_id, Move.seat == seat)
    return [(number, text) for number, text in session.execute(played.order_by(Move.number))]


def events_since(session: Session, table_id: int, seat: int | None, count: int) -> Sequence[Event]:
    """What happened after the first `count` moves, as a seat may know it; None is a spectator."""
    visible = (
        Event.audience.is_(None) if seat is None else (Event.audience.is_(None)) | (Event.audience == seat)
    )
    happened = (
        select(Event)
        .where(Event.table_id == table_id, Event.number > (count or -1), visible)
        .order_by(Event.number, Event.place)
    )
    return session.scalars(happened).all()


def asked_question(session: Session, table_id: int, question: int, seat: int) -> Asked | None:
    return session.get(Asked, (table_id, question, seat))


def open_questions(session: Session, table_id: int) -> Sequence[Asked]:
    return session.scalars(select(Asked).where(Asked.table_id == table_id, Asked.closed_at.is_(None))).all()
