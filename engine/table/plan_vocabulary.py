"""What a game adds to the language of plans: its lots, its facts, and which moves answer which question."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.values.move import Move
from engine.values.open_question import OpenQuestion

View = Mapping[str, Any]


class Purchase(NamedTuple):
    """Somebody has bought something: under which names, and for how much."""

    seat: int
    names: Collection[str]
    price: int


def _no_lots(question: OpenQuestion) -> tuple[str, ...]:  # noqa: ARG001 - the signature of a game's own
    return ()


def _none_to_be_had(view: View) -> frozenset[str]:  # noqa: ARG001 - the signature of a game's own
    return frozenset()


def _no_purchase(event: Mapping[str, Any]) -> Purchase | None:  # noqa: ARG001 - the signature of a game's own
    return None


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    """Everything that plans need to know of a game. Views and questions come as a seat sees them, never more."""

    answers: Callable[[OpenQuestion], Collection[type[Move]]]
    """The kinds of moves that a question can be answered with, whether any is legal just now or not."""
    facts: Callable[[View], Mapping[str, int | bool]]
    """What conditions can ask about, by the words for it."""
    example: str = ""
    """A plan that shows how they are written."""
    said: Sequence[str] = ()
    """All facts that there can be, for those who write plans."""
    lots: Sequence[str] = ()
    """What can be wanted: kinds of lots, and single ones."""
    on_auction: Callable[[OpenQuestion], Collection[str]] = _no_lots
    """What a question asks bids for, under all its names."""
    to_be_had: Callable[[View], Collection[str]] = _none_to_be_had
    """What this seat may still come to buy before the auctions are over."""
    naming: Mapping[str, str] | None = None
    """The notation in which each kind of question takes a lot's name: `auction {lot}`."""
    bought: Callable[[Mapping[str, Any]], Purchase | None] = _no_purchase
    """The purchase that an event tells of."""

    def names(self, kind: str) -> str | None:
        return (self.naming or {}).get(kind)
