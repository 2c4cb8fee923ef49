"""The registry in which features register for mail: kinds of letters, replies, commands, additions to other
letters.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from flask import Flask, current_app
from sqlalchemy.orm import Session

from service.mail.contents import Kind
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.report import LetterReport
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse import Reading
from service.play.tables.viewer import SeatViewer

EXTENSION = "procaccio-mail"


@dataclass(frozen=True, kw_only=True)
class MailCommand:
    """A command that players write in an answer to a letter of a table."""

    carry_out: Callable[[Session, SeatReply, str, LetterReport, datetime], None]
    """Carry out the command with its argument, or raise RefusedLine."""
    private: bool
    """The other players must not read the line, so it is no talk in an answer to talk."""


@dataclass(frozen=True, kw_only=True)
class PersonalReply:
    """The handler of replies to a letter that went to one player about one thing."""

    find: Callable[[Session, str], Any]
    """Return the person and the thing that an address means, or None."""
    answer: Callable[[Session, IncomingMail, Any, Reading, datetime], None]


@dataclass(frozen=True, kw_only=True)
class MailFeatures:
    """Everything that features register for mail."""

    kinds: Mapping[str, Kind]
    replies: Sequence[PersonalReply] = ()
    commands: Mapping[str, MailCommand]
    """The commands by name. Their words are in the `words` of the feature."""
    additions: Mapping[str, Callable[[Session, SeatViewer], Mapping[str, Any]]]
    """Template values for a kind of letter that another feature provides."""


def register(app: Flask, features: MailFeatures) -> None:
    """Register what all features add to mail."""
    app.extensions[EXTENSION] = features


def mail_features() -> MailFeatures:
    return cast("MailFeatures", current_app.extensions[EXTENSION])
