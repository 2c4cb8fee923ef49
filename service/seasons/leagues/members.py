"""Members: join a league and leave it. Members who stay must not be harmed by members who leave."""

from datetime import datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.tables.refusals import AddressNeeded
from service.seasons.contests.entries import withdraw_entrant
from service.seasons.contests.models import Entrant, EntrantState
from service.seasons.contests.queries import contest_by_id, entrant_of
from service.seasons.contests.tell import LetterSubject, tell_entrant
from service.seasons.leagues.challenges import forfeit_challenge
from service.seasons.leagues.models import League, LeagueForm, LeagueMember, LeagueState
from service.seasons.leagues.queries import (
    GOING_ON,
    last_place,
    league_by_id,
    league_member,
    lowest_division,
    memberships_of,
    move_up_behind,
    season_entries,
    shared_leagues,
)
from service.seasons.leagues.refusals import LeagueEnded, NoLeague, NotMember


def locked_league(session: Session, league_id: int) -> League:
    found = league_by_id(session, league_id, lock=True)
    if found is None:
        raise NoLeague
    return found


def join_league(session: Session, *, league_id: int, player: Player, now: datetime) -> LeagueMember:
    """Join a league in its last place.

    Joining twice changes nothing. During a season a new member waits for a place in the lowest division.
    """
    league = locked_league(session, league_id)
    if player.kind == PlayerKind.GUEST:
        raise AddressNeeded
    known = league_member(session, league.id, player.id)
    if known is not None:
        return known
    if league.state == LeagueState.ENDED:
        raise LeagueEnded
    member = LeagueMember(
        league_id=league.id, player=player, place=last_place(session, league.id) + 1, joined_at=now
    )
    session.add(member)
    session.flush()
    lowest = lowest_division(session, league) if league.form == LeagueForm.DIVISIONS else None
    if lowest is not None and player.id not in season_entries(session, league, [player.id]):
        session.add(Entrant(contest_id=lowest.id, player=player, state=EntrantState.WAITING, entered_at=now))
        session.flush()
        tell_entrant(session, lowest, player, LetterSubject.WAITING, now, about=now.isoformat())
    return member


def leave_league(session: Session, *, league_id: int, player_id: int, now: datetime) -> None:
    """Leave a league.

    In a division, the first player who waits takes over the place, or else a bot plays on. On a ladder all
    members behind move up.
    """
    league = locked_league(session, league_id)
    member = league_member(session, league.id, player_id)
    if member is None:
        raise NotMember
    if league.form == LeagueForm.LADDER:
        forfeit_challenge(session, member, now)
    else:
        withdraw_from_season(session, league, player_id, now)
    gone = league_member(session, league.id, player_id)
    if gone is not None:
        session.delete(gone)
        session.flush()
    if league.form == LeagueForm.LADDER:
        move_up_behind(session, league.id, member.place)


def withdraw_from_season(session: Session, league: League, player_id: int, now: datetime) -> None:
    seat = season_entries(session, league, [player_id]).get(player_id)
    if seat is None:
        return
    contest = contest_by_id(session, seat[1].id, lock=True)
    entrant = entrant_of(session, contest.id, player_id) if contest else None
    if contest is not None and entrant is not None and contest.state in GOING_ON:
        withdraw_entrant(session, contest, entrant, now)


def leave_leagues(session: Session, player: Player, now: datetime) -> None:
    """Remove a player from every league, before the player is erased."""
    for member in memberships_of(session, player.id):
        leave_league(session, league_id=member.league_id, player_id=player.id, now=now)


def give_places(session: Session, player: Player, into: Player, now: datetime) -> None:
    """Move memberships to another account of the same person.

    If the other account is in the same league, its place is kept and this one is given up.
    """
    for member in shared_leagues(session, player.id, into.id):
        leave_league(session, league_id=member.league_id, player_id=player.id, now=now)
    for member in memberships_of(session, player.id):
        member.player = into
    session.execute(update(League).where(League.organiser_id == player.id).values(organiser_id=into.id))
    session.flush()
