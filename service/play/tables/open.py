"""Opening a table and dealing it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.values.chance import commitment
from service.platform.accounts.models import Player, PlayerKind
from service.platform.deps import deps
from service.play.tables.before_play import follow_opening
from service.play.tables.budgets import check_table_limit
from service.play.tables.circles import is_circle_member
from service.play.tables.editions import edition_of, store_edition
from service.play.tables.join_secret import renew_join_secret
from service.play.tables.models import Joining, Seat, Starting, Table, TableState, Tenure, Visibility
from service.play.tables.persist import events_to_store, store_position
from service.play.tables.queries import count_active_tables
from service.play.tables.refusals import AddressNeeded, NoCircle

MOST_OF_A_GUEST = 6
"""The maximum number of unfinished tables of a guest, lessons included."""


@dataclass(frozen=True, kw_only=True)
class TableRequest:
    """The settings of a table to be opened."""

    game: str
    seats: int
    name: str = ""
    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    pace: Mapping[str, Any] = field(default_factory=dict)
    visibility: Visibility = Visibility.PUBLIC
    joining: Joining = Joining.OPEN
    starting: Starting = Starting.FULL
    seats_drawn: bool = False
    rated: bool = False
    circle: int | None = None
    """The id of the circle that the table belongs to, or None."""
    sandbox: bool = False
    bots: Mapping[str, Any] = field(default_factory=dict)
    """`level`, `delay` and `advice`, unless they have their defaults."""


def open_table(session: Session, *, host: Player | None, wish: TableRequest, now: datetime) -> Table:
    """Open a table with all its seats free.

    Raise engine.BadTable if the settings are not possible for the game. Raise TooManyTables if the host has
    too many tables that wait for players. A guest can open only a few tables, and no other person can join
    them. The seed is drawn now and its commitment published, before any player is seated.
    """
    if host is not None and host.kind == PlayerKind.GUEST:
        check_guest_table(session, host, wish)
    if host is not None:
        check_table_limit(session, host)
    if wish.circle is not None and (host is None or not is_circle_member(session, wish.circle, host.id)):
        raise NoCircle
    seed = deps().chance.seed()
    trial = engine.new_table(
        wish.game, seats=wish.seats, options=wish.options, edition=wish.edition, seed=seed
    )
    position = trial.position
    row = Table(
        name=wish.name,
        game=position.game,
        version=position.version,
        edition=position.edition,
        edition_hash=position.edition_hash,
        options=trial.record().options,
        size=wish.seats,
        pace=dict(wish.pace),
        visibility=wish.visibility,
        joining=wish.joining,
        starting=wish.starting,
        seats_drawn=wish.seats_drawn,
        rated=wish.rated,
        host_id=host.id if host else None,
        circle_id=wish.circle,
        sandbox=wish.sandbox,
        seed=seed,
        commitment=commitment(seed),
        created_at=now,
        seats=[Seat(number=number) for number in range(wish.seats)],
        **{f"bot_{name}": value for name, value in wish.bots.items()},
    )
    store_edition(session, row.game, trial.edition_file, now)
    session.add(row)
    session.flush()
    if row.joining == Joining.LINK:
        renew_join_secret(row)
    follow_opening(session, row, now)
    return row


def is_rated_by_default(host: Player, company: Sequence[str]) -> bool:
    """Return the default of `rated`: True if a person opens the table and no bot is seated at once."""
    return host.kind == PlayerKind.PERSON and not company


def check_guest_table(session: Session, guest: Player, wish: TableRequest) -> None:
    """Refuse a guest's table that others could join or view, or one too many."""
    alone = wish.visibility == Visibility.PRIVATE and wish.joining == Joining.INVITED
    if not alone or count_active_tables(session, guest.id) >= MOST_OF_A_GUEST:
        raise AddressNeeded


def deal_game(session: Session, row: Table, now: datetime) -> engine.AnyTable:
    """Deal the game and start play. All seats must be taken."""
    game = engine.new_table(
        row.game,
        seats=row.size,
        options=row.options,
        edition=row.edition,
        edition_hash=edition_of(row).hash,
        version=row.version,
        seed=row.seed,
    )
    row.state = TableState.RUNNING
    row.started_at = now
    row.deal = events_to_store(game.happened)
    store_position(row, game, now)
    for seat in row.seats:
        session.add(Tenure(table_id=row.id, seat=seat.number, player_id=seat.player_id, began_at=now))
    return game
