"""Models of editions.

A table keeps the file that it began with, so that a changed file or a new version cannot change it.
"""

from datetime import datetime

from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class KeptEdition(Base):
    """The file of an edition. It is stored once for all tables that use it."""

    __tablename__ = "edition"

    game: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    kept_at: Mapped[datetime]
