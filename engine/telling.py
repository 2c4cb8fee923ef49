"""Telling: events, prompts and scores as sentences of a catalogue, with players' names for seats.

One rule names seats everywhere: a fact called `seat`, or whose name ends in `_seat`, is a seat; `seats` are several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.event import Event
from engine.question import OpenQuestion
from engine.result import ScoreLine
from engine.words import Words

Names = Sequence[str]


def facts_with_names(facts: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """Facts as a catalogue can say them: seats by name, nothing as an empty word, yes and no as words."""
    return {key: _fact(key, value, names) for key, value in facts.items()}


def event_told(words: Words, event: Event, names: Names) -> str:
    facts = event.data()
    return words.say(f"event-{facts['event']}", **facts_with_names(facts, names))


def question_told(words: Words, question: OpenQuestion, names: Names) -> str:
    return words.say(f"question-{question.kind}", **facts_with_names(question.data, names))


def score_told(words: Words, line: ScoreLine, names: Names) -> str:
    return words.say(f"score-{line.reason}", points=line.points, **facts_with_names(line.facts, names))


def _fact(key: str, value: Any, names: Names) -> Any:
    if key == "seats":
        return tuple(names[seat] for seat in value)
    if value is not None and (key == "seat" or key.endswith("_seat")):
        return names[value]
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return tuple(map(str, value)) if isinstance(value, dict) else value
