"""The sweep: process each due clock and recompute its deadline.

It is safe to run twice, concurrently, late, and with the system clock set back. Each seat has its own
transaction, which locks the table and reads the clock again, so it sees what another sweep did. A table that
fails is postponed and counted, and delays no other table.
"""

from datetime import datetime, timedelta

import structlog
from msgspec.structs import replace
from sqlalchemy.orm import Session

from service.platform.transaction import read_session, transaction
from service.play.clocks.letters import notify_missed_deadline, send_reminder
from service.play.clocks.queries import due_clocks
from service.play.clocks.running_clock import RunningClock, reset_alarm, running_clock_at
from service.play.motions.vote import propose_substitute
from service.play.pace.absence import due_consequence
from service.play.tables.editions import engine_table
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_models import Origin
from service.play.tables.queries import lock_table, lock_table_row
from service.play.tables.submit import Turn, submit_turn
from service.play.timeouts.substitute import hand_over_to_bot

FIRST_WAIT = timedelta(minutes=1)
LONGEST_WAIT = timedelta(hours=1)
log = structlog.get_logger()


def sweep_clocks(*, now: datetime, limit: int = 100) -> int:
    """Process up to `limit` due seats. Return the number of seats that were processed."""
    with read_session() as session:
        due = session.execute(due_clocks(now, limit)).all()
    for seat_id, table_id in due:
        try:
            with transaction() as session:
                process_clock(session, table_id, seat_id, now)
        except Exception as fault:  # an error at one table must not stop the clocks of all others
            log.exception("a clock could not be looked at", table=table_id, seat=seat_id)
            with transaction() as session:
                postpone_clock(session, table_id, seat_id, repr(fault), now)
    return len(due)


def process_clock(session: Session, table_id: int, seat_id: int, now: datetime) -> None:
    """Process one seat while its table is locked.

    A seat that another sweep has processed meanwhile is no longer due.
    """
    row = lock_table(session, table_id)
    if row is None or row.state != TableState.RUNNING:
        return
    seat = next(each for each in row.seats if each.id == seat_id)
    run = running_clock_at(row, seat)
    if run is None or seat.ring_at is None or seat.ring_at > now:
        return
    found = run.reckon(now)
    seat.failures, seat.last_error = 0, ""
    if found.over(now):
        play_default(session, row, seat, run, now)
        return
    if found.reminders and found.reminders[0] <= now:
        send_reminder(session, row, seat, run, found.deadline or now, now)
    elif found.deadline is None:
        apply_absence(session, row, seat, run, unheard_since=found.opened, now=now)
    reset_alarm(row, seat, now)


def play_default(session: Session, row: Table, seat: Seat, run: RunningClock, now: datetime) -> None:
    """Play the default after a missed deadline through `submit_turn`, and notify all players."""
    question = run.clock.question
    asked = engine_table(row).question(seat.number)
    if asked is None or asked.id != question:
        raise LookupError(f"the clock runs for question {question}, the seat is asked {asked}")
    turn = Turn(
        table_id=row.id, seat=seat.number, question=question, moves=[asked.default], origin=Origin.CLOCK
    )
    submit_turn(session, turn, now)
    notify_missed_deadline(session, row, now)
    absent_since = seat.time.absent_since if seat.time else None
    if absent_since is not None and row.state == TableState.RUNNING:
        apply_absence(session, row, seat, run, unheard_since=absent_since, now=now)


def postpone_clock(session: Session, table_id: int, seat_id: int, error: str, now: datetime) -> None:
    """Postpone a failed clock, longer after each failure. The desk shows the failures."""
    lock_table_row(session, table_id)
    seat = session.get(Seat, seat_id, populate_existing=True)
    if seat is not None and seat.clock is not None:
        seat.failures += 1
        seat.last_error = error
        seat.ring_at = now + min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(seat.failures - 1, 6))


def apply_absence(
    session: Session, row: Table, seat: Seat, run: RunningClock, *, unheard_since: datetime, now: datetime
) -> None:
    """Apply the consequence of an absence, once, when it has lasted as long as the pace says.

    An answer or `back` of the player ends the absence.
    """
    if seat.time is None or seat.time.followed_at is not None:
        return
    then = due_consequence(run.hours, unheard_since, now)
    if then is None:
        return
    seat.time = replace(seat.time, followed_at=now)
    notify_missed_deadline(session, row, now)
    match then:
        case "open":
            seat.offered_at = now
        case "bot":
            hand_over_to_bot(session, row, seat, now)
        case "vote":
            propose_substitute(session, row, seat, now)
        case "default":
            """Its defaults go on."""
