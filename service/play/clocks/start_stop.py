"""Starting and stopping clocks: a clock starts when a seat comes to owe an answer, and stops when it no
longer does.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace
from sqlalchemy.orm import Session

from service.platform.accounts.models import PlayerKind
from service.play.clocks.queries import find_answer, settled_question
from service.play.clocks.running_clock import (
    RunningClock,
    calendar_of,
    pace_of,
    running_clock_at,
)
from service.play.pace.absence import Attendance
from service.play.pace.spans import NONE
from service.play.pace.tenure import Charge
from service.play.tables.after_move import TableChange
from service.play.tables.models import Clock, Seat, SeatTime, Table, TableState
from service.play.tables.move_models import Move, Origin

OWN: Final = frozenset({Origin.API, Origin.PAGE, Origin.MAIL, Origin.LINK, Origin.BOT})
"""The origins of answers that players gave themselves.

An immediate answer of a plan counts neither as kept nor as missed, and earns no time.
"""


def follow_with_clocks(change: TableChange) -> None:
    """Start a clock for each newly owed question and stop the clocks of settled ones."""
    update_clocks(change.session, change.row, change.now, change.moves, change.withdrawn)


def update_clocks(
    session: Session,
    row: Table,
    now: datetime,
    moves: Sequence[Move] = (),
    withdrawn: Sequence[Move] = (),
) -> None:
    """Start and stop clocks after any change of the owed questions of a table, in the same transaction.

    `moves` are new, and may not be stored yet; `withdrawn` were taken back.
    """
    answers = {(move.seat, move.question): move for move in moves}
    with session.no_autoflush:  # a move is stored with its record, and a seat in one update of its row
        used = take_back_time(row, withdrawn)
        for seat in row.seats:
            owed = owed_question(row, seat)
            if seat.clock is not None and seat.clock.question != owed:
                answer = answers.get((seat.number, seat.clock.question))
                stop_clock(row, seat, answer or find_answer(session, seat, seat.clock), now)
            if seat.clock is None and owed is not None:
                if seat.time is None:
                    create_seat_time(row, seat, now)
                start_clock(row, seat, owed, now, extra=-used.get(seat.number, NONE))
    session.flush()


def owed_question(row: Table, seat: Seat) -> int | None:
    """Return the question whose clock should run. Bots have no clock: they answer when their task runs."""
    hurried = seat.player is None or seat.player.kind != PlayerKind.BOT
    waited_for = row.state == TableState.RUNNING and seat.waiting_since is not None
    return seat.question if waited_for and hurried else None


def create_seat_time(row: Table, seat: Seat, now: datetime) -> SeatTime:
    """Create the time record of a seat with a full bank and no missed deadline."""
    seat.time, seat.offered_at = SeatTime(since=now, bank=pace_of(row).bank), None
    return seat.time


def start_clock(row: Table, seat: Seat, question: int, now: datetime, *, extra: timedelta = NONE) -> None:
    """Start the clock of a question that a seat has come to owe."""
    seat.clock = Clock(
        question=question,
        kind=seat.question_kind,
        count=row.count,
        opened_at=now,
        weekend=tuple(calendar_of(seat.player).weekend),
        extra=extra,
    )
    run = running_clock_at(row, seat)
    seat.ring_at = None if run is None else run.first_check()


def take_back_time(row: Table, withdrawn: Sequence[Move]) -> dict[int, timedelta]:
    """Take back the time that withdrawn answers have earned.

    The question that replaces an answer continues where its clock stopped. Return the time already used, by
    seat.
    """
    used: dict[int, timedelta] = {}
    for move in withdrawn:
        seat = row.seats[move.seat]
        if move.opened_at is not None and seat.time is not None and move.player_id == seat.player_id:
            seat.time = replace(seat.time, bank=max(NONE, seat.time.bank - (move.earned or NONE)))
            used.setdefault(seat.number, move.spent or NONE)
    return used


def stop_clock(row: Table, seat: Seat, answer: Move | None, now: datetime) -> None:
    """Stop the clock of a settled question: charge the time, and record the answer."""
    run = running_clock_at(row, seat)
    if run is not None and answer is not None and answer.origin != Origin.DESK:
        charge = run.charged(now)
        own = answer.origin in OWN
        bank = run.tenure.charged(run.hours.pace, charge, own=own).bank
        seat.time = replace(run.held, bank=bank)
        if own or answer.origin == Origin.CLOCK:
            record_answer(run, seat, answer, charge, bank - run.held.bank, now)
    seat.stop_clock()


def record_answer(
    run: RunningClock, seat: Seat, answer: Move, charge: Charge, earned: timedelta, now: datetime
) -> None:
    """Record a settled question with its answer, and update the attendance of the seat."""
    answer.opened_at, answer.timed, answer.excused = run.opened, run.timed, False
    answer.waking, answer.spent = run.hours.waking(run.opened, now), charge.time
    answer.earned = max(NONE, earned + charge.bank) if answer.own else NONE
    attendance = Attendance(run.held.misses, run.held.absent_since)
    set_attendance(seat, attendance.after(settled_question(answer)))


def set_attendance(seat: Seat, standing: Attendance) -> None:
    """Set the attendance of a seat, and clear the consequences of its silence if it is present again.

    At a pace without deadlines these came without a missed deadline.
    """
    if seat.time is None:
        return
    followed_at = seat.time.followed_at if standing.absent else None
    seat.time = replace(
        seat.time, misses=standing.misses, absent_since=standing.absent_since, followed_at=followed_at
    )
    if not standing.absent:
        seat.offered_at = None
