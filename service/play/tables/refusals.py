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


class NoCircle(TableRefusal):
    """There is none, or this player does not belong to it."""

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


class AddressNeeded(TableRefusal):
    """Guests play alone against bots, and where somebody let them in; for company they give an address first."""

    problem = "address-needed"


class LinkSpent(TableRefusal):
    """The link leads to no table, or does so no longer."""

    problem = "link-spent"


class NoInvitation(TableRefusal):
    """Nobody is asked by that number, or no longer."""

    problem = "not-found"


class TooManyInvitations(TableRefusal):
    """No more addresses can be asked to this table."""

    problem = "too-many-invitations"


class TooManyReports(TableRefusal):
    """The desk has still to come to what this player called it for."""

    problem = "too-many-reports"


class NoSuchLine(TableRefusal):
    """Nothing of that number was said to this seat."""

    problem = "no-such-line"


class BudgetSpent(TableRefusal):
    """What costs others has been done as often as may be, for a while."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait
        """Seconds until it is worth to come back."""


class InvitationsSpent(BudgetSpent):
    problem = "invitations-spent"


class AddressAskedOften(BudgetSpent):
    problem = "address-asked-often"


class InvitationsUnwanted(TableRefusal):
    """No letter of invitation goes to this address: its reader has said so. Whoever invites is not told that they did."""

    problem = "invitations-unwanted"


class TalkSpent(BudgetSpent):
    problem = "talk-spent"


class AnswerChangedOften(BudgetSpent):
    problem = "answer-changed-often"


class CircleCallsSpent(BudgetSpent):
    """Each call is a letter to everybody in a circle."""

    problem = "circle-calls-spent"


class TooManyTables(TableRefusal):
    """A host has as many tables that wait for players as may be."""

    problem = "too-many-tables"


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


class TalkClosed(TableRefusal):
    """The desk has closed the talk of this table."""

    problem = "talk-closed"


class Muted(TableRefusal):
    """The desk has asked this player to be silent for a while."""

    problem = "muted"


class PlayerShutOut(TableRefusal):
    """The desk lets this player not play, for a while or for good."""

    problem = "shut-out"


class NoTryOut(TableRefusal):
    """There is none, or it was thrown away."""

    problem = "no-try-out"


class NoAdvice(TableRefusal):
    """The table's rules allow no advice of bots."""

    problem = "no-advice"


class NotFinished(TableRefusal):
    """What comes after a game must wait for its end: the seed, the rematch."""

    problem = "table-not-finished"


class RecordRefused(TableRefusal):
    """A record that does not hold what it says."""

    problem = "record-refused"


class NothingToTakeBack(TableRefusal):
    """Not so many of the seat's last moves can be taken back."""

    problem = "nothing-to-take-back"

    def __init__(self, free: int) -> None:
        super().__init__(free)
        self.free = free
        """How many can."""


class MotionClosed(TableRefusal):
    """The motion is decided, or play went on meanwhile."""

    problem = "motion-closed"


class TurnReveals(TableRefusal):
    """The turn goes on after a move that reveals something."""

    problem = "turn-reveals"

    def __init__(self, moves: int) -> None:
        super().__init__(moves)
        self.moves = moves
        """How many of its moves make a turn."""


class QuestionClosed(TableRefusal):
    """The question that a turn answers is no longer open to its seat."""

    problem = "question-closed"

    def __init__(self, *, table_id: int, seat: int, answered: int, opened: int | None, since: int) -> None:
        super().__init__(answered)
        self.table_id = table_id
        self.seat = seat
        self.answered = answered
        self.opened = opened
        """The question that is open to the seat now."""
        self.since = since
        """The count from which on the seat has something to read."""
