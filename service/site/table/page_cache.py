"""The cache key of a table page: everything on which its content depends.

What belongs to the table is in `Table.page_revision`. It grows in every transaction that writes what the page
shows: the listeners below watch the session, so that no use case has to remember it. Statements that bypass the
session are not seen. `tests/service/site/table/test_page_cache.py` checks that these models have none.

The rest of the key belongs to the reader or to all pages. The current minute is part of it, since the page shows the
remaining time.
"""

from collections.abc import Set as AbstractSet
from itertools import chain
from typing import Any

from flask import g, request
from sqlalchemy import Delete, String, TableClause, Update, bindparam, cast, event, func, select, update
from sqlalchemy.orm import ORMExecuteState, Session
from sqlalchemy.sql.dml import UpdateBase

from service.platform.accounts.models import Player
from service.platform.database import db
from service.platform.deps import deps
from service.platform.outbox.models import TableMail
from service.platform.words import best_language
from service.play.motions.models import Motion, Vote
from service.play.plans.models import PlanStep, StandingPlan
from service.play.tables.etag import load_summary
from service.play.tables.models import Seat, Table, Tenure
from service.play.talk.models import Note, ReadUpTo, Said
from service.site.announcements import Announcement
from service.site.layout import LOOK, count_own_waiting, store_layout_values
from service.social.mutes.models import Mute

PARTS: tuple[type[Any], ...] = (
    *(Seat, Tenure),
    *(Motion, Vote, StandingPlan, PlanStep),
    *(Said, ReadUpTo, Note, TableMail),
)
"""The models that the page shows beside the table itself. Each has a `table_id`."""
TABLE_COLUMNS = {
    Table.__tablename__: Table.__table__.c.id,
    **{model.__tablename__: model.__table__.c.get("table_id") for model in PARTS},
}
"""The column with the number of the table, by database table. None if only objects know it."""
INCREASE = update(Table).where(Table.id == bindparam("table")).values(page_revision=Table.page_revision + 1)
INCREASED = "increased-page-revisions"
"""The key in `Session.info` of the tables whose revision has grown in this transaction. Once is enough."""

PLAYER = bindparam("player", type_=Player.id.type)
MARKS = select(
    select(Table.page_revision).where(Table.id == bindparam("table")).scalar_subquery(),
    select(Player.preferences).where(Player.id == PLAYER).scalar_subquery(),
    select(func.count())
    .where(Seat.player_id == PLAYER, Seat.waiting_since.is_not(None))
    .scalar_subquery()
    .label("waiting"),
    select(func.aggregate_strings(cast(Mute.muted_id, String), ","))
    .where(Mute.player_id == PLAYER)
    .scalar_subquery(),
    select(func.max(Announcement.id)).scalar_subquery(),
    select(func.max(Announcement.until)).scalar_subquery().label("announced"),
)


def make_page_cache_key(session: Session, table: int, player_id: int | None) -> tuple[object, ...]:
    """Return the cache key of a page: the state of the table, the reader, the colour scheme, the minute."""
    reader = (
        (g.caller.name, g.caller.language, g.caller.time_zone)
        if g.caller
        else (best_language(request.accept_languages),)
    )
    minute = deps().clock().replace(second=0, microsecond=0)
    look = request.cookies.get(LOOK)
    seen = load_summary(session, table, player_id).version
    marks = session.connection().execute(MARKS, {"table": table, "player": player_id or 0}).one()
    if g.caller and g.caller.player_id == player_id:
        store_layout_values(waiting=marks.waiting, announced_until=marks.announced)
    waiting = count_own_waiting(g.caller)
    return (request.path, player_id, reader, look, waiting, minute, seen, repr(tuple(marks)))


@event.listens_for(db.session, "before_flush")
def increase_for_objects(session: Session, _context: object, _instances: object) -> None:
    """Increase the revision for objects. If the table is written too, as with every move, it joins that statement."""
    shown = (row for row in session.dirty if isinstance(row, (Table, *PARTS)))
    changed = [row for row in shown if session.is_modified(row)]
    parts = [row for row in chain(session.new, changed, session.deleted) if isinstance(row, PARTS)]
    tables = [row for row in changed if isinstance(row, Table)]
    for table in tables:
        table.page_revision = Table.page_revision + 1
    remember_increased(session, {table.id for table in tables})
    # A part of a new table does not know its number yet, and nobody has seen that page. A part that was taken out
    # of another does not know it any more, but the other has changed.
    increase_revisions(session, {part.table_id for part in parts} - {None})


@event.listens_for(db.session, "do_orm_execute")
def increase_for_statement(state: ORMExecuteState) -> None:
    """Increase the revision for a statement on many rows, before it locks them."""
    statement = state.statement
    if not isinstance(statement, UpdateBase) or not isinstance(statement.table, TableClause):
        return
    name = statement.table.name
    if name not in TABLE_COLUMNS:
        return
    column = TABLE_COLUMNS[name]
    if column is None or not isinstance(statement, Update | Delete) or state.is_executemany:
        raise RuntimeError(f"the page of a table shows {name}: write these rows as objects")
    written = select(column).distinct()
    if statement.whereclause is not None:
        written = written.where(statement.whereclause)
    increase_revisions(state.session, set(state.session.connection().scalars(written, state.parameters)))


def increase_revisions(session: Session, tables: AbstractSet[int]) -> None:
    """Increase the revisions of tables, in one order, so that two transactions cannot wait for each other."""
    if new := sorted(tables - session.info.get(INCREASED, set())):
        session.connection().execute(INCREASE, [{"table": number} for number in new])
        remember_increased(session, tables)


def remember_increased(session: Session, tables: AbstractSet[int]) -> None:
    """Remember which revisions have grown, except in a savepoint, which may be undone alone."""
    if not session.in_nested_transaction():
        session.info.setdefault(INCREASED, set()).update(tables)
