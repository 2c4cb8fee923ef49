"""Models of the desk: second factors, recovery codes, heartbeats and daily counts."""

from datetime import date, datetime

from sqlalchemy import Date, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class SecondFactor(Base):
    """The second factor of a moderator or host. Its secret is derived from these numbers and not stored."""

    __tablename__ = "second_factor"

    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    generation: Mapped[int] = mapped_column(default=1)
    confirmed_at: Mapped[datetime | None]
    last_step: Mapped[int] = mapped_column(default=0)
    """The time step of the last accepted code. Each code is valid once."""
    failures: Mapped[int] = mapped_column(default=0)
    shut_until: Mapped[datetime | None]


class RecoveryCode(Base):
    """A code that is valid once, for use when the device is lost."""

    __tablename__ = "recovery_code"

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    digest: Mapped[bytes] = mapped_column(unique=True)
    used_at: Mapped[datetime | None]


class Heartbeat(Base):
    """The last run of a task and its result."""

    __tablename__ = "heartbeat"

    job: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime | None]
    failed_at: Mapped[datetime | None]
    error: Mapped[str] = mapped_column(default="")
    runs: Mapped[int] = mapped_column(default=0)
    faults: Mapped[int] = mapped_column(default=0)
    seconds: Mapped[float] = mapped_column(default=0.0)


class Tally(Base):
    """A count of something on a day.

    Workers update today's counts every few minutes, so that no page has to count.
    """

    __tablename__ = "tally"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)
    count: Mapped[int]
    at: Mapped[datetime]
