"""What features bring along for mail: kinds of letters, answers to them, commands, lines in the letters of others."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from flask import Flask, current_app
from sqlalchemy.orm import Session

from service.mail.contents import Kind
from service.mail.incoming.models import IncomingMail
from service.mail.parse import Reading
from service.mail.recipient import Recipient

EXTENSION = "procaccio-mail"
Command = Callable[..., None]
"""Does what a line of a letter asks for: takes the session, the addressee, the instruction, the report and now."""


@dataclass(frozen=True, kw_only=True)
class PersonalReply:
    """An answer to a letter that went to one person about one thing."""

    find: Callable[[Session, str], Any]
    """Return the person and the thing that an address means, or None."""
    answer: Callable[[Session, IncomingMail, Any, Reading, datetime], None]


@dataclass(frozen=True, kw_only=True)
class MailFeatures:
    """Everything that features add to mail."""

    kinds: Mapping[str, Kind]
    replies: Sequence[PersonalReply] = ()
    commands: Mapping[type, Command]
    additions: Mapping[str, Callable[[Session, Recipient], Mapping[str, Any]]]
    """By kind of letter: values for its templates that another feature knows."""


def register(app: Flask, features: MailFeatures) -> None:
    app.extensions[EXTENSION] = features


def mail_features() -> MailFeatures:
    return cast("MailFeatures", current_app.extensions[EXTENSION])
