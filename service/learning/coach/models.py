"""Models of the coach. Findings are stored look by look, so that work can go on wherever it was stopped."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, ForeignKeyConstraint, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class CoachState(StrEnum):
    """The state of a request: looks are missing, all looks are made or the time is over, or it failed.

    `reason` says why it failed.
    """

    WAITING = "waiting"
    DONE = "done"
    REFUSED = "refused"


class CoachedTable(Base):
    """A finished table that the coach looks at."""

    __tablename__ = "coached_table"
    __table_args__ = (Index(None, "state", "asked_at"),)

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    ended_at: Mapped[datetime]
    """The end of the table when the coach was asked. After a rewind the table has another end, and other
    findings.
    """
    playouts: Mapped[int]
    """The number of playouts, fixed at the beginning, so that all figures of a table are comparable."""
    closer: Mapped[bool] = mapped_column(default=False)
    """True if a closer look was asked for as well."""
    state: Mapped[str] = mapped_column(default=CoachState.WAITING)
    asked_at: Mapped[datetime]
    done_at: Mapped[datetime | None]
    """When the first request was done. A closer look leaves it."""
    decisions: Mapped[int] = mapped_column(default=0)
    """The number of decisions, as soon as it is known."""
    spent: Mapped[int] = mapped_column(default=0)
    """The milliseconds of processor time that the looks took."""
    taken_until: Mapped[datetime | None]
    """The end of the lease of the worker that has this table."""
    failures: Mapped[int] = mapped_column(default=0)
    """How many attempts in a row had no result."""
    reason: Mapped[str] = mapped_column(default="")


class CoachLook(Base):
    """The last look at one decision."""

    __tablename__ = "coach_look"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("coached_table.table_id", ondelete="CASCADE"), primary_key=True
    )
    count: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """How many moves were played before the decision."""
    look: Mapped[dict[str, Any]]


class TryOutLook(Base):
    """A question to the coach about one answer in a try-out.

    The next question replaces it. It is deleted with the try-out.
    """

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
    """The try-out up to and including that answer. It is a copy, because the player can play on meanwhile."""
    count: Mapped[int]
    """How many moves were played before the answer."""
    move: Mapped[str]
    playouts: Mapped[int]
    state: Mapped[str] = mapped_column(default=CoachState.WAITING)
    asked_at: Mapped[datetime]
    taken_until: Mapped[datetime | None]
    look: Mapped[dict[str, Any] | None]
