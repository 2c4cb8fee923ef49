"""What a contest does by itself: joining ends, tables are laid, rounds run out of time, the next one is drawn.

Each step is a transaction of its own that locks what it changes and looks again, so that doing it twice, at once or late
does no harm; a contest that fails holds up no other.
"""

from collections.abc import Callable, Iterable
from datetime import datetime

import structlog
from sqlalchemy import Select
from sqlalchemy.orm import Session

from service.platform.db_errors import DATABASE_AWAY
from service.platform.transaction import reading, transaction
from service.play.messages.notify_players import tell_finished
from service.play.tables.end import adjudicate
from service.play.tables.models import EndedBy, TableState
from service.play.tables.queries import locked_table
from service.seasons.contests.pods import lay_table
from service.seasons.contests.queries import joining_over, pods_without_table, rounds_over, tables_out_of_time
from service.seasons.contests.rounds import begin, close_round

Step = Callable[[Session, int, datetime], None]
Steps = Iterable[tuple[Step, Select[int]]]
"""Each with what it is due for."""
log = structlog.get_logger()


def run_contests(*, now: datetime, limit: int) -> int:
    """Do what is due, so much of each; returns how much that was."""
    return run_steps(steps_of_contests(now, limit), now)


def steps_of_contests(now: datetime, limit: int) -> Steps:
    return (
        (begin, joining_over(now, limit)),
        (end_table, tables_out_of_time(now, limit)),
        (close_round, rounds_over(limit)),
        (lay_table, pods_without_table(limit)),
    )


def run_steps(steps: Steps, now: datetime) -> int:
    """Each step for whatever it is due for, one after the other."""
    done, faults = 0, list[Exception]()
    for step, wanted in steps:
        with reading() as session:
            due = session.scalars(wanted).all()
        for number in due:
            try:
                with transaction() as session:
                    step(session, number, now)
            except DATABASE_AWAY:
                raise
            except Exception as fault:  # told to the desk when all others have had their turn
                log.exception("a contest or league could not go on", step=step.__name__, number=number)
                faults.append(fault)
        done = max(done, len(due))
    if faults:
        raise faults[0]
    return done


def end_table(session: Session, table_id: int, now: datetime) -> None:
    """The round is over and its table is not: it counts as it stands."""
    row = locked_table(session, table_id)
    if row is not None and row.state == TableState.RUNNING:
        adjudicate(session, row, EndedBy.CONTEST, now)
        tell_finished(session, row, now)
