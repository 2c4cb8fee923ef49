"""The models of a table that play loads together: seats with their time, tenures."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from msgspec import Struct
from sqlalchemy import ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base, Document, Typed
from service.play.pace.deadline import SentReminder
from service.play.pace.hours import Pause


class TableState(StrEnum):
    GATHERING = "gathering"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Visibility(StrEnum):
    """The players who may view a table: everybody, or only those who belong to it."""

    PUBLIC = "public"
    PRIVATE = "private"


class Joining(StrEnum):
    """The players who may take an open seat: everybody, holders of the table's link, or only the invited."""

    OPEN = "open"
    LINK = "link"
    INVITED = "invited"


class Starting(StrEnum):
    """When play begins after all seats are taken: at once, when all are ready, or when the host starts it."""

    FULL = "full"
    READY = "ready"
    HOST = "host"


class EndedBy(StrEnum):
    """The party that ended a table before its last move."""

    DESK = "desk"
    AGREEMENT = "agreement"
    CONTEST = "contest"
    """The round of a contest was over, and its table counted with the present score."""
    LESSON = "lesson"
    """The lesson was learned, or its player began another. It is no longer listed anywhere."""


class TenureEnd(StrEnum):
    """The reason why a tenure ended before the table."""

    RESIGNED = "resigned"
    SUBSTITUTED = "substituted"
    BOT = "bot"
    DESK = "desk"


class Table(Base):
    """A match. The moves are the source of truth; `dump` is a cache of the position that they led to."""

    __tablename__ = "tables"
    __table_args__ = (
        Index(None, "state", "visibility", "id"),
        Index(None, "state", "id"),
        Index(None, "state", "moved_at"),
        Index(None, "rated", "ended_at"),
        Index(None, "circle_id", "state", "id"),
        Index("ix_tables_name_begins", "name", postgresql_ops={"name": "text_pattern_ops"}),
        Index("ix_tables_sandbox", "id", postgresql_where=text("sandbox"), sqlite_where=text("sandbox")),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    game: Mapped[str]
    version: Mapped[int]
    edition: Mapped[str]
    edition_hash: Mapped[str] = mapped_column(default="")
    """The hash of the edition when the table was opened. `KeptEdition` has its text."""
    options: Mapped[dict[str, Any]]
    size: Mapped[int]
    pace: Mapped[dict[str, Any]]
    visibility: Mapped[str]
    joining: Mapped[str]
    starting: Mapped[str]
    seats_drawn: Mapped[bool] = mapped_column(default=False)
    """True if the seed decides the seats; otherwise players choose."""
    rated: Mapped[bool] = mapped_column(default=False)
    """True if the end changes ratings: those of people who are seated at the beginning and want it."""
    state: Mapped[str] = mapped_column(default=TableState.GATHERING)
    host_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    circle_id: Mapped[int | None] = mapped_column(ForeignKey("circle.id", ondelete="SET NULL"))
    """The circle that the table belongs to. Its members see the table if it is private."""
    rematch_of: Mapped[int | None] = mapped_column(index=True)
    lesson: Mapped[str] = mapped_column(default="")
    """The name of the game's lesson that is learned here; empty at an ordinary table."""
    sandbox: Mapped[bool] = mapped_column(default=False)
    """True if a program is tried out here, among bots that answer at once."""
    after_lesson: Mapped[int | None] = mapped_column(index=True)
    """The id of the lesson's table that preceded this one."""
    join_digest: Mapped[bytes | None] = mapped_column(unique=True)
    join_generation: Mapped[int] = mapped_column(default=0)
    """How often the link was made. Its secret is derived from this number, and stored nowhere."""
    seed: Mapped[bytes]
    commitment: Mapped[str]
    deal: Mapped[list[Any]] = mapped_column(Document, default=list, deferred=True)
    """The events of the deal, in the form of `Move.events`."""
    dump: Mapped[bytes | None] = mapped_column(deferred=True)
    """Deferred: only playing and viewing load it. Lists and "not modified" answers do not need it."""
    count: Mapped[int] = mapped_column(default=0)
    revision: Mapped[int] = mapped_column(default=0)
    """Grows with every change of play that a view could show. Open votes end with it."""
    page_revision: Mapped[int] = mapped_column(default=0)
    """Grows with everything that the table's page could show; see `service.site.table.page_revision`."""
    result: Mapped[dict[str, Any] | None]
    created_at: Mapped[datetime]
    started_at: Mapped[datetime | None]
    moved_at: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]
    ended_by: Mapped[str] = mapped_column(default="")
    """An `EndedBy` if the table ended without a last move: with the present score, or without a result."""
    talk_closed_at: Mapped[datetime | None]
    bot_level: Mapped[str] = mapped_column(default="courtier")
    """The level of the bot that plays on for a player who stays absent."""
    bot_delay: Mapped[int] = mapped_column(default=0)
    """The seconds for which bots seem to think."""
    bots_at: Mapped[datetime | None] = mapped_column(index=True)
    """The time from which a bot that the table waits for should answer; None if it waits for none."""
    bot_advice: Mapped[bool] = mapped_column(default=False)
    """True if bots may advise in try-outs."""
    has_plans: Mapped[bool] = mapped_column(default=False)
    """True if a plan was ever given here."""
    has_mail_wishes: Mapped[bool] = mapped_column(default=False)
    """True if a player ever chose mails for this table alone."""

    pauses: Mapped[tuple[Pause, ...]] = mapped_column(Typed(tuple[Pause, ...]), default=())
    """The pauses of the whole table, in order."""

    seats: Mapped[list["Seat"]] = relationship(order_by="Seat.number", back_populates="table")

    @property
    def bots(self) -> dict[str, Any]:
        """Return the table's rules about bots."""
        return {"level": self.bot_level, "delay": self.bot_delay, "advice": self.bot_advice}


class Clock(Struct, frozen=True, kw_only=True):
    """The clock of the question that a seat owes. It ends together with the question."""

    question: int
    kind: str
    count: int
    """The number of moves played when the clock started."""
    opened_at: datetime
    weekend: tuple[str, ...]
    """The weekend when the question came: players cannot turn a day into their weekend just before time runs
    out.
    """
    extra: timedelta = timedelta()
    """The time added by a vote or the desk. It is negative after an answer was taken back."""
    reminded: tuple[SentReminder, ...] = ()


class SeatTime(Struct, frozen=True, kw_only=True):
    """The time record of a seat's present holder: bank, consecutive misses, and their consequences."""

    since: datetime
    bank: timedelta
    misses: int = 0
    absent_since: datetime | None = None
    followed_at: datetime | None = None
    """The time when the table's choice for a long absence took effect."""

    @property
    def unheard_since(self) -> datetime | None:
        """Return since when the seat is silent.

        Without a limit there are no misses, so the silence counts once it was noticed.
        """
        return self.absent_since or self.followed_at


class Seat(Base):
    """A seat at a table, its holder, the question that it owes, and its time.

    `clock` and `time` are documents, because only this seat reads them. What queries look for is a column.
    """

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
    """The id of the seat's open question: owed, or answered and still changeable."""
    question_kind: Mapped[str] = mapped_column(default="")
    """The kind of the open question, or of the last one."""
    asked_count: Mapped[int] = mapped_column(default=0)
    """The number of moves played when that question was asked."""
    waiting_since: Mapped[datetime | None]
    """The time since an answer is owed; None if none is owed."""
    played: Mapped[int] = mapped_column(default=0)
    """The number of this seat's last move. Events from this move on are news to the seat."""
    generation: Mapped[int] = mapped_column(default=0)
    """Grows when the keys of the seat are renewed. Everything signed for an earlier generation is invalid."""
    clock: Mapped[Clock | None] = mapped_column(Typed(Clock))
    ring_at: Mapped[datetime | None] = mapped_column(index=True)
    """The time of the next check of the clock. It may be too early and is never too late.

    None if no clock runs, or if there is no limit and nothing to check.
    """
    failures: Mapped[int] = mapped_column(default=0, index=True)
    """How often the check of the clock has failed."""
    last_error: Mapped[str] = mapped_column(default="")
    time: Mapped[SeatTime | None] = mapped_column(Typed(SeatTime))
    offered_at: Mapped[datetime | None] = mapped_column(index=True)
    """The time since a substitute may take the seat over."""

    table: Mapped[Table] = relationship(back_populates="seats")
    player: Mapped[Player | None] = relationship()

    @property
    def absent_since(self) -> datetime | None:
        """Return since when the seat is silent, at a running table; otherwise None."""
        if self.table.state != TableState.RUNNING or self.time is None:
            return None
        return self.time.unheard_since

    def stop_clock(self) -> None:
        """Remove the clock of a question that is no longer owed."""
        self.clock, self.ring_at, self.failures, self.last_error = None, None, 0, ""


class Tenure(Base):
    """A player's tenure of a seat. The record stays with this player after others take over."""

    __tablename__ = "tenure"
    __table_args__ = (Index(None, "table_id", "seat"), Index(None, "player_id", "began_at"))

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    began_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    ended_by: Mapped[str] = mapped_column(default="")
    """A `TenureEnd`; empty if the tenure goes on, or lasted to the end of the table."""
    rated: Mapped[bool] = mapped_column(default=False)
    """True if the table counts for this player's rating. It is set when play begins."""
