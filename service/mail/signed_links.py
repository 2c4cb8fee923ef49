"""Tickets: what a link in a mail is made of. Signed, bound to one purpose, and never a session.

A ticket says for itself what it opens, so nothing is stored for it; the seat's key generation in it is what kills it
when the links of a seat are rotated or the seat changes hands.
"""

from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Any, NamedTuple, Self

from itsdangerous import BadData, URLSafeSerializer


class Purpose(StrEnum):
    """A ticket made for one purpose opens nothing else. The value is the first part of its address."""

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


class Forged(ValueError):
    """Not one of ours: changed on its way, or made by somebody else."""


class SeatTicket(NamedTuple):
    """One seat of one table, for the player to whom it was sent."""

    table: int
    seat: int
    player: int
    generation: int


class AnswerTicket(NamedTuple):
    """One answer to one question of a seat, in its notation."""

    table: int
    seat: int
    player: int
    generation: int
    question: int
    played: int
    """The count after the seat's last move when the mail was written."""
    move: str

    @property
    def of(self) -> SeatTicket:
        return SeatTicket(*self[:4])


class DeadlineTicket(NamedTuple):
    """When one question of a seat must be answered."""

    table: int
    seat: int
    player: int
    generation: int
    question: int

    @property
    def of(self) -> SeatTicket:
        return SeatTicket(*self[:4])


class VoteTicket(NamedTuple):
    """One seat's word on one motion."""

    table: int
    seat: int
    player: int
    generation: int
    motion: int

    @property
    def of(self) -> SeatTicket:
        return SeatTicket(*self[:4])


class AddressTicket(NamedTuple):
    """A player's new address, for whoever reads its mail; good as long as the old one is what it was."""

    player: int
    email: str
    before: str
    """The mark of the old address."""


class DigestTicket(NamedTuple):
    """The digests of one player, to be ended; good as long as their address is what it was."""

    player: int
    address: str | None
    """Its mark."""


class InvitationTicket(NamedTuple):
    """A table, for whoever reads the mail of one address."""

    table: int
    email: str


class CircleTicket(NamedTuple):
    """A circle, for whoever was given its link; good until the link is made anew."""

    circle_id: int
    generation: int


class CallTicket(NamedTuple):
    """One member's answer to a table to which everybody is asked; good as long as their address is what it was."""

    table: int
    player: int
    address: str | None
    """Its mark."""


class CircleStopTicket(NamedTuple):
    """One kind of a circle's letters to one member, to be ended."""

    circle: int
    player: int
    address: str | None
    """Its mark."""
    kind: str


class Tickets:
    """Writes and reads tickets with one secret."""

    def __init__(self, secret: str, site: str) -> None:
        self.secret = secret
        self.site = site

    def address(self, purpose: Purpose, ticket: Sequence[Any]) -> str:
        """The whole address of a link."""
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
            raise Forged from error
        return parts

    def _signer(self, purpose: Purpose) -> URLSafeSerializer:
        signing = {"key_derivation": "hmac", "digest_method": sha256}
        return URLSafeSerializer(self.secret, salt=f"ticket:{purpose}", signer_kwargs=signing)

    @classmethod
    def of(cls, settings: Any) -> Self:
        return cls(settings.secret, settings.public_url)
