"""Inviting: an address is asked to come, by mail."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.accounts.models import Player
from service.accounts.queries import player_by_email
from service.database import insert_new
from service.feeds.news import somebody_invited
from service.post.outbox import post
from service.tables.joining import gathering
from service.tables.models import Invitation, Table
from service.tables.queries import invitations_at
from service.tables.refusals import TooManyInvitations
from service.transaction import ring

MOST = 50
"""Invitations to one table: enough for any circle of friends, too few for anybody's advertisements."""


def invite(session: Session, *, table_id: int, by: int, email: str, now: datetime) -> None:
    """Ask an address to a table; asking twice is asking once. Only the host and those who sit there may."""
    row = gathering(session, table_id, by)
    if invitations_at(session, row.id) >= MOST:
        raise TooManyInvitations
    send_invitation(session, row, session.get_one(Player, by), email, now)


def send_invitation(session: Session, row: Table, host: Player, email: str, now: datetime) -> None:
    """Note that an address may sit down, and write to it in its player's language, or in that of its friend."""
    row_of_it = {"table_id": row.id, "email": email, "invited_by": host.id, "created_at": now}
    if not insert_new(session, Invitation, row_of_it):
        return
    known = player_by_email(session, email)
    if known:
        ring(session, f"player:{known.id}")
        somebody_invited(session, row, known.id, now)
    post(
        session,
        key=f"invitation:{row.id}:{email}",
        kind="invitation",
        channel="mail",
        recipient=email,
        payload={
            "language": known.language if known else host.language,
            "table": row.id,
            "host": host.name,
        },
        now=now,
        player_id=known.id if known else None,
        table_id=row.id,
    )
