"""Letters become mails: what a kind says, drawn by its templates as text and as HTML, in an envelope that threads.

Each kind has a folder under `templates/mail` with `subject.txt`, `body.txt` and `body.html`; the sentences come from
the catalogues. The text alone suffices to play.
"""

import re
from datetime import datetime
from email.utils import format_datetime
from typing import Any

from service.boards.palette import palette
from service.core.deps import deps
from service.core.ports import Mail
from service.core.transaction import reading
from service.core.words import words
from service.mail import mime
from service.mail.contents import Contents
from service.mail.headers import addressed, letter_headers, mail_message_id, mark, one_line
from service.mail.inline_css import inlined
from service.mail.kinds import KINDS
from service.mail.mime import MimePart
from service.mail.parse.vocabulary import sentinel
from service.mail.templates import draw_mail
from service.mail.wrap import FURTHER, folded
from service.models.mail import Letter

PICTURE = "board@procaccio"
"""The name by which the HTML part knows its picture, within its own mail."""


def compose(letter: Letter, now: datetime) -> Mail:
    """The whole mail. Its Message-ID follows from the key, so that a second sending can be told for one.
    The letter learns which revision of its table it shows.

    Raises ObsoleteLetter where it should not leave at all, HeldLetter where it should not leave now.
    """
    with reading() as session:
        contents = KINDS[letter.kind](session, letter, now)
        letter.revision = contents.revision
        return written(letter, contents)


def written(letter: Letter, contents: Contents) -> Mail:
    """Contents as a mail; pure but for the settings and the templates."""
    settings = deps().settings
    values = {
        **contents.values,
        "say": words(contents.language).say,
        "language": contents.language,
        "public_url": settings.public_url,
        "dark": palette().dark,
        "picture": contents.picture,
        "picture_id": PICTURE,
        "answerable": contents.footing is not None,
        "above": sentinel(contents.language),
    }
    subject = one_line(draw_mail(f"{letter.kind}/subject.txt", **values))
    own = mail_message_id(letter.key)
    headers = [
        ("Message-ID", own),
        ("Date", format_datetime(letter.created_at)),
        ("From", str(settings.sender)),
        ("To", addressed(letter.recipient)),
        ("Subject", subject),
        *letter_headers(letter, contents),
        ("Content-Language", contents.language),
    ]
    return Mail(
        sender=settings.sender.addr_spec,
        recipient=letter.recipient,
        message_id=own,
        subject=subject,
        octets=mime.message(headers, body(letter, contents, values), foreign=not letter.recipient.isascii()),
    )


def body(letter: Letter, contents: Contents, values: dict[str, Any]) -> MimePart:
    """The text, and the same as HTML with what it shows; nothing is fetched."""
    said = mime.text("plain", spoken(letter.kind, values))
    if contents.plain:
        return said
    shown = mime.text("html", inlined(draw_mail(f"{letter.kind}/body.html", **values)))
    between = mark(letter.key)
    if contents.picture is not None:
        shown = mime.together("related", between, shown, mime.picture(contents.picture.png, PICTURE))
    return mime.together("alternative", between, said, shown)


def spoken(kind: str, values: dict[str, Any]) -> str:
    """The text part. What is made for ears keeps its lines whole: a voice stops where a line ends."""
    template = f"{kind}/body.txt"
    if values.get("heard"):
        return without_blank_runs(draw_mail(template, **values))
    board = folded(values.get("board", ""), hang=FURTHER)
    return folded(without_blank_runs(draw_mail(template, **values | {"board": board})))


def without_blank_runs(text: str) -> str:
    """One empty line where the templates left several."""
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"
