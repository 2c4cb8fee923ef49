"""Letters of contests and leagues as they were kept: a place, a round, a season, a challenge, the end of each."""

import pytest

from service.platform.transaction import transaction
from service.play.tables.models import Table
from service.seasons.contests.due import run_contests
from service.seasons.contests.entries import leave_contest
from service.seasons.contests.rounds import finish_contest
from service.seasons.contests.tell import LetterSubject
from service.seasons.leagues.challenges import challenge_member
from service.seasons.leagues.due import run_leagues
from service.seasons.leagues.models import League, LeagueForm
from service.seasons.leagues.queries import members_in
from tests.parts.contests import contest_of
from tests.parts.leagues import league_of
from tests.parts.letters import sit
from tests.service.mail.test_kinds import GAMES, kept, mail_of

__all__ = ["kept"]


@pytest.mark.parametrize("word", [LetterSubject.ENTERED, LetterSubject.ROUND, LetterSubject.ENDED])
def test_contest(app, clock, kept, word):
    number = sit(clock, GAMES[0], 2)
    with transaction() as session:
        people = [seat.player for seat in session.get(Table, number).seats]
        contest = contest_of(session, GAMES[0], people, clock())
        if word == LetterSubject.ENDED:
            finish_contest(session, contest, clock())
    if word == LetterSubject.ROUND:
        clock.tick(days=8)
        go_on(clock)
    kept(mail_of(clock, "contest"), f"contest-{word}")


@pytest.mark.parametrize("word", [LetterSubject.SEASON, LetterSubject.ENDED])
def test_season(app, clock, kept, word):
    league = league_with(clock, LeagueForm.DIVISIONS)
    clock.now = league.next_season
    run_leagues(now=clock(), limit=1)
    if word == LetterSubject.ENDED:
        clock.tick(days=1)
        go_on(clock)
        clock.tick(days=league.round_days)
        go_on(clock)
    kept(mail_of(clock, "contest"), f"season-{word}")


@pytest.mark.parametrize("word", [LetterSubject.CHALLENGED, LetterSubject.CHALLENGE_OVER])
def test_challenge(app, clock, kept, word):
    league = league_with(clock, LeagueForm.LADDER)
    with transaction() as session:
        row = session.get_one(League, league.id)
        first, second = session.scalars(members_in(row.id)).all()
        made = challenge_member(session, row, second, first, clock())
        if word == LetterSubject.CHALLENGE_OVER:
            leave_contest(session, contest_id=made.contest_id, player_id=first.player_id, now=clock())
    if word == LetterSubject.CHALLENGE_OVER:
        go_on(clock)
    kept(mail_of(clock, "contest"), f"{word}")


def league_with(clock, form: LeagueForm) -> League:
    number = sit(clock, GAMES[0], 2)
    with transaction() as session:
        people = [seat.player for seat in session.get_one(Table, number).seats]
        made = league_of(session, form, GAMES[0], people, clock())
        session.flush()
        session.expunge(made)
        return made


def go_on(clock) -> None:
    """Whatever contests and leagues find to do at this moment."""
    while run_contests(now=clock(), limit=100) + run_leagues(now=clock(), limit=100):
        """Each look may bring about what the next one finds."""
