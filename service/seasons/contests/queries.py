"""Queries on contests."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, delete, func, or_, select, tuple_
from sqlalchemy.orm import Session, joinedload, selectinload

from service.platform.accounts.models import Player
from service.play.tables.models import Table, TableState
from service.seasons.contests.models import (
    Contest,
    ContestRound,
    ContestState,
    Entrant,
    EntrantState,
    Pod,
    PodPlace,
)
from service.seasons.leagues.models import LeagueMember

LISTS = ("all", "mine")
BEST_FIRST = (
    Entrant.reached.desc(),
    Entrant.points.desc(),
    Entrant.wins.desc(),
    Entrant.strength.desc(),
    Entrant.lot.desc(),
)
"""The order of the standings. The database reads the index of the entrants backwards."""


def contest_by_id(session: Session, contest_id: int, *, lock: bool = False) -> Contest | None:
    """Return a contest.

    With `lock` it is read again from the database, so that changes by others are seen.
    """
    return session.get(Contest, contest_id, with_for_update=lock or None, populate_existing=lock)


def listed_contests(
    player_id: int, *, which: str, state: str | None, league: int | None = None, season: int | None = None
) -> Select[Contest]:
    """Select contests: all outside leagues, those a player entered or organises, or those of a league."""
    wanted = select(Contest)
    if league is not None:
        wanted = wanted.where(Contest.league_id == league)
        wanted = wanted if season is None else wanted.where(Contest.season == season)
    elif which == "all":
        wanted = wanted.where(Contest.league_id.is_(None))
    if state:
        wanted = wanted.where(Contest.state == state)
    if which == "mine":
        entered = select(Entrant.contest_id).where(Entrant.player_id == player_id)
        wanted = wanted.where(or_(Contest.id.in_(entered), Contest.organiser_id == player_id))
    return wanted


def count_joining(session: Session, organiser_id: int) -> int:
    theirs = select(func.count()).where(
        Contest.organiser_id == organiser_id,
        Contest.state == ContestState.JOINING,
        Contest.league_id.is_(None),
    )
    return session.scalar(theirs) or 0


def entrant_of(session: Session, contest_id: int, player_id: int | None) -> Entrant | None:
    return session.scalar(
        select(Entrant).where(Entrant.contest_id == contest_id, Entrant.player_id == player_id)
    )


def entrants_in(session: Session, contest_id: int, state: str) -> Sequence[Entrant]:
    """Return the entrants in a state, in the order in which they entered."""
    wanted = select(Entrant).where(Entrant.contest_id == contest_id, Entrant.state == state)
    return session.scalars(wanted.order_by(Entrant.id).options(joinedload(Entrant.player))).all()


def count_entrants(session: Session, contest_id: int) -> dict[str, int]:
    """Count the entrants in each state."""
    counted = select(Entrant.state, func.count()).where(Entrant.contest_id == contest_id)
    return dict(session.execute(counted.group_by(Entrant.state)).all())


def first_waiting(session: Session, contest_id: int) -> Entrant | None:
    waiting = select(Entrant).where(Entrant.contest_id == contest_id, Entrant.state == EntrantState.WAITING)
    return session.scalar(waiting.order_by(Entrant.id).limit(1))


def ranked_entrants(contest_id: int) -> Select[Entrant]:
    """Select the standings, best first, in the order of their index."""
    rows = select(Entrant).where(Entrant.contest_id == contest_id, Entrant.state != EntrantState.WAITING)
    return rows.order_by(*BEST_FIRST, Entrant.id).options(joinedload(Entrant.player))


def standings_page(session: Session, contest_id: int, *, after: int, limit: int) -> Sequence[Entrant]:
    """Return one page of the standings."""
    return session.scalars(ranked_entrants(contest_id).offset(after).limit(limit)).all()


def rank_of(session: Session, entrant: Entrant) -> int:
    """Return the rank of an entrant: one more than the number of entrants before them."""
    key = (Entrant.reached, Entrant.points, Entrant.wins, Entrant.strength, Entrant.lot)
    own = tuple_(*(getattr(entrant, column.key) for column in key))
    before = select(func.count()).where(Entrant.contest_id == entrant.contest_id, tuple_(*key) > own)
    return 1 + (session.scalar(before) or 0)


def round_of(session: Session, contest_id: int, number: int) -> ContestRound | None:
    return session.scalar(
        select(ContestRound).where(ContestRound.contest_id == contest_id, ContestRound.number == number)
    )


def rounds_of(session: Session, contest_id: int) -> Sequence[ContestRound]:
    wanted = select(ContestRound).where(ContestRound.contest_id == contest_id)
    return session.scalars(wanted.order_by(ContestRound.number)).all()


def pods_of_round(round_id: int) -> Select[Pod]:
    people = selectinload(Pod.places).joinedload(PodPlace.entrant).joinedload(Entrant.player)
    return select(Pod).where(Pod.round_id == round_id).options(people)


def pod_of_table(session: Session, table_id: int) -> Pod | None:
    return session.scalar(
        select(Pod)
        .where(Pod.table_id == table_id)
        .options(joinedload(Pod.round), selectinload(Pod.places).joinedload(PodPlace.entrant))
    )


def place_in_round(session: Session, contest: Contest, entrant_id: int) -> PodPlace | None:
    """Return the place of an entrant in the present round."""
    wanted = (
        select(PodPlace)
        .join(ContestRound, ContestRound.id == PodPlace.round_id)
        .where(
            ContestRound.contest_id == contest.id,
            ContestRound.number == contest.round,
            PodPlace.entrant_id == entrant_id,
        )
    )
    return session.scalar(wanted.options(joinedload(PodPlace.pod)))


def places_of(session: Session, contest_id: int) -> Sequence[tuple[int, PodPlace]]:
    """Return every place of every round, with the number of the round."""
    wanted = (
        select(ContestRound.number, PodPlace)
        .join(PodPlace, PodPlace.round_id == ContestRound.id)
        .where(ContestRound.contest_id == contest_id)
    )
    found = session.execute(wanted.order_by(ContestRound.number, PodPlace.pod_id, PodPlace.seat)).all()
    return [(number, place) for number, place in found]


def entries_of(session: Session, player_id: int) -> Sequence[Entrant]:
    return session.scalars(select(Entrant).where(Entrant.player_id == player_id)).all()


def shared_entries(session: Session, player_id: int, other_id: int) -> Sequence[Entrant]:
    """Return the entries of a player in contests that the other player has entered too."""
    theirs = select(Entrant.contest_id).where(Entrant.player_id == other_id)
    wanted = select(Entrant).where(Entrant.player_id == player_id, Entrant.contest_id.in_(theirs))
    return session.scalars(wanted).all()


def forget_member(session: Session, league_id: int | None, player_id: int) -> None:
    """Remove a player from a league. A withdrawal from a season also leaves the league."""
    session.execute(
        delete(LeagueMember).where(LeagueMember.league_id == league_id, LeagueMember.player_id == player_id)
    )


def joining_over(now: datetime, limit: int) -> Select[int]:
    over = select(Contest.id).where(Contest.state == ContestState.JOINING, Contest.joining_ends <= now)
    return over.order_by(Contest.joining_ends).limit(limit)


def rounds_going_on() -> Select[int]:
    """Select the running contests that have an open round. Each has one at most."""
    return (
        select(ContestRound.contest_id)
        .join(Contest, Contest.id == ContestRound.contest_id)
        .where(ContestRound.ended_at.is_(None), Contest.state == ContestState.RUNNING)
    )


def rounds_over(limit: int) -> Select[int]:
    return rounds_going_on().where(ContestRound.pods_left <= 0).limit(limit)


def pods_going_on() -> Select[int]:
    running = rounds_going_on().with_only_columns(ContestRound.id)
    return select(Pod.id).where(Pod.ended_at.is_(None), Pod.round_id.in_(running)).order_by(Pod.id)


def pods_without_table(limit: int) -> Select[int]:
    return pods_going_on().where(Pod.table_id.is_(None)).limit(limit)


def tables_out_of_time(now: datetime, limit: int) -> Select[int]:
    """Select running tables whose round is over."""
    late = rounds_going_on().with_only_columns(ContestRound.id).where(ContestRound.deadline <= now)
    return (
        select(Table.id)
        .join(Pod, Pod.table_id == Table.id)
        .where(Pod.round_id.in_(late), Pod.ended_at.is_(None), Table.state == TableState.RUNNING)
        .order_by(Table.id)
        .limit(limit)
    )


def with_email(session: Session, players: Sequence[int]) -> Sequence[Player]:
    """Return those of the players who have an address for letters."""
    return session.scalars(select(Player).where(Player.id.in_(players), Player.email.is_not(None))).all()
