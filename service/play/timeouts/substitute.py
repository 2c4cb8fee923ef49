"""Hand-overs of seats: to a substitute, to a bot, or to nobody if the player resigns.

The old tenure keeps its record and its links become invalid. The new one has a full bank and a fresh clock.
"""

from datetime import datetime

from msgspec.structs import replace
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.transaction import notify_after_commit
from service.play.bots.seat import create_bot
from service.play.bots.wake import wake_bots
from service.play.clocks.letters import notify_resignation, notify_substitution, send_briefing
from service.play.clocks.queries import last_holder, open_tenure
from service.play.clocks.running_clock import reset_alarm
from service.play.clocks.start_stop import create_seat_time, update_clocks
from service.play.pace.spans import NONE
from service.play.plans.end import end_plans_of_tenure
from service.play.tables.before_play import follow_seating
from service.play.tables.end import abandon_table
from service.play.tables.join import can_join, lock_seat_in_play
from service.play.tables.models import Seat, Table, TableState, Tenure, TenureEnd
from service.play.tables.persist import note_waiting_bots
from service.play.tables.queries import lock_table, seat_of
from service.play.tables.refusals import AddressNeeded, NoTable, NotInvited, NotRunning, SeatTaken
from service.play.tables.seat_keys import revoke_seat_keys


def take_over_seat(session: Session, *, table_id: int, number: int, player: Player, now: datetime) -> Table:
    """Take over a seat that is open for a substitute. The player must be allowed to join the table."""
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    if row.state != TableState.RUNNING:
        raise NotRunning
    if seat_of(row, player.id) is not None:
        raise SeatTaken
    if player.kind == PlayerKind.GUEST:
        raise AddressNeeded
    if not can_join(session, row, player):
        raise NotInvited
    seat = row.seats[number] if number < len(row.seats) else None
    if seat is None or seat.offered_at is None:
        raise SeatTaken
    hand_over_seat(session, row, seat, player, TenureEnd.SUBSTITUTED, now)
    follow_seating(session, row)
    return row


def give_up_seat(session: Session, *, table_id: int, player_id: int, now: datetime) -> Table:
    """Resign from a running game.

    Others may take the seat over. If no person is left, the table is abandoned.
    """
    row, seat = lock_seat_in_play(session, table_id, player_id)
    before = last_holder(session, row.id, seat.number)
    end_tenure(session, row, seat, TenureEnd.RESIGNED, now)
    seat.player = None
    if not any(each.player and each.player.kind != PlayerKind.BOT for each in row.seats):
        abandon_table(session, row, now)
        return row
    held = seat.time or create_seat_time(row, seat, now)
    seat.time = replace(held, absent_since=now, followed_at=now)
    seat.offered_at = now
    row.revision += 1
    session.flush()
    notify_resignation(session, row, seat, before, now)
    reset_alarm(row, seat, now)
    notify_after_commit(session, f"table:{row.id}")
    return row


def hand_over_to_bot(session: Session, row: Table, seat: Seat, now: datetime) -> None:
    """Hand the seat over to a bot of the level that the table has chosen."""
    language = seat.player.language if seat.player else "en"
    bot = create_bot(session, row.bot_level, seat.number, language, now)
    hand_over_seat(session, row, seat, bot, TenureEnd.BOT, now)
    note_waiting_bots(row)
    wake_bots(session, row)


def hand_over_seat(
    session: Session, row: Table, seat: Seat, player: Player, why: TenureEnd, now: datetime
) -> None:
    """Hand a seat over to another player, who gets the story so far as news."""
    before = last_holder(session, row.id, seat.number)
    end_tenure(session, row, seat, why, now)
    seat.player, seat.played = player, 0
    session.add(Tenure(table_id=row.id, seat=seat.number, player_id=player.id, began_at=now))
    create_seat_time(row, seat, now)
    reset_clock(seat)
    row.revision += 1
    session.flush()
    update_clocks(session, row, now)
    reset_alarm(row, seat, now)
    notify_substitution(session, row, seat, before, now)
    send_briefing(session, row, seat, before, now)
    notify_after_commit(session, f"table:{row.id}")


def reset_clock(seat: Seat) -> None:
    """Remove extra time and reminders of the former player, so that the new tenure's clock starts fresh."""
    if seat.clock is not None:
        seat.clock = replace(seat.clock, extra=NONE, reminded=())


def end_tenure(session: Session, row: Table, seat: Seat, why: TenureEnd, now: datetime) -> None:
    """Close the record of a tenure, and invalidate the links that opened the seat."""
    tenure = open_tenure(session, row.id, seat.number)
    if tenure is not None:
        tenure.ended_at, tenure.ended_by = now, why
    end_plans_of_tenure(session, row, seat, now)
    revoke_seat_keys(session, row, seat, now)
