"""What the house remembers about itself."""

from datetime import datetime

from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class RulesChecked(Base):
    """With which rules the running tables were last replayed; one row, or none in a house where nothing runs yet."""

    __tablename__ = "rules_checked"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    fingerprint: Mapped[str]
    checked_at: Mapped[datetime]
