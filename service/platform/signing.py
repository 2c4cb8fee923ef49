"""Everything that is derived from the secret of the installation: tickets in links, marks, digests and keys.

Other modules say what is signed and how it is written. Mailboxes, programs and the database hold what was
derived earlier, so no derivation may change. After a change of the secret, what was derived from an old one
is still accepted, as long as `PROCACCIO_OLD_SECRETS` names it.

A ticket is bound to one purpose and is never a session. It contains what it opens, so nothing is stored for
it. It contains the key generation of the seat. So it becomes invalid when the links of the seat are rotated
or the seat changes hands.
"""

from base64 import b32encode
from collections.abc import Callable, Sequence
from enum import StrEnum
from hashlib import sha256, shake_256
from hmac import compare_digest, digest
from typing import Any, NamedTuple, TypeVar

from itsdangerous import BadData, URLSafeSerializer

from service.platform.deps import deps

MARK_BYTES = 10
T = TypeVar("T")


class Purpose(StrEnum):
    """The purpose of a ticket.

    A ticket is valid for its purpose only. The value is the first part of the URL path.
    """

    ANSWER = "answer"
    SEAT = "seat"
    MAIL = "mail-settings"
    STOP = "stop-mail"
    DIGEST = "stop-digest"
    INVITATION = "invitation"
    NO_INVITATIONS = "stop-invitations"
    VOTE = "vote"
    BACK = "back"
    ADDRESS = "address"
    DEADLINE = "deadline"
    CIRCLE = "circle"
    CIRCLE_CALL = "circle-call"
    STOP_CIRCLE = "stop-circle"
    STOP_SEEK = "stop-seek"


class ForgedTicket(ValueError):
    """Raised for a ticket that we did not sign, or that was changed on its way."""


class SeatTicket(NamedTuple):
    """A ticket to one seat of one table, for the player to whom it was sent."""

    table: int
    seat: int
    player: int
    generation: int


class AnswerTicket(NamedTuple):
    """A ticket for one answer to one question of a seat, in notation."""

    table: int
    seat: int
    player: int
    generation: int
    question: int
    played: int
    """The count of the table after the seat's last move when the mail was written."""
    move: str

    @property
    def of(self) -> SeatTicket:
        return SeatTicket(*self[:4])


class DeadlineTicket(NamedTuple):
    """A ticket to the deadline of one question of a seat."""

    table: int
    seat: int
    player: int
    generation: int
    question: int

    @property
    def of(self) -> SeatTicket:
        return SeatTicket(*self[:4])


class VoteTicket(NamedTuple):
    """A ticket for the vote of one seat on one motion."""

    table: int
    seat: int
    player: int
    generation: int
    motion: int

    @property
    def of(self) -> SeatTicket:
        return SeatTicket(*self[:4])


class AddressTicket(NamedTuple):
    """A ticket that confirms a player's new address.

    It is valid as long as the old address has not changed.
    """

    player: int
    email: str
    before: str
    """The mark of the old address."""


class DigestTicket(NamedTuple):
    """A ticket that stops the digests of a player. It is valid as long as their address has not changed."""

    player: int
    address: str | None
    """The mark of the address."""


class InvitationTicket(NamedTuple):
    """A ticket to a table, for the reader of one address."""

    table: int
    email: str


class CircleTicket(NamedTuple):
    """A ticket to a circle, for everyone who was given its link. It is valid until the link is renewed."""

    circle_id: int
    generation: int


class CallTicket(NamedTuple):
    """A member's ticket to answer a call to a table. It is valid as long as their address has not changed."""

    table: int
    player: int
    address: str | None
    """The mark of the address."""


class CircleStopTicket(NamedTuple):
    """A ticket that stops one kind of letters from a circle to one member."""

    circle: int
    player: int
    address: str | None
    """The mark of the address."""
    kind: str


class SeekStopTicket(NamedTuple):
    """A ticket that stops letters about open tables of a game to one player."""

    player: int
    address: str | None
    """The mark of the address."""
    game: str


def make_link(purpose: Purpose, ticket: Sequence[Any]) -> str:
    """Return the full URL of a link with a signed ticket."""
    return f"{deps().settings.public_url}/{purpose}/{_ticket_signer(purpose).dumps(list(ticket))}"


def read_ticket(purpose: Purpose, kind: Callable[..., T], text: str) -> T:
    """Return the ticket in the last part of a link. Raise ForgedTicket if we did not sign it for the purpose."""
    return kind(*_load_signed(_ticket_signer(purpose), text))


def sign_challenge(values: Sequence[Any]) -> bytes:
    """Return a challenge for a passkey."""
    return _challenge_signer().dumps(list(values)).encode()


def load_challenge(challenge: bytes) -> list[Any]:
    """Return the values of a challenge. Raise ForgedTicket if we did not sign it."""
    return _load_signed(_challenge_signer(), challenge)


def make_mark(purpose: str, *values: int) -> str:
    """Return 80 bits of a MAC in lower-case base32, which survives programs that change the case."""
    return _list_marks(purpose, *values)[0]


def is_mark(mark: str, purpose: str, *values: int) -> bool:
    """Return whether we made this mark for these values."""
    return any(compare_digest(mark.encode(), each.encode()) for each in _list_marks(purpose, *values))


def _list_marks(purpose: str, *values: int) -> list[str]:
    keys = derive_keys(":".join(map(str, (purpose, *values))))
    return [b32encode(mac[:MARK_BYTES]).decode().lower() for mac in keys]


def digest_address(address: str | None) -> str | None:
    """Return a digest of an address, to show and compare where the address itself must stay secret."""
    return None if address is None else list_address_digests(address)[0]


def list_address_digests(address: str) -> list[str]:
    """Return the digests of an address by which it may be known, the one of the present secret first."""
    return [key.hex()[:12] for key in derive_keys(address)]


def is_address_digest(known: str | None, address: str | None) -> bool:
    """Return whether a digest is of this address. None is the digest of no address."""
    return known is None if address is None else known in list_address_digests(address)


def derive_key(text: str) -> bytes:
    """Return 32 bytes that only this installation can derive from a text.

    A text that becomes a key begins with its purpose, so that no other purpose has the same key.
    """
    return derive_keys(text)[0]


def derive_keys(text: str) -> list[bytes]:
    """Return the key of a text for each secret, to recognise what was derived before the secret changed."""
    return [digest(secret.encode(), text.encode(), sha256) for secret in _secrets()]


def list_recovery_digests(player_id: int, code: str) -> list[bytes]:
    """Return the digests of a recovery code, the one of the present secret first.

    A hash without HMAC is enough: a code has 40 bits, and five failed attempts lock the factor.
    """
    return [sha256(f"{secret}:{player_id}:{code}".encode()).digest() for secret in _secrets()]


def derive_push_seed(size: int) -> bytes:
    """Return the seed of the key that signs push messages.

    It is the key of the oldest secret, because a browser accepts no messages by another than it subscribed to.
    """
    return shake_256(f"vapid {_secrets()[-1]}".encode()).digest(size)


def _ticket_signer(purpose: Purpose) -> URLSafeSerializer:
    signing = {"key_derivation": "hmac", "digest_method": sha256}
    return URLSafeSerializer(_signing_keys(), salt=f"ticket:{purpose}", signer_kwargs=signing)


def _challenge_signer() -> URLSafeSerializer:
    return URLSafeSerializer(_signing_keys(), salt="passkey")


def _signing_keys() -> list[str]:
    """Return the secrets as itsdangerous takes them: it signs with the last and accepts all."""
    return [*reversed(_secrets())]


def _load_signed(signer: URLSafeSerializer, text: str | bytes) -> list[Any]:
    try:
        parts: list[Any] = signer.loads(text)
    except BadData as error:
        raise ForgedTicket from error
    return parts


def _secrets() -> Sequence[str]:
    return deps().settings.all_secrets
