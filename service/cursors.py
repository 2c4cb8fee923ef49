"""PostgreSQL's cursors, quicker: of the columns of an answer the library tells much that nobody here asks."""

from typing import Any

from psycopg import Cursor


class Brief(Cursor[Any]):
    """Says only what its columns are called and of which type they are."""

    @property
    def description(self) -> Any:
        result = self.pgresult
        if not result or not result.nfields:
            return None
        names = ((result.fname(index) or b"").decode() for index in range(result.nfields))
        return [(name, result.ftype(index), *UNTOLD) for index, name in enumerate(names)]


UNTOLD = (None,) * 5


def fit(connection: Any, _record: object) -> None:
    """For every cursor of a new connection."""
    connection.cursor_factory = Brief
