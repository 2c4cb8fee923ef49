"""Facts: the view of a seat as names with a number each. They are readable, and tensors use only them.

    table/round                 4     a number has its own name
    table/seats/2/money      2500     an entry of a list has its position in its name
    table/seats/2/hand=poet     1     a word has its count; the order of words is left out
    table/lots/0/sold           1     true is 1; false and unknown values have no fact

They come from the view of the seat, so they contain nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

Facts = dict[str, float]

ABOUT_THE_TABLE: Final = ("options", "over", "seat", "seats", "table", "waiting")
"""The keys of a view that matter for playing.

The seed, the commitment and the names of editions are left out, because they would make equal tables look
different.
"""
ABOUT_THE_QUESTION: Final = ("amount", "data", "kind")


def relevant_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the part of a view that matters for playing, as plain data.

    Two tables that look the same to a seat give the same data.
    """
    question = view["question"]
    asked = None if question is None else {name: question[name] for name in ABOUT_THE_QUESTION}
    return {**{name: view[name] for name in ABOUT_THE_TABLE}, "question": asked}


def view_facts(view: Mapping[str, Any]) -> Facts:
    """Return the facts of a view.

    The own seat is a word (`seat=2`), because a policy that plays all seats must tell them apart.
    """
    facts = Facts()
    _gather(facts, "", {**relevant_view(view), "seat": str(view["seat"])})
    return facts


def event_facts(events: Iterable[Mapping[str, Any]]) -> Facts:
    """Return the sum of the facts of all events."""
    facts = Facts()
    for event in events:
        told = Facts()
        _gather(told, f"/event/{event['event']}", {key: each for key, each in event.items() if key != "at"})
        for name, number in told.items():
            facts[name] = facts.get(name, 0) + number
    return facts


def move_facts(move: Mapping[str, Any]) -> Facts:
    """Return the facts of an answer, from its data."""
    facts = Facts()
    _gather(facts, "", move)
    return facts


def _gather(facts: Facts, name: str, value: Any) -> None:
    """Add the facts of a value to `facts`. Plain data consists of dicts and lists only."""
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
