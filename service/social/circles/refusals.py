"""Reasons why a request is refused in a circle."""

from service.play.tables.refusals import TableRefusal


class NotTheOwner(TableRefusal):
    """Raised when a player who is not the owner tries what only the owner may do."""

    problem = "not-the-owner"


class MayNotInvite(TableRefusal):
    """Raised when only the owner may pass on the join link."""

    problem = "may-not-invite"


class CircleLinkSpent(TableRefusal):
    """Raised when a join link has been renewed or its circle is gone."""

    problem = "circle-link-spent"


class CircleFull(TableRefusal):
    """Raised when a circle has reached its limit of members. A circle is for friends, not a mailing list."""

    problem = "circle-full"


class CircleClosed(TableRefusal):
    """Raised when the desk has closed the circle."""

    problem = "circle-closed"


class TooManyCircles(TableRefusal):
    """Raised when a player has reached the limit of circles."""

    problem = "too-many-circles"


class NoUsual(TableRefusal):
    """Raised when the circle has no usual settings and no earlier table to copy."""

    problem = "nothing-usual"


class NotAsked(TableRefusal):
    """Raised when there is no call to the table, or no longer."""

    problem = "not-asked"
