"""What a letter can ask for, as data: the small language between the post and the use cases."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Reason(StrEnum):
    """Why a line is answered and not carried out."""

    EMPTY = "empty"
    TOO_MANY_LINES = "too-many-lines"
    LINE_TOO_LONG = "line-too-long"
    CHOICE = "choice"
    TALK_EMPTY = "talk-empty"
    TALK_TO_WHOM = "talk-to-whom"
    TALK_TOO_LONG = "talk-too-long"
    LEAVE = "leave"
    RULES = "rules"
    DESK = "desk"


class Choose(Struct, frozen=True, tag="choose", omit_defaults=True):
    """A number alone: what it means follows from the question. With a `#` it is the place of a numbered answer."""

    line: int
    number: int
    place: bool = False


class WrittenMove(Struct, frozen=True, tag="notation"):
    """A line for the engine to read; whether it reads is the engine's word."""

    line: int
    text: str


class Ask(Struct, frozen=True, tag="ask"):
    """A move, or the beginning of some, that is only looked at."""

    line: int
    text: str
    number: Choose | None = None
    """Where it is a number of the list."""


class Talk(Struct, frozen=True, tag="talk"):
    """The rest of the letter, for one player or for all."""

    line: int
    to: str
    text: str


class PlanRequest(Struct, frozen=True, tag="plan"):
    """A standing order, as written; nothing where examples are wished for."""

    line: int
    text: str


class LearnRequest(Struct, frozen=True, tag="learn"):
    """A game to be learned, as written; nothing where none was named."""

    line: int
    game: str


class CardsRequest(Struct, frozen=True, tag="cards"):
    """Cards and tiles in full: those of a kind, as written, or with nothing all of them."""

    line: int
    kind: str


class LeaveRequest(Struct, frozen=True, tag="leave"):
    """Away for some days."""

    line: int
    days: int


class RulesRequest(Struct, frozen=True, tag="rules"):
    """What the rules of the table say: a chapter (6), a paragraph (6.2), or with nothing what there is."""

    line: int
    place: str


class CallDesk(Struct, frozen=True, tag="desk"):
    """The rest of the letter, for the desk's people."""

    line: int
    text: str


class Do(Struct, frozen=True, tag="do"):
    """A command of one word: default, show, history, time, back, help, resign, undo."""

    line: int
    what: str


class NotUnderstood(Struct, frozen=True, tag="not-understood"):
    """A line that no command covers although it begins as one; line 0 is the letter as a whole."""

    line: int
    text: str
    why: Reason


Instruction = (
    Ask
    | CallDesk
    | CardsRequest
    | Choose
    | WrittenMove
    | Talk
    | PlanRequest
    | LearnRequest
    | LeaveRequest
    | RulesRequest
    | Do
    | NotUnderstood
)
