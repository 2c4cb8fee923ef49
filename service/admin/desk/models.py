"""What the desk keeps: its deeds, the second factors of its people, announcements, and how the house is doing."""

from datetime import date, datetime

from sqlalchemy import Date, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class SecondFactor(Base):
    """The second factor of one of the desk's people. Its secret follows from these numbers and is stored nowhere."""

    __tablename__ = "second_factor"

    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    generation: Mapped[int] = mapped_column(default=1)
    confirmed_at: Mapped[datetime | None]
    last_step: Mapped[int] = mapped_column(default=0)
    """The time step of the last code that was taken: a code opens once."""
    failures: Mapped[int] = mapped_column(default=0)
    shut_until: Mapped[datetime | None]


class RecoveryCode(Base):
    """A code that opens once, for whoever has lost the device."""

    __tablename__ = "recovery_code"

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    digest: Mapped[bytes] = mapped_column(unique=True)
    used_at: Mapped[datetime | None]


class Heartbeat(Base):
    """When a job was last done, and how that went."""

    __tablename__ = "heartbeat"

    job: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime | None]
    failed_at: Mapped[datetime | None]
    error: Mapped[str] = mapped_column(default="")
    runs: Mapped[int] = mapped_column(default=0)
    faults: Mapped[int] = mapped_column(default=0)
    seconds: Mapped[float] = mapped_column(default=0.0)


class Tally(Base):
    """How much of something there was on a day; today's is counted anew every few minutes, so that no page counts."""

    __tablename__ = "tally"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)
    count: Mapped[int]
    at: Mapped[datetime]
