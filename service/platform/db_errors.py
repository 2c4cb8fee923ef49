"""Errors of an unavailable database. They are logged in one line each, since there will be many."""

from sqlalchemy.exc import InterfaceError, OperationalError, PendingRollbackError
from sqlalchemy.exc import TimeoutError as NoneFree

DATABASE_AWAY = (OperationalError, InterfaceError, PendingRollbackError, NoneFree)
"""The exceptions that occur when the database is unavailable or goes away."""


def describe_database_error(error: Exception) -> str:
    """Return the first line of the error. The rest is the statement."""
    return f"the database is away: {str(error).partition(chr(10))[0]}"
