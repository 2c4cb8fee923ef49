"""Registration of third-party programs and of their redirect URIs."""

import re
from collections.abc import Sequence
from datetime import datetime
from ipaddress import ip_address
from secrets import token_urlsafe
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Scope
from service.platform.accounts.program_models import Permission, Program
from service.platform.transaction import notify_after_commit

SCOPES = (Scope.READ, Scope.PLAY)
"""The scopes of a program. Scope.PLAY includes Scope.READ."""
PUBLIC = "none"
"""The client authentication method: none, because programs are public clients."""
S256 = "S256"
GRANTS = ("authorization_code", "refresh_token")
MOST = 20
"""The most programs of one author."""
MOST_REDIRECTS = 10
HERE = "localhost"
HOST = re.compile(r"(?:[a-z0-9-]+\.)*[a-z0-9-]+")
"""The name of one host, without a wildcard."""


class BadRedirect(ValueError):
    """Raised for a redirect URI that is not allowed."""


class TooManyPrograms(ValueError):
    """Raised when the author has reached the limit of programs."""


def programs_of(session: Session, author_id: int) -> Sequence[Program]:
    return session.scalars(select(Program).where(Program.author_id == author_id).order_by(Program.id)).all()


def program_named(session: Session, client_id: str) -> Program | None:
    """Return the program with a client id. Invalid ids are not looked up in the database."""
    plain = client_id.isascii() and client_id.isprintable()
    return session.scalar(select(Program).where(Program.client_id == client_id)) if plain else None


def register_program(
    session: Session, *, author_id: int, name: str, redirect_uris: Sequence[str], now: datetime
) -> Program:
    """Register a new program of an author."""
    if len(programs_of(session, author_id)) >= MOST:
        raise TooManyPrograms
    program = Program(
        client_id=token_urlsafe(16),
        author_id=author_id,
        name=name,
        redirect_uris=list(redirect_uris),
        created_at=now,
    )
    session.add(program)
    session.flush()
    return program


def drop_program(session: Session, *, author_id: int, number: int) -> bool:
    """Delete a program with all its permissions.

    Return False if the author has no program with that number.
    """
    program = session.get(Program, number)
    if program is None or program.author_id != author_id:
        return False
    allowed = select(Permission.player_id).where(Permission.program_id == number).distinct()
    for player_id in session.scalars(allowed):
        notify_after_commit(session, f"player:{player_id}")  # the streams of the program must end
    session.delete(program)
    return True


def check_redirect(uri: str) -> None:
    """Raise BadRedirect unless a redirect URI is safe.

    Allowed are sites over TLS, the player's own machine, and private schemes of applications (RFC 8252).
    Elsewhere a code could be read on its way.
    """
    try:
        parts = urlsplit(uri)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        raise BadRedirect from error
    plain = uri.isascii() and uri.isprintable() and not {*' "\\<>#'} & {*uri} and "@" not in parts.netloc
    application = "." in parts.scheme and not parts.netloc
    if not plain or not (application or (host and is_safe_site(parts.scheme, host))):
        raise BadRedirect


def is_safe_site(scheme: str, host: str) -> bool:
    return is_local_host(host) if scheme == "http" else scheme == "https" and is_host(host)


def is_host(host: str) -> bool:
    """Return whether a host is an address or a name. The consent page shows it to the player."""
    try:
        ip_address(host)
    except ValueError:
        return HOST.fullmatch(host) is not None
    return True


def is_local_host(host: str) -> bool:
    try:
        return host == HERE or ip_address(host).is_loopback
    except ValueError:
        return False


def is_registered_redirect(program: Program, uri: str) -> bool:
    """Return whether a redirect URI was registered.

    On the player's own machine any port is accepted, because a free one is chosen at run time.
    """
    return any(uri == named or is_same_but_port(uri, named) for named in program.redirect_uris)


def is_same_but_port(uri: str, named: str) -> bool:
    try:
        asked, known = urlsplit(uri), urlsplit(named)
        _ = asked.port
    except ValueError:
        return False
    same = (asked.scheme, asked.hostname, asked.path, asked.query, asked.username, asked.fragment) == (
        known.scheme,
        known.hostname,
        known.path,
        known.query,
        None,
        "",
    )
    return same and known.scheme == "http" and is_local_host(known.hostname or "")
