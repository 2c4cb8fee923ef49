"""Playing a try-out: copy the position as a seat knows it, deal the rest again, and play all seats."""

from datetime import datetime

from sqlalchemy.orm import Session

import engine
from service.learning.tryout.models import TryOut
from service.platform.deps import deps
from service.play.tables.models import Table, TableState
from service.play.tables.refusals import NotRunning, NoTryOut
from service.play.tables.views import Given, load_with_history


def start_try_out(session: Session, *, row: Table, seat: int, player_id: int, now: datetime) -> TryOut:
    """Copy the present position. An earlier try-out of this player at this table is deleted."""
    if row.state != TableState.RUNNING:
        raise NotRunning
    imagined = load_with_history(session, row).imagine(seat, deps().chance.seed())
    discard_try_out(session, table_id=row.id, player_id=player_id)
    trial = TryOut(
        table_id=row.id,
        player_id=player_id,
        seat=seat,
        began_at_count=row.count,
        record=imagined.record().dump(),
        made_at=now,
    )
    session.add(trial)
    session.flush()
    return trial


def try_out_of(session: Session, table_id: int, player_id: int) -> TryOut:
    trial = session.get(TryOut, (table_id, player_id))
    if trial is None:
        raise NoTryOut
    return trial


def trial_table(trial: TryOut) -> engine.AnyTable:
    """Return the engine's table of a try-out."""
    return engine.Record.load(trial.record).replay()


def play_trial_move(trial: TryOut, *, seat: int, given: Given) -> tuple[engine.Event, ...]:
    """Play a move for any seat of the try-out."""
    game = trial_table(trial)
    events = game.play(seat, given)
    trial.record = game.record().dump()
    return events


def discard_try_out(session: Session, *, table_id: int, player_id: int) -> None:
    trial = session.get(TryOut, (table_id, player_id), with_for_update=True)
    if trial is not None:
        session.delete(trial)
        session.flush()
