"""Serialising mails with the standard library, under a policy that folds headers without changing their text.

Mails are 7-bit unless an address is not ASCII, so that any server on the way can pass them on unchanged.
"""

from collections.abc import Sequence
from email.header import Header as EncodedWords
from email.message import EmailMessage
from email.policy import EmailPolicy
from textwrap import TextWrapper
from typing import Any, NamedTuple

WIDTH = 78
"""The length of a header line that the standard recommends, where the line can be broken."""
ENCODED = 75
"""The longest encoded word that the standard allows."""
LONGEST = 900
"""Headers with a longer word are encoded, because the word might not fit a line of 998 characters."""

Header = tuple[str, str]


class LetterPolicy(EmailPolicy):
    """A policy that folds headers itself.

    The folding of the standard library loses spaces between encoded words (python/cpython#144156). It also
    encodes long links such as that of List-Unsubscribe, which mail programs then do not recognise.
    """

    def fold(self, name: str, value: Any) -> str:
        words = str(value).split(" ")
        if self.utf8 or (value.isascii() and "=?" not in value and max(map(len, words)) <= LONGEST):
            lines = TextWrapper(
                WIDTH, f"{name}: ", " ", break_long_words=False, break_on_hyphens=False, expand_tabs=False
            ).wrap(value)
            return self.linesep.join(lines or [f"{name}: "]) + self.linesep
        encoded = EncodedWords(header_name=name, maxlinelen=ENCODED)
        for address in getattr(value, "addresses", ()):
            encoded.append(address.display_name, "utf-8")
            encoded.append(f"<{address.addr_spec}>", "us-ascii")
        if not hasattr(value, "addresses"):
            encoded.append(str(value), "utf-8")
        return f"{name}: {encoded.encode(linesep=self.linesep)}{self.linesep}"

    def fold_binary(self, name: str, value: Any) -> bytes:
        return self.fold(name, value).encode()


SEVEN_BITS = LetterPolicy(linesep="\r\n", cte_type="7bit")
WIDER = SEVEN_BITS.clone(utf8=True)
"""The policy for recipients whose address is not ASCII."""


class InlinePicture(NamedTuple):
    """A picture that the HTML refers to by this name."""

    png: bytes
    name: str


def build_message(
    headers: Sequence[Header],
    text: str,
    html: str | None = None,
    pictures: Sequence[InlinePicture] = (),
    *,
    mark: str = "",
    foreign: bool = False,
) -> bytes:
    """Return the whole mail.

    `mark` is the boundary between its parts. Authors of the content cannot know it, so they cannot forge a
    part.
    """
    mail = EmailMessage(policy=WIDER if foreign else SEVEN_BITS)
    for name, value in headers:
        mail[name] = value
    mail.set_content(text)
    if html is not None:
        mail.add_alternative(html, subtype="html")
        mail.set_boundary(f"=_alternative_{mark}")
    if pictures:
        _, shown = mail.iter_parts()
        for picture in pictures:
            file = f"{picture.name.partition('@')[0]}.png"
            shown.add_related(
                picture.png, "image", "png", disposition="inline", filename=file, cid=f"<{picture.name}>"
            )
        shown.set_boundary(f"=_related_{mark}")
    for name, value in headers:
        if name not in mail:  # the library removes headers that begin with Content- when parts are added
            mail[name] = value
    return mail.as_bytes()
