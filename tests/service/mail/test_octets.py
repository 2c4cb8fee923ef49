"""Octets of a mail, held against what the library reads in them: whatever is said arrives, and fits through any server."""

from email import message_from_bytes, policy
from email.header import decode_header, make_header
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import parseaddr
from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.mail.headers import one_line
from service.mail.mime import InlinePicture, build_message
from service.platform.words import LANGUAGES, words

LINK = f"<https://play.example.org/stop-mail/{'a' * 150}>"
LONGEST = 998  # what a line may have at most on its way
SAID = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0\r\ufeff"))
WORDS = st.lists(st.text(ascii_letters + "<>=?@.,;:'żółw…", min_size=1, max_size=40), min_size=1).map(
    " ".join
)
NAME = st.lists(st.text(ascii_letters + "'żółw…", min_size=1, max_size=30), min_size=1, max_size=8).map(
    " ".join
)


def read(text: str, *headers: tuple[str, str], **more) -> EmailMessage:
    octets = build_message(headers, text, **more)
    assert octets.isascii()
    assert max(map(len, octets.split(b"\r\n"))) <= LONGEST
    assert b"\n" not in octets.replace(b"\r\n", b"")
    return message_from_bytes(octets, policy=policy.default)


def head(name: str, value: str) -> list[bytes]:
    """The lines of a header as they leave."""
    return build_message([(name, value)], ".").partition(b"\r\nContent-Type")[0].split(b"\r\n")


@given(said=SAID)
def test_every_text_arrives_in_lines(said):
    lines = said.removesuffix("\n").split("\n")
    assert read(said).get_content() == "".join(f"{line}\r\n" for line in lines)


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
    assert read(said)["Content-Transfer-Encoding"] == how


@given(value=WORDS)
def test_a_header_is_read_as_it_was_said(value):
    assert read(".", ("Subject", value))["Subject"] == value


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_loses_a_space_where_its_words_are_folded(language):
    """The library's own folding does: python/cpython#144156. Every sentence stands in for a subject."""
    bundle = words(language).bundle
    for name in bundle._messages:
        sentence = bundle.get_message(name).value
        said = bundle.format_pattern(sentence, {})[0] if sentence else name
        subject = one_line(f"Ćwiartka · {said}")
        assert read(".", ("Subject", subject))["Subject"] == subject


@given(name=NAME)
def test_a_name_arrives_whole_before_its_address(name):
    lines = head("From", str(Address(name, addr_spec="procaccio@example.org")))
    said = str(make_header(decode_header(b"".join(lines).decode().removeprefix("From: "))))
    assert parseaddr(said) == (name, "procaccio@example.org")


@given(value=WORDS)
def test_no_encoded_word_is_longer_than_the_standard_allows(value):
    lines = head("Subject", value)
    assert all(len(word) <= 75 for line in lines for word in line.split() if word.startswith(b"=?utf-8?"))


@pytest.mark.parametrize("line", ["a\r\nBcc: evil@example.org", "a\nb", "ż\rb"])
def test_a_header_of_two_lines_is_refused(line):
    with pytest.raises(ValueError, match="linefeed"):
        build_message([("Subject", line)], ".")


def test_a_long_link_in_a_header_is_not_broken():
    assert head("List-Unsubscribe", LINK)[0] == f"List-Unsubscribe: {LINK}".encode()


def test_a_word_that_no_line_can_hold_is_broken_all_the_same():
    read(".", ("References", f"<{'a' * 2000}@example.org>"))


def test_headers_are_broken_between_words():
    ids = " ".join(f"<{letter * 30}@example.org>" for letter in "abcd")
    lines = head("References", ids)
    assert max(map(len, lines)) <= 78
    assert b"".join(lines).decode() == f"References: {ids}"


def test_a_picture_lies_beside_the_html_that_shows_it():
    png = bytes(range(256)) * 9
    mail = read(
        "A board.",
        ("Content-Language", "pl"),
        html="<img src='cid:board'>",
        pictures=[InlinePicture(png, "board"), InlinePicture(png[::-1], "night")],
        mark="m",
    )
    assert mail["Content-Language"] == "pl"
    assert mail.get_body(("plain",)).get_content() == "A board.\r\n"
    assert [part.get_content_type() for part in mail.walk()] == [
        "multipart/alternative",
        "text/plain",
        "multipart/related",
        "text/html",
        "image/png",
        "image/png",
    ]
    *_, image, night = mail.walk()
    assert (image["Content-ID"], image.get_content()) == ("<board>", png)
    assert (night["Content-ID"], night.get_content()) == ("<night>", png[::-1])
