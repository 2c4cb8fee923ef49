"""Joining tables: taking and leaving seats, readiness, beginning."""

from datetime import datetime

from sqlalchemy.orm import Session

from engine.values.chance import shuffle_items
from service.platform.accounts.models import Player, PlayerKind
from service.platform.transaction import notify_after_commit
from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.before_play import follow_seating
from service.play.tables.circles import is_circle_member
from service.play.tables.end import abandon_table
from service.play.tables.models import Joining, Seat, Starting, Table, TableState, Visibility
from service.play.tables.open import deal_game
from service.play.tables.queries import invitation_of, lock_table, seat_of
from service.play.tables.refusals import (
    AddressNeeded,
    NoTable,
    NotGathering,
    NotInvited,
    NotRunning,
    NotSeated,
    SeatsNotTaken,
    SeatTaken,
)
from service.play.tables.seat_keys import revoke_seat_keys

SEATS_STREAM = "seats"
"""The random stream for the order of drawn seats. Nobody can know it before the seed is published."""


def take_seat(
    session: Session, *, table_id: int, player: Player, number: int | None = None, now: datetime
) -> Table:
    """Take a seat: the chosen one or the first open one. A player who is seated already keeps the seat."""
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    if seat_of(row, player.id) is not None:
        return row
    if not can_join(session, row, player):
        if player.kind == PlayerKind.GUEST and row.visibility == Visibility.PUBLIC:
            raise AddressNeeded
        raise NotInvited if row.visibility == Visibility.PUBLIC else NoTable
    sit_down(session, row, player, number, now)
    return row


def sit_down(session: Session, row: Table, player: Player, number: int | None, now: datetime) -> Seat:
    """Seat a player, without checking whether they may join."""
    seat = find_open_seat(require_gathering(row), number)
    seat.player, seat.ready = player, False
    session.flush()
    notify_after_commit(session, f"player:{player.id}")
    follow_seating(session, row)
    record_seat_change(session, row, now)
    return seat


def leave_seat(session: Session, *, table_id: int, number: int, player_id: int, now: datetime) -> Table:
    """Leave a seat before play has begun. The host may also free the seat of another player."""
    row = lock_gathering_table(session, table_id, player_id)
    seat = row.seats[number] if number < len(row.seats) else None
    if seat is None or player_id not in {seat.player_id, row.host_id}:
        raise NotSeated
    revoke_seat_keys(session, row, seat, now)
    seat.player, seat.ready = None, False
    return record_seat_change(session, row, now)


def set_ready(session: Session, *, table_id: int, player_id: int, ready: bool, now: datetime) -> Table:
    """Set whether a player is ready to begin."""
    row = lock_gathering_table(session, table_id, player_id)
    seat = seat_of(row, player_id)
    if seat is None:
        raise NotSeated
    seat.ready = ready
    return record_seat_change(session, row, now)


def begin_table(session: Session, *, table_id: int, player_id: int, now: datetime) -> Table:
    """Begin play, on behalf of the host. All seats must be taken."""
    row = lock_hosted_table(session, table_id, player_id)
    if any(seat.player is None for seat in row.seats):
        raise SeatsNotTaken
    start_play(session, row, now)
    return row


def call_off_table(session: Session, *, table_id: int, player_id: int, now: datetime) -> Table:
    """Call off a table that has not begun, on behalf of the host."""
    row = lock_hosted_table(session, table_id, player_id)
    abandon_table(session, row, now)
    return row


def lock_gathering_table(session: Session, table_id: int, player_id: int) -> Table:
    """Return the locked table if the player belongs to it and play has not begun."""
    return require_gathering(lock_own_table(session, table_id, player_id))


def lock_hosted_table(session: Session, table_id: int, player_id: int) -> Table:
    """Return the same for the host of the table only."""
    row = lock_own_table(session, table_id, player_id)
    if row.host_id != player_id:
        raise NotSeated
    return require_gathering(row)


def lock_own_table(session: Session, table_id: int, player_id: int) -> Table:
    """Return the locked table for its host and its seated players."""
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    if row.host_id != player_id and seat_of(row, player_id) is None:
        raise NotSeated if row.visibility == Visibility.PUBLIC else NoTable
    return row


def lock_seat_in_play(session: Session, table_id: int, player_id: int) -> tuple[Table, Seat]:
    """Return the locked table of a running game, and the seat of this player."""
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    seat = seat_of(row, player_id)
    if seat is None:
        raise NotSeated if row.visibility == Visibility.PUBLIC else NoTable
    if row.state != TableState.RUNNING:
        raise NotRunning
    return row, seat


def require_gathering(row: Table) -> Table:
    if row.state != TableState.GATHERING:
        raise NotGathering
    return row


def can_join(session: Session, row: Table, player: Player) -> bool:
    """Return True if this player may join without the table's link.

    Guests may join only their own tables until they give an address.
    """
    if player.kind == PlayerKind.GUEST:
        return row.host_id == player.id
    open_to_all = row.joining == Joining.OPEN and row.visibility == Visibility.PUBLIC
    among_friends = row.joining == Joining.OPEN and is_circle_member(session, row.circle_id, player.id)
    if open_to_all or among_friends or row.host_id == player.id:
        return True
    return invitation_of(session, row.id, player.id) is not None


def find_open_seat(row: Table, number: int | None) -> Seat:
    """Return the requested seat or the first open one.

    If seats are drawn, return the next one in random order.
    """
    if row.seats_drawn:
        seats = [row.seats[drawn] for drawn in shuffle_items(row.seed, SEATS_STREAM, range(row.size))]
    else:
        seats = row.seats if number is None else row.seats[number : number + 1]
    for seat in seats:
        if seat.player is None:
            return seat
    raise SeatTaken


def record_seat_change(session: Session, row: Table, now: datetime) -> Table:
    """Record a change of seats or readiness, and begin play if the conditions are met."""
    row.revision += 1
    notify_after_commit(session, f"table:{row.id}")
    full = all(seat.player is not None for seat in row.seats)
    at_once = row.starting == Starting.FULL
    agreed = row.starting == Starting.READY and all(seat.ready for seat in row.seats)
    if full and (at_once or agreed):
        start_play(session, row, now)
    return row


def start_play(session: Session, row: Table, now: datetime) -> None:
    game = deal_game(session, row, now)
    call_followers(TableChange(session=session, row=row, what=ChangeKind.BEGAN, now=now, game=game))
