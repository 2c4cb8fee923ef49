"""The link of a table. A player who has it may take a seat, and so may a guest with any name."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.keys import key_digest
from service.platform.accounts.models import Player, PlayerKind
from service.play.tables.join import lock_hosted_table, sit_down
from service.play.tables.join_secret import renew_join_secret
from service.play.tables.models import Joining, Seat, Table
from service.play.tables.queries import lock_table, seat_of, table_of_link
from service.play.tables.refusals import AddressNeeded, LinkSpent, NotInvited
from service.play.tables.seat_keys import create_seat_key


@dataclass(frozen=True, kw_only=True)
class Guest:
    """A player without an account: a name and a language."""

    name: str
    language: str


@dataclass(frozen=True)
class SeatedByLink:
    """A guest's seat and its key. The key is stored nowhere else."""

    table: Table
    seat: Seat
    secret: str


def create_join_link(session: Session, *, table_id: int, player_id: int) -> str:
    """Create the link of a table, on behalf of the host. An earlier link becomes invalid."""
    row = lock_hosted_table(session, table_id, player_id)
    if row.joining == Joining.INVITED:
        raise NotInvited
    require_address(session, player_id)
    return renew_join_secret(row)


def require_address(session: Session, player_id: int) -> Player:
    """Return the player, or raise AddressNeeded for a guest: players who invite others must be reachable."""
    player = session.get_one(Player, player_id)
    if player.kind == PlayerKind.GUEST:
        raise AddressNeeded
    return player


def join_by_link(
    session: Session, *, secret: str, player: Player, number: int | None, now: datetime
) -> Table:
    """Take a seat by the link, as a player."""
    row = lock_linked_table(session, secret)
    if seat_of(row, player.id) is None:
        sit_down(session, row, player, number, now)
    return row


def join_as_guest(
    session: Session, *, secret: str, guest: Guest, number: int | None, now: datetime
) -> SeatedByLink:
    """Take a seat by the link, as a guest who exists at this table only."""
    row = lock_linked_table(session, secret)
    player = Player(kind=PlayerKind.GUEST, name=guest.name, language=guest.language, created_at=now)
    session.add(player)
    session.flush()
    seat = sit_down(session, row, player, number, now)
    return SeatedByLink(row, seat, create_seat_key(session, row, seat, player.id, now))


def lock_linked_table(session: Session, secret: str) -> Table:
    """Return the locked table of a link.

    The lookup takes no lock, so the link is checked again after locking.
    """
    table_id = table_of_link(session, key_digest(secret))
    row = None if table_id is None else lock_table(session, table_id)
    if row is None or row.join_digest != key_digest(secret):
        raise LinkSpent
    return row
