"""Reasons why the coach refuses a request."""

from service.play.tables.refusals import TableRefusal


class NoCoach(TableRefusal):
    """Raised when the table is not finished or is a lesson, or the installation has no coach."""

    problem = "no-coach"
