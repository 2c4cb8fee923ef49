"""Why something cannot be done at a table. Each is an answer to a person or a program, not a fault.

`problem` is the name under which the API's problem documents tell it.
"""

from typing import ClassVar


class TableRefusal(Exception):
    """The family."""

    problem: ClassVar[str]


class NoTable(TableRefusal):
    """There is none, or not for this player's eyes."""

    problem = "not-found"


class NotGathering(TableRefusal):
    """Play has begun, or is over."""

    problem = "table-not-gathering"


class NotRunning(TableRefusal):
    """Play has not begun, or is over."""

    problem = "table-not-running"


class NotSeated(TableRefusal):
    """Only for those who sit at the table (or, for some acts, its host)."""

    problem = "not-at-this-table"


class NotInvited(TableRefusal):
    problem = "not-invited"


class SeatTaken(TableRefusal):
    problem = "seat-taken"


class NotYet(TableRefusal):
    """Not every seat is taken."""

    problem = "seats-open"


class NotYours(TableRefusal):
    """Somebody else holds this seat."""

    problem = "not-your-seat"


class NothingAsked(TableRefusal):
    """No question is open to this seat."""

    problem = "nothing-asked"


class NoSuchSeat(TableRefusal):
    """The table has no seat of that number, or nobody to speak to but oneself."""

    problem = "no-such-seat"


class TableClosed(TableRefusal):
    """Nobody talks at an abandoned table any more."""

    problem = "table-closed"


class NoTryOut(TableRefusal):
    """There is none, or it was thrown away."""

    problem = "no-try-out"


class NotFinished(TableRefusal):
    """The seed is told when a table is over, and not before."""

    problem = "table-not-finished"


class RecordRefused(TableRefusal):
    """A record that does not hold what it says."""

    problem = "record-refused"


class QuestionClosed(TableRefusal):
    """The question that a turn answers is no longer open to its seat."""

    problem = "question-closed"

    def __init__(self, *, answered: int, opened: int | None, since: int) -> None:
        super().__init__(answered)
        self.answered = answered
        self.opened = opened
        """The question that is open to the seat now."""
        self.since = since
        """The count from which on the seat has something to read."""
