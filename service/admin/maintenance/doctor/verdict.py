"""Findings of the doctor."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from service.platform.settings import Settings


class Verdict(StrEnum):
    """The severity of a finding. `mind` works, but not as it should."""

    FINE = "fine"
    MIND = "mind"
    WRONG = "wrong"


@dataclass(frozen=True)
class Finding:
    """One finding. `what` names the message `doctor-…`, which says what was found and how to fix it."""

    verdict: Verdict
    what: str
    facts: dict[str, str | int | float] = field(default_factory=dict)


def report_fine(what: str, **facts: str | float) -> Finding:
    return Finding(Verdict.FINE, what, facts)


def report_warning(what: str, **facts: str | float) -> Finding:
    return Finding(Verdict.MIND, what, facts)


def report_wrong(what: str, **facts: str | float) -> Finding:
    return Finding(Verdict.WRONG, what, facts)


Check = Callable[[Settings, datetime], Iterator[Finding]]
