"""Queries on leagues."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, exists, func, or_, select, update
from sqlalchemy.orm import Session, aliased, joinedload

from service.seasons.contests.models import Contest, ContestState, Entrant, EntrantState
from service.seasons.contests.queries import BEST_FIRST
from service.seasons.leagues.models import Challenge, League, LeagueMember, LeagueState
from service.seasons.ratings.models import ALL_TIME, PlayerStanding

LISTS = ("all", "mine")
GOING_ON = (ContestState.JOINING, ContestState.RUNNING)


def league_by_id(session: Session, league_id: int, *, lock: bool = False) -> League | None:
    """Return a league. With `lock` it is read again from the database, so that changes by others are seen."""
    return session.get(League, league_id, with_for_update=lock or None, populate_existing=lock)


def listed_leagues(player_id: int, *, which: str, state: str | None) -> Select[League]:
    """Select all leagues, or those that a player belongs to or organises."""
    wanted = select(League)
    if state:
        wanted = wanted.where(League.state == state)
    if which == "mine":
        theirs = select(LeagueMember.league_id).where(LeagueMember.player_id == player_id)
        wanted = wanted.where(or_(League.id.in_(theirs), League.organiser_id == player_id))
    return wanted


def count_organised(session: Session, organiser_id: int) -> int:
    theirs = select(func.count()).where(
        League.organiser_id == organiser_id, League.state != LeagueState.ENDED
    )
    return session.scalar(theirs) or 0


def league_member(session: Session, league_id: int, player_id: int | None) -> LeagueMember | None:
    return session.scalar(
        select(LeagueMember).where(LeagueMember.league_id == league_id, LeagueMember.player_id == player_id)
    )


def memberships_of(session: Session, player_id: int) -> Sequence[LeagueMember]:
    return session.scalars(select(LeagueMember).where(LeagueMember.player_id == player_id)).all()


def members_in(league_id: int) -> Select[LeagueMember]:
    """Select the members by place, in the order of the index."""
    wanted = select(LeagueMember).where(LeagueMember.league_id == league_id)
    return wanted.order_by(LeagueMember.place, LeagueMember.id).options(joinedload(LeagueMember.player))


def members_page(session: Session, league_id: int, *, after: int, limit: int) -> Sequence[LeagueMember]:
    """Return one page of the members."""
    return session.scalars(members_in(league_id).offset(after).limit(limit)).all()


def count_members(session: Session, league_id: int) -> int:
    return session.scalar(select(func.count()).where(LeagueMember.league_id == league_id)) or 0


def last_place(session: Session, league_id: int) -> int:
    return (
        session.scalar(select(func.max(LeagueMember.place)).where(LeagueMember.league_id == league_id)) or 0
    )


def move_up_behind(session: Session, league_id: int, place: int) -> None:
    """Move all members behind a free place up by one."""
    behind = update(LeagueMember).where(LeagueMember.league_id == league_id, LeagueMember.place > place)
    session.execute(behind.values(place=LeagueMember.place - 1))


def season_of(league_id: int, season: int) -> Select[Contest]:
    """Select the divisions of a season, the first one first."""
    wanted = select(Contest).where(Contest.league_id == league_id, Contest.season == season)
    return wanted.order_by(Contest.division)


def count_divisions(session: Session, league_id: int, season: int) -> int:
    wanted = select(func.max(Contest.division)).where(
        Contest.league_id == league_id, Contest.season == season
    )
    return session.scalar(wanted) or 0


def lowest_division(session: Session, league: League) -> Contest | None:
    """Return the lowest division, where a new member can wait for a place, while it is played."""
    wanted = season_of(league.id, league.season).order_by(None).order_by(Contest.division.desc()).limit(1)
    found = session.scalar(wanted)
    return found if found is not None and found.state in GOING_ON else None


def season_going_on(session: Session, league: League) -> bool:
    """Return whether a division of the season is still played.

    The next season waits for a division that its organiser has extended.
    """
    played = season_of(league.id, league.season).where(Contest.state.in_(GOING_ON)).limit(1)
    return session.scalar(played) is not None


def standings_of_season(session: Session, league: League) -> dict[int, list[int]]:
    """Return the members who played the present season to its end, by division, best first."""
    wanted = (
        select(Contest.division, Entrant.player_id)
        .join(Entrant, Entrant.contest_id == Contest.id)
        .join(LeagueMember, LeagueMember.player_id == Entrant.player_id)
        .where(
            LeagueMember.league_id == league.id,
            Contest.league_id == league.id,
            Contest.season == league.season,
            Entrant.state == EntrantState.ENTERED,
        )
    )
    found: dict[int, list[int]] = {}
    for division, player_id in session.execute(wanted.order_by(Contest.division, *BEST_FIRST)):
        if division is not None:
            found.setdefault(division, []).append(player_id)
    return found


def gone_in_season(session: Session, league: League) -> set[int]:
    """Return the members who left the present season, or were withdrawn, and have not joined again."""
    wanted = (
        select(Entrant.player_id)
        .join(Contest, Contest.id == Entrant.contest_id)
        .join(LeagueMember, LeagueMember.player_id == Entrant.player_id)
        .where(
            LeagueMember.league_id == league.id,
            LeagueMember.joined_at <= Contest.created_at,
            Contest.league_id == league.id,
            Contest.season == league.season,
            Entrant.state == EntrantState.WITHDRAWN,
        )
    )
    return set(session.scalars(wanted))


def season_entries(
    session: Session, league: League, players: Sequence[int]
) -> dict[int, tuple[Entrant, Contest]]:
    """Return the entries of players in the present season.

    If a player has two, return the one with which they still play.
    """
    wanted = (
        select(Entrant, Contest)
        .join(Contest, Contest.id == Entrant.contest_id)
        .where(
            Contest.league_id == league.id,
            Contest.season == league.season,
            Entrant.player_id.in_(players),
        )
        .order_by(Entrant.state.desc())
    )
    return {entrant.player_id: (entrant, contest) for entrant, contest in session.execute(wanted)}


def seasons_due(now: datetime, limit: int) -> Select[int]:
    """Select the leagues whose next season must begin. A season that is still played delays the next one."""
    played = exists().where(
        Contest.league_id == League.id, Contest.season == League.season, Contest.state.in_(GOING_ON)
    )
    due = select(League.id).where(
        League.state.in_((LeagueState.JOINING, LeagueState.RUNNING)), League.next_season <= now, ~played
    )
    return due.order_by(League.next_season).limit(limit)


def challenge_of(session: Session, member_id: int) -> Challenge | None:
    """Return the open challenge that a member has made or received. There is one at most."""
    return session.scalar(
        select(Challenge).where(
            or_(Challenge.challenger_id == member_id, Challenge.challenged_id == member_id),
            Challenge.settled_at.is_(None),
        )
    )


def challenges_open(league_id: int) -> Select[Challenge]:
    return select(Challenge).where(Challenge.league_id == league_id, Challenge.settled_at.is_(None))


def challenges_over(limit: int) -> Select[int]:
    """Select the open challenges whose contest is over."""
    over = (
        select(Challenge.contest_id)
        .join(Contest, Contest.id == Challenge.contest_id)
        .where(Challenge.settled_at.is_(None), Contest.state.not_in(GOING_ON))
    )
    return over.order_by(Challenge.contest_id).limit(limit)


def shared_leagues(session: Session, player_id: int, other_id: int) -> Sequence[LeagueMember]:
    """Return the memberships of a player in leagues that the other player belongs to too."""
    others = aliased(LeagueMember)
    wanted = select(LeagueMember).where(
        LeagueMember.player_id == player_id,
        exists().where(others.league_id == LeagueMember.league_id, others.player_id == other_id),
    )
    return session.scalars(wanted).all()


def members_between(session: Session, league_id: int, above: int, below: int) -> Sequence[LeagueMember]:
    """Return the members from place `above` up to place `below`, which is not included."""
    between = members_in(league_id).where(LeagueMember.place >= above, LeagueMember.place < below)
    return session.scalars(between).all()


def strongest_first(session: Session, league: League) -> Sequence[int]:
    """Return the members with a rating in the game, best first, then the others in the order of joining."""
    rated = (PlayerStanding.game == league.game) & (PlayerStanding.month == ALL_TIME)
    wanted = (
        select(LeagueMember.player_id)
        .outerjoin(PlayerStanding, rated & (PlayerStanding.player_id == LeagueMember.player_id))
        .where(LeagueMember.league_id == league.id)
    )
    return session.scalars(
        wanted.order_by(PlayerStanding.rating.desc().nulls_last(), LeagueMember.place)
    ).all()
