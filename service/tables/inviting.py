"""Inviting: an address is asked to come, by mail."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.database import insert_new
from service.post.outbox import post
from service.tables.joining import gathering
from service.tables.models import Invitation
from service.tables.queries import seat_of
from service.tables.refusals import NotSeated


def invite(session: Session, *, table_id: int, by: int, email: str, now: datetime) -> None:
    """Ask an address to a table; asking twice is asking once. Only the host and those who sit there may."""
    row = gathering(session, table_id)
    if row.host_id != by and seat_of(row, by) is None:
        raise NotSeated
    invitation = {"table_id": row.id, "email": email, "invited_by": by, "created_at": now}
    if insert_new(session, Invitation, invitation):
        post(
            session,
            key=f"invitation:{row.id}:{email}",
            kind="invitation",
            channel="mail",
            recipient=email,
            payload={"table": row.id, "by": by},
            now=now,
            table_id=row.id,
        )
