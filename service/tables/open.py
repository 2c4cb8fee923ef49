"""Opening a table and dealing it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.chance import commitment
from service.core.deps import deps
from service.models.accounts import Player
from service.models.tables import Joining, Seat, Starting, Table, TableState, Tenure, Visibility
from service.pace.pace import read_pace
from service.tables.defaults import usual_options
from service.tables.persist import keep_events, keep_position


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What somebody wants to play."""

    game: str
    seats: int
    name: str = ""
    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    pace: Mapping[str, Any] = field(default_factory=dict)
    visibility: Visibility = Visibility.PUBLIC
    joining: Joining = Joining.OPEN
    starting: Starting = Starting.FULL
    bots: Mapping[str, Any] = field(default_factory=dict)
    """`level`, `delay` and `advice`, as far as they are not as usual."""


def open_table(session: Session, *, host: Player | None, wish: Wish, now: datetime) -> Table:
    """A table with all its seats open. Raises engine.BadTable where the game cannot be played so.

    Its seed is drawn now and its commitment published with it, before anybody sits down.
    """
    seed = deps().chance.seed()
    options = {**usual_options(wish.game, read_pace(dict(wish.pace))), **wish.options}
    trial = engine.new_table(wish.game, seats=wish.seats, options=options, edition=wish.edition, seed=seed)
    position = trial.position
    row = Table(
        name=wish.name,
        game=position.game,
        version=position.version,
        edition=position.edition,
        options=trial.record().options,
        size=wish.seats,
        pace=dict(wish.pace),
        visibility=wish.visibility,
        joining=wish.joining,
        starting=wish.starting,
        host_id=host.id if host else None,
        seed=seed,
        commitment=commitment(seed),
        created_at=now,
        seats=[Seat(number=number) for number in range(wish.seats)],
        **{f"bot_{name}": value for name, value in wish.bots.items()},
    )
    session.add(row)
    session.flush()
    return row


def deal(session: Session, row: Table, now: datetime) -> engine.AnyTable:
    """Begin to play: everybody sits."""
    game = engine.new_table(
        row.game,
        seats=row.size,
        options=row.options,
        edition=row.edition,
        version=row.version,
        seed=row.seed,
    )
    row.state = TableState.RUNNING
    row.started_at = now
    keep_events(session, row, game.happened)
    keep_position(session, row, game, now)
    for seat in row.seats:
        session.add(Tenure(table_id=row.id, seat=seat.number, player_id=seat.player_id, began_at=now))
    return game
