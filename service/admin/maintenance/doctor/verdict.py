"""What the doctor says of one thing."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from service.platform.settings import Settings


class Verdict(StrEnum):
    """`mind` runs, but not as one would wish."""

    FINE = "fine"
    MIND = "mind"
    WRONG = "wrong"


@dataclass(frozen=True)
class Finding:
    """`what` names the sentence `doctor-…`; it says what was seen and, where it is not fine, what to do."""

    verdict: Verdict
    what: str
    facts: dict[str, str | int | float] = field(default_factory=dict)


def fine(what: str, **facts: str | float) -> Finding:
    return Finding(Verdict.FINE, what, facts)


def mind(what: str, **facts: str | float) -> Finding:
    return Finding(Verdict.MIND, what, facts)


def wrong(what: str, **facts: str | float) -> Finding:
    return Finding(Verdict.WRONG, what, facts)


Check = Callable[[Settings, datetime], Iterator[Finding]]
