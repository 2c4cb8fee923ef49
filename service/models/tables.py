"""A table, its seats and who held them, its moves, its events, the questions that were open."""

from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from sqlalchemy import ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, query_expression, relationship

from service.core.database import Base
from service.models.accounts import Player

if TYPE_CHECKING:
    from service.models.clocks import Clock, SeatTime


class State(StrEnum):
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


class Origin(StrEnum):
    """Which way a move came in."""

    API = "api"
    PAGE = "page"
    MAIL = "mail"
    LINK = "link"
    PLAN = "plan"
    BOT = "bot"
    CLOCK = "clock"
    DESK = "desk"
    IMPORT = "import"


class EndedBy(StrEnum):
    """Who ended a table before its last move."""

    DESK = "desk"
    AGREEMENT = "agreement"


class Table(Base):
    """One match. The moves are the truth, `dump` is a cache of where they led."""

    __tablename__ = "tables"
    __table_args__ = (
        Index(None, "state", "visibility", "id"),
        Index(None, "state", "id"),
        Index(None, "state", "moved_at"),
        Index("ix_tables_name_begins", "name", postgresql_ops={"name": "text_pattern_ops"}),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    game: Mapped[str]
    version: Mapped[int]
    edition: Mapped[str]
    options: Mapped[dict[str, Any]]
    size: Mapped[int]
    pace: Mapped[dict[str, Any]]
    visibility: Mapped[str]
    joining: Mapped[str]
    starting: Mapped[str]
    state: Mapped[str] = mapped_column(default=State.GATHERING)
    host_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    rematch_of: Mapped[int | None] = mapped_column(index=True)
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
    """The count after this seat's last move: what came later is news to it."""
    generation: Mapped[int] = mapped_column(default=0)
    """Grows when the keys of the seat are renewed: whatever was signed for an earlier one opens nothing any more."""

    planned: Mapped[bool | None] = query_expression()
    """Whether plans were ever given at its table; like the next two told where the table is locked, so that play need
    not ask for what is rare. Unknown, which is none of both, elsewhere."""
    wishing: Mapped[bool | None] = query_expression()
    """Whether its player wishes anything of this table's mails."""
    hooked: Mapped[bool | None] = query_expression()
    """Whether its player has hooks."""

    table: Mapped[Table] = relationship(back_populates="seats")
    player: Mapped[Player | None] = relationship()
    clock: Mapped["Clock | None"] = relationship(back_populates="seat", passive_deletes=True)
    time: Mapped["SeatTime | None"] = relationship(
        primaryjoin="foreign(Seat.id) == SeatTime.seat_id", viewonly=True
    )

    @property
    def absent_since(self) -> datetime | None:
        """Since when nobody hears from it, where that holds anybody up."""
        if self.table.state != State.RUNNING or self.time is None:
            return None
        return self.time.unheard_since


class Tenure(Base):
    """A player's time at a seat; his record is his, whoever comes after him."""

    __tablename__ = "tenure"
    __table_args__ = (Index(None, "table_id", "seat"), Index(None, "player_id", "began_at"))

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"))
    began_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    ended_by: Mapped[str] = mapped_column(default="")


class Invitation(Base):
    """An address that was asked to come; whoever signs in with it may sit down."""

    __tablename__ = "invitation"
    __table_args__ = (UniqueConstraint("table_id", "email"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    email: Mapped[str] = mapped_column(index=True)
    invited_by: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    created_at: Mapped[datetime]


class SeatKey(Base):
    """A secret that opens one seat of one table and nothing else: what a guest holds, what links in mails are made of."""

    __tablename__ = "seat_key"
    __table_args__ = (Index(None, "table_id", "seat"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    digest: Mapped[bytes] = mapped_column(unique=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"))
    created_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    revoked_at: Mapped[datetime | None]

    player: Mapped[Player] = relationship()


class Move(Base):
    """One move as it was played; `UNIQUE(table, number)` is the last guard against two at once."""

    __tablename__ = "move"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    player_id: Mapped[int | None]
    question: Mapped[int]
    text: Mapped[str]
    origin: Mapped[str]
    played_at: Mapped[datetime]


class WithdrawnMove(Base):
    """A move that was taken back or rewound: no longer part of the table, but not forgotten."""

    __tablename__ = "withdrawn_move"
    __table_args__ = (Index(None, "table_id", "withdrawn_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    number: Mapped[int]
    seat: Mapped[int]
    player_id: Mapped[int | None]
    question: Mapped[int]
    text: Mapped[str]
    origin: Mapped[str]
    played_at: Mapped[datetime]
    withdrawn_at: Mapped[datetime]


class Event(Base):
    """What happened, with its audience; told in words only when somebody reads it."""

    __tablename__ = "event"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """The move it came from; 0 is the deal."""
    place: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    audience: Mapped[int | None]
    data: Mapped[dict[str, Any]]


class Asked(Base):
    """A question that was put to a seat: links, clocks and late answers find here what became of it."""

    __tablename__ = "asked"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    question: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    count: Mapped[int]
    """How many moves had been played when it was put."""
    opened_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]


class RulesChecked(Base):
    """With which rules the running tables were last replayed; one row, or none in a house where nothing runs yet."""

    __tablename__ = "rules_checked"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    fingerprint: Mapped[str]
    checked_at: Mapped[datetime]
