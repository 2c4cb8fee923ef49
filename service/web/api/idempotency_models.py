"""The table of the REST API itself: the responses to requests with an Idempotency-Key."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class IdempotencyKey(Base):
    """A key of one player. A key of an anonymous caller is valid for one request only."""

    __tablename__ = "idempotency_key"
    __table_args__ = (
        UniqueConstraint("player_id", "key"),
        Index(
            "uq_idempotency_key_stranger",
            "key",
            "fingerprint",
            unique=True,
            sqlite_where=text("player_id IS NULL"),
            postgresql_where=text("player_id IS NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"))
    key: Mapped[str]
    fingerprint: Mapped[bytes]
    body: Mapped[str | None]
    created_at: Mapped[datetime] = mapped_column(index=True)
