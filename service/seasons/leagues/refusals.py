"""Why something cannot be done about a league. They are told as those of tables are."""

from service.play.tables.refusals import TableRefusal


class NoLeague(TableRefusal):
    problem = "not-found"


class LeagueEnded(TableRefusal):
    problem = "league-ended"


class NotMember(TableRefusal):
    problem = "not-member"


class BadLeague(TableRefusal):
    """No league can be like that; the sentence says what would be right."""

    problem = "bad-league"

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.field = field


class TooManyLeagues(TableRefusal):
    """An organiser has as many leagues as may be."""

    problem = "too-many-leagues"


class CannotChallenge(TableRefusal):
    """The rules of the ladder do not allow it as things stand: which of them, the catalogues say."""

    problem = "cannot-challenge"

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
