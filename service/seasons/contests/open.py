"""Opening a contest. The seed is drawn and its commitment published before anybody enters."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.table.game import game_named
from engine.values.chance import SEED_BYTES, commitment
from service.platform.accounts.models import Player, PlayerKind
from service.platform.deps import deps
from service.play.tables.refusals import AddressNeeded
from service.seasons.contests.models import Contest
from service.seasons.contests.queries import count_joining
from service.seasons.contests.refusals import BadContest, TooManyContests

MOST_JOINING = 5
"""The most contests of one organiser that can wait for entrants at a time."""


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """The settings of each table of a contest or league."""

    game: str
    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    pace: Mapping[str, Any] = field(default_factory=dict)
    rated: bool = False


@dataclass(frozen=True, kw_only=True)
class ContestWish(TableSettings):
    """The settings of a contest that a player wants to organise."""

    name: str
    format: str
    pod_size: int
    joining_ends: datetime
    least: int = 2
    most: int = 64
    rounds: int | None = None
    round_days: int = 30


def open_contest(session: Session, *, organiser: Player, wish: ContestWish, now: datetime) -> Contest:
    """Open a contest.

    Raise engine.BadTable if the game cannot be played with these settings, and BadContest if the contest
    could not take place.
    """
    if organiser.kind == PlayerKind.GUEST:
        raise AddressNeeded
    if count_joining(session, organiser.id) >= MOST_JOINING:
        raise TooManyContests
    seed = deps().chance.seed()
    at_each_table = table_columns(wish, wish.pod_size)
    fewest = fewest_seats(wish.game)
    if not fewest <= wish.least <= wish.most:
        raise BadContest(f"least must be from {fewest} to most")
    if wish.joining_ends <= now:
        raise BadContest("joining_ends must lie ahead")
    row = Contest(
        name=wish.name,
        format=wish.format,
        **at_each_table,
        least=wish.least,
        most=wish.most,
        rounds=wish.rounds,
        round_days=wish.round_days,
        organiser_id=organiser.id,
        seed=seed,
        commitment=commitment(seed),
        created_at=now,
        joining_ends=wish.joining_ends,
    )
    session.add(row)
    session.flush()
    return row


def table_columns(wish: TableSettings, seats: int) -> dict[str, Any]:
    """Return the columns for what is played, with defaults filled in by the engine from a trial table.

    Raise engine.BadTable if the game cannot be played so.
    """
    trial = engine.new_table(
        wish.game, seats=seats, options=wish.options, edition=wish.edition, seed=bytes(SEED_BYTES)
    )
    return {
        "game": trial.position.game,
        "edition": trial.position.edition,
        "options": trial.record().options,
        "pace": dict(wish.pace),
        "rated": wish.rated,
        "pod_size": seats,
    }


def fewest_seats(game: str) -> int:
    """Return the smallest number of seats at a table of a contest. A table with one seat has no opponents."""
    return max(2, game_named(game).seats[0])
