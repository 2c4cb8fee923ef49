"""API responses that contain data of a game, as plain data. Unknown fields of a newer server are ignored."""

from datetime import datetime
from typing import Any

import msgspec

from engine.values.component import Component


class SeatInfo(msgspec.Struct, frozen=True):
    number: int
    player: str | None
    kind: str | None
    ready: bool
    waiting_since: datetime | None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as shown to everybody who may see it."""

    id: int
    name: str
    game: str
    edition: str
    options: dict[str, Any]
    size: int
    state: str
    count: int
    commitment: str
    seats: list[SeatInfo]
    result: dict[str, Any] | None

    @property
    def names(self) -> list[str]:
        """Return the players' names by seat; an open seat is named by its number."""
        return [seat.player or f"seat {seat.number}" for seat in self.seats]


class TableReference(msgspec.Struct, frozen=True):
    id: int
    name: str
    game: str
    count: int


class LegalAnswer(msgspec.Struct, frozen=True):
    """A legal answer, as data and as words."""

    move: dict[str, Any]
    text: str


class AmountRange(msgspec.Struct, frozen=True):
    """The range of numbers that answer a question; empty if `least` is None."""

    do: str
    slot: str
    least: int | None
    most: int | None
    step: int
    sensible: list[int] = []

    @property
    def values(self) -> range:
        if self.least is None or self.most is None:
            return range(0)
        return range(self.least, self.most + 1, self.step)


class ComponentInfo(Component, frozen=True, kw_only=True):
    """A component of the game, with a description in words."""

    text: str


class AnswerKind(msgspec.Struct, frozen=True):
    """A group of legal answers that begin alike."""

    text: str
    begins: str
    count: int
    liberty: bool


class QuestionPrompt(msgspec.Struct, frozen=True):
    """A question in words."""

    prompt: str


class QuestionInfo(msgspec.Struct, frozen=True):
    id: int
    kind: str
    seat: int
    owed: bool
    forced: bool
    default: dict[str, Any]
    data: dict[str, Any]
    prompt: str
    moves: list[LegalAnswer]
    amount: AmountRange | None = None
    """The amounts that answer the question, if the answer is a number."""
    details: list[str] = []
    """More facts that help the player to decide."""
    components: list[ComponentInfo] = []
    """The components to choose among, in full."""
    kinds: list[AnswerKind] = []
    """The groups of legal answers; only in the response to a request for this question."""


class TryOutInfo(msgspec.Struct, frozen=True):
    """A try-out, from the seat that is to move."""

    seat: int
    question: QuestionPrompt | None


class WaitingSeat(msgspec.Struct, frozen=True):
    """A table that waits for me."""

    table: TableReference
    seat: int
    question: int
    waiting_since: datetime
    asked: QuestionInfo | None = None
    """The question, if the request asked for questions."""


class TableEvent(msgspec.Struct, frozen=True):
    """Something that happened, as data and as a sentence in my language."""

    count: int
    place: int
    data: dict[str, Any]
    text: str


class TurnResult(msgspec.Struct, frozen=True):
    """The result of a turn.

    `played` is false for a dry run. `already` is true if the same answer was accepted before.
    """

    count: int
    played: bool
    events: list[TableEvent]
    already: bool = False


class StreamMessage(msgspec.Struct, frozen=True):
    """One message of a stream. A later stream can resume after its id."""

    event: str
    id: str
    data: msgspec.Raw
