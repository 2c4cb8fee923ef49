"""From a secret to the one who calls."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.accounts.keys import Opens, digest
from service.accounts.models import PlayerSession, Role, Scope, Token
from service.accounts.queries import session_by_digest, token_by_digest
from service.tables.models import SeatKey
from service.tables.queries import key_by_digest

IN_PERSON = "in-person"  # what only a session may do: keys, sessions, the address
GRANTS = {
    Scope.READ: frozenset({Scope.READ}),
    Scope.PLAY: frozenset({Scope.READ, Scope.PLAY}),
    Scope.SEAT: frozenset({Scope.READ, Scope.PLAY}),
    Scope.DESK: frozenset({Scope.READ, Scope.DESK}),
}
Key = PlayerSession | Token | SeatKey
ALL = frozenset({Scope.READ, Scope.PLAY, Scope.DESK, IN_PERSON})
SEEN_EVERY = timedelta(minutes=5)  # last use is written so seldom that reading stays reading


class Unknown(LookupError):
    """The secret opens nothing."""


class Expired(LookupError):
    """It once did; its time is over."""


class Revoked(LookupError):
    """It once did; its holder took it back."""


@dataclass(frozen=True, kw_only=True)
class Caller:
    """Who calls and with what right; plain values, so that they outlive the transaction that read them."""

    player_id: int
    name: str
    language: str
    role: Role
    grants: frozenset[str]
    key: tuple[type[Key], int]
    seat: tuple[int, int] | None = None
    unseen: bool = False

    @property
    def session_id(self) -> int | None:
        kind, number = self.key
        return number if kind is PlayerSession else None


def identify(session: Session, secret: str, now: datetime) -> Caller:
    """The caller behind a secret; raises Unknown, Expired or Revoked."""
    held: Key | None = None
    if secret.startswith(Opens.SESSION):
        held = session_by_digest(session, digest(secret))
    elif secret.startswith(Opens.TOKEN):
        held = token_by_digest(session, digest(secret))
    elif secret.startswith(Opens.SEAT):
        held = key_by_digest(session, digest(secret))
    if held is None:
        raise Unknown
    if held.revoked_at is not None:
        raise Revoked
    if not isinstance(held, SeatKey) and held.expires_at is not None and held.expires_at <= now:
        raise Expired
    return caller(held, now)


def caller(held: Key, now: datetime) -> Caller:
    seat = None
    grants: frozenset[str] = ALL
    if not isinstance(held, PlayerSession):
        grants = GRANTS[Scope.SEAT if isinstance(held, SeatKey) else Scope(held.scope)]
        seat = None if held.table_id is None or held.seat is None else (held.table_id, held.seat)
    return Caller(
        player_id=held.player_id,
        name=held.player.name,
        language=held.player.language,
        role=Role(held.player.role),
        grants=grants,
        key=(type(held), held.id),
        seat=seat,
        unseen=held.used_at is None or now - held.used_at > SEEN_EVERY,
    )


def seen(session: Session, caller: Caller, now: datetime) -> None:
    """Note the last use."""
    model, number = caller.key
    session.execute(update(model).where(model.id == number).values(used_at=now))
