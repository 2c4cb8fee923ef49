"""Models of try-outs.

A try-out is the record of an imagined table. It sends no mail and has no other players.
"""

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class TryOut(Base):
    __tablename__ = "try_out"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int]
    began_at_count: Mapped[int]
    """How many moves the real table had when its position was copied."""
    record: Mapped[bytes]
    """The record of the imagined table, from its deal to the present position."""
    made_at: Mapped[datetime]
