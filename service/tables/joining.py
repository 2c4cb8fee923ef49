"""Who sits where: taking a seat, leaving it, saying that one is ready, beginning."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.accounts.keys import digest
from service.accounts.models import Player
from service.tables.consequences import table_began
from service.tables.models import Joining, Seat, Starting, State, Table
from service.tables.opening import deal
from service.tables.queries import invitation_of, locked_table, seat_of
from service.tables.refusals import NotGathering, NotInvited, NotSeated, NotYet, SeatTaken
from service.transaction import ring


def take_seat(
    session: Session,
    *,
    table_id: int,
    player: Player,
    now: datetime,
    number: int | None = None,
    secret: str | None = None,
) -> Table:
    """Sit down, at a seat of one's choice or at the first open one. Sitting down twice is sitting down once.

    `secret` is that of the table's link.
    """
    row = gathering(session, table_id)
    if seat_of(row, player.id) is not None:
        return row
    if not welcome(session, row, player, secret):
        raise NotInvited
    seat = open_seat(row, number)
    seat.player, seat.ready = player, False
    return after_change(session, row, now)


def leave_seat(session: Session, *, table_id: int, player_id: int, now: datetime) -> Table:
    """Stand up again, before play has begun."""
    row = gathering(session, table_id)
    seat = seat_of(row, player_id)
    if seat is not None:
        seat.player, seat.ready = None, False
    return after_change(session, row, now)


def say_ready(session: Session, *, table_id: int, player_id: int, ready: bool, now: datetime) -> Table:
    """Say that one is ready to begin, or not yet."""
    row = gathering(session, table_id)
    seat = seat_of(row, player_id)
    if seat is None:
        raise NotSeated
    seat.ready = ready
    return after_change(session, row, now)


def begin(session: Session, *, table_id: int, player_id: int, now: datetime) -> Table:
    """The host begins, once every seat is taken."""
    row = gathering(session, table_id)
    if row.host_id != player_id:
        raise NotSeated
    if any(seat.player is None for seat in row.seats):
        raise NotYet
    start(session, row, now)
    return row


def gathering(session: Session, table_id: int) -> Table:
    """The locked table, if one can still sit down or stand up there."""
    row = locked_table(session, table_id)
    if row is None or row.state != State.GATHERING:
        raise NotGathering
    return row


def welcome(session: Session, row: Table, player: Player, secret: str | None) -> bool:
    """Whether this player may sit down here."""
    if row.joining == Joining.OPEN or row.host_id == player.id:
        return True
    if row.joining == Joining.LINK and secret is not None and digest(secret) == row.join_digest:
        return True
    return invitation_of(session, row.id, player) is not None


def open_seat(row: Table, number: int | None) -> Seat:
    seats = row.seats if number is None else row.seats[number : number + 1]
    for seat in seats:
        if seat.player is None:
            return seat
    raise SeatTaken


def after_change(session: Session, row: Table, now: datetime) -> Table:
    """Somebody sat down, stood up or is ready: perhaps this begins the game."""
    row.revision += 1
    ring(session, f"table:{row.id}")
    full = all(seat.player is not None for seat in row.seats)
    if full and (row.starting == Starting.FULL or all(seat.ready for seat in row.seats)):
        start(session, row, now)
    return row


def start(session: Session, row: Table, now: datetime) -> None:
    game = deal(session, row, now)
    table_began(session, row, game, now)
