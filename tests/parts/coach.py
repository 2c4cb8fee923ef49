"""A coach's result without minutes of thinking: one late decision of each seat counts as a costly mistake."""

from collections.abc import Sequence
from datetime import datetime

import msgspec

from engine.coach import Coach, CoachBudget, Look
from engine.coach.budget import CLOSE
from engine.coach.look import first_look
from engine.table.record import Record
from service.learning.coach.ask import ask_coach
from service.learning.coach.think import CoachResult
from service.learning.coach.work import build_task, store_result
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table

DEAR, SURE = 4.2, 0.6


def coached(number: int, now: datetime) -> Sequence[Look]:
    """Store the result for a finished table that somebody has asked about."""
    with transaction() as session:
        ask_coach(session, session.get_one(Table, number), now)
    with read_session() as session:
        order = build_task(session, number, 1)
    looks = dear_looks(order.record)
    found = CoachResult(looks=tuple(looks), decisions=len(looks), done=True)
    with transaction() as session:
        store_result(session, number, order, found, now)
    return looks


def dear_looks(record: Record) -> list[Look]:
    coach = Coach(record, CoachBudget(playouts=8))
    last = {each.seat: each for each in coach.decisions.values()}
    looks = []
    for each in sorted(last.values(), key=lambda decision: decision.count):
        table = record.replay(upto=each.count)
        look = first_look(table, each.seat, each.move, coach.budget, bytes(32))
        better = look.others[0].move
        looks.append(msgspec.structs.replace(look, better=better, loss=DEAR, error=SURE, closeness=CLOSE))
    return looks
