"""An author says which program it is, and where players are sent back to."""

from collections.abc import Sequence
from datetime import datetime
from ipaddress import ip_address
from secrets import token_urlsafe
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Scope
from service.platform.accounts.program_models import Program

SCOPES = (Scope.READ, Scope.PLAY)
"""What a program can be allowed; who may play may read."""
PUBLIC = "none"
"""How a program proves that it is that program: not at all."""
S256 = "S256"
GRANTS = ("authorization_code", "refresh_token")
MOST = 20
"""Of one author."""
MOST_REDIRECTS = 10
HERE = "localhost"


class BadRedirect(ValueError):
    """A player must not be sent back there."""


class TooManyPrograms(ValueError):
    """The author has as many as one may have."""


def programs_of(session: Session, author_id: int) -> Sequence[Program]:
    return session.scalars(select(Program).where(Program.author_id == author_id).order_by(Program.id)).all()


def program_named(session: Session, client_id: str) -> Program | None:
    """By the name that it gives itself; nonsense is nobody's, and no database is asked for it."""
    plain = client_id.isascii() and client_id.isprintable()
    return session.scalar(select(Program).where(Program.client_id == client_id)) if plain else None


def register_program(
    session: Session, *, author_id: int, name: str, redirect_uris: Sequence[str], now: datetime
) -> Program:
    """A new program of an author."""
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
    """With all that players allowed it; False if the author has none of that number."""
    program = session.get(Program, number)
    if program is None or program.author_id != author_id:
        return False
    session.delete(program)
    return True


def check_redirect(uri: str) -> None:
    """To a site over TLS, to this very machine, or to an application by a name of its own (RFC 8252): nowhere else does a
    code arrive unread.
    """
    try:
        parts = urlsplit(uri)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        raise BadRedirect from error
    plain = uri.isascii() and uri.isprintable() and not {*' "\\<>#'} & {*uri} and "@" not in parts.netloc
    application = "." in parts.scheme and not parts.netloc
    if not plain or not (application or (host and good_site(parts.scheme, host))):
        raise BadRedirect


def good_site(scheme: str, host: str) -> bool:
    return scheme == "https" or (scheme == "http" and on_this_machine(host))


def on_this_machine(host: str) -> bool:
    try:
        return host == HERE or ip_address(host).is_loopback
    except ValueError:
        return False


def leads_back(program: Program, uri: str) -> bool:
    """Whether it is one that the author named; on a player's own machine the port is what happens to be free."""
    return any(uri == named or same_but_port(uri, named) for named in program.redirect_uris)


def same_but_port(uri: str, named: str) -> bool:
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
    return same and known.scheme == "http" and on_this_machine(known.hostname or "")
