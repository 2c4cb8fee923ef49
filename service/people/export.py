"""The export of everything that is stored about a player, for that player. Secrets are left out."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Column, Table, and_, inspect, or_, select, union
from sqlalchemy.orm import Session

from service.mail.incoming.models import IncomingMail
from service.platform.accounts.models import Player, SignInLink
from service.platform.database import Base
from service.platform.outbox.models import BoxedMail, Letter, StoppedAddress
from service.platform.signing import list_address_digests
from service.play.invitations.models import Invitation, UninvitedAddress
from service.play.records.transfer import partial_record
from service.play.tables.models import Seat, Tenure
from service.play.tables.models import Table as GameTable
from service.play.tables.move_models import Move, WithdrawnMove

SECRET = frozenset(
    {"digest", "fingerprint", "dump", "seed", "join_digest", "auth", "credential", "public_key", "challenge"}
    | {"code_digest", "family_digest", "renewal_digest"}
)
"""Columns with secrets, proofs of secrets, or facts that the player must not know."""
MOVES = (Move.__table__, WithdrawnMove.__table__)
"""The largest tables. They have an index by table and none by player, whose tables are known."""


def export_player(session: Session, player_id: int) -> dict[str, Any]:
    """Return one document: profile, dependent rows, mail to and from the player, and their moves."""
    player = session.get_one(Player, player_id)
    found: dict[str, Any] = {"player": row_data(player)}
    sits = select(Seat.table_id).where(Seat.player_id == player_id)
    played = union(sits, select(Tenure.table_id).where(Tenure.player_id == player_id))
    for table, column in tables_with_player(Player.__tablename__):
        wanted = select(table).where(column == player_id)
        if table in MOVES:
            wanted = wanted.where(table.c.table_id.in_(played))
        rows = session.execute(wanted).mappings()
        found[table.name] = [{key: json_value(row[key]) for key in row if key not in SECRET} for row in rows]
    found |= {
        "letters": export_rows(
            session, Letter, or_(Letter.player_id == player.id, Letter.recipient == player.email)
        ),
        "letter_box": export_rows(session, BoxedMail, BoxedMail.recipient == player.email),
        "incoming_mail": export_rows(session, IncomingMail, IncomingMail.player_id == player.id),
        "sign_in_links": export_rows(session, SignInLink, SignInLink.email == player.email),
        "stopped_address": export_rows(session, StoppedAddress, StoppedAddress.address == player.email),
        "invitations_unwanted": export_rows(
            session, UninvitedAddress, UninvitedAddress.mark.in_(list_address_digests(player.email or ""))
        ),
        "invitations_to_me": export_rows(session, Invitation, Invitation.email == player.email),
        "invitations_by_me": export_rows(
            session, Invitation, and_(Invitation.invited_by == player.id, Invitation.player_id.is_(None))
        ),
        "records": [partial_record(session, row, seat) for row, seat in seats_of(session, player_id)],
    }
    return found


def tables_with_player(name: str) -> Iterable[tuple[Table, Column[Any]]]:
    """Yield every table with a column that refers to a player, with or without a foreign key."""
    for table in Base.metadata.sorted_tables:
        if "player_id" in table.c and table.name not in {Letter.__tablename__, IncomingMail.__tablename__}:
            yield table, table.c.player_id
        else:
            for key in table.foreign_keys:
                if key.column.table.name == name:
                    yield table, key.parent


def seats_of(session: Session, player_id: int) -> list[tuple[GameTable, int]]:
    sits = select(Seat).where(Seat.player_id == player_id)
    return [(seat.table, seat.number) for seat in session.scalars(sits)]


def export_rows(session: Session, model: type[Base], mine: Any) -> list[dict[str, Any]]:
    return [row_data(row) for row in session.scalars(select(model).where(mine))]


def row_data(row: Base) -> dict[str, Any]:
    return {
        column.key: json_value(getattr(row, column.key))
        for column in inspect(type(row)).columns
        if column.key not in SECRET
    }


def json_value(value: Any) -> Any:
    """Convert a value to JSON. Raw mails become text."""
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return value if isinstance(value, str | int | float | bool | list | dict | None) else str(value)
