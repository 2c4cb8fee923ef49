"""Letters become mails: what a kind says, drawn by its templates as text and as HTML, in an envelope that threads.

Each kind has a folder under `templates/mail` with `subject.txt`, `body.txt` and `body.html`; the sentences come from
the catalogues. The text alone suffices to play.
"""

import re
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage

from flask import render_template

from service.pages.palette import palette
from service.parts import parts
from service.post.contents import Contents, Moot, Picture
from service.post.envelope import POLICY, dress, message_id, one_line
from service.post.kinds import KINDS
from service.post.looks import inlined
from service.post.models import Letter, StoppedAddress
from service.post.reading.vocabulary import sentinel
from service.transaction import reading
from service.words import words

PICTURE = "board@procaccio"
"""The name by which the HTML part knows its picture, within its own mail."""


def compose(letter: Letter, now: datetime) -> EmailMessage:
    """The whole mail. Its Message-ID follows from the key, so that a second sending can be told for one.
    The letter learns which revision of its table it shows.

    Raises Moot where it should not leave at all, Held where it should not leave now.
    """
    with reading() as session:
        if session.get(StoppedAddress, letter.recipient) is not None:
            raise Moot("address-stopped")
        contents = KINDS[letter.kind](session, letter, now)
        letter.revision = contents.revision
        return written(letter, contents)


def written(letter: Letter, contents: Contents) -> EmailMessage:
    """Contents as a message; pure but for the settings and the templates."""
    settings = parts().settings
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
    folder = f"mail/{letter.kind}"
    message = EmailMessage(policy=POLICY)
    message["Message-ID"] = message_id(letter.key)
    message["Date"] = letter.created_at
    message["From"] = settings.sender
    message["To"] = Address(addr_spec=letter.recipient)
    message["Subject"] = one_line(render_template(f"{folder}/subject.txt", **values))
    dress(message, letter, contents)
    message.set_content(airy(render_template(f"{folder}/body.txt", **values)))
    if not contents.plain:
        html = inlined(render_template(f"{folder}/body.html", **values))
        message.add_alternative(html, subtype="html")
        if contents.picture is not None:
            embed(message, contents.picture)
    message["Content-Language"] = contents.language  # last: setting content takes such headers away
    return message


def embed(message: EmailMessage, picture: Picture) -> None:
    """Beside the HTML, which shows it; nothing is fetched."""
    part = message.get_body(("html",))
    if part is not None:
        part.add_related(
            picture.png, "image", "png", cid=f"<{PICTURE}>", filename="board.png", disposition="inline"
        )


def airy(text: str) -> str:
    """One empty line where the templates left several."""
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"
