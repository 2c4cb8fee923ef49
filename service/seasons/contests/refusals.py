"""Reasons why a request about a contest is refused. They are reported like the refusals of tables."""

from service.play.tables.refusals import TableRefusal


class NoContest(TableRefusal):
    problem = "not-found"


class NotOrganiser(TableRefusal):
    """Raised when a player who is not the organiser tries what only the organiser and the desk may do."""

    problem = "not-organiser"


class ContestClosed(TableRefusal):
    """Raised when the contest is over, has begun, or the player gave up their place in it."""

    problem = "contest-closed"


class NotEntered(TableRefusal):
    problem = "not-entered"


class EnoughTables(TableRefusal):
    """Raised when the player already plays at as many tables as they want at once."""

    problem = "enough-tables"


class TooManyContests(TableRefusal):
    """Raised when the organiser has reached the limit of contests that wait for entrants."""

    problem = "too-many-contests"


class BadContest(TableRefusal):
    """Raised when the settings of a contest contradict each other. The message says what would be valid."""

    problem = "bad-contest"
