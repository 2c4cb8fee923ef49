"""The coach's worker: it takes the table that has waited longest, thinks for a while, and stores the result.

    take (a lease) -> read -> think (nothing is open, nothing is locked) -> keep

A worker that is stopped loses the looks of one run only. A table without a result in three runs is given up.
A table that the machine had no time for is not given up: it is tried again after its lease, as often as
needed.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec
import structlog
from sqlalchemy.orm import Session

import engine
from engine.coach import Look
from engine.table.record import Record
from service.learning.coach.models import CoachedTable, CoachLook, CoachState
from service.learning.coach.queries import find_coached_table, looks_at, oldest_waiting
from service.learning.coach.think import (
    CoachFailed,
    CoachOutOfTime,
    CoachResult,
    CoachTask,
    Think,
    think_in_subprocess,
)
from service.platform.database import insert_or_update
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.play.messages.notice import Notice
from service.play.messages.post_notice import post_notice
from service.play.records.transfer import finished_record
from service.play.tables.models import Table
from service.play.tables.queries import table_with_position

LEASE = timedelta(minutes=2)
A_WHILE = 5.0
"""How many seconds to think before the looks are stored, so that the result grows while somebody waits."""
TRIES = 3
log = structlog.get_logger()


def work_on_table(*, now: datetime, limit: int, think: Think = think_in_subprocess) -> int:
    """Work on one table for a while. Return `limit` if looks were made, because more may be due."""
    with transaction() as session:
        table = claim_table(session, now)
    if table is None:
        return 0
    try:
        with read_session() as session:
            order = build_task(session, table, limit)
        thoughts = think(order)
    except CoachOutOfTime as busy:
        log.info("the coach had no time", table=table, why=str(busy))
        return 0
    except (CoachFailed, engine.BadTable, engine.Refusal, ValueError) as broken:
        with transaction() as session:
            record_failure(session, table, str(broken), now)
        return 1
    with transaction() as session:
        store_result(session, table, order, thoughts, now)
    return limit


def claim_table(session: Session, now: datetime) -> int | None:
    """Take the table that has waited longest, for one lease."""
    waiting = session.scalar(oldest_waiting(now).with_for_update(skip_locked=True))
    if waiting is None:
        return None
    waiting.taken_until = now + LEASE
    return waiting.table_id


def build_task(session: Session, table: int, most: int) -> CoachTask:
    row = table_with_position(session, table)
    wanted = None if row is None else find_coached_table(session, row)
    if row is None or wanted is None:
        raise CoachFailed("the table has another end than the one that was asked about")
    return CoachTask(
        record=Record.load(msgspec.json.encode(finished_record(session, row))),
        playouts=wanted.playouts,
        looks=tuple(looks_at(session, table)),
        most=most,
        seconds=A_WHILE,
        processor_seconds=deps().settings.coach_seconds,
        spent=wanted.spent / 1000,
        closer=wanted.closer,
    )


def store_result(
    session: Session, table: int, order: CoachTask, thoughts: CoachResult, now: datetime
) -> None:
    """Store the looks. After the last one of the first request, notify the players by letter."""
    wanted = session.get(CoachedTable, table)
    row = session.get(Table, table)
    if wanted is None or row is None or wanted.ended_at != row.ended_at:
        return
    store_looks(session, table, thoughts.looks)
    wanted.decisions, wanted.spent = thoughts.decisions, round(thoughts.spent * 1000)
    wanted.taken_until, wanted.failures = None, 0
    if not thoughts.done or wanted.closer != order.closer:  # a closer look was asked for meanwhile
        return
    wanted.state = CoachState.DONE
    if wanted.done_at is None:
        wanted.done_at = now
        everybody = range(len(row.seats))
        post_notice(session, Notice(kind="coach", about=str(row.count), table=row, seats=everybody), now)


def store_looks(session: Session, table: int, looks: Iterable[Look]) -> None:
    for look in looks:
        data = msgspec.to_builtins(look)
        row = {"table_id": table, "count": look.count, "look": data}
        insert_or_update(session, CoachLook, [row], then={"look": data})


def record_failure(session: Session, table: int, why: str, now: datetime) -> None:
    """Count a failed run. The table is tried again after its lease, until it has failed too often."""
    wanted = session.get(CoachedTable, table)
    if wanted is None:
        return
    log.warning("the coach found nothing", table=table, why=why)
    wanted.failures += 1
    wanted.taken_until = now + LEASE
    if wanted.failures >= TRIES:
        wanted.state, wanted.reason = CoachState.REFUSED, why
