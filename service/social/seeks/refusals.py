"""Reasons why a seek cannot begin or end."""

from service.play.tables.refusals import TableRefusal


class NoSeek(TableRefusal):
    """There is no such game, or the player has no such seek."""

    problem = "not-found"
