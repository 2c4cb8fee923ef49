"""The clock told to one reader: as data for programs, and in words in their language and zone."""

from typing import Any

from service.clocks.running_clock import Running
from service.core.words import Words
from service.pace.deadline import Reckoning
from service.pace.explain import explain, render


def deadline_told(run: Running, found: Reckoning, words: Words) -> dict[str, Any]:
    """When time runs out, and why then; what was given; when the next reminder comes."""
    until, *more = explain(run.hours, run.asked, found)
    zone = run.hours.calendar.zone
    return {"until": render(until, words, zone), "more": [render(each, words, zone) for each in more]}


def clock_told(run: Running, found: Reckoning, words: Words) -> dict[str, Any]:
    """All that a player wants to know of the clock of their question."""
    return {
        "opened": found.opened,
        "deadline": found.deadline,
        "reminders": list(found.reminders),
        "time_left": found.time_left,
        "bank_left": found.bank_left,
        "bank": run.held.bank,
        "absent": run.asked.absent,
        **deadline_told(run, found, words),
    }
