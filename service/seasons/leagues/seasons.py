"""The change of seasons: places follow from the last standings. Each division of a season is a contest."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from sqlalchemy import update
from sqlalchemy.orm import Session

from engine.values.chance import commitment
from service.platform.database import insert_rows
from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.seasons.contests.models import Contest, Entrant, EntrantState, Format
from service.seasons.contests.open import fewest_seats
from service.seasons.contests.queries import with_email
from service.seasons.contests.tell import LetterSubject, tell_entrants
from service.seasons.leagues.models import League, LeagueMember, LeagueState
from service.seasons.leagues.open import BREAK
from service.seasons.leagues.order import level_of, next_order, split_divisions
from service.seasons.leagues.queries import (
    gone_in_season,
    league_by_id,
    members_in,
    season_going_on,
    standings_of_season,
    strongest_first,
)


def begin_season(session: Session, league_id: int, now: datetime) -> None:
    """Begin a season: promote and relegate, add new members, and open the divisions.

    The league ends if too few members are left.
    """
    league = league_by_id(session, league_id, lock=True)
    if league is None or league.state == LeagueState.ENDED:
        return
    if league.next_season is None or league.next_season > now or season_going_on(session, league):
        return
    last = standings_of_season(session, league) if league.season else {}
    order = order_now(session, league, last)
    if len(order) < fewest_seats(league.game):
        league.state, league.ended_at = LeagueState.ENDED, now
        return
    league.season, league.state = league.season + 1, LeagueState.RUNNING
    league.next_season = next_beginning(league, now)
    keep_places(session, league, order)
    before = {player: division for division, people in last.items() for player in people}
    for division, people in enumerate(split_divisions(order, league.division_size), start=1):
        open_division(session, league, division, people, before, now)
    send_task_after_commit(session, TaskName.RUN_CONTESTS)


def order_now(session: Session, league: League, last: Mapping[int, Sequence[int]]) -> list[int]:
    """Return the order of members for the season to begin.

    The first season uses ratings. Every other one uses the standings of the season before, followed by new
    members in the order of joining.
    """
    if not league.season:
        return [*strongest_first(session, league)]
    carried = next_order(last, size=league.division_size, branches=league.branches, moving=league.moving)
    known = {*carried} | gone_in_season(session, league)
    newcomers = [
        each.player_id for each in session.scalars(members_in(league.id)) if each.player_id not in known
    ]
    return carried + newcomers


def next_beginning(league: League, now: datetime) -> datetime:
    """Return the next beginning.

    It is a multiple of `season_days` after the planned one, even if the last season was late.
    """
    beginning = league.next_season or now
    while beginning <= now:
        beginning += timedelta(days=league.season_days)
    return beginning


def keep_places(session: Session, league: League, order: Sequence[int]) -> None:
    """Save the places. Members who are not in the order have left and are deleted."""
    places = {player: place for place, player in enumerate(order, start=1)}
    members = session.scalars(members_in(league.id)).all()
    for member in members:
        if member.player_id not in places:
            session.delete(member)
    session.flush()
    kept = [{"id": each.id, "place": places[each.player_id]} for each in members if each.player_id in places]
    session.execute(update(LeagueMember), kept)
    session.expire_all()


def open_division(
    session: Session,
    league: League,
    division: int,
    people: Sequence[int],
    before: Mapping[int, int],
    now: datetime,
) -> None:
    """Open a division as a round robin.

    Its first round is drawn a day later, so that members can still leave.
    """
    seed = deps().chance.seed()
    contest = Contest(
        league_id=league.id,
        season=league.season,
        division=division,
        name=f"{league.name} {league.season}/{division}",
        format=Format.ROUND_ROBIN,
        game=league.game,
        edition=league.edition,
        options=league.options,
        pace=league.pace,
        rated=league.rated,
        pod_size=league.pod_size,
        least=fewest_seats(league.game),
        most=len(people),
        rounds=league.rounds,
        round_days=league.round_days,
        organiser_id=league.organiser_id,
        seed=seed,
        commitment=commitment(seed),
        created_at=now,
        joining_ends=now + BREAK,
    )
    session.add(contest)
    session.flush()
    rows = [
        {
            "contest_id": contest.id,
            "player_id": player,
            "state": EntrantState.ENTERED,
            "entered_at": now,
        }
        for player in people
    ]
    insert_rows(session, Entrant, rows)
    told = {
        player: level_change(league, before.get(player.id), division)
        for player in with_email(session, people)
    }
    tell_entrants(session, contest, told, LetterSubject.SEASON, now)


def level_change(league: League, before: int | None, division: int) -> str:
    """Return how a player's level changes: new, up, down or same."""
    if before is None:
        return "new"
    was, now = level_of(before, league.branches), level_of(division, league.branches)
    return "up" if now < was else "down" if now > was else "same"
