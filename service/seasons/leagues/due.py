"""Scheduled steps of leagues: settle challenges whose contest is over, and begin seasons."""

from datetime import datetime

from service.seasons.contests.due import Steps, run_steps
from service.seasons.leagues.challenges import settle_challenge
from service.seasons.leagues.queries import challenges_over, seasons_due
from service.seasons.leagues.seasons import begin_season


def run_leagues(*, now: datetime, limit: int) -> int:
    """Run the due steps, up to `limit` of each. Return the highest number of rows that any step found due."""
    return run_steps(steps_of_leagues(now, limit), now)


def steps_of_leagues(now: datetime, limit: int) -> Steps:
    return (settle_challenge, challenges_over(limit)), (begin_season, seasons_due(now, limit))
