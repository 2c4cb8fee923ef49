"""Starting and stopping clocks: a clock starts when a seat comes to owe an answer, and stops when it no
longer does.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

from sqlalchemy.orm import Session

import engine
from service.platform.accounts.models import PlayerKind
from service.platform.database import insert_rows
from service.play.clocks.queries import origin_of_answer, withdrawn_questions
from service.play.clocks.running_clock import (
    RunningClock,
    calendar_of,
    pace_of,
    recompute_deadline,
    running_clock_at,
)
from service.play.pace.absence import Attendance, SettledQuestion
from service.play.pace.spans import NONE
from service.play.pace.tenure import Charge
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Clock, Seat, SeatTime, Table, TableState
from service.play.tables.move_models import Origin
from service.play.tables.question_models import Asked, PastQuestion

NOBODY: Final[Mapping[tuple[int, int], Origin]] = MappingProxyType({})
OWN: Final = frozenset({Origin.API, Origin.PAGE, Origin.MAIL, Origin.LINK, Origin.BOT})
"""The origins of answers that players gave themselves.

An immediate answer of a plan counts neither as kept nor as missed, and earns no time.
"""


def follow_with_clocks(change: TableChange) -> None:
    """Start a clock for each newly owed question and stop the clocks of settled ones."""
    update_clocks(
        change.session,
        change.row,
        change.now,
        game=change.game,
        answers=change.answers,
        rewound=change.what == ChangeKind.REWOUND,
    )


def update_clocks(
    session: Session,
    row: Table,
    now: datetime,
    *,
    game: engine.AnyTable | None = None,
    answers: Mapping[tuple[int, int], Origin] = NOBODY,
    rewound: bool = False,
) -> None:
    """Start and stop clocks after any change of the owed questions of a table, in the same transaction.

    Pass `game` and `answers` if they are known: that saves queries.
    """
    with session.no_autoflush:  # stopping and starting a clock again is one update of its row
        used = delete_withdrawn_records(session, row, now) if rewound else {}
        for seat in row.seats:
            owed = owed_question(row, seat)
            run = running_clock_at(row, seat)
            if run is not None and run.clock.question != owed:
                origin = answers.get((seat.number, run.clock.question)) or origin_of_answer(
                    session, run.clock
                )
                stop_clock(session, run, seat, origin, now)
            if seat.clock is None and owed is not None:
                if seat.time is None:
                    create_seat_time(row, seat, now)
                seat.clock = create_clock(row, seat, owed, question_kind(session, row, seat, owed, game), now)
                seat.clock.extra = -used.get(seat.number, NONE)
                recompute_deadline(row, seat, now)
    session.flush()


def question_kind(
    session: Session, row: Table, seat: Seat, question: int, game: engine.AnyTable | None
) -> str:
    """Return the kind of the question that a seat owes."""
    asked = game and game.asked(seat.number)
    return asked[1] if asked else session.get_one(Asked, (row.id, question, seat.number)).kind


def owed_question(row: Table, seat: Seat) -> int | None:
    """Return the question whose clock should run. Bots have no clock: they answer when their job runs."""
    hurried = seat.player is None or seat.player.kind != PlayerKind.BOT
    waited_for = row.state == TableState.RUNNING and seat.waiting_since is not None
    return seat.question if waited_for and hurried else None


def create_seat_time(row: Table, seat: Seat, now: datetime) -> SeatTime:
    """Create the time record of a seat with a full bank and no missed deadline."""
    seat.time = SeatTime(table_id=row.id, since=now, bank=pace_of(row).bank, misses=0)
    return seat.time


def create_clock(row: Table, seat: Seat, question: int, kind: str, now: datetime) -> Clock:
    """Create the clock of a question that a seat has come to owe."""
    return Clock(
        table_id=row.id,
        number=seat.number,
        question=question,
        kind=kind,
        count=row.count,
        opened_at=now,
        weekend=list(calendar_of(seat.player).weekend),
        extra=NONE,
        reminded=[],
        failures=0,
        last_error="",
    )


def delete_withdrawn_records(session: Session, row: Table, now: datetime) -> dict[int, timedelta]:
    """Delete the records of answers that were taken back, and the time that they earned.

    The question that replaces an answer continues where its clock stopped. Return the time already used, by
    seat.
    """
    used: dict[int, timedelta] = {}
    for before in withdrawn_questions(session, row.id, now):
        held = row.seats[before.seat].time
        if held is not None and before.player_id == row.seats[before.seat].player_id:
            held.bank = max(NONE, held.bank - before.earned)
            used.setdefault(before.seat, before.spent)
        session.delete(before)
    return used


def stop_clock(session: Session, run: RunningClock, seat: Seat, origin: Origin | None, now: datetime) -> None:
    """Stop the clock of a settled question: charge the time, and record the answer."""
    charge = run.charged(now)
    pace, held = run.hours.pace, run.held
    if origin is not None and origin != Origin.DESK:
        before = held.bank
        held.bank = run.tenure.charged(pace, charge, own=origin in OWN).bank
        if origin in OWN or origin == Origin.CLOCK:
            record_past_question(
                session, run, seat, charge, own=origin in OWN, earned=held.bank - before, now=now
            )
    seat.clock = None


def record_past_question(
    session: Session,
    run: RunningClock,
    seat: Seat,
    charge: Charge,
    *,
    own: bool,
    earned: timedelta,
    now: datetime,
) -> None:
    """Record a settled question and update the attendance of the seat."""
    opened = run.opened
    past = SettledQuestion(opened, now, own=now if own else None)
    line = {
        "table_id": run.clock.table_id,
        "seat": run.clock.number,
        "question": run.clock.question,
        "player_id": seat.player_id,
        "opened_at": opened,
        "closed_at": now,
        "own": own,
        "timed": run.timed,
        "waking": run.hours.waking(opened, now),
        "spent": charge.time,
        "earned": max(NONE, earned + charge.bank) if own else NONE,
    }
    insert_rows(session, PastQuestion, [line])
    set_attendance(run.held, Attendance(run.held.misses, run.held.absent_since).after(past))


def set_attendance(held: SeatTime, standing: Attendance) -> None:
    """Set the attendance of a seat, and clear the consequences of its silence if it is present again.

    At a pace without deadlines these came without a missed deadline.
    """
    held.misses, held.absent_since = standing.misses, standing.absent_since
    if not standing.absent:
        held.followed_at = held.offered_at = None
