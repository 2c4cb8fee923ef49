"""A table with all that play loads together: its seats, who held them, their clocks, its pauses."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index, Interval, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base, Document


class TableState(StrEnum):
    GATHERING = "gathering"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Visibility(StrEnum):
    """Who may look on: everybody, or only those who sit."""

    PUBLIC = "public"
    PRIVATE = "private"


class Joining(StrEnum):
    """Who may take an open seat: everybody, whoever has the table's link, or only the invited."""

    OPEN = "open"
    LINK = "link"
    INVITED = "invited"


class Starting(StrEnum):
    """When play begins, once every seat is taken: at once, when all have said that they are ready, when the host says so."""

    FULL = "full"
    READY = "ready"
    HOST = "host"


class EndedBy(StrEnum):
    """Who ended a table before its last move."""

    DESK = "desk"
    AGREEMENT = "agreement"
    CONTEST = "contest"
    """The round of a contest was over, and its table counted as it stood."""
    LESSON = "lesson"
    """Its idea was learned, or its player began another: it is listed nowhere any more."""


class TenureEnd(StrEnum):
    """Why a player's time at a seat was over before the table was."""

    RESIGNED = "resigned"
    SUBSTITUTED = "substituted"
    BOT = "bot"
    DESK = "desk"


class Table(Base):
    """One match. The moves are the truth, `dump` is a cache of where they led."""

    __tablename__ = "tables"
    __table_args__ = (
        Index(None, "state", "visibility", "id"),
        Index(None, "state", "id"),
        Index(None, "state", "moved_at"),
        Index(None, "rated", "ended_at"),
        Index(None, "circle_id", "state", "id"),
        Index("ix_tables_name_begins", "name", postgresql_ops={"name": "text_pattern_ops"}),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    game: Mapped[str]
    version: Mapped[int]
    edition: Mapped[str]
    edition_hash: Mapped[str] = mapped_column(default="")
    """Of what the edition held when the table was opened; `KeptEdition` has it."""
    options: Mapped[dict[str, Any]]
    size: Mapped[int]
    pace: Mapped[dict[str, Any]]
    visibility: Mapped[str]
    joining: Mapped[str]
    starting: Mapped[str]
    seats_drawn: Mapped[bool] = mapped_column(default=False)
    """Whether the seed decides who sits where; else everybody chooses."""
    rated: Mapped[bool] = mapped_column(default=False)
    """Whether its end changes ratings: those of the people who sit down to begin and wish it."""
    state: Mapped[str] = mapped_column(default=TableState.GATHERING)
    host_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    circle_id: Mapped[int | None] = mapped_column(ForeignKey("circle.id", ondelete="SET NULL"))
    """The circle whose table this is: where it is private, that circle's members see it."""
    rematch_of: Mapped[int | None] = mapped_column(index=True)
    lesson: Mapped[str] = mapped_column(default="")
    """Which of the game's lessons is learned here; nothing at a table where people just play."""
    sandbox: Mapped[bool] = mapped_column(default=False)
    """Whether a program is tried out here, alone among bots that answer at once."""
    after_lesson: Mapped[int | None] = mapped_column(index=True)
    """The table of the lesson that this one comes after."""
    join_digest: Mapped[bytes | None] = mapped_column(unique=True)
    seed: Mapped[bytes]
    commitment: Mapped[str]
    dump: Mapped[bytes | None] = mapped_column(deferred=True)
    """Read only by whoever plays or looks: lists, and answers that nothing has changed, do without."""
    count: Mapped[int] = mapped_column(default=0)
    revision: Mapped[int] = mapped_column(default=0)
    """Grows with every change that a view could show; moves taken back make it grow too."""
    result: Mapped[dict[str, Any] | None]
    created_at: Mapped[datetime]
    started_at: Mapped[datetime | None]
    moved_at: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]
    ended_by: Mapped[str] = mapped_column(default="")
    """An `EndedBy` where the moves do not lead to the end: with the score of that moment, or without a result."""
    talk_closed_at: Mapped[datetime | None]
    bot_level: Mapped[str] = mapped_column(default="courtier")
    """Which bot plays on for a player who stays absent."""
    bot_delay: Mapped[int] = mapped_column(default=0)
    """For how many seconds bots seem to think."""
    bot_advice: Mapped[bool] = mapped_column(default=False)
    """Whether bots may advise in try-outs."""

    seats: Mapped[list["Seat"]] = relationship(order_by="Seat.number", back_populates="table")
    pauses: Mapped[list["TablePause"]] = relationship(
        order_by="TablePause.start", cascade="all, delete-orphan", passive_deletes=True
    )

    @property
    def bots(self) -> dict[str, Any]:
        """The table's rules about bots."""
        return {"level": self.bot_level, "delay": self.bot_delay, "advice": self.bot_advice}


class Seat(Base):
    """A place at a table, who holds it, and the question it owes."""

    __tablename__ = "seat"
    __table_args__ = (
        UniqueConstraint("table_id", "number"),
        UniqueConstraint("table_id", "player_id"),
        Index(None, "player_id", "waiting_since"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    number: Mapped[int]
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id"))
    ready: Mapped[bool] = mapped_column(default=False)
    question: Mapped[int | None]
    """The question that is open to this seat, owed or answered and still changeable."""
    waiting_since: Mapped[datetime | None]
    """Since when an answer is owed; nothing where none is."""
    played: Mapped[int] = mapped_column(default=0)
    """The number of this seat's last move: what it settled and what came later is news to it."""
    generation: Mapped[int] = mapped_column(default=0)
    """Grows when the keys of the seat are renewed: whatever was signed for an earlier one opens nothing any more."""

    table: Mapped[Table] = relationship(back_populates="seats")
    player: Mapped[Player | None] = relationship()
    clock: Mapped["Clock | None"] = relationship(
        back_populates="seat", cascade="all, delete-orphan", passive_deletes=True
    )
    time: Mapped["SeatTime | None"] = relationship(cascade="all, delete-orphan", passive_deletes=True)

    @property
    def absent_since(self) -> datetime | None:
        """Since when nobody hears from it, where that holds anybody up."""
        if self.table.state != TableState.RUNNING or self.time is None:
            return None
        return self.time.unheard_since


class Clock(Base):
    """The clock of the question that a seat owes. It is gone when the question is.

    `deadline` and `ring_at` are what was reckoned last, to be found by; whoever acts reckons anew.
    """

    __tablename__ = "clock"

    seat_id: Mapped[int] = mapped_column(
        ForeignKey("seat.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    number: Mapped[int]
    """The seat's number at its table."""
    question: Mapped[int]
    kind: Mapped[str]
    count: Mapped[int]
    """How many moves had been played when the clock began."""
    opened_at: Mapped[datetime]
    weekend: Mapped[list[str]]
    """As it was at the opening: a day that is about to run out cannot become a Sunday."""
    extra: Mapped[timedelta] = mapped_column(Interval, default=timedelta())
    """What a vote or the desk has added; below nothing where an answer was taken back."""
    reminded: Mapped[list[dict[str, Any]]] = mapped_column(Document, default=list)
    deadline: Mapped[datetime | None]
    ring_at: Mapped[datetime | None] = mapped_column(index=True)
    """When to look again; nothing where nobody is ever out of time."""
    failures: Mapped[int] = mapped_column(default=0, index=True)
    last_error: Mapped[str] = mapped_column(default="")

    seat: Mapped[Seat] = relationship(back_populates="clock")


class SeatTime(Base):
    """How a seat stands under its present holder: their bank, their misses in a row, and what follows from them."""

    __tablename__ = "seat_time"

    seat_id: Mapped[int] = mapped_column(
        ForeignKey("seat.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    since: Mapped[datetime]
    bank: Mapped[timedelta] = mapped_column(Interval)
    misses: Mapped[int] = mapped_column(default=0)
    absent_since: Mapped[datetime | None]
    followed_at: Mapped[datetime | None]
    """When that came about which the table chose for a long absence."""
    offered_at: Mapped[datetime | None] = mapped_column(index=True)
    """Since when a substitute may take the seat over."""

    @property
    def unheard_since(self) -> datetime | None:
        """Where nobody is ever out of time there are no misses, and silence is noticed once it has lasted."""
        return self.absent_since or self.followed_at


class TablePause(Base):
    """A time that a whole table stands still."""

    __tablename__ = "pause"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    start: Mapped[datetime]
    end: Mapped[datetime]


class Tenure(Base):
    """A player's time at a seat; their record is theirs, whoever comes after them."""

    __tablename__ = "tenure"
    __table_args__ = (Index(None, "table_id", "seat"), Index(None, "player_id", "began_at"))

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    began_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    ended_by: Mapped[str] = mapped_column(default="")
    """A `TenureEnd`; nothing where it goes on, or went on to the end of the table."""
    rated: Mapped[bool] = mapped_column(default=False)
    """Whether the table counts for this player; settled when play begins."""
