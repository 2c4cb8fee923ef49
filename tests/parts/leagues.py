"""A league with members, made without API and pages."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.pace.pace import load_ready_made, plain_pace
from service.seasons.leagues.members import join_league
from service.seasons.leagues.models import League, LeagueForm
from service.seasons.leagues.open import LeagueWish, open_league

BEFORE = timedelta(days=7)


def league_of(
    session: Session, form: LeagueForm, game: str, people: Iterable[Player], now: datetime
) -> League:
    """The first person organises it. In divisions, members play in pairs."""
    organiser, *others = people
    wish = LeagueWish(
        name="Slow League",
        form=form,
        game=game,
        pod_size=2,
        division_size=4,
        branches=1,
        moving=1,
        rounds=1,
        pace=plain_pace(load_ready_made()["brisk"]),
        first_season=now + BEFORE,
    )
    league = open_league(session, organiser=organiser, wish=wish, now=now)
    for player in (organiser, *others):
        join_league(session, league_id=league.id, player=player, now=now)
    return league
