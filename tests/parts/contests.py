"""A contest with entrants, made without API and pages."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.pace.pace import load_ready_made, plain_pace
from service.seasons.contests.entries import enter_contest
from service.seasons.contests.models import Contest, Format
from service.seasons.contests.open import ContestWish, open_contest

JOINING = timedelta(days=7)


def contest_of(session: Session, game: str, people: Iterable[Player], now: datetime) -> Contest:
    """The contest plays in pairs. The first person organises it."""
    organiser, *others = people
    wish = ContestWish(
        name="Spring Cup",
        format=Format.SWISS,
        game=game,
        pod_size=2,
        pace=plain_pace(load_ready_made()["brisk"]),
        joining_ends=now + JOINING,
    )
    contest = open_contest(session, organiser=organiser, wish=wish, now=now)
    session.flush()
    for player in (organiser, *others):
        enter_contest(session, contest_id=contest.id, player=player, now=now)
    return contest
