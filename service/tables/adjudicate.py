"""Ending a table with the score of this moment, as the players agreed or the desk decided."""

from datetime import datetime

from sqlalchemy.orm import Session

import engine
from engine.result import result_of
from service.models.tables import EndedBy, State, Table
from service.tables.after_move import table_adjudicated
from service.tables.asking import close_questions
from service.tables.queries import lines_of


def adjudicate(session: Session, row: Table, by: EndedBy, now: datetime) -> None:
    """As if the game ended now: the engine counts, as it does at every end."""
    game = engine.load_table(row.dump or b"", lines_of(session, row.id))
    row.state, row.ended_at, row.ended_by = State.FINISHED, now, by
    row.result = result_of(game.scores()).data()
    row.revision += 1
    close_questions(session, row, [seat.number for seat in row.seats], now)
    for seat in row.seats:
        seat.question = seat.waiting_since = None
    table_adjudicated(session, row, now)
