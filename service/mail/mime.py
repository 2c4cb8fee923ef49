"""A mail as octets: the standard library writes it, under a policy that folds headers so that they arrive as they were said.

All of it is seven bits wide, so that any server on its way may pass it on as it is, unless an address is wider.
"""

from collections.abc import Sequence
from email.header import Header as EncodedWords
from email.message import EmailMessage
from email.policy import EmailPolicy
from textwrap import TextWrapper
from typing import Any, NamedTuple

WIDTH = 78
"""Of a header line where it can be broken, as the standard wishes it."""
ENCODED = 75
"""The longest encoded word that the standard allows."""
LONGEST = 900
"""A word beyond this fits on no line of 998, and is encoded."""

Header = tuple[str, str]


class LetterPolicy(EmailPolicy):
    """Folds by itself. The library's own folding loses spaces between words that it encodes (python/cpython#144156), and
    encodes a long link such as that of List-Unsubscribe, which no mail program then finds.
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
"""For an address that ASCII has no letters for."""


class InlinePicture(NamedTuple):
    """What the HTML shows under this name."""

    png: bytes
    name: str


def message(
    headers: Sequence[Header],
    text: str,
    html: str | None = None,
    pictures: Sequence[InlinePicture] = (),
    *,
    mark: str = "",
    foreign: bool = False,
) -> bytes:
    """The whole mail. The mark stands between its parts, and is one that nobody can know who writes what is in them."""
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
        if name not in mail:  # with each part the library took away what begins with Content-
            mail[name] = value
    return mail.as_bytes()
