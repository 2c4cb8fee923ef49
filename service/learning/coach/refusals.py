"""What the coach refuses."""

from service.play.tables.refusals import TableRefusal


class NoCoach(TableRefusal):
    """Nothing is looked at here: the table is not finished, it is a lesson, or the house does without a coach."""

    problem = "no-coach"
