"""A database that is away: no fault of whoever meets it, and one line in the log, since there will be many."""

from sqlalchemy.exc import InterfaceError, OperationalError, PendingRollbackError
from sqlalchemy.exc import TimeoutError as NoneFree

DATABASE_AWAY = (OperationalError, InterfaceError, PendingRollbackError, NoneFree)
"""What is met while the database is away, or goes."""


def in_a_line(error: Exception) -> str:
    """The first line says it; the rest is the statement."""
    return f"the database is away: {str(error).partition(chr(10))[0]}"
