"""Reasons why a player cannot be muted."""

from service.play.tables.refusals import TableRefusal


class NobodyToMute(TableRefusal):
    """There is no such player, or it is a bot or oneself."""

    problem = "not-found"
