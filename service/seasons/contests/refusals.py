"""Why something cannot be done about a contest. They are told as those of tables are."""

from service.play.tables.refusals import TableRefusal


class NoContest(TableRefusal):
    problem = "not-found"


class NotOrganiser(TableRefusal):
    """Only whoever opened it may, and the desk."""

    problem = "not-organiser"


class ContestClosed(TableRefusal):
    """It is over, has begun, or this place in it was given up: as things stand that cannot be."""

    problem = "contest-closed"


class NotEntered(TableRefusal):
    problem = "not-entered"


class EnoughTables(TableRefusal):
    """The player has said how many tables at once they want, and has as many."""

    problem = "enough-tables"


class TooManyContests(TableRefusal):
    """An organiser has as many contests that wait for entrants as may be."""

    problem = "too-many-contests"


class BadContest(TableRefusal):
    """No contest can be like that; the sentence says what would be right."""

    problem = "bad-contest"
