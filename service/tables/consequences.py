"""What follows when a table has moved: its end, and word to everybody whom it concerns.

Each feature that must know (clocks, post, plans, feeds) has its line here, in the order in which they depend on each other.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.orm import Session

import engine
from service.tables.models import Origin, State, Table


def table_moved(
    session: Session,
    row: Table,
    game: engine.Table,
    events: Sequence[engine.Event],
    origin: Origin,
    now: datetime,
) -> None:
    """After every turn, in its transaction."""
    if game.over:
        finish(session, row, game, now)


def finish(session: Session, row: Table, game: engine.Table, now: datetime) -> None:
    """The last move was played: the result stands."""
    row.state = State.FINISHED
    row.result = game.result().data()
    row.ended_at = now
    for seat in row.seats:
        seat.question = seat.waiting_since = None
