"""Signed tickets in the links of mails. A ticket is bound to one purpose and is never a session.

A ticket contains what it opens, so nothing is stored for it. It contains the key generation of the seat. So
it becomes invalid when the links of the seat are rotated or the seat changes hands.
"""

from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Any, NamedTuple, Self

from itsdangerous import BadData, URLSafeSerializer


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


class Tickets:
    """Signs and verifies tickets with one secret."""

    def __init__(self, secret: str, site: str) -> None:
        self.secret = secret
        self.site = site

    def address(self, purpose: Purpose, ticket: Sequence[Any]) -> str:
        """Return the full URL of a link."""
        return f"{self.site}/{purpose}/{self._signer(purpose).dumps(list(ticket))}"

    def seat(self, purpose: Purpose, text: str) -> SeatTicket:
        return SeatTicket(*self._read(purpose, text))

    def answer(self, text: str) -> AnswerTicket:
        return AnswerTicket(*self._read(Purpose.ANSWER, text))

    def invitation(self, text: str) -> InvitationTicket:
        return InvitationTicket(*self._read(Purpose.INVITATION, text))

    def no_invitations(self, text: str) -> InvitationTicket:
        return InvitationTicket(*self._read(Purpose.NO_INVITATIONS, text))

    def new_address(self, text: str) -> AddressTicket:
        return AddressTicket(*self._read(Purpose.ADDRESS, text))

    def digest(self, text: str) -> DigestTicket:
        return DigestTicket(*self._read(Purpose.DIGEST, text))

    def deadline(self, text: str) -> DeadlineTicket:
        return DeadlineTicket(*self._read(Purpose.DEADLINE, text))

    def vote(self, text: str) -> VoteTicket:
        return VoteTicket(*self._read(Purpose.VOTE, text))

    def circle(self, text: str) -> CircleTicket:
        return CircleTicket(*self._read(Purpose.CIRCLE, text))

    def call(self, text: str) -> CallTicket:
        return CallTicket(*self._read(Purpose.CIRCLE_CALL, text))

    def circle_stop(self, text: str) -> CircleStopTicket:
        return CircleStopTicket(*self._read(Purpose.STOP_CIRCLE, text))

    def _read(self, purpose: Purpose, text: str) -> list[Any]:
        try:
            parts: list[Any] = self._signer(purpose).loads(text)
        except BadData as error:
            raise ForgedTicket from error
        return parts

    def _signer(self, purpose: Purpose) -> URLSafeSerializer:
        signing = {"key_derivation": "hmac", "digest_method": sha256}
        return URLSafeSerializer(self.secret, salt=f"ticket:{purpose}", signer_kwargs=signing)

    @classmethod
    def of(cls, settings: Any) -> Self:
        return cls(settings.secret, settings.public_url)
