"""What follows when a table has moved: its end, and word to everybody whom it concerns.

Each feature that must know (clocks, post, plans, feeds) has its line here, in the order in which they depend on each other.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.orm import Session

import engine
from service.bots.wake import call_bots
from service.clocks.queries import Times
from service.clocks.start_stop import Answers, keep_clocks
from service.core.transaction import ring
from service.messages.notify_players import tell_began, tell_turn
from service.messages.notify_programs import table_asks, table_ended
from service.models.tables import State, Table
from service.plans.deadlines import keep_within_time
from service.plans.rewind import rearm_plans
from service.plans.run import follow_plans


def table_began(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """The first questions are open."""
    ring(session, f"table:{row.id}")
    if game.over:
        finish(row, game, now)
    keep_clocks(session, row, now, game=game)
    call_bots(session, row)
    tell_began(session, row, game, now)
    table_asks(session, row, game, now)


def table_moved(
    session: Session,
    row: Table,
    game: engine.AnyTable,
    events: Sequence[engine.Event],
    now: datetime,
    answers: Answers,
    times: Times,
) -> None:
    """After every turn, in its transaction; plans answer first, so that only what then still stands is told."""
    planned = follow_plans(session, row, game, events, now) if may_be_planned(row) else {}
    plans_moved(session, row, game, now, {**answers, **planned}, times)


def plans_moved(
    session: Session,
    row: Table,
    game: engine.AnyTable,
    now: datetime,
    answers: Answers,
    times: Times | None = None,
) -> None:
    """The same where plans have had their say."""
    ring(session, f"table:{row.id}")
    if game.over:
        finish(row, game, now)
    keep_clocks(session, row, now, game=game, answers=answers, known=times)
    if may_be_planned(row):
        keep_within_time(session, row)
    call_bots(session, row)
    tell_turn(session, row, game, now)
    table_asks(session, row, game, now)


def may_be_planned(row: Table) -> bool:
    """Whether plans stand at a table, as far as is known."""
    return any(seat.planned is not False for seat in row.seats)


def table_rewound(
    session: Session, row: Table, game: engine.AnyTable, now: datetime, *, anew: bool = False
) -> None:
    """After moves were taken back: other questions are open now, under new ids."""
    rearm_plans(session, row, now)
    follow_plans(session, row, game, (), now)
    ring(session, f"table:{row.id}")
    keep_clocks(session, row, now, game=game, rewound=True)
    call_bots(session, row)
    tell_turn(session, row, game, now, anew=anew)
    table_asks(session, row, game, now)


def table_abandoned(session: Session, row: Table, now: datetime) -> None:
    """After a table was given up: nothing is asked any more."""
    ring(session, f"table:{row.id}")
    keep_clocks(session, row, now)


def table_adjudicated(session: Session, row: Table, now: datetime) -> None:
    """After a table was ended with the score of that moment."""
    ring(session, f"table:{row.id}")
    keep_clocks(session, row, now)
    table_ended(session, row, now)


def finish(row: Table, game: engine.AnyTable, now: datetime) -> None:
    """The last move was played: the result stands."""
    row.state = State.FINISHED
    row.result = game.result().data()
    row.ended_at = now
    for seat in row.seats:
        seat.question = seat.waiting_since = None
