"""The organiser's acts on a league, in addition to the scheduled steps.

Moderators can do the same, and each act is on the trail.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.seasons.contests.refusals import NotOrganiser
from service.seasons.leagues.members import join_league, leave_league
from service.seasons.leagues.models import League, LeagueForm, LeagueState
from service.seasons.leagues.queries import league_member
from service.seasons.leagues.refusals import LeagueEnded
from service.seasons.leagues.views import league_for


def must_organise_league(session: Session, league_id: int, player_id: int) -> None:
    if league_for(session, league_id).organiser_id != player_id:
        raise NotOrganiser


def set_next_season(session: Session, league: League, until: datetime, now: datetime) -> None:
    """Set when the next season begins.

    A time in the past begins it at once, or when the present season is over.
    """
    if league.form != LeagueForm.DIVISIONS or league.state == LeagueState.ENDED:
        raise LeagueEnded
    league.next_season = until
    if until <= now:
        send_task_after_commit(session, TaskName.RUN_LEAGUES)
    session.flush()


def set_ended(session: Session, league: League, *, ended: bool, now: datetime) -> None:
    """End a league or let it go on.

    After the end no new season or challenge begins, but what is running is played to its end.
    """
    if ended == (league.state == LeagueState.ENDED):
        return
    going_on = (
        LeagueState.RUNNING if league.season or league.form == LeagueForm.LADDER else LeagueState.JOINING
    )
    league.state = LeagueState.ENDED if ended else going_on
    league.ended_at = now if ended else None
    send_task_after_commit(session, TaskName.RUN_LEAGUES)
    session.flush()


def set_member(session: Session, league: League, player: Player, *, belongs: bool, now: datetime) -> None:
    """Add a player in the last place of the league, or remove them."""
    if belongs:
        join_league(session, league_id=league.id, player=player, now=now)
    elif league_member(session, league.id, player.id) is not None:
        leave_league(session, league_id=league.id, player_id=player.id, now=now)
