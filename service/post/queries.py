"""Every question that is asked of the outbox by those to whom it writes."""

from sqlalchemy import Select, select

from service.post.models import Letter

CHANNEL = "mail"


def mails_to(player_id: int, table_id: int | None = None) -> Select[Letter]:
    """The mails of a player, at all tables or at one."""
    mine = select(Letter).where(Letter.player_id == player_id, Letter.channel == CHANNEL)
    return mine if table_id is None else mine.where(Letter.table_id == table_id)
