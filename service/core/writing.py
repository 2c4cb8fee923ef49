"""Writes that nobody need see yet wait for each other, and go to the database together, in one trip.

Whatever is asked of the same connection next, and the commit, sends them on their way first: no reader can tell.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, event, insert, inspect, update
from sqlalchemy.orm import DeclarativeBase, Session
from sqlalchemy.orm.attributes import set_committed_value

from service.core.driving import drive, drives

WRITING = "writing"
"""Under this name a session has the connection of its transaction: only then may anything be changed."""
WAITING = "waiting"
CHANGED = "changed"
Rows = Sequence[Mapping[str, Any]]
Waiting = tuple[Executable, Rows]


def watch(engine: Engine) -> None:
    """See to it that nothing overtakes what waits."""
    event.listen(engine, "before_execute", lambda connection, *_: send(connection))
    event.listen(engine, "commit", partial(send, last=True))
    event.listen(engine, "rollback", forget)


def later(session: Session, statement: Executable, rows: Rows) -> None:
    """Run a statement that returns nothing, once for each row, before anything else is asked or committed.

    The rows of one call all say the same columns.
    """
    if not rows:
        return
    waiting = session.info[WRITING].info.setdefault(WAITING, [])
    if waiting and waiting[-1][0] is statement and waiting[-1][1][0].keys() == rows[0].keys():
        waiting[-1][1].extend(rows)
    else:
        waiting.append((statement, list(rows)))


def insert_later(session: Session, model: type[DeclarativeBase], rows: Rows) -> None:
    """New rows, whose numbers nobody asks for."""
    later(session, inserting(model), rows)


@cache
def inserting(model: type[DeclarativeBase]) -> Executable:
    return insert(model).inline()


def change(session: Session, row: DeclarativeBase, **values: Any) -> None:
    """Give a loaded row new values: at once for whoever holds it, later in the database, past the unit of work.

    A row that is changed twice meanwhile is written once, behind all else that waits.
    """
    for name, value in values.items():
        set_committed_value(row, name, value)
    (this,) = inspect(type(row)).primary_key_from_instance(row)
    changed = session.info[WRITING].info.setdefault(CHANGED, {})
    changed.setdefault((type(row), this), {}).update(values)


def values_of(row: DeclarativeBase) -> dict[str, Any]:
    """The columns of a row that was made and belongs to no session, as they are to be inserted."""
    state = inspect(row)
    return {each.key: state.dict[each.key] for each in state.mapper.column_attrs if each.key in state.dict}


@cache
def changing(model: type[DeclarativeBase], names: tuple[str, ...]) -> Executable:
    new: dict[str, Any] = {name: bindparam(name) for name in names}
    return update(model).where(inspect(model).primary_key[0] == bindparam("this")).values(new)


def changes(changed: Mapping[tuple[type[DeclarativeBase], Any], Mapping[str, Any]]) -> list[Waiting]:
    """Rows of which the same is changed, together."""
    alike: dict[tuple[type[DeclarativeBase], tuple[str, ...]], list[Mapping[str, Any]]] = {}
    for (model, this), values in changed.items():
        alike.setdefault((model, tuple(values)), []).append({"this": this, **values})
    return [(changing(model, names), rows) for (model, names), rows in alike.items()]


def send(connection: Connection, *, last: bool = False) -> None:
    """To SQLite there is no trip to save; `last` is what the commit follows."""
    waiting = [*connection.info.pop(WAITING, ()), *changes(connection.info.pop(CHANGED, {}))]
    if not waiting:
        return
    if drives(connection):
        drive(connection, waiting, last=last)
        return
    for statement, rows in waiting:
        connection.execute(statement, rows)


def forget(connection: Connection) -> None:
    """A line that broke has taken along what waited."""
    if not connection.invalidated:
        connection.info.pop(WAITING, None)
        connection.info.pop(CHANGED, None)
