"""When the answer of a plan comes that is to look like a person's.

The delay is random to everybody, for the table's seed is secret, and the same whenever it is reckoned. It is fair: no
longer than half of the time that there is, and between a few minutes and a few hours.
"""

import hmac
from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from service.play.plans.models import StandingPlan
from service.play.tables.models import Table

SHORTEST: Final = timedelta(minutes=5)
LONGEST: Final = timedelta(hours=3)
_PARTS: Final = 1 << 32


def due_at(row: Table, plan: StandingPlan, asked: Sequence[int], now: datetime) -> tuple[datetime, int]:
    """When, and for which question, of which these are all ids, the one that is good now last. A question for which an
    answer is already due keeps its time, whatever its id was then."""
    question = asked[-1]
    if plan.due_at is not None and plan.due_question in asked:
        return plan.due_at, question
    return now + delay(row.seed, plan.seat, question), question


def delay(seed: bytes, seat: int, question: int) -> timedelta:
    """Between the shortest and the longest, every length as likely as any other."""
    drawn = hmac.digest(seed, f"plan {seat} {question}".encode(), sha256)
    share = int.from_bytes(drawn[:4], "big") / _PARTS
    return SHORTEST + (LONGEST - SHORTEST) * share


def no_later(due: datetime, now: datetime, deadline: datetime | None) -> datetime:
    """Not beyond half of the time that is left."""
    return due if deadline is None else min(due, now + (deadline - now) / 2)
