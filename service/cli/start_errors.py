"""What keeps a start from starting, each in one line that says what to do: a port in use, a full disk, a folder that is not ours,
a database that is away or does not let us in."""

import errno
import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep

import click
from sqlalchemy import Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from service.cli.messages import say

CANNOT_WRITE = {errno.EACCES, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC, errno.EPERM, errno.EROFS}
FULL = {errno.EDQUOT, errno.ENOSPC}
ASKS_AGAIN = 2.0
"""Seconds between two looks for a database that is away."""
REFUSED, STARTING = "FATAL:", "the database system is"
"""PostgreSQL's words where it answers and lets nobody in: for good, or while it begins or ends. Its library hands over no code."""
PRIMARY_CODE = 0xFF
"""SQLite's error codes say more in their higher bits."""
NOT_OURS = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY}
BROKEN_OFF = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}


@contextmanager
def writing_explained(database_url: str = "sqlite://") -> Iterator[None]:
    """Whatever cannot be written ends the start with a sentence instead of a traceback."""
    try:
        yield
    except OSError as error:
        if error.errno not in CANNOT_WRITE:
            raise
        file = str(error.filename or make_url(database_url).database)
        raise not_written(file, os.strerror(error.errno), full=error.errno in FULL) from error
    except OperationalError as error:
        if not isinstance(error.orig, sqlite3.OperationalError):
            raise
        code = error.orig.sqlite_errorcode & PRIMARY_CODE
        if code not in NOT_OURS | BROKEN_OFF:
            raise
        file = str(make_url(database_url).database)
        raise not_written(file, str(error.orig), full=code == sqlite3.SQLITE_FULL) from error


def not_written(file: str, reason: str, *, full: bool) -> click.ClickException:
    return click.ClickException(
        say("start-disk-full" if full else "start-not-written", file=file, reason=reason)
    )


def must_be_free(place: str) -> None:
    """Asked before anything is prepared."""
    try:
        family, address = address_of(place)
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError, ValueError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise click.ClickException(say("start-place-taken", place=place)) from error
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise click.ClickException(say("start-no-place", place=place, reason=str(reason))) from error


def address_of(place: str) -> tuple[socket.AddressFamily, tuple[str, int]]:
    """`127.0.0.1:8000`, `[::1]:8000` or `:8000`, as a socket wants it."""
    host, _, port = place.rpartition(":")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return family, (host.strip("[]"), int(port))


def wait_for_database(engine: Engine) -> None:
    """A machine starts its parts in any order, so a database that is away is waited for, and told of once. What the server itself
    refuses, a password or a name, no waiting mends."""
    told = False
    while reason := unreachable(engine):
        place = engine.url.render_as_string(hide_password=True)
        if REFUSED in reason and STARTING not in reason:
            raise click.ClickException(say("start-database-refuses", place=place, reason=reason))
        if not told:
            click.echo(say("start-database-away", place=place, reason=reason), err=True)
            told = True
        sleep(ASKS_AGAIN)


def refused_by_database(error: DBAPIError) -> click.ClickException:
    """For commands behind which somebody sits: they end at once, with one line."""
    return click.ClickException(say("database-refuses", reason=str(error.orig).partition("\n")[0]))


def unreachable(engine: Engine) -> str:
    """Why nobody answers, in one line; nothing if somebody does. A file answers at once, or never."""
    try:
        with engine.connect():
            return ""
    except OperationalError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise
        return str(error.orig).partition("\n")[0]
