"""Statements as PostgreSQL's driver takes them: each worked out once, and many sent before the first is answered."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

Row = Mapping[str, Any]
Process = Callable[[Any], Any] | None
KNOWN = 512


@dataclass(frozen=True)
class Driven:
    """The text of a statement, and how its values are prepared."""

    text: str
    processes: tuple[tuple[str, Process], ...]
    """Of what each row gives."""
    fixed: Row
    """What the statement says itself."""
    defaults: tuple[tuple[str, Callable[[], Any]], ...]
    """What the model says of columns that no row gives."""

    def values(self, row: Row) -> dict[str, Any]:
        given = {name: process(row[name]) if process else row[name] for name, process in self.processes}
        return {**self.fixed, **given, **{name: make() for name, make in self.defaults}}


def drives(connection: Connection) -> bool:
    return connection.dialect.driver == "psycopg"


def drive(
    connection: Connection, waiting: Sequence[tuple[Executable, Sequence[Row]]], *, last: bool = False
) -> None:
    """All of it in one trip, and the commit with it if nothing comes after. What the driver refuses is told in the
    same words as everywhere else."""
    dialect = connection.dialect
    driver: Any = connection.connection.driver_connection
    refused = dialect.loaded_dbapi.Error
    try:
        with driver.pipeline(), driver.cursor() as cursor:
            for statement, rows in waiting:
                driven = driven_for(statement, tuple(rows[0]), dialect)
                for row in rows:
                    cursor.execute(driven.text, driven.values(row))
            if last:
                driver.commit()
    except refused as error:
        raise DBAPIError.instance(None, None, error, refused, dialect=dialect) from error


@lru_cache(KNOWN)
def driven_for(statement: Executable, names: tuple[str, ...], dialect: Dialect) -> Driven:
    compiled: Any = statement.compile(dialect=dialect, column_keys=list(names))  # type: ignore[attr-defined]  # every one that is run has it
    processes = {name: process_of(bind, dialect) for name, bind in compiled.binds.items()}
    defaults = {column.key: column for column in prefetched(compiled)}
    fixed = {
        name: process(value) if (process := processes[name]) else value
        for name, value in compiled.params.items()
        if name not in names and name not in defaults
    }
    return Driven(
        str(compiled),
        tuple((name, processes[name]) for name in names),
        fixed,
        tuple((name, default_of(column, processes[name])) for name, column in defaults.items()),
    )


def prefetched(compiled: SQLCompiler) -> Sequence[Any]:
    """Columns that have a default of their own here, not in the database."""
    return [*compiled.insert_prefetch, *compiled.update_prefetch]


def process_of(bind: Any, dialect: Dialect) -> Process:
    process: Process = bind.type.dialect_impl(dialect).bind_processor(dialect)
    return process


def default_of(column: Any, process: Process) -> Callable[[], Any]:
    said = column.default.arg

    def make() -> Any:
        value = said(None) if column.default.is_callable else said
        return process(value) if process else value

    return make
