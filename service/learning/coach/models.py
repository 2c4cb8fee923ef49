"""What the coach has found out about finished tables, look by look, so that it can go on wherever it was stopped."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, ForeignKeyConstraint, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class CoachState(StrEnum):
    """Some looks are owed; all were made; it cannot be done, and `reason` says why."""

    WAITING = "waiting"
    DONE = "done"
    REFUSED = "refused"


class CoachedTable(Base):
    """A finished table at which the coach looks."""

    __tablename__ = "coached_table"
    __table_args__ = (Index(None, "state", "asked_at"),)

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    ended_at: Mapped[datetime]
    """Of the table when it was asked for: one that was taken back has another end, and another story."""
    playouts: Mapped[int]
    """The budget with which it began: all its figures are of the same one."""
    state: Mapped[str] = mapped_column(default=CoachState.WAITING)
    asked_at: Mapped[datetime]
    done_at: Mapped[datetime | None]
    owed: Mapped[int] = mapped_column(default=0)
    """How many looks there will be, as far as that is known."""
    made: Mapped[int] = mapped_column(default=0)
    """How many were made, those at the same decision counted each."""
    taken_until: Mapped[datetime | None]
    """Until when a worker has it in hand."""
    failures: Mapped[int] = mapped_column(default=0)
    """How often in a row nothing came of it."""
    reason: Mapped[str] = mapped_column(default="")


class CoachLook(Base):
    """One decision as it was looked at last."""

    __tablename__ = "coach_look"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("coached_table.table_id", ondelete="CASCADE"), primary_key=True
    )
    count: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """How many moves had been played before it."""
    look: Mapped[dict[str, Any]]


class TryOutLook(Base):
    """One answer in a try-out that the coach is asked about; the next question takes its place, and it goes with the try-out."""

    __tablename__ = "try_out_look"
    __table_args__ = (
        ForeignKeyConstraint(
            ["table_id", "player_id"], ["try_out.table_id", "try_out.player_id"], ondelete="CASCADE"
        ),
        Index(None, "state", "asked_at"),
    )

    table_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    record: Mapped[bytes]
    """Of the try-out up to that answer and with it: one may play on otherwise meanwhile."""
    count: Mapped[int]
    """How many moves had been played before it."""
    move: Mapped[str]
    playouts: Mapped[int]
    state: Mapped[str] = mapped_column(default=CoachState.WAITING)
    asked_at: Mapped[datetime]
    taken_until: Mapped[datetime | None]
    look: Mapped[dict[str, Any] | None]
