"""A question that is asked again goes on under a new id, and whatever holds on to it goes along.

Since when it waits, its clock and a plan that is to answer it are those of the question, not of its id: whoever sells
points before they decide has no more time for that, and gets no second letter.
"""

from datetime import datetime

from sqlalchemy.orm import Session

import engine
from service.core.writing import change
from service.models.clocks import Clock
from service.models.tables import Seat, Table
from service.plans.queries import waiting_plans
from service.tables.asking import close_questions, put


def go_on(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """After a turn: questions that it has left open."""
    for seat in row.seats:
        if seat.question in game.question_ids(seat.number)[:-1]:
            renumber(session, row, game, seat, now)


def go_back(
    session: Session, row: Table, before: engine.AnyTable, game: engine.AnyTable, now: datetime
) -> None:
    """After moves were taken back: questions that had been left open have an earlier id again."""
    for seat in row.seats:
        asked = game.asked(seat.number)
        if asked is not None and asked[0] in before.question_ids(seat.number)[:-1]:
            renumber(session, row, game, seat, now)


def renumber(session: Session, row: Table, game: engine.AnyTable, seat: Seat, now: datetime) -> None:
    asked, before = game.asked(seat.number), seat.question
    if asked is None:
        return
    question, kind = asked
    close_questions(session, row, [seat.number], now)
    put(session, row, [{"question": question, "seat": seat.number, "kind": kind}], now)
    change(session, seat, question=question)
    clock = session.get(Clock, seat.id)
    if clock is not None and clock.question == before:
        change(session, clock, question=question)
    for plan in waiting_plans(session, row.id) if seat.planned is not False else ():
        if (plan.seat, plan.due_question) == (seat.number, before):
            plan.due_question = question
