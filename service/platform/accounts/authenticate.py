"""Authentication: find the caller behind a secret."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Select, SQLColumnExpression, bindparam, literal, null, select, update
from sqlalchemy.orm import Session

from service.platform.accounts.keys import KeyPrefix, key_digest
from service.platform.accounts.models import (
    Player,
    PlayerKind,
    PlayerSession,
    Role,
    Scope,
    SeatKey,
    Token,
    is_barred,
)
from service.platform.accounts.program_models import Permission

IN_PERSON = "in-person"  # for sessions only: keys, sessions, the address
GRANTS = {
    Scope.READ: frozenset({Scope.READ}),
    Scope.PLAY: frozenset({Scope.READ, Scope.PLAY}),
    Scope.SEAT: frozenset({Scope.READ, Scope.PLAY}),
    Scope.DESK: frozenset({Scope.READ, Scope.DESK}),
}
Key = PlayerSession | Token | SeatKey | Permission


EVER, NEVER, ANY = null(), null(), null()


def key_query(
    model: type[Key], **rights: SQLColumnExpression[Any]
) -> tuple[type[Key], Select[*tuple[Any, ...]]]:
    """Return the query for a caller: everything about a key and its player in one statement.

    It runs before every request, so it must be fast.
    """
    own = model.id, model.player_id, model.used_at, model.revoked_at
    whose = (
        Player.name,
        Player.language,
        Player.time_zone,
        Player.role,
        Player.kind,
        Player.banned_at,
        Player.suspended_until,
    )
    rights = {"proved_at": NEVER, **rights}
    said: list[Any] = [value.label(name) for name, value in rights.items()]
    statement = select(*own, *whose, *said).join(Player, Player.id == model.player_id)
    return model, statement.where(model.digest == bindparam("digest"))


KEYS = {
    KeyPrefix.SESSION: key_query(
        PlayerSession,
        expires_at=PlayerSession.expires_at,
        proved_at=PlayerSession.proved_at,
        scope=ANY,
        table_id=ANY,
        seat=ANY,
    ),
    KeyPrefix.TOKEN: key_query(
        Token, expires_at=Token.expires_at, scope=Token.scope, table_id=Token.table_id, seat=Token.seat
    ),
    KeyPrefix.SEAT: key_query(
        SeatKey,
        expires_at=EVER,
        scope=literal(Scope.SEAT.value),
        table_id=SeatKey.table_id,
        seat=SeatKey.seat,
    ),
    KeyPrefix.PROGRAM: key_query(
        Permission, expires_at=Permission.expires_at, scope=Permission.scope, table_id=ANY, seat=ANY
    ),
}
ALL = frozenset({Scope.READ, Scope.PLAY, Scope.DESK, IN_PERSON})
SEEN_EVERY = timedelta(minutes=5)  # the last use is rarely written, so that a read stays a read


class UnknownSecret(LookupError):
    """Raised for a secret that does not exist."""


class ExpiredSecret(LookupError):
    """Raised for a secret that has expired."""


class RevokedSecret(LookupError):
    """Raised for a secret that was revoked."""


class AccountBanned(LookupError):
    """Raised when the desk has suspended or banned the player."""


@dataclass(frozen=True, kw_only=True)
class Caller:
    """The caller of a request and their rights.

    It holds plain values, which outlive the transaction that read them. It says who sends a request and with what
    rights; a `Viewer` says who looks at a table and from which seat.
    """

    player_id: int
    name: str
    language: str
    time_zone: str
    role: Role
    grants: frozenset[str]
    key: tuple[type[Key], int] | None = None
    """None for the holder of a link, who acts at one table without a key."""
    seat: tuple[int, int] | None = None
    unseen: bool = False
    guest: bool = False
    """The player uses this browser without having given an address."""
    proved_at: datetime | None = None
    """When the second factor was last proved in this session."""

    @property
    def program(self) -> bool:
        """The caller is a third-party program with a permission of the player."""
        return self.key is not None and self.key[0] is Permission

    @property
    def session_id(self) -> int | None:
        if self.key is None:
            return None
        kind, number = self.key
        return number if kind is PlayerSession else None


def identify_caller(session: Session, secret: str, now: datetime) -> Caller:
    """Return the caller behind a secret. Raise UnknownSecret, ExpiredSecret, RevokedSecret or AccountBanned."""
    opens = next((opens for opens in KEYS if secret.startswith(opens)), None)
    if opens is None:
        raise UnknownSecret
    model, statement = KEYS[opens]
    held = session.connection().execute(statement, {"digest": key_digest(secret)}).one_or_none()
    if held is None:
        raise UnknownSecret
    if held.revoked_at is not None:
        raise RevokedSecret
    if held.expires_at is not None and held.expires_at <= now:
        raise ExpiredSecret
    if is_barred(held.banned_at, held.suspended_until, now):
        raise AccountBanned
    return Caller(
        player_id=held.player_id,
        name=held.name,
        language=held.language,
        time_zone=held.time_zone,
        role=Role(held.role),
        grants=rights_of_scope(held.scope, held.kind),
        key=(model, held.id),
        seat=None if held.table_id is None or held.seat is None else (held.table_id, held.seat),
        unseen=held.used_at is None or now - held.used_at > SEEN_EVERY,
        guest=held.kind == PlayerKind.GUEST,
        proved_at=held.proved_at,
    )


def caller_by_link(player: Player) -> Caller:
    """Return the player behind the link of a seat. What they may do is decided by the page of the link."""
    return Caller(
        player_id=player.id,
        name=player.name,
        language=player.language,
        time_zone=player.time_zone,
        role=Role.PLAYER,
        grants=GRANTS[Scope.PLAY],
        guest=player.kind == PlayerKind.GUEST,
    )


def rights_of_scope(scope: str | None, kind: str) -> frozenset[str]:
    """Return the rights of a key.

    A session may do everything, but not that of a guest: without an address it gets no keys and no webhooks.
    """
    if scope is None and kind == PlayerKind.PERSON:
        return ALL
    return GRANTS[Scope.PLAY if scope is None else Scope(scope)]


def record_key_use(session: Session, caller: Caller, now: datetime) -> None:
    """Record the last use."""
    if caller.key is not None:
        model, number = caller.key
        session.execute(update(model).where(model.id == number).values(used_at=now))
