"""Scheduled steps of contests: end joining, lay tables, end rounds that are out of time, draw the next round.

Each step has its own transaction. It locks what it changes and checks the conditions again. So it is safe to
run a step twice, concurrently or late. A contest that fails does not block the others.
"""

from collections.abc import Callable, Iterable
from datetime import datetime

import structlog
from sqlalchemy import Select
from sqlalchemy.orm import Session

from service.platform.db_errors import DATABASE_AWAY
from service.platform.transaction import read_session, transaction
from service.play.tables.end import adjudicate_table
from service.play.tables.models import EndedBy, TableState
from service.play.tables.queries import lock_table
from service.seasons.contests.pods import open_pod_table
from service.seasons.contests.queries import joining_over, pods_without_table, rounds_over, tables_out_of_time
from service.seasons.contests.rounds import begin_contest, close_round

Step = Callable[[Session, int, datetime], None]
Steps = Iterable[tuple[Step, Select[int]]]
"""Each step, with the query for the rows that are due for it."""
log = structlog.get_logger()


def run_contests(*, now: datetime, limit: int) -> int:
    """Run the due steps, up to `limit` of each. Return the highest number of rows that any step found due."""
    return run_steps(steps_of_contests(now, limit), now)


def steps_of_contests(now: datetime, limit: int) -> Steps:
    return (
        (begin_contest, joining_over(now, limit)),
        (end_table, tables_out_of_time(now, limit)),
        (close_round, rounds_over(limit)),
        (open_pod_table, pods_without_table(limit)),
    )


def run_steps(steps: Steps, now: datetime) -> int:
    """Run each step for the rows that are due for it, one step after the other."""
    done, faults = 0, list[Exception]()
    for step, wanted in steps:
        with read_session() as session:
            due = session.scalars(wanted).all()
        for number in due:
            try:
                with transaction() as session:
                    step(session, number, now)
            except DATABASE_AWAY:
                raise
            except Exception as fault:  # raised again for the desk once all others are done
                log.exception("a contest or league could not go on", step=step.__name__, number=number)
                faults.append(fault)
        done = max(done, len(due))
    if faults:
        raise faults[0]
    return done


def end_table(session: Session, table_id: int, now: datetime) -> None:
    """Adjudicate a table that is still running when its round is over. It counts as it stands."""
    row = lock_table(session, table_id)
    if row is not None and row.state == TableState.RUNNING:
        adjudicate_table(session, row, EndedBy.CONTEST, now)
