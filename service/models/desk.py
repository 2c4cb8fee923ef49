"""What the desk keeps: its deeds, the second factors of its people, announcements, and how the house is doing."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Date, ForeignKey, Index, event
from sqlalchemy.orm import Mapped, mapped_column

from service.core.database import Base

SAYS = "deeds are kept as they were written"
GUARDS: Mapping[str, Sequence[str]] = {
    "sqlite": [
        f"CREATE TRIGGER deed_no_{verb} BEFORE {verb} ON deed BEGIN SELECT RAISE(ABORT, '{SAYS}'); END"
        for verb in ("update", "delete")
    ],
    "postgresql": [
        (
            "CREATE OR REPLACE FUNCTION deed_is_kept() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{SAYS}'; END $$"
        ),
        (
            "CREATE TRIGGER deed_no_change BEFORE UPDATE OR DELETE ON deed "
            "FOR EACH ROW EXECUTE FUNCTION deed_is_kept()"
        ),
        (
            "CREATE TRIGGER deed_no_truncate BEFORE TRUNCATE ON deed "
            "FOR EACH STATEMENT EXECUTE FUNCTION deed_is_kept()"
        ),
    ],
}
"""What closes the trail, by database."""

UNGUARDS: Mapping[str, Sequence[str]] = {
    "sqlite": ["DROP TRIGGER deed_no_update", "DROP TRIGGER deed_no_delete"],
    "postgresql": [
        "DROP TRIGGER deed_no_change ON deed",
        "DROP TRIGGER deed_no_truncate ON deed",
        "DROP FUNCTION deed_is_kept",
    ],
}
"""What opens it again: for taking the schema back, and for nothing in the product."""


class Deed(Base):
    """One act, for good: rows are added and never changed, which the database itself sees to.

    So it holds numbers of people and never their names or addresses: whoever is erased is erased here too. It has no
    foreign keys either, and outlives what it is about.
    """

    __tablename__ = "deed"
    __table_args__ = (
        Index(None, "table_id", "id"),
        Index(None, "player_id", "id"),
        Index(None, "by_id", "id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)
    """Of the form or the request it came in by: sent twice, it is done once."""
    at: Mapped[datetime]
    by_id: Mapped[int]
    act: Mapped[str]
    about: Mapped[str]
    target: Mapped[int]
    table_id: Mapped[int | None]
    player_id: Mapped[int | None]
    reason: Mapped[str]
    given: Mapped[dict[str, Any]]
    """The state that was asked for."""
    before: Mapped[dict[str, Any]]
    after: Mapped[dict[str, Any]]
    """Of both only what differs."""
    request_id: Mapped[str]


@event.listens_for(Deed.__table__, "after_create")
def close_trail(_table: object, connection: Connection, **_more: object) -> None:
    for statement in GUARDS[connection.dialect.name]:
        connection.exec_driver_sql(statement)


class Report(Base):
    """A call for the desk from a table. It stays with the table; a deed settles it, and another opens it again."""

    __tablename__ = "report"
    __table_args__ = (Index(None, "settled_at", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    seat: Mapped[int]
    said_id: Mapped[int | None] = mapped_column(ForeignKey("said.id", ondelete="SET NULL"))
    """The line of the talk that it is about."""
    text: Mapped[str]
    count: Mapped[int]
    """How many moves had been played when it was made."""
    made_at: Mapped[datetime]
    settled_at: Mapped[datetime | None]


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


class Announcement(Base):
    """What the desk says to all, on every page until its end."""

    __tablename__ = "announcement"

    id: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]
    made_at: Mapped[datetime]
    until: Mapped[datetime] = mapped_column(index=True)


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
