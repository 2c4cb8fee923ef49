"""A crowd of tables: copies, made by SQL, of a played table with its people and all its rows.

A copy adds a multiple of some thousands to all numbers, so that its rows refer to each other. Keys of access are not copied,
because nobody in the crowd calls.
"""

from sqlalchemy import CTE, ColumnElement, String, Table, func, insert, literal, select, text, update
from sqlalchemy.orm import Session

from service.platform.database import Base
from service.platform.outbox.models import Letter, LetterState

WIDTH = 1000
NUMBERS = {"id", "table_id", "player_id", "seat_id"}
ABOUT = ("table_id", "player_id", "seat_id")
THEMSELVES = ("tables", "player")
NOT_COPIED = ("token",)


def crowded(session: Session, tables: int) -> None:
    """Add the copies. Their letters count as sent, as most letters of a running service are."""
    session.execute(update(Letter).values(state=LetterState.SENT, sent_at=func.now()))
    copies = numbered(tables)
    for table in Base.metadata.sorted_tables:
        if table.name not in NOT_COPIED and (
            table.name in THEMSELVES or any(name in table.c for name in ABOUT)
        ):
            columns = [copied(column, copies) for column in table.c]
            rows = select(*columns).select_from(table.join(copies, literal(True)))
            session.connection().execute(insert(table).from_select(table.c.keys(), rows))
            count_on(session, table)


def numbered(tables: int) -> CTE:
    """Return the numbers from 1 on."""
    first = select(literal(1).label("number")).cte("copies", recursive=True)
    return first.union_all(select(first.c.number + 1).where(first.c.number < tables))


def copied(column: ColumnElement, copies: CTE) -> ColumnElement:
    if column.name in NUMBERS:
        return column + copies.c.number * WIDTH
    if column.unique and isinstance(column.type, String):
        return copies.c.number.cast(String) + literal("-") + column
    return column


def count_on(session: Session, table: Table) -> None:
    """Move PostgreSQL's counter beyond the copied rows."""
    if session.get_bind().dialect.name == "postgresql" and "id" in table.c:
        name = f"pg_get_serial_sequence('{table.name}', 'id')"
        session.execute(text(f"SELECT setval({name}, (SELECT max(id) FROM {table.name}))"))
