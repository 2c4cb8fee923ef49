"""Public views of a league."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import inspect
from sqlalchemy.orm import Session

from service.seasons.leagues.models import League, LeagueMember
from service.seasons.leagues.queries import count_members, league_by_id, season_entries
from service.seasons.leagues.refusals import NoLeague


def league_for(session: Session, league_id: int) -> League:
    found = league_by_id(session, league_id)
    if found is None:
        raise NoLeague
    return found


def league_data(session: Session, league: League) -> dict[str, Any]:
    """Return the columns of a league and the number of its members."""
    columns = {column.key: getattr(league, column.key) for column in inspect(League).columns}
    return columns | {"members": count_members(session, league.id)}


def members_data(session: Session, league: League, members: Sequence[LeagueMember]) -> list[dict[str, Any]]:
    """Return members with their division and contest of the present season.

    A member who waits for a place has neither.
    """
    seats = season_entries(session, league, [each.player_id for each in members])
    return [member_data(each) | seat_data(seats.get(each.player_id)) for each in members]


def member_data(member: LeagueMember) -> dict[str, Any]:
    columns = {column.key: getattr(member, column.key) for column in inspect(LeagueMember).columns}
    return columns | {"player": member.player}


def seat_data(seat: Any) -> dict[str, Any]:
    if seat is None:
        return {"contest_id": None, "division": None, "state": None}
    entrant, contest = seat
    return {"contest_id": contest.id, "division": contest.division, "state": entrant.state}
