"""The coach in a try-out: what an answer is worth compared with the best others.

It is available where the table lets bots advise.

    ask -> take (a lease) -> think (nothing is open, nothing is locked) -> keep

The coach imagines tables from the try-out, which holds no more than its player knows. It looks once, with as
many playouts as a first look.
"""

from datetime import datetime, timedelta

import msgspec
import structlog
from sqlalchemy import Select, or_, select
from sqlalchemy.orm import Session

import engine
from engine.table.record import Record
from service.learning.coach.models import CoachState, TryOutLook
from service.learning.coach.refusals import NoCoach
from service.learning.coach.think import CoachFailed, CoachOutOfTime, CoachTask, Think, think_in_subprocess
from service.learning.tryout.models import TryOut
from service.learning.tryout.play import trial_table
from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit, transaction
from service.play.tables.models import Table
from service.play.tables.refusals import NoAdvice, NoOpenQuestion
from service.play.tables.views import Given

IN_HAND = timedelta(minutes=2)
log = structlog.get_logger()


def ask_in_try_out(session: Session, *, row: Table, trial: TryOut, given: Given, now: datetime) -> TryOutLook:
    """Ask the coach about an answer of the seat that is to move. It replaces the last question."""
    playouts = playouts_at(row)
    game = trial_table(trial)
    if not game.waiting or len(game.moves(game.waiting[0])) == 1:
        raise NoOpenQuestion
    game.play(game.waiting[0], given)
    return store_question(session, trial, game, playouts, now)


def ask_about_last(session: Session, *, row: Table, trial: TryOut, now: datetime) -> TryOutLook:
    """Ask the coach about the last answer in the try-out, of any seat.

    The player can play on there meanwhile.
    """
    playouts = playouts_at(row)
    game = after_last_answer(trial)
    if game is None:
        raise NoOpenQuestion
    return store_question(session, trial, game, playouts, now)


def can_coach_try_outs(row: Table) -> bool:
    """Return whether the table lets bots advise and the installation has a coach."""
    return row.bot_advice and deps().settings.coach_playouts > 0


def playouts_at(row: Table) -> int:
    if not row.bot_advice:
        raise NoAdvice
    playouts = deps().settings.coach_playouts
    if not playouts:
        raise NoCoach
    return playouts


def after_last_answer(trial: TryOut) -> engine.AnyTable | None:
    """Return the try-out after the last answer given in it that had an alternative, or None."""
    record = Record.load(trial.record)
    for count in range(len(record.moves), trial.began_at_count, -1):
        if len(record.replay(upto=count - 1).moves(record.moves[count - 1].seat)) > 1:
            return record.replay(upto=count)
    return None


def store_question(
    session: Session, trial: TryOut, game: engine.AnyTable, playouts: int, now: datetime
) -> TryOutLook:
    """Store a question about the last move of this table."""
    asked = session.merge(
        TryOutLook(
            table_id=trial.table_id,
            player_id=trial.player_id,
            record=game.record().dump(),
            count=game.count - 1,
            move=game.log[-1].move,
            playouts=playouts,
            state=CoachState.WAITING,
            asked_at=now,
            taken_until=None,
            look=None,
        )
    )
    session.flush()
    send_task_after_commit(session, TaskName.RUN_COACH)
    return asked


def find_question(session: Session, trial: TryOut) -> TryOutLook | None:
    return session.get(TryOutLook, (trial.table_id, trial.player_id))


def look_at_try_outs(*, now: datetime, limit: int, think: Think = think_in_subprocess) -> int:
    """Look at one question at a time, the longest waiting first."""
    looked = 0
    while looked < limit:
        with transaction() as session:
            waiting = session.scalar(longest_waiting(now).with_for_update(skip_locked=True))
            if waiting is None:
                return looked
            waiting.taken_until = now + IN_HAND
            asker, order = (waiting.table_id, waiting.player_id), build_task(waiting)
        answer_question(asker, order, think)
        looked += 1
    return looked


def longest_waiting(now: datetime) -> Select[TryOutLook]:
    free = or_(TryOutLook.taken_until.is_(None), TryOutLook.taken_until <= now)
    return (
        select(TryOutLook)
        .where(TryOutLook.state == CoachState.WAITING, free)
        .order_by(TryOutLook.asked_at, TryOutLook.table_id, TryOutLook.player_id)
        .limit(1)
    )


def build_task(asked: TryOutLook) -> CoachTask:
    return CoachTask(
        record=Record.load(asked.record),
        playouts=asked.playouts,
        looks=(),
        most=1,
        seconds=0,
        only=asked.count,
    )


def answer_question(asker: tuple[int, int], order: CoachTask, think: Think) -> None:
    """Think, and store the result unless another question was asked meanwhile."""
    try:
        look = msgspec.to_builtins(think(order).looks[0])
    except CoachOutOfTime as busy:  # tried again after the lease
        log.info("the coach had no time for a try-out", table=asker[0], why=str(busy))
        return
    except CoachFailed as broken:
        log.warning("the coach found nothing in a try-out", table=asker[0], why=str(broken))
        look = None
    with transaction() as session:
        asked = session.get(TryOutLook, asker)
        if asked is None or (asked.count, asked.move) != (order.only, order.record.moves[-1].move):
            return
        asked.look, asked.taken_until = look, None
        asked.state = CoachState.REFUSED if look is None else CoachState.DONE
