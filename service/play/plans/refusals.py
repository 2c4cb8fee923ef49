"""Why something cannot be done with plans."""

from service.play.tables.refusals import TableRefusal


class NoPlan(TableRefusal):
    """There is none of that number, or it stands no longer."""

    problem = "no-plan"


class TooManyPlans(TableRefusal):
    """No more plans can stand at once."""

    problem = "too-many-plans"
