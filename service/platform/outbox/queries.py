"""Every question that is asked of the outbox by others than its workers."""

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from service.platform.outbox.models import Letter, LetterState

CHANNEL = "mail"


def mails_to(player_id: int, table_id: int | None = None) -> Select[Letter]:
    """The mails of a player, at all tables or at one."""
    mine = select(Letter).where(Letter.player_id == player_id, Letter.channel == CHANNEL)
    return mine if table_id is None else mine.where(Letter.table_id == table_id)


def count_invitations(session: Session, table_id: int) -> int:
    """How many addresses were written to for a table, those asked no longer too."""
    written = select(func.count()).where(Letter.table_id == table_id, Letter.kind == "invitation")
    return session.scalar(written.where(Letter.channel == CHANNEL)) or 0


def readers_of_waiting(session: Session, table_id: int, kind: str) -> set[int | None]:
    """The players to whom a mail of a kind about a table has still to leave; it does not before this transaction is over."""
    waiting = select(Letter.player_id).where(
        Letter.table_id == table_id,
        Letter.kind == kind,
        Letter.channel == CHANNEL,
        Letter.state == LetterState.PENDING,
    )
    return set(session.scalars(waiting.with_for_update()))


def unsent_letter(session: Session, key: str) -> Letter | None:
    """A letter that no worker has taken up yet."""
    return session.scalar(select(Letter).where(Letter.key == key, Letter.state == LetterState.PENDING))
