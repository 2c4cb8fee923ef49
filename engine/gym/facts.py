"""What a seat sees, as facts: names with a number each. It is plain text to read, and all that a tensor is made of.

    table/round                 4     a number stands under its name
    table/seats/2/money      2500     what is listed stands at its place
    table/seats/2/hand=poet     1     a word says how often it stands there: the order of words is left out
    table/lots/0/sold           1     true is 1, and what is false or unknown has no fact

They come from the view of the seat, so that they hold nothing that it may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

Facts = dict[str, float]

ABOUT_THE_TABLE: Final = ("options", "over", "seat", "seats", "table", "waiting")
"""Of a view, what a player goes by. The seed, the commitment and names of editions would tell tables apart that are alike."""
ABOUT_THE_QUESTION: Final = ("amount", "data", "kind")


def seen(view: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a view that a player goes by, as plain data. Two tables that are alike to a seat say the same."""
    question = view["question"]
    asked = None if question is None else {name: question[name] for name in ABOUT_THE_QUESTION}
    return {**{name: view[name] for name in ABOUT_THE_TABLE}, "question": asked}


def view_facts(view: Mapping[str, Any]) -> Facts:
    """The facts of a view. One's own seat is a word, as a policy that plays all seats must tell them apart."""
    facts = Facts()
    _gather(facts, "", {**seen(view), "seat": str(view["seat"])})
    return facts


def event_facts(events: Iterable[Mapping[str, Any]]) -> Facts:
    """The facts of all that has happened, added up."""
    facts = Facts()
    for event in events:
        told = Facts()
        _gather(told, f"/event/{event['event']}", {key: each for key, each in event.items() if key != "at"})
        for name, number in told.items():
            facts[name] = facts.get(name, 0) + number
    return facts


def move_facts(move: Mapping[str, Any]) -> Facts:
    """The facts of an answer, from its data."""
    facts = Facts()
    _gather(facts, "", move)
    return facts


def _gather(facts: Facts, name: str, value: Any) -> None:
    """Plain data is made of dicts and lists alone."""
    if isinstance(value, str):
        word = f"{name}={value}"
        facts[word] = facts.get(word, 0) + 1
    elif isinstance(value, dict):
        for key, each in value.items():
            _gather(facts, f"{name}/{key}" if name else key, each)
    elif isinstance(value, list):
        for at, each in enumerate(value):
            _gather(facts, name if isinstance(each, str) else f"{name}/{at}", each)
    elif value:
        facts[name] = value
