"""Why something cannot be done in a circle."""

from service.play.tables.refusals import TableRefusal


class NotTheOwner(TableRefusal):
    """Only for whoever looks after the circle."""

    problem = "not-the-owner"


class MayNotInvite(TableRefusal):
    """Here the link is its owner's."""

    problem = "may-not-invite"


class CircleLinkSpent(TableRefusal):
    """It was made anew, or the circle is gone."""

    problem = "circle-link-spent"


class CircleFull(TableRefusal):
    """It is a circle of friends, not a mailing list."""

    problem = "circle-full"


class CircleClosed(TableRefusal):
    """The desk lets nothing happen here."""

    problem = "circle-closed"


class TooManyCircles(TableRefusal):
    """Of one player."""

    problem = "too-many-circles"


class NoUsual(TableRefusal):
    """Nothing was ever played here that could be played again."""

    problem = "nothing-usual"


class NotAsked(TableRefusal):
    """Nobody is asked to this table, or no longer."""

    problem = "not-asked"
