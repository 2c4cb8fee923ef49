"""A mail as octets, written straight: ours have few shapes, and the library's general way costs several times as much.

All of it is seven bits wide, so that any server on its way may pass it on as it is, unless an address is wider.
A header that is not plain is left to the library.
"""

import re
from base64 import encodebytes
from binascii import b2a_qp
from collections.abc import Iterable
from email.policy import SMTP, SMTPUTF8
from typing import NamedTuple

END = "\r\n"
WIDTH = 78
"""Of a header line where it can be broken, as the standard wishes it."""
LONGEST = 998
"""What a line may have at most on its way."""
PLAIN = re.compile(r"[!-~]{1,900}(?: [!-~]{1,900})*")
ENCODED = "=?"
ASCII = bytes(range(128))
MANY = 6
"""Where more than one octet in so many is not ASCII, base64 is shorter than quoted-printable."""

Header = tuple[str, str]


class MimePart(NamedTuple):
    """Something in a mail, or all of it."""

    headers: str
    body: bytes


def message(headers: Iterable[Header], part: MimePart, *, foreign: bool = False) -> bytes:
    """The whole mail; a foreign one goes to an address that ASCII has no letters for."""
    head = "".join(header(name, value, foreign=foreign) for name, value in headers)
    return f"{head}MIME-Version: 1.0{END}{part.headers}{END}".encode() + part.body


def header(name: str, value: str, *, foreign: bool = False) -> str:
    """A header, folded; one with a line break in it is refused."""
    if not PLAIN.fullmatch(value) or ENCODED in value:
        policy = SMTPUTF8 if foreign else SMTP
        return str(policy.fold(*policy.header_store_parse(name, value)))
    if len(name) + 2 + len(value) <= WIDTH:
        return f"{name}: {value}{END}"
    lines = [f"{name}:"]
    for word in value.split(" "):
        if len(lines[-1]) + 1 + len(word) > WIDTH and lines[-1] != f"{name}:":
            lines.append("")
        lines[-1] += f" {word}"
    return END.join(lines) + END


def text(kind: str, said: str) -> MimePart:
    """Text of a kind, its lines ended as mail wants it."""
    lines = said.encode().splitlines()
    body = b"".join(line + b"\r\n" for line in lines)
    foreign = len(body.translate(None, ASCII))
    if not foreign and max(map(len, lines), default=0) <= LONGEST:
        how = "7bit"
    elif foreign * MANY > len(body):
        how, body = "base64", broken(body)
    else:
        how, body = "quoted-printable", b2a_qp(body)
    return MimePart(
        f'Content-Type: text/{kind}; charset="utf-8"{END}Content-Transfer-Encoding: {how}{END}', body
    )


def picture(png: bytes, name: str) -> MimePart:
    """A picture that the HTML beside it shows under this name."""
    return MimePart(
        f"Content-Type: image/png{END}"
        f"Content-Transfer-Encoding: base64{END}"
        f'Content-Disposition: inline; filename="board.png"{END}'
        f"Content-ID: <{name}>{END}",
        broken(png),
    )


def broken(octets: bytes) -> bytes:
    """In base64, in lines."""
    return encodebytes(octets).replace(b"\n", b"\r\n")


def together(kind: str, mark: str, *parts: MimePart) -> MimePart:
    """Parts as one: `alternative` or `related`. The mark is one that nobody can know who writes what is in them."""
    between = f"=_{kind}_{mark}"
    pieces = [f"--{between}{END}{part.headers}{END}".encode() + part.body for part in parts]
    end = f"--{between}--{END}".encode()
    return MimePart(
        f'Content-Type: multipart/{kind};{END} boundary="{between}"{END}', b"\r\n".join([*pieces, end])
    )
