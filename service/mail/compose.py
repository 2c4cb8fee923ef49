"""Composing mails from letters.

Each kind of letter has a folder under `templates/mail` with `subject.txt`, `body.txt` and `body.html`. They
are rendered as text and as HTML and put into a message whose headers thread it. The sentences come from the
catalogues. The text part alone is enough to play.
"""

import re
from datetime import datetime
from email.utils import format_datetime
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from service.mail import mime
from service.mail.addresses import make_return_path
from service.mail.contents import Contents
from service.mail.conversation import Conversation
from service.mail.headers import (
    format_address,
    format_sender,
    key_mac,
    letter_headers,
    mail_message_id,
    one_line,
)
from service.mail.mime import InlinePicture
from service.mail.parse.sent import letter_record
from service.mail.parse.vocabulary import sentinel
from service.mail.registry import mail_features
from service.mail.render import render_mail_template
from service.platform.deps import deps
from service.platform.outbox.erasures import count_erasures
from service.platform.outbox.models import Letter
from service.platform.ports import Mail
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.boards.palette import load_palette

if TYPE_CHECKING:
    from css_inline import CSSInliner
from textwrap import wrap

WIDTH = 76
"""The width of a text line. Quoted with a mark in front, it still fits the 80 columns of a terminal."""
LINES = 60
"""The lines of a text part. A longer letter leaves out what a command brings (`in_short`)."""
START = re.compile(r" *(?P<mark>\d+(?:\.| ) +|- )?")
NUMBERED = re.compile(r" {0,2}(?:#\d+|-)  ")
"""The start of an answer in a letter: its number, or a dash where a number would be read as an amount."""
LAST_LINK = re.compile(r"https?://\S+$")
FURTHER = 2
CERTAIN = "  ("
"""The start of the column that says what an answer would certainly bring."""
PICTURES = ("board@procaccio", "board-night@procaccio")
"""The content ids of the board pictures, used by the HTML part of the same mail."""


def compose_mail(letter: Letter, now: datetime) -> Mail:
    """Compose the mail of a letter.

    The Message-ID is derived from the letter's key, so that a repeated sending can be recognised. The
    revision of the table that the mail shows is stored in the letter.

    Raise ObsoleteLetter if the letter must not be sent at all, HeldLetter if it must not be sent yet.
    """
    with read_session() as session:
        erasures = count_erasures(session)
        contents = mail_features().kinds[letter.kind](session, letter, now)
        letter.revision = contents.revision
        if contents.shown:
            letter.payload = letter.payload | {"shown": [shown._asdict() for shown in contents.shown]}
        return render_mail(letter, contents)._replace(erasures=erasures)


def render_mail(letter: Letter, contents: Contents) -> Mail:
    """Render contents as a mail. This depends only on the arguments, the settings and the templates."""
    settings = deps().settings
    values = {
        **contents.values,
        "say": words(contents.language).say,
        "language": contents.language,
        "public_url": settings.public_url,
        "light": load_palette().light,
        "dark": load_palette().dark,
        "picture": contents.picture,
        "picture_ids": PICTURES,
        "house": settings.sender.display_name,
        "answerable": contents.footing is not None,
        "read_from_above": contents.footing is not None or bool(contents.reply),
        "above": sentinel(contents.language),
    }
    values["section"] = partial(render_section, values)
    talk = contents.conversation or Conversation("")
    subject = one_line(talk.subject or render_mail_template(f"{letter.kind}/subject.txt", **values))
    text, page = (
        render_text(letter.kind, values),
        None if contents.plain else render_html(letter.kind, values),
    )
    if contents.footing is not None or contents.reply is not None:
        letter.said = letter_record(subject, text, page or "")
    own = mail_message_id(letter.key)
    headers = [
        ("Message-ID", own),
        ("Date", format_datetime(letter.created_at)),
        ("From", format_sender(talk.sender, settings.sender)),
        ("To", format_address(letter.recipient)),
        ("Subject", subject),
        *letter_headers(letter, contents),
        ("Content-Language", contents.language),
    ]
    pictures: list[InlinePicture] = []
    if contents.picture is not None and not contents.plain:
        looks = contents.picture.light, contents.picture.dark
        pictures = [InlinePicture(png, name) for png, name in zip(looks, PICTURES, strict=True)]
    return Mail(
        sender=make_return_path(letter.id),
        recipient=letter.recipient,
        message_id=own,
        subject=subject,
        plain_sender=settings.sender.addr_spec,
        octets=mime.build_message(
            headers, text, page, pictures, mark=key_mac(letter.key), foreign=not letter.recipient.isascii()
        ),
    )


def render_html(kind: str, values: dict[str, Any]) -> str:
    """Render the HTML part. Everything that it shows is in the mail, so nothing is fetched."""
    return inline_css(render_mail_template(f"{kind}/body.html", **values))


def render_text(kind: str, values: dict[str, Any]) -> str:
    """Render the text part: in short where it would be long.

    Lines of a text for screen readers are not wrapped, because speech pauses at the end of a line.
    """
    board = values.get("board", "")
    board = board if values.get("heard") else wrap_lines(board, hang=FURTHER)
    text = collapse_blank_lines(render_mail_template(f"{kind}/body.txt", **values | {"board": board}))
    wrapped = wrap_lines(text)
    if (shorter := values.get("in_short")) and wrapped.count("\n") > LINES:
        return render_text(kind, values | shorter | {"in_short": {}})
    return text if values.get("heard") else wrapped


def render_section(values: dict[str, Any], template: str, own: dict[str, Any]) -> str:
    """Render one of several similar sections of a letter, such as a table of a digest, with its own values."""
    text = render_mail_template(template, **values | own)
    return Markup(text) if template.endswith(".html") else text  # noqa: S704 - the template has escaped it


def collapse_blank_lines(text: str) -> str:
    """Collapse several empty lines, which the templates leave, into one."""
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


@cache
def css_inliner() -> "CSSInliner":
    """Return the inliner that copies the style sheet into the elements.

    Many mail clients drop style sheets, so each element carries its style. The at-rules are kept for clients
    that support a dark mode.
    """
    from css_inline import CSSInliner  # large, so only imported to render a letter

    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, extra_css=render_style_sheet())


def render_style_sheet() -> str:
    return render_mail_template("look.css", light=load_palette().light, dark=load_palette().dark)


def inline_css(html: str) -> str:
    return css_inliner().inline(html)


def wrap_lines(text: str, hang: int = 0) -> str:
    """Wrap long lines and indent the continuation lines. `hang` is the indent for paragraphs and may be 0."""
    return "\n".join(piece for line in text.split("\n") for piece in wrap_line(line, hang))


def wrap_line(line: str, hang: int) -> list[str]:
    """Wrap one line. Links and the words of an answer are never broken, and a link stays behind its name."""
    if len(LAST_LINK.sub("", line)) <= WIDTH or " " not in line.strip():
        return [line]
    numbered = NUMBERED.match(line)
    if numbered is None:
        return break_line(line, hang)
    said, _, certain = line.partition(CERTAIN)
    return [said, *break_line(f"{' ' * numbered.end()}({certain}", hang)] if certain else [line]


def break_line(line: str, hang: int) -> list[str]:
    start = START.match(line)
    begun = start.end() if start else 0
    margin = begun if start and start["mark"] else begun + FURTHER if begun else hang
    return wrap(line, WIDTH, subsequent_indent=" " * margin, break_long_words=False, break_on_hyphens=False)
