"""A game's additions to the language of plans: its lots, its facts, and the moves for each question."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.values.move import Move
from engine.values.open_question import OpenQuestion

View = Mapping[str, Any]


class Purchase(NamedTuple):
    """A purchase by a seat: the names of the lot and the price."""

    seat: int
    names: Collection[str]
    price: int


def _no_lots(question: OpenQuestion) -> tuple[str, ...]:  # noqa: ARG001 - signature of a game's own
    return ()


def _none_to_be_had(view: View) -> frozenset[str]:  # noqa: ARG001 - signature of a game's own
    return frozenset()


def _no_purchase(event: Mapping[str, Any]) -> Purchase | None:  # noqa: ARG001 - signature of a game's own
    return None


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    """Everything that plans need to know about a game.

    Views and questions are passed as a seat sees them, never with more.
    """

    answers: Callable[[OpenQuestion], Collection[type[Move]]]
    """The kinds of moves that can answer a question, whether or not one is legal now."""
    facts: Callable[[View], Mapping[str, int | bool]]
    """The facts that conditions can refer to, by their words."""
    example: str = ""
    """An example of a plan."""
    said: Sequence[str] = ()
    """All possible facts, for authors of plans."""
    lots: Sequence[str] = ()
    """The lots that a plan can want: kinds of lots, and single ones."""
    on_auction: Callable[[OpenQuestion], Collection[str]] = _no_lots
    """All names of the lot that a question asks bids for."""
    to_be_had: Callable[[View], Collection[str]] = _none_to_be_had
    """The lots that this seat can still buy before the auctions are over."""
    naming: Mapping[str, str] | None = None
    """The notation that names a lot, by kind of question: `auction {lot}`."""
    bought: Callable[[Mapping[str, Any]], Purchase | None] = _no_purchase
    """The purchase in an event, or None."""

    def names(self, kind: str) -> str | None:
        return (self.naming or {}).get(kind)
