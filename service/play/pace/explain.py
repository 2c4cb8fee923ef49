"""The deadline in words: "Tue 24 Nov 18:30 your time, because your weekend does not count"."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final, Protocol

from babel.dates import format_datetime

from service.play.pace.calendar import load_zone
from service.play.pace.deadline import ClockState, OpenQuestionTime
from service.play.pace.hours import Hours
from service.play.pace.sentence import Fact, Sentence
from service.play.pace.spans import NONE, covered_time

UNITS: Final = (("days", timedelta(days=1)), ("hours", timedelta(hours=1)), ("minutes", timedelta(minutes=1)))
SHOWN: Final = 2
"""The number of units in a length of time: its two largest ones."""
CACHED: Final = 1024


class MessageCatalogue(Protocol):
    """The part of a catalogue that this module needs."""

    language: str

    def say(self, message: str, **values: str | float) -> str: ...


def explain_deadline(hours: Hours, asked: OpenQuestionTime, reckoning: ClockState) -> tuple[Sentence, ...]:
    """Return the sentences on the deadline: when it is and why, the time given, and the next reminder."""
    if reckoning.deadline is None:
        return (Sentence("time-no-limit"),)
    why = deadline_reasons(hours, reckoning)
    headline = Sentence("time-deadline", {"deadline": reckoning.deadline})
    if why:
        headline = Sentence("time-deadline-because", {"deadline": reckoning.deadline, "reasons": why})
    reminders = [Sentence("time-next-reminder", {"reminder": moment}) for moment in reckoning.reminders[:1]]
    return (headline, describe_time_given(hours, asked, reckoning), *reminders)


def deadline_reasons(hours: Hours, reckoning: ClockState) -> tuple[Sentence, ...]:
    """Return every reason why the deadline is later than the time given, each once."""
    opened, end = reckoning.opened, reckoning.deadline or reckoning.opened
    stopped = [
        Sentence(f"time-because-{cause}")
        for cause in hours.stopping
        if covered_time(opened, end, hours.because(cause, opened)) > NONE
    ]
    moved = [Sentence(f"time-because-moved-{cause}") for cause in reckoning.moved if cause != "hour"]
    return (*stopped, *moved)


def describe_time_given(hours: Hours, asked: OpenQuestionTime, reckoning: ClockState) -> Sentence:
    """Return the time given to this question, in the terms of the pace."""
    time = reckoning.time_left + reckoning.charge.time
    bank = reckoning.bank_left + reckoning.charge.bank
    hour = hours.pace.hour
    if asked.absent:
        return Sentence("time-given-absent", {"time": time})
    if hour:
        return Sentence("time-given-hour", {"hour": hour.at, "zone": hour.zone, "time": time})
    if bank:
        return Sentence("time-given-bank", {"time": time, "bank": bank})
    return Sentence("time-given", {"time": time})


def render_sentence(sentence: Sentence, words: MessageCatalogue, zone: str) -> str:
    """Render a sentence in the language of `words`, with moments in the given time zone."""
    facts = {name: _said(fact, words, zone) for name, fact in sentence.facts.items()}
    return words.say(sentence.message, **facts)


def _said(fact: Fact, words: MessageCatalogue, zone: str) -> str | int:
    match fact:
        case datetime():
            return format_moment(fact, words, zone)
        case timedelta():
            return format_length(fact, words)
        case Sentence():
            return render_sentence(fact, words, zone)
        case tuple():
            return _joined([render_sentence(each, words, zone) for each in fact], words)
        case str() | int():
            return fact
    raise TypeError(f"a fact is text, a number, a moment, a length or sentences, not {fact!r}")


def format_moment(at: datetime, words: MessageCatalogue, zone: str) -> str:
    """Return a moment such as `Tue 24 Nov 18:30`, in the format of the language and the given time zone."""
    return format_time(at, zone, words.say("time-moment-pattern"), words.language)


@lru_cache(CACHED)
def format_time(at: datetime, zone: str, pattern: str, language: str) -> str:
    """Format a time; cached, since babel is slow and a page contains some times repeatedly."""
    return format_datetime(at, pattern, tzinfo=load_zone(zone), locale=language)


def format_length(span: timedelta, words: MessageCatalogue) -> str:
    """Return a length of time such as `2 days and 4 hours`. Anything shorter than a minute is 0 minutes."""
    parts: list[str] = []
    for unit, size in UNITS:
        count, span = divmod(span, size)
        if count and len(parts) < SHOWN:
            parts.append(words.say(f"time-{unit}", count=count))
    return _joined(parts or [words.say("time-minutes", count=0)], words)


def _joined(parts: list[str], words: MessageCatalogue) -> str:
    *first, last = parts
    return words.say("time-and", first=", ".join(first), last=last) if first else last
