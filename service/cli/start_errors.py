"""Errors that prevent a start, each as one line that says what to do.

Examples are a port in use, a full disk, a folder that we may not write, and a database that is down or
refuses the login.
"""

import errno
import os
import pwd
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep

import click
from sqlalchemy import Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from service.platform.terminal.messages import say

CANNOT_WRITE = {errno.EACCES, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC, errno.EPERM, errno.EROFS}
FULL = {errno.EDQUOT, errno.ENOSPC}
ASKS_AGAIN = 2.0
"""The seconds between two attempts to reach a database that is down."""
REFUSED, STARTING = "FATAL:", "the database system is"
"""The words of PostgreSQL's errors when it refuses the login, and when it is starting or stopping.

The library gives no error code.
"""
PRIMARY_CODE = 0xFF
"""The mask for SQLite's primary error code. The higher bits hold details."""
NOT_OURS = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY}
BROKEN_OFF = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}


@contextmanager
def explain_write_errors(database_url: str = "sqlite://") -> Iterator[None]:
    """Turn errors of writing into a message instead of a traceback."""
    try:
        yield
    except OSError as error:
        if error.errno not in CANNOT_WRITE:
            raise
        file = str(error.filename or make_url(database_url).database)
        raise make_write_error(file, os.strerror(error.errno), full=error.errno in FULL) from error
    except OperationalError as error:
        if not isinstance(error.orig, sqlite3.OperationalError):
            raise
        code = error.orig.sqlite_errorcode & PRIMARY_CODE
        if code not in NOT_OURS | BROKEN_OFF:
            raise
        file = str(make_url(database_url).database)
        raise make_write_error(file, str(error.orig), full=code == sqlite3.SQLITE_FULL) from error


def make_write_error(file: str, reason: str, *, full: bool) -> click.ClickException:
    if full:
        return click.ClickException(say("start-disk-full", file=file, reason=reason))
    return click.ClickException(say("start-not-written", file=file, reason=reason, user=user_name()))


def user_name() -> str:
    """Return the user that this process runs as. In a container they may have no name."""
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return str(os.geteuid())


def require_free_address(place: str) -> None:
    """Stop with an error if the address is not free. This is checked before anything is prepared."""
    try:
        family, address = parse_socket_address(place)
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError, ValueError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise click.ClickException(say("start-place-taken", place=place)) from error
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise click.ClickException(say("start-no-place", place=place, reason=str(reason))) from error


def parse_socket_address(place: str) -> tuple[socket.AddressFamily, tuple[str, int]]:
    """Parse `127.0.0.1:8000`, `[::1]:8000` or `:8000` into a socket address."""
    host, _, port = place.rpartition(":")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return family, (host.strip("[]"), int(port))


def wait_for_database(engine: Engine) -> None:
    """Wait for a database that is down, because a machine may start its services in any order. Print this
    once.

    Stop if the server itself refuses the password or the name, because waiting does not help.
    """
    told = False
    while reason := probe_database(engine):
        place = engine.url.render_as_string(hide_password=True)
        if REFUSED in reason and STARTING not in reason:
            raise click.ClickException(say("start-database-refuses", place=place, reason=reason))
        if not told:
            click.echo(say("start-database-away", place=place, reason=reason), err=True)
            told = True
        sleep(ASKS_AGAIN)


def make_database_error(error: DBAPIError) -> click.ClickException:
    """Return the error for interactive commands, which end at once with one line."""
    return click.ClickException(say("database-refuses", reason=str(error.orig).partition("\n")[0]))


def probe_database(engine: Engine) -> str:
    """Return in one line why the database does not answer, or an empty string if it does.

    SQLite errors are raised, because waiting does not help for a file.
    """
    try:
        with engine.connect():
            return ""
    except OperationalError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise
        return str(error.orig).partition("\n")[0]
