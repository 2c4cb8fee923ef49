"""Public views of a contest."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import inspect
from sqlalchemy.orm import Session

from service.platform.words import Words
from service.seasons.contests.models import Contest, Entrant, EntrantState
from service.seasons.contests.queries import contest_by_id, count_entrants, rank_of, round_of
from service.seasons.contests.refusals import NoContest
from service.seasons.leagues.models import League

SECRET = frozenset({"seed"})


def contest_for(session: Session, contest_id: int) -> Contest:
    found = contest_by_id(session, contest_id)
    if found is None:
        raise NoContest
    return found


def contest_data(session: Session, contest: Contest) -> dict[str, Any]:
    """Return a contest's columns except the seed, its number of entrants, and the deadline of the round."""
    counted = count_entrants(session, contest.id)
    waiting = counted.pop(EntrantState.WAITING, 0)
    present = round_of(session, contest.id, contest.round)
    columns = {
        column.key: getattr(contest, column.key)
        for column in inspect(Contest).columns
        if column.key not in SECRET
    }
    return columns | {
        "entrants": sum(counted.values()),
        "waiting": waiting,
        "deadline": present.deadline if present else None,
    }


def entrant_data(session: Session, entrant: Entrant) -> dict[str, Any]:
    rank = None if entrant.state == EntrantState.WAITING or not entrant.lot else rank_of(session, entrant)
    return standing_data(entrant, rank)


def standings_data(entrants: Sequence[Entrant], after: int) -> list[dict[str, Any]]:
    """Return a page of the standings that begins after the given number of entrants."""
    return [
        standing_data(each, rank if each.lot else None) for rank, each in enumerate(entrants, start=after + 1)
    ]


def standing_data(entrant: Entrant, rank: int | None) -> dict[str, Any]:
    columns = {column.key: getattr(entrant, column.key) for column in inspect(Entrant).columns}
    return columns | {"player": entrant.player, "rank": rank}


def title_of(session: Session, row: Contest, said: Words) -> str:
    """Return the title of a contest.

    The name of a contest in a league is only an internal one, so its title is the league's name, with the
    division.
    """
    league = session.get(League, row.league_id) if row.league_id else None
    if league is None:
        return row.name
    if row.season is None:
        return league.name
    return said.say("league-division-name", contest=league.name, division=row.division or 0)
