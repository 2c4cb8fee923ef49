"""Access control: each operation declares one Access, and one function checks it.

The declaration is data, so that a law test can check every operation against every kind of caller.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from flask import Flask, g, request

from service.platform.accounts.authenticate import (
    IN_PERSON,
    AccountBanned,
    Caller,
    ExpiredSecret,
    RevokedSecret,
    UnknownSecret,
    identify_caller,
)
from service.platform.accounts.models import RANK, Role, Scope
from service.platform.deps import deps
from service.platform.transaction import read_only_session
from service.web.problems import Problem

COOKIE = "procaccio"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
SAME_SITE = frozenset({"same-origin", "none"})
REFUSALS = {
    UnknownSecret: "unknown-key",
    ExpiredSecret: "expired-key",
    RevokedSecret: "revoked-key",
    AccountBanned: "shut-out",
}


@dataclass(frozen=True, kw_only=True)
class Access:
    """The requirements for a caller.

    `table` names the path parameter that must hold the table of a seat token.
    """

    scope: str | None = None
    role: Role = Role.PLAYER
    table: str | None = None
    grave: bool = False
    """Only for a person who has recently proved the second factor, never for a program."""
    own: bool = False
    """Not for third-party programs, whatever their scopes.

    This protects addresses, and keys that would outlive the player's consent.
    """


ANYONE = Access()
READ = Access(scope=Scope.READ)
PLAY = Access(scope=Scope.PLAY)
PERSON = Access(scope=IN_PERSON)
READ_OWN = Access(scope=Scope.READ, own=True)
READ_TABLE = Access(scope=Scope.READ, table="table")
PLAY_TABLE = Access(scope=Scope.PLAY, table="table")
PLAY_TABLE_OWN = Access(scope=Scope.PLAY, table="table", own=True)
MODERATOR = Access(scope=Scope.DESK, role=Role.MODERATOR)

PROOF_LASTS = timedelta(hours=12)
GRAVE_PROOF_LASTS = timedelta(minutes=10)


def register(app: Flask) -> None:
    """Identify the caller before anything else, so that the rate limits can count by player."""
    app.before_request(attach_caller)


def attach_caller() -> None:
    """Store the caller, or the reason why their key is refused, in `g`.

    The refusal is not raised here: not every view checks it, and the rate limits come first.
    """
    g.caller, g.refusal = None, None
    secret, _ = read_credentials()
    if not secret:
        return
    try:
        g.caller = identify_caller(read_only_session(), secret, deps().clock())
    except (UnknownSecret, ExpiredSecret, RevokedSecret, AccountBanned) as refusal:
        g.refusal = REFUSALS[type(refusal)]


def authorize_caller(access: Access, path: Mapping[str, Any]) -> Caller | None:
    """Return the caller, if any, or raise the Problem for which they are refused."""
    if g.refusal is not None:
        raise Problem(g.refusal)
    _, by_cookie = read_credentials()
    if by_cookie and request.method not in SAFE_METHODS:
        require_same_origin()
    caller: Caller | None = g.caller
    if access.scope is not None:
        check_access(access, caller, path)
    return caller


def read_credentials() -> tuple[str, bool]:
    """Return the secret, and whether a browser sent it as a cookie. A header wins over a cookie."""
    kind, _, secret = request.headers.get("Authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return secret.strip(), False
    cookie = request.cookies.get(COOKIE, "")
    return cookie, bool(cookie)


def require_same_origin() -> None:
    """Refuse a request whose headers name another site or no origin at all. All browsers name the origin."""
    if is_cross_site() or not (request.headers.get("Sec-Fetch-Site") or request.headers.get("Origin")):
        raise Problem("foreign-origin")


def is_cross_site() -> bool:
    """Return whether the headers name another site. A request without such headers does not count."""
    site = request.headers.get("Sec-Fetch-Site")
    if site:
        return site not in SAME_SITE
    return request.headers.get("Origin", deps().settings.public_url) != deps().settings.public_url


def check_access(access: Access, caller: Caller | None, path: Mapping[str, Any]) -> None:
    if caller is None:
        raise Problem("not-signed-in")
    check_scope(access, caller)
    if access.own and caller.program:
        raise Problem("not-for-programs")
    if RANK.index(caller.role) < RANK.index(access.role):
        raise Problem("role-too-small", needed=access.role)
    if access.role != Role.PLAYER:
        check_proof(access, caller)
    if caller.seat is None:
        return
    if access.table is None:
        raise Problem("scope-too-small", needed=access.scope)
    table, seat = caller.seat
    if path[access.table] != table:
        raise Problem("other-table")
    if path.get("seat", seat) != seat:
        raise Problem("not-your-seat")


def check_scope(access: Access, caller: Caller) -> None:
    if access.scope in caller.grants:
        return
    if access.scope == IN_PERSON:
        raise Problem("not-for-programs" if caller.program else "session-needed")
    raise Problem("scope-too-small", needed=access.scope)


def check_proof(access: Access, caller: Caller) -> None:
    """Check the second factor, which the desk requires.

    A session needs a proof of its own. A token was created in a session that had one.
    """
    if access.grave and not has_recent_proof(caller, GRAVE_PROOF_LASTS):
        raise Problem("proof-too-old")
    if caller.session_id is not None and not has_recent_proof(caller, PROOF_LASTS):
        raise Problem("second-factor-needed")


def has_recent_proof(caller: Caller, lasts: timedelta) -> bool:
    return caller.proved_at is not None and deps().clock() - caller.proved_at < lasts
