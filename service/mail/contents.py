"""The contents of a letter: the template context of its mail and the data for its headers."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from service.mail.addresses import ReplySeat, ReplyTarget
from service.mail.conversation import Conversation
from service.platform.outbox.models import Letter


class Picture(NamedTuple):
    """A picture of the board in light and dark colours, with its alternative text."""

    light: bytes
    dark: bytes
    told: str
    placed: bool = False
    """True if the picture shows the squares of the answers, with their numbers."""


class ObsoleteLetter(Exception):
    """Raised when a letter has become untrue or is not wanted.

    `why` is the key of the reason that players are shown.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class HeldLetter(Exception):
    """Raised when a letter must wait because its reader is looking at the table."""

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


@dataclass(frozen=True, kw_only=True)
class SeatFooter:
    """The data that tie a mail to a seat: the reply address, and the link that stops such mails."""

    reply: ReplyTarget
    holder: ReplySeat
    stop: str
    game: str


@dataclass(frozen=True, kw_only=True)
class Contents:
    """Everything that the templates of a kind of letter need."""

    language: str
    values: dict[str, Any] = field(repr=False)
    plain: bool = False
    picture: Picture | None = None
    footing: SeatFooter | None = None
    conversation: Conversation | None = None
    stop: str = ""
    """The link that stops such mails, for mails that are not about a table."""
    reply: str = ""
    """The reply address, for mails that do not belong to a seat."""
    revision: int | None = None
    """The revision of the table that the mail shows."""
    answers: str = ""
    """The Message-ID of the mail that this one answers."""


Kind = Callable[[Session, Letter, datetime], Contents]
"""A function that makes the contents of a letter. It raises ObsoleteLetter or HeldLetter."""
