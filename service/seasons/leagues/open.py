"""Opening a league. Its rules are set once and apply to every season and challenge."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.tables.refusals import AddressNeeded
from service.seasons.contests.open import TableSettings, fewest_seats, table_columns
from service.seasons.contests.rounds import PAIR, rounds_to_meet
from service.seasons.leagues.models import League, LeagueForm, LeagueState
from service.seasons.leagues.queries import count_organised
from service.seasons.leagues.refusals import BadLeague, TooManyLeagues

MOST_ORGANISED = 5
"""The most leagues of one organiser that have not ended."""
BREAK = timedelta(days=1)
"""The time between the letter about a season and its first round. In it members can leave and be replaced."""


@dataclass(frozen=True, kw_only=True)
class LeagueWish(TableSettings):
    """The settings of a league that a player wants to organise."""

    name: str
    form: str
    round_days: int = 30
    pod_size: int = 4
    division_size: int = 12
    branches: int = 2
    moving: int = 2
    rounds: int | None = None
    season_days: int = 120
    first_season: datetime | None = None
    reach: int = 3
    answer_days: int = 7


def open_league(session: Session, *, organiser: Player, wish: LeagueWish, now: datetime) -> League:
    """Open a league.

    Raise engine.BadTable if the game cannot be played with these settings, and BadLeague if its numbers
    contradict each other.
    """
    if organiser.kind == PlayerKind.GUEST:
        raise AddressNeeded
    if count_organised(session, organiser.id) >= MOST_ORGANISED:
        raise TooManyLeagues
    pod_size = PAIR if wish.form == LeagueForm.LADDER else wish.pod_size
    row = League(
        name=wish.name,
        form=wish.form,
        **table_columns(wish, pod_size),
        round_days=wish.round_days,
        organiser_id=organiser.id,
        created_at=now,
        **(ladder_columns(wish) if wish.form == LeagueForm.LADDER else division_columns(wish, now)),
    )
    session.add(row)
    session.flush()
    return row


def ladder_columns(wish: LeagueWish) -> dict[str, Any]:
    """Return the columns of a ladder. It is open at once."""
    return {"reach": wish.reach, "answer_days": wish.answer_days, "state": LeagueState.RUNNING}


def division_columns(wish: LeagueWish, now: datetime) -> dict[str, Any]:
    rounds = wish.rounds or rounds_to_meet(wish.division_size, wish.pod_size)
    if wish.division_size < max(wish.pod_size, fewest_seats(wish.game)):
        raise BadLeague("division_size", "division_size must be at least pod_size")
    if wish.moving * (wish.branches + 1) > wish.division_size:
        raise BadLeague(
            "moving", "moving * (branches + 1) must be at most division_size: nobody goes up and down"
        )
    played = rounds * wish.round_days + BREAK.days
    if wish.season_days < played:
        raise BadLeague(
            "season_days",
            f"season_days must be at least {played}: so long are its rounds and the day before them",
        )
    if wish.first_season is None or wish.first_season <= now:
        raise BadLeague("first_season", "first_season must lie ahead")
    return {
        "division_size": wish.division_size,
        "branches": wish.branches,
        "moving": wish.moving,
        "rounds": rounds,
        "season_days": wish.season_days,
        "next_season": wish.first_season,
    }
