"""Why the door stays shut. Each is an answer to a person or a program, not a fault."""

from dataclasses import dataclass


class TurnRefused(Exception):
    """The family."""


class NotRunning(TurnRefused):
    """The table has not begun, or is over."""


class NotYours(TurnRefused):
    """Somebody else holds this seat."""


@dataclass
class QuestionClosed(TurnRefused):
    """The question that the turn answers is no longer open to this seat."""

    table_id: int
    seat: int
    answered: int
    """The question that was meant."""
    open: int | None
    """The one that is open to the seat now."""
    since: int
    """From which count on the seat has something to read."""
