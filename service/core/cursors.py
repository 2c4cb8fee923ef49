"""PostgreSQL's cursors, quicker: of the columns of an answer the library tells much that nobody here asks."""

from typing import Any

from psycopg import Cursor

UNTOLD = (None,) * 5


class Brief(Cursor[Any]):
    """Says only what its columns are called and of which type they are."""

    @property
    def description(self) -> Any:
        result: Any = self.pgresult
        if not result or not result.nfields:
            return None
        return [(result.fname(at).decode(), result.ftype(at), *UNTOLD) for at in range(result.nfields)]


def fit(connection: Any, _record: object) -> None:
    """For every cursor of a new connection."""
    connection.cursor_factory = Brief
