"""Challenges on a ladder.

A challenge is a contest of two.

The challenged member accepts it or loses it. The winner takes the better place.
"""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from engine.values.chance import commitment
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.play.clocks.running_clock import calendar_of
from service.play.reach import find_refusing_players
from service.seasons.contests.entries import withdraw_entrant
from service.seasons.contests.models import Contest, ContestState, Entrant, EntrantState, Format
from service.seasons.contests.queries import contest_by_id, entrant_of
from service.seasons.contests.rounds import PAIR
from service.seasons.contests.tell import LetterSubject, tell_entrant
from service.seasons.contests.wish import has_room
from service.seasons.leagues.models import Challenge, League, LeagueForm, LeagueMember, LeagueState
from service.seasons.leagues.queries import (
    GOING_ON,
    challenge_of,
    challenges_open,
    league_by_id,
    members_between,
)
from service.seasons.leagues.refusals import CannotChallenge


def challenge_member(
    session: Session, league: League, challenger: LeagueMember, challenged: LeagueMember, now: datetime
) -> Challenge:
    """Create a challenge.

    The caller holds the lock of the league, so that no member is challenged twice at once.
    """
    why = challenge_obstacle(session, league, challenger, challenged, now)
    if why:
        raise CannotChallenge(why)
    seed = deps().chance.seed()
    contest = Contest(
        league_id=league.id,
        name=f"{league.name}: {challenged.place}",
        format=Format.ROUND_ROBIN,
        game=league.game,
        edition=league.edition,
        options=league.options,
        pace=league.pace,
        rated=league.rated,
        pod_size=PAIR,
        least=PAIR,
        most=PAIR,
        rounds=1,
        round_days=league.round_days,
        organiser_id=league.organiser_id,
        seed=seed,
        commitment=commitment(seed),
        created_at=now,
        joining_ends=now + timedelta(days=league.answer_days),
    )
    session.add(contest)
    session.flush()
    for member, state in ((challenger, EntrantState.ENTERED), (challenged, EntrantState.ASKED)):
        session.add(Entrant(contest_id=contest.id, player=member.player, state=state, entered_at=now))
    made = Challenge(
        contest_id=contest.id,
        league_id=league.id,
        challenger=challenger,
        challenged=challenged,
    )
    session.add(made)
    session.flush()
    tell_entrant(session, contest, challenged.player, LetterSubject.CHALLENGED, now)
    return made


def challenge_obstacle(
    session: Session, league: League, challenger: LeagueMember, challenged: LeagueMember, now: datetime
) -> str:
    """Return the rule of the ladder that forbids a challenge, or an empty string.

    The catalogues have its text as `challenge-cannot-…`.
    """
    if league.form != LeagueForm.LADDER or league.state != LeagueState.RUNNING:
        return "ended"
    if not 1 <= challenger.place - challenged.place <= league.reach:
        return "reach"
    if challenge_of(session, challenger.id) or challenge_of(session, challenged.id):
        return "open"
    if not (has_room(session, challenger.player) and has_room(session, challenged.player)):
        return "tables"
    if is_on_leave(challenged.player, now):
        return "leave"
    if find_refusing_players(session, challenger.player_id, [challenged.player_id]):
        return "unwanted"
    return ""


def is_on_leave(player: Player, now: datetime) -> bool:
    return any(each.start <= now < each.end for each in calendar_of(player).leave)


def challengeable_members(session: Session, league: League, member: LeagueMember, now: datetime) -> set[int]:
    """Return the ids of the members whom this member can challenge now."""
    above = members_between(session, league.id, member.place - league.reach, member.place)
    return {each.id for each in above if not challenge_obstacle(session, league, member, each, now)}


def members_with_challenge(session: Session, league: League) -> set[int]:
    """Return the ids of the members with an open challenge."""
    return {
        member
        for each in session.scalars(challenges_open(league.id))
        for member in (each.challenger_id, each.challenged_id)
    }


def settle_challenge(session: Session, contest_id: int, now: datetime) -> None:
    """Settle a challenge when its contest is over. The winner takes the better place."""
    made = session.get(Challenge, contest_id, with_for_update=True, populate_existing=True)
    contest = contest_by_id(session, contest_id)
    if made is None or made.settled_at is not None or contest is None or contest.state in GOING_ON:
        return
    league_by_id(session, made.league_id, lock=True)  # the lock keeps all places as they are
    conclude_challenge(session, made, contest, won=has_won(session, made, contest), now=now)


def has_won(session: Session, made: Challenge, contest: Contest) -> bool:
    """Return whether the challenger has won.

    A member who does not accept a challenge loses it, and so does one who does not play to the end.
    """
    mine = entrant_of(session, contest.id, made.challenger.player_id)
    theirs = entrant_of(session, contest.id, made.challenged.player_id)
    if mine is None or mine.state != EntrantState.ENTERED:
        return False
    if contest.state == ContestState.CANCELLED:
        called_off = contest.ended_at is None or contest.ended_at < contest.joining_ends
        return not called_off and contest.started_at is None
    return theirs is None or theirs.state != EntrantState.ENTERED or mine.points > theirs.points


def conclude_challenge(
    session: Session, made: Challenge, contest: Contest, *, won: bool, now: datetime
) -> None:
    made.settled_at = now
    challenger, challenged = made.challenger, made.challenged
    if won:
        challenger.place, challenged.place = challenged.place, challenger.place
    session.flush()
    for member, change in ((challenger, "up" if won else "same"), (challenged, "down" if won else "same")):
        tell_entrant(session, contest, member.player, LetterSubject.CHALLENGE_OVER, now, why=change)


def forfeit_challenge(session: Session, member: LeagueMember, now: datetime) -> None:
    """Settle the open challenge of a member who leaves the ladder. They lose it."""
    made = challenge_of(session, member.id)
    contest = contest_by_id(session, made.contest_id, lock=True) if made else None
    if made is None or contest is None:
        return
    entrant = entrant_of(session, contest.id, member.player_id)
    if entrant is not None and contest.state in GOING_ON:
        withdraw_entrant(session, contest, entrant, now)
    conclude_challenge(session, made, contest, won=made.challenged_id == member.id, now=now)
