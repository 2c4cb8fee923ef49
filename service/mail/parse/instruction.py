"""The instructions that a letter can give, as data between the parser and the use cases."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Reason(StrEnum):
    """The reason why a line is not carried out and is answered instead."""

    EMPTY = "empty"
    TOO_MANY_LINES = "too-many-lines"
    LINE_TOO_LONG = "line-too-long"
    CHOICE = "choice"
    TALK_EMPTY = "talk-empty"
    TALK_TO_WHOM = "talk-to-whom"
    TALK_TOO_LONG = "talk-too-long"
    LEAVE = "leave"
    DESK = "desk"


class Choose(Struct, frozen=True, tag="choose", omit_defaults=True):
    """A number alone.

    Its meaning depends on the question. With a `#` it is the place of a numbered answer.
    """

    line: int
    number: int
    place: bool = False


class WrittenMove(Struct, frozen=True, tag="notation"):
    """A line for the engine to parse. Only the engine knows if it is valid."""

    line: int
    text: str


class Ask(Struct, frozen=True, tag="ask"):
    """A move, or the first words of several, that the player only wants to look at."""

    line: int
    text: str
    number: Choose | None = None
    """The number, if the text is a number of the list."""


class Talk(Struct, frozen=True, tag="talk"):
    """The rest of the letter, as a message to one player or to all."""

    line: int
    to: str
    text: str


class PlanRequest(Struct, frozen=True, tag="plan"):
    """A plan as written. Empty if the player wants examples."""

    line: int
    text: str


class FeatureCommand(Struct, frozen=True, tag="feature"):
    """A command that a feature carries out, with the rest of its line as written."""

    line: int
    name: str
    argument: str


class CardsRequest(Struct, frozen=True, tag="cards"):
    """A request for the texts of cards and tiles: those of one kind, as written, or all if empty."""

    line: int
    kind: str


class LeaveRequest(Struct, frozen=True, tag="leave"):
    """Leave for some days."""

    line: int
    days: int


class RulesRequest(Struct, frozen=True, tag="rules"):
    """A request for the rules of the table: a chapter (6), a paragraph (6.2), what stands there about
    something, or the table of contents if empty.
    """

    line: int
    place: str


class CallDesk(Struct, frozen=True, tag="desk"):
    """The rest of the letter, as a report to the desk."""

    line: int
    text: str


class Do(Struct, frozen=True, tag="do"):
    """A command of one word: default, show, history, time, back, help, resign, undo, settings, stop;
    or resign-yes."""

    line: int
    what: str


class NotUnderstood(Struct, frozen=True, tag="not-understood"):
    """A line that begins like a command but is not valid. Line 0 is the letter as a whole."""

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
    | FeatureCommand
    | LeaveRequest
    | RulesRequest
    | Do
    | NotUnderstood
)
