"""What the REST face itself keeps: the answers to requests that carried an Idempotency-Key."""

from datetime import datetime

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from service.database import Base


class IdempotencyKey(Base):
    __tablename__ = "idempotency_key"
    __table_args__ = (UniqueConstraint("player_id", "key"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"))
    key: Mapped[str]
    fingerprint: Mapped[bytes]
    body: Mapped[str | None]
    created_at: Mapped[datetime] = mapped_column(index=True)
