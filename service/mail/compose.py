"""Letters become mails: what a kind says, drawn by its templates as text and as HTML, in an envelope that threads.

Each kind has a folder under `templates/mail` with `subject.txt`, `body.txt` and `body.html`; the sentences come from
the catalogues. The text alone suffices to play.
"""

import re
from datetime import datetime
from email.utils import format_datetime
from functools import cache
from typing import TYPE_CHECKING, Any

from service.mail import mime
from service.mail.contents import Contents
from service.mail.conversation import Conversation
from service.mail.headers import addressed, letter_headers, mail_message_id, mark, one_line, sender_named
from service.mail.mime import InlinePicture
from service.mail.parse.sent import kept
from service.mail.parse.vocabulary import sentinel
from service.mail.registry import mail_features
from service.mail.return_path import return_path
from service.mail.templates import draw_mail
from service.platform.deps import deps
from service.platform.outbox.erasures import count_erasures
from service.platform.outbox.models import Letter
from service.platform.ports import Mail
from service.platform.transaction import reading
from service.platform.words import words
from service.play.boards.palette import palette

if TYPE_CHECKING:
    from css_inline import CSSInliner
from textwrap import wrap

WIDTH = 76
"""With a mark of quotation before it, a line still fits the eighty columns of a terminal."""
START = re.compile(r" *(?P<mark>\d+(?:\.| ) +|- )?")
NUMBERED = re.compile(r" {0,2}(?:#\d+|-)  ")
"""An answer, as the letters number it, or mark it where a number would be an amount."""
FURTHER = 2
CERTAIN = "  ("
"""Begins what an answer would certainly bring, in a column of its own."""
PICTURES = ("board@procaccio", "board-night@procaccio")
"""The names by which the HTML part knows its pictures, within its own mail."""


def compose(letter: Letter, now: datetime) -> Mail:
    """The whole mail. Its Message-ID follows from the key, so that a second sending can be told for one.
    The letter learns which revision of its table it shows.

    Raises ObsoleteLetter where it should not leave at all, HeldLetter where it should not leave now.
    """
    with reading() as session:
        erasures = count_erasures(session)
        contents = mail_features().kinds[letter.kind](session, letter, now)
        letter.revision = contents.revision
        return written(letter, contents)._replace(erasures=erasures)


def written(letter: Letter, contents: Contents) -> Mail:
    """Contents as a mail; pure but for the settings and the templates."""
    settings = deps().settings
    values = {
        **contents.values,
        "say": words(contents.language).say,
        "language": contents.language,
        "public_url": settings.public_url,
        "light": palette().light,
        "dark": palette().dark,
        "picture": contents.picture,
        "picture_ids": PICTURES,
        "house": settings.sender.display_name,
        "answerable": contents.footing is not None,
        "read_from_above": contents.footing is not None or bool(contents.reply),
        "above": sentinel(contents.language),
    }
    talk = contents.conversation or Conversation("")
    subject = one_line(talk.subject or draw_mail(f"{letter.kind}/subject.txt", **values))
    text, page = spoken(letter.kind, values), None if contents.plain else html(letter.kind, values)
    if contents.footing is not None or contents.reply is not None:
        letter.said = kept(subject, text, page or "")
    own = mail_message_id(letter.key)
    headers = [
        ("Message-ID", own),
        ("Date", format_datetime(letter.created_at)),
        ("From", sender_named(talk.sender, settings.sender)),
        ("To", addressed(letter.recipient)),
        ("Subject", subject),
        *letter_headers(letter, contents),
        ("Content-Language", contents.language),
    ]
    pictures: list[InlinePicture] = []
    if contents.picture is not None and not contents.plain:
        looks = contents.picture.light, contents.picture.dark
        pictures = [InlinePicture(png, name) for png, name in zip(looks, PICTURES, strict=True)]
    return Mail(
        sender=return_path(settings.secret, settings.sender, letter.id),
        recipient=letter.recipient,
        message_id=own,
        subject=subject,
        plain_sender=settings.sender.addr_spec,
        octets=mime.message(
            headers, text, page, pictures, mark=mark(letter.key), foreign=not letter.recipient.isascii()
        ),
    )


def html(kind: str, values: dict[str, Any]) -> str:
    """The same as HTML, with what it shows; nothing is fetched."""
    return inlined(draw_mail(f"{kind}/body.html", **values))


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


@cache
def inliner() -> "CSSInliner":
    """Many clients drop style sheets, so each element carries its style; those with a dark look read the rules."""
    from css_inline import CSSInliner  # a library of its own size: only where a letter is drawn

    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, extra_css=sheet())


def sheet() -> str:
    return draw_mail("look.css", light=palette().light, dark=palette().dark)


def inlined(html: str) -> str:
    return inliner().inline(html)


def folded(text: str, hang: int = 0) -> str:
    """Each long line as several, the others set in so that it shows whose they are: paragraphs by `hang`, which may be nothing."""
    return "\n".join(piece for line in text.split("\n") for piece in pieces(line, hang))


def pieces(line: str, hang: int) -> list[str]:
    """A link and the words of an answer are never broken: both are taken over as they stand."""
    if len(line) <= WIDTH or " " not in line.strip():
        return [line]
    numbered = NUMBERED.match(line)
    if numbered is None:
        return broken(line, hang)
    said, _, certain = line.partition(CERTAIN)
    return [said, *broken(f"{' ' * numbered.end()}({certain}", hang)] if certain else [line]


def broken(line: str, hang: int) -> list[str]:
    start = START.match(line)
    begun = start.end() if start else 0
    margin = begun if start and start["mark"] else begun + FURTHER if begun else hang
    return wrap(line, WIDTH, subsequent_indent=" " * margin, break_long_words=False, break_on_hyphens=False)
