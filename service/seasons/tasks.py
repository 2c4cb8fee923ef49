"""The tasks of contests and leagues. Each returns whether there may be more to do."""

from celery import shared_task

from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.seasons.contests.due import run_contests as run_contest_steps
from service.seasons.leagues.due import run_leagues as run_league_steps


@shared_task(name=TaskName.RUN_CONTESTS)
def run_contests(limit: int = 100) -> bool:
    """Close entries, open the tables of rounds, count and draw rounds."""
    return run_contest_steps(now=deps().clock(), limit=limit) >= limit


@shared_task(name=TaskName.RUN_LEAGUES)
def run_leagues(limit: int = 100) -> bool:
    """Begin seasons, and move players after a challenge."""
    return run_league_steps(now=deps().clock(), limit=limit) >= limit
