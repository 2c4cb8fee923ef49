"""The delay of a plan's answer that should look like a person's.

The delay looks random to everybody, because it derives from the secret seed of the table. It is the same
whenever it is computed. It is fair: at most half of the available time, and between a few minutes and a few
hours.
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


def compute_due_time(
    row: Table, plan: StandingPlan, asked: Sequence[int], now: datetime
) -> tuple[datetime, int]:
    """Return when the answer is due and the id of its question.

    `asked` has all ids of the question; the last one is valid now. A question that has a due answer keeps its
    time, even if it had another id then.
    """
    question = asked[-1]
    if plan.due_at is not None and plan.due_question in asked:
        return plan.due_at, question
    return now + compute_delay(row.seed, plan.seat, question), question


def compute_delay(seed: bytes, seat: int, question: int) -> timedelta:
    """Return a delay, uniformly distributed between the shortest and the longest."""
    drawn = hmac.digest(seed, f"plan {seat} {question}".encode(), sha256)
    share = int.from_bytes(drawn[:4], "big") / _PARTS
    return SHORTEST + (LONGEST - SHORTEST) * share


def limit_due_time(due: datetime, now: datetime, deadline: datetime | None) -> datetime:
    """Limit a due time to half of the time that is left."""
    return due if deadline is None else min(due, now + (deadline - now) / 2)
