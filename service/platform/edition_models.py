"""Editions that tables began with, as their files were: no change of a file, and no new version, changes a running table."""

from datetime import datetime

from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class KeptEdition(Base):
    """One file, kept once for all tables that play with it."""

    __tablename__ = "edition"

    game: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    kept_at: Mapped[datetime]
