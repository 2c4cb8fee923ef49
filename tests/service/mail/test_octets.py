"""Octets of a mail, held against what the library reads in them: whatever is said arrives, and fits through any server."""

from email import message_from_bytes, policy
from email.message import EmailMessage
from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.mail.mime import LONGEST, MimePart, header, message, picture, text, together

pytestmark = pytest.mark.sweep

LINK = f"<https://play.example.org/stop-mail/{'a' * 150}>"
SAID = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0\r\ufeff"))
WORDS = st.lists(st.text(ascii_letters + "<>=?@.,;:'żółw…", min_size=1, max_size=40), min_size=1).map(
    " ".join
)


def read(part: MimePart, *headers: tuple[str, str]) -> EmailMessage:
    octets = message(headers, part)
    assert octets.isascii()
    assert max(map(len, octets.split(b"\r\n"))) <= LONGEST
    assert b"\n" not in octets.replace(b"\r\n", b"")
    return message_from_bytes(octets, policy=policy.default)


@given(said=SAID)
def test_every_text_arrives_in_lines(said):
    lines = said.removesuffix("\n").split("\n") if said else []
    assert read(text("plain", said)).get_content() == "".join(f"{line}\r\n" for line in lines)


@pytest.mark.parametrize(
    ("said", "how"),
    [
        ("Two florins.\n", "7bit"),
        ("a" * 2000, "quoted-printable"),
        ("It is your move, Żółw, at the table of Anna and Bob. " * 20, "quoted-printable"),
        ("┌──┬──┐\n" * 20, "base64"),
    ],
)
def test_each_text_takes_the_way_that_is_short(said, how):
    assert read(text("plain", said))["Content-Transfer-Encoding"] == how


@given(value=WORDS)
def test_a_header_is_read_as_it_was_said(value):
    assert read(text("plain", "."), ("Subject", value))["Subject"].split() == unfolded(value).split()


def unfolded(value: str) -> str:
    """As the library would send it."""
    mail = EmailMessage()
    mail["Subject"] = value
    return message_from_bytes(bytes(mail), policy=policy.default)["Subject"]


@pytest.mark.parametrize("line", ["a\r\nBcc: evil@example.org", "a\nb", "ż\rb"])
def test_a_header_of_two_lines_is_refused(line):
    with pytest.raises(ValueError, match="linefeed"):
        header("Subject", line)


def test_a_long_link_in_a_header_is_not_broken():
    assert header("List-Unsubscribe", LINK) == f"List-Unsubscribe: {LINK}\r\n"


def test_a_word_that_no_line_can_hold_is_left_to_the_library():
    read(text("plain", "."), ("References", f"<{'a' * 2000}@example.org>"))


def test_headers_are_broken_between_words():
    ids = " ".join(f"<{letter * 30}@example.org>" for letter in "abcd")
    lines = header("References", ids).split("\r\n")
    assert max(map(len, lines)) <= 78
    assert "".join(lines) == f"References: {ids}"


def test_a_picture_lies_beside_the_html_that_shows_it():
    png = bytes(range(256)) * 9
    shown = together("related", "m", text("html", "<img src='cid:board'>"), picture(png, "board"))
    mail = read(together("alternative", "m", text("plain", "A board."), shown))
    assert mail.get_body(("plain",)).get_content() == "A board.\r\n"
    assert [part.get_content_type() for part in mail.walk()] == [
        "multipart/alternative",
        "text/plain",
        "multipart/related",
        "text/html",
        "image/png",
    ]
    *_, image = mail.walk()
    assert (image["Content-ID"], image.get_content()) == ("<board>", png)
