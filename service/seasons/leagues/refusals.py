"""Reasons why a request about a league is refused. They are reported like the refusals of tables."""

from service.play.tables.refusals import TableRefusal


class NoLeague(TableRefusal):
    problem = "not-found"


class LeagueEnded(TableRefusal):
    problem = "league-ended"


class NotMember(TableRefusal):
    problem = "not-member"


class BadLeague(TableRefusal):
    """Raised when the settings of a league contradict each other. The message says what would be valid."""

    problem = "bad-league"

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.field = field


class TooManyLeagues(TableRefusal):
    """Raised when the organiser has reached the limit of leagues."""

    problem = "too-many-leagues"


class CannotChallenge(TableRefusal):
    """Raised when a rule of the ladder forbids a challenge now.

    `why` names the rule; the catalogues have its text.
    """

    problem = "cannot-challenge"

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
