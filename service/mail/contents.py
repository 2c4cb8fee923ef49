"""What a letter says, before it becomes a mail: the words are chosen, the envelope is not yet written."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from service.mail.conversation import Conversation
from service.mail.reply_address import Reply, ReplySeat
from service.platform.outbox.models import Letter


class Picture(NamedTuple):
    """A picture of the board by day and by night, and what is heard or read in its place."""

    light: bytes
    dark: bytes
    told: str
    placed: bool = False
    """Whether the places of the answers are on it, under their numbers."""


class ObsoleteLetter(Exception):
    """What the letter would say is no longer so, or not wanted; `why` is a word for it that people are shown in theirs."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class HeldLetter(Exception):
    """Its reader has the table before their eyes: not now."""

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


@dataclass(frozen=True, kw_only=True)
class Footing:
    """What binds a mail to a seat: where an answer goes, how to stop such mails."""

    reply: Reply
    holder: ReplySeat
    stop: str
    game: str


@dataclass(frozen=True, kw_only=True)
class Contents:
    """All that the templates of a kind need."""

    language: str
    values: dict[str, Any] = field(repr=False)
    plain: bool = False
    picture: Picture | None = None
    footing: Footing | None = None
    conversation: Conversation | None = None
    stop: str = ""
    """How such mails are stopped, where they are about no table."""
    reply: str = ""
    """Where an answer goes, where it is no seat's."""
    revision: int | None = None
    """Of the table that is shown."""
    answers: str = ""
    """The Message-ID of the letter that this mail answers."""


Kind = Callable[[Session, Letter, datetime], Contents]
"""Makes the contents of a letter; raises ObsoleteLetter or HeldLetter."""
