"""Refusals about plans."""

from service.play.tables.refusals import TableRefusal


class NoPlan(TableRefusal):
    """The plan does not exist, or no longer stands."""

    problem = "no-plan"


class TooManyPlans(TableRefusal):
    """The seat has the maximum number of standing plans."""

    problem = "too-many-plans"
