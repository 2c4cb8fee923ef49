"""Refusals at tables. Each is a regular answer to a person or a program, and no server error.

`problem` is the name of the API's problem document.
"""

from typing import ClassVar


class TableRefusal(Exception):
    """The base class of all refusals at tables."""

    problem: ClassVar[str]


class NoTable(TableRefusal):
    """The table does not exist, or this player may not view it."""

    problem = "not-found"


class NoCircle(TableRefusal):
    """The circle does not exist, or this player is no member."""

    problem = "not-found"


class NotGathering(TableRefusal):
    """Play has begun, or is over."""

    problem = "table-not-gathering"


class NotRunning(TableRefusal):
    """Play has not begun, or is over."""

    problem = "table-not-running"


class NotSeated(TableRefusal):
    """The player does not sit at the table (or, for some actions, is not its host)."""

    problem = "not-at-this-table"


class NotInvited(TableRefusal):
    problem = "not-invited"


class AddressNeeded(TableRefusal):
    """Guests play alone against bots, or at tables that they were let in to.

    They must give an address for anything else.
    """

    problem = "address-needed"


class NoLink(TableRefusal):
    """Raised for a table without a link, or with one of an earlier version, whose secret is not known."""

    problem = "no-link"


class LinkSpent(TableRefusal):
    """The link is not valid, or no longer."""

    problem = "link-spent"


class NoInvitation(TableRefusal):
    """The invitation does not exist, or no longer."""

    problem = "not-found"


class TooManyInvitations(TableRefusal):
    """The table has the maximum number of invitations."""

    problem = "too-many-invitations"


class TooManyReports(TableRefusal):
    """The player has the maximum number of unsettled reports."""

    problem = "too-many-reports"


class NoSuchLine(TableRefusal):
    """The line of talk does not exist, or this seat may not read it."""

    problem = "no-such-line"


class BudgetSpent(TableRefusal):
    """A rate limit was reached for an action that costs others."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        self.wait = wait
        """The seconds until a retry can succeed."""


class InvitationsSpent(BudgetSpent):
    problem = "invitations-spent"


class AddressAskedOften(BudgetSpent):
    problem = "address-asked-often"


class InvitationsUnwanted(TableRefusal):
    """The reader of this address opted out of invitations. The inviting player is not told that they did."""

    problem = "invitations-unwanted"


class TalkSpent(BudgetSpent):
    problem = "talk-spent"


class AnswerChangedOften(BudgetSpent):
    problem = "answer-changed-often"


class CircleCallsSpent(BudgetSpent):
    """The limit for calls in a circle was reached. Each call sends a letter to all members."""

    problem = "circle-calls-spent"


class TooManyTables(TableRefusal):
    """The host has the maximum number of tables that wait for players."""

    problem = "too-many-tables"


class SeatTaken(TableRefusal):
    problem = "seat-taken"


class SeatsNotTaken(TableRefusal):
    """Not every seat is taken."""

    problem = "seats-open"


class SeatNotHeld(TableRefusal):
    """The player does not hold this seat."""

    problem = "not-your-seat"


class NoOpenQuestion(TableRefusal):
    """No question is open to this seat."""

    problem = "nothing-asked"


class NoSuchSeat(TableRefusal):
    """The table has no seat of that number, or a line is addressed only to its author."""

    problem = "no-such-seat"


class TableClosed(TableRefusal):
    """The table was abandoned, so its talk is closed."""

    problem = "table-closed"


class CannotDeliver(TableRefusal):
    """All to whom a line is addressed want nothing from its writer, who is not told that they do."""

    problem = "cannot-deliver"


class TalkClosed(TableRefusal):
    """The desk has closed the talk of this table."""

    problem = "talk-closed"


class PlayerMuted(TableRefusal):
    """The desk has muted this player for a while."""

    problem = "muted"


class PlayerBanned(TableRefusal):
    """The desk has banned this player, for a while or for good."""

    problem = "shut-out"


class NoTryOut(TableRefusal):
    """The try-out does not exist, or was discarded."""

    problem = "no-try-out"


class NoAdvice(TableRefusal):
    """The table's rules do not allow advice by bots."""

    problem = "no-advice"


class NotFinished(TableRefusal):
    """The table is not finished yet: the seed and a rematch have to wait."""

    problem = "table-not-finished"


class RecordRefused(TableRefusal):
    """The record is invalid."""

    problem = "record-refused"


class NothingToTakeBack(TableRefusal):
    """Fewer of the seat's last moves can be taken back."""

    problem = "nothing-to-take-back"

    def __init__(self, free: int) -> None:
        super().__init__(free)
        self.free = free
        """The number of moves that can be taken back."""


class MotionClosed(TableRefusal):
    """The motion is decided, or play went on meanwhile."""

    problem = "motion-closed"


class TurnReveals(TableRefusal):
    """The turn has further moves after one that reveals something."""

    problem = "turn-reveals"

    def __init__(self, moves: int) -> None:
        super().__init__(moves)
        self.moves = moves
        """The number of its moves that would make a valid turn."""


class QuestionClosed(TableRefusal):
    """The question that a turn answers is no longer open to its seat."""

    problem = "question-closed"

    def __init__(self, *, table_id: int, seat: int, answered: int, opened: int | None, since: int) -> None:
        super().__init__(answered)
        self.table_id = table_id
        self.seat = seat
        self.answered = answered
        self.opened = opened
        """The id of the question that is open to the seat now, if any."""
        self.since = since
        """The move count since which the seat has news to read."""
