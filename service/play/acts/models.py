"""The trail: a record of every act of a moderator or an organiser."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Index, event
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base

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
"""Statements that make the trail append-only, by database."""


UNGUARDS: Mapping[str, Sequence[str]] = {
    "sqlite": ["DROP TRIGGER deed_no_update", "DROP TRIGGER deed_no_delete"],
    "postgresql": [
        "DROP TRIGGER deed_no_change ON deed",
        "DROP TRIGGER deed_no_truncate ON deed",
        "DROP FUNCTION deed_is_kept",
    ],
}
"""Statements that remove the guards. They serve only to downgrade the schema; the product never uses them."""


class Deed(Base):
    """An entry of the trail. Rows are added and never changed; the database enforces it.

    It therefore holds only ids of people and never their names or addresses, so erasing a player needs no
    change here. It has no foreign keys, and so outlives what it is about.
    """

    __tablename__ = "deed"
    __table_args__ = (
        Index(None, "table_id", "id"),
        Index(None, "player_id", "id"),
        Index(None, "by_id", "id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)
    """The idempotency key of the form or request. If it is sent twice, the act is done once."""
    at: Mapped[datetime]
    by_id: Mapped[int]
    act: Mapped[str]
    about: Mapped[str]
    target: Mapped[int]
    table_id: Mapped[int | None]
    player_id: Mapped[int | None]
    reason: Mapped[str]
    given: Mapped[dict[str, Any]]
    """The requested state."""
    before: Mapped[dict[str, Any]]
    after: Mapped[dict[str, Any]]
    """`before` and `after` hold only values that differ."""
    request_id: Mapped[str]


@event.listens_for(Deed.__table__, "after_create")
def create_trail_guards(_table: object, connection: Connection, **_more: object) -> None:
    for statement in GUARDS[connection.dialect.name]:
        connection.exec_driver_sql(statement)
