"""The contents of a letter: the template context of its mail and the data for its headers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from engine.table.game import game_named
from service.mail.addresses import NOTHING_ASKED, ReplySeat, ReplyTarget
from service.mail.conversation import Conversation, letter_title, table_conversation
from service.platform.outbox.models import Letter
from service.platform.signing import Purpose
from service.play.messages.mail_preferences import MailPreferences
from service.play.tables.queries import names_at
from service.play.tables.viewer import SeatViewer


class Picture(NamedTuple):
    """A picture of the board in light and dark colours, with its alternative text."""

    light: bytes
    dark: bytes
    told: str
    placed: bool = False
    """True if the picture shows the squares of the answers, with their numbers."""


class ShownQuestion(NamedTuple):
    """A question in a letter about several tables, as a reply names it: by its number in the letter."""

    number: int
    table: int
    seat: int
    generation: int
    """The key generation of the seat. If it has changed, the player may not answer by this letter any more."""
    question: int
    revision: int
    begun: str = ""
    """The words with which the listed answers began."""


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
    reply_stops: bool = False
    """True if the reply “unsubscribe” stops such mails, too."""
    revision: int | None = None
    """The revision of the table that the mail shows."""
    shown: Sequence[ShownQuestion] = ()
    """The questions of a letter about several tables. They are stored with the letter, for replies."""
    answers: str = ""
    """The Message-ID of the mail that this one answers."""


Kind = Callable[[Session, Letter, datetime], Contents]
"""A function that makes the contents of a letter. It raises ObsoleteLetter or HeldLetter."""


def seat_contents(
    viewer: SeatViewer,
    wishes: MailPreferences,
    question: int = NOTHING_ASKED,
    *,
    picture: Picture | None = None,
    answers: str = "",
    sender: str = "",
    **values: object,
) -> Contents:
    """Return contents with the values of every mail about a table.

    `sender` is the player who acts, if any.
    """
    row, seat, title = viewer.row, viewer.seat, letter_title(viewer.row, viewer.said)
    footing = SeatFooter(
        reply=ReplyTarget(row.id, seat.number, question),
        holder=ReplySeat(viewer.player.id, seat.generation),
        stop=viewer.link(Purpose.STOP),
        game=row.game,
    )
    common = {
        "player": viewer.player.name,
        "table": title,
        "game_title": game_named(row.game).title(viewer.language),
        "open": viewer.link(Purpose.SEAT),
        "settings": viewer.link(Purpose.MAIL),
        "stop": footing.stop,
        "back": viewer.link(Purpose.BACK) if seat.absent_since else "",
        "short": wishes.short,
        "heard": wishes.heard,
    }
    return Contents(
        language=viewer.language,
        values=common | values,
        plain=wishes.heard,
        picture=picture,
        footing=footing,
        conversation=table_conversation(
            row, title, viewer.language, sender=sender or other_names(viewer), subjects=wishes.subjects
        ),
        revision=row.revision,
        answers=answers,
    )


def other_names(viewer: SeatViewer) -> str:
    """Return the other players at a table without a name, because its number means nothing to readers."""
    others = (name for number, name in enumerate(names_at(viewer.row)) if number != viewer.seat.number)
    return "" if viewer.row.name else ", ".join(filter(None, others))
