"""Standing plans and each step they took, so that taking moves back also takes the plan back."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.database import Base


class PlanState(StrEnum):
    """The state of a plan."""

    STANDING = "standing"
    FINISHED = "finished"
    STOPPED = "stopped"
    WITHDRAWN = "withdrawn"


class StandingPlan(Base):
    """A plan of a player for their seat. `text` is its canonical form, `progress` its state so far."""

    __tablename__ = "plan"
    __table_args__ = (Index(None, "table_id", "state"), Index(None, "due_at"))

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    text: Mapped[str]
    state: Mapped[str] = mapped_column(default=PlanState.STANDING)
    why: Mapped[str] = mapped_column(default="")
    """The reason why it stopped."""
    facts: Mapped[dict[str, Any]] = mapped_column(default=dict)
    progress: Mapped[dict[str, Any]] = mapped_column(default=dict)
    given_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    ended_count: Mapped[int | None]
    """The number of moves of the table when the plan ended."""
    due_at: Mapped[datetime | None]
    """The time of its next answer, if the plan delays its answers."""
    due_question: Mapped[int | None]

    steps: Mapped[list["PlanStep"]] = relationship(
        order_by="PlanStep.id", cascade="all, delete-orphan", passive_deletes=True, back_populates="plan"
    )


class PlanStep(Base):
    """A step of a plan at the move number `count`. `line` is set if the move was made by the plan."""

    __tablename__ = "plan_step"
    __table_args__ = (Index(None, "plan_id", "count"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    plan_id: Mapped[int] = mapped_column(ForeignKey("plan.id", ondelete="CASCADE"))
    count: Mapped[int]
    line: Mapped[str | None]
    before: Mapped[dict[str, Any]]
    """The progress of the plan before this step."""

    plan: Mapped[StandingPlan | None] = relationship(back_populates="steps")

    @property
    def table_id(self) -> int | None:
        """The table of the plan, or None for a step that was taken out of it."""
        return self.plan.table_id if self.plan else None
