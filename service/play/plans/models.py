"""Standing plans, and every step that one has taken, so that moves taken back take the plan back too."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.database import Base


class PlanState(StrEnum):
    """How a plan stands."""

    STANDING = "standing"
    FINISHED = "finished"
    STOPPED = "stopped"
    WITHDRAWN = "withdrawn"


class StandingPlan(Base):
    """One plan of a player for their seat. `text` is its canonical form, `progress` how far it has come."""

    __tablename__ = "plan"
    __table_args__ = (Index(None, "table_id", "state"), Index(None, "due_at"))

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    text: Mapped[str]
    state: Mapped[str] = mapped_column(default=PlanState.STANDING)
    why: Mapped[str] = mapped_column(default="")
    """Why it stopped."""
    facts: Mapped[dict[str, Any]] = mapped_column(default=dict)
    progress: Mapped[dict[str, Any]] = mapped_column(default=dict)
    given_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    ended_count: Mapped[int | None]
    """How many moves there were when it ended."""
    due_at: Mapped[datetime | None]
    """When its next answer comes, if it waits with them."""
    due_question: Mapped[int | None]

    steps: Mapped[list["PlanStep"]] = relationship(
        order_by="PlanStep.id", cascade="all, delete-orphan", passive_deletes=True
    )


class PlanStep(Base):
    """The plan went on with the move of this number: one of its own where there is a line."""

    __tablename__ = "plan_step"
    __table_args__ = (Index(None, "plan_id", "count"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    plan_id: Mapped[int] = mapped_column(ForeignKey("plan.id", ondelete="CASCADE"))
    count: Mapped[int]
    line: Mapped[str | None]
    before: Mapped[dict[str, Any]]
    """Its progress until then."""
