"""Models of maintenance."""

from datetime import datetime

from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class RulesChecked(Base):
    """The fingerprint of the rules that running tables were last replayed with.

    There is one row, or none in a new installation.
    """

    __tablename__ = "rules_checked"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    fingerprint: Mapped[str]
    checked_at: Mapped[datetime]
