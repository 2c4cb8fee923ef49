"""Queries on the outbox for other modules than its workers."""

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from service.platform.outbox.models import Letter, LetterState

CHANNEL = "mail"


def mails_to(player_id: int, table_id: int | None = None) -> Select[Letter]:
    """Select the mails to a player, of all tables or one."""
    mine = select(Letter).where(Letter.player_id == player_id, Letter.channel == CHANNEL)
    return mine if table_id is None else mine.where(Letter.table_id == table_id)


def count_invitations(session: Session, table_id: int) -> int:
    """Return how many addresses were invited to a table, including withdrawn invitations."""
    written = select(func.count()).where(Letter.table_id == table_id, Letter.kind == "invitation")
    return session.scalar(written.where(Letter.channel == CHANNEL)) or 0


def recipients_of_pending(session: Session, table_id: int, kind: str) -> set[int | None]:
    """Return the players for whom a mail of this kind about a table is still waiting.

    The rows are locked, so the mail is not sent before this transaction ends.
    """
    waiting = select(Letter.player_id).where(
        Letter.table_id == table_id,
        Letter.kind == kind,
        Letter.channel == CHANNEL,
        Letter.state == LetterState.PENDING,
    )
    return set(session.scalars(waiting.with_for_update()))


def unsent_letter(session: Session, key: str) -> Letter | None:
    """Return the letter with a key if no worker has claimed it yet."""
    return session.scalar(select(Letter).where(Letter.key == key, Letter.state == LetterState.PENDING))
