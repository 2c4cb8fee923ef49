from datetime import UTC, datetime

import pytest

from service.mail.parse import Illegible, OwnDomain, ParsedMail, WriterKind, read_mail
from service.mail.parse.message import MAX_OCTETS, UnreadableReason, parse_mail
from tests.parts.waiting import not_endless

OURS = OwnDomain("play.example.org")
FROM = b"From: Anna Lorenzi <Anna@Example.com>\r\n"


def letter(octets):
    read = parse_mail(octets, OURS)
    assert isinstance(read, ParsedMail), read
    return read


def lines(body, content=b"text/plain; charset=utf-8", encoding=b"8bit"):
    octets = (
        FROM
        + b"Content-Type: "
        + content
        + b"\r\nContent-Transfer-Encoding: "
        + encoding
        + b"\r\n\r\n"
        + body
    )
    return list(letter(octets).lines)


def test_a_letter_says_who_sent_what_when_in_answer_to_what():
    read = letter(
        b"From: =?iso-8859-2?Q?Zdzis=B3aw_=A3?= <Z@Example.com>\r\nSubject: =?utf-8?B?T2RwOiBUd8OzaiA=?=\r\n =?utf-8?B?cnVjaA==?=\r\n"
        b"Date: Fri, 20 Nov 2026 11:02:41 +0100\r\nMessage-ID: <x.1@example.com>\r\nIn-Reply-To: <t12@play.example.org>\r\n"
        b"References: <t11@play.example.org>\r\n\t<t12@play.example.org>\r\n\r\n2\r\n"
    )
    assert read.name == "Zdzisław Ł"
    assert read.senders == ("z@example.com",)
    assert read.subject == "Odp: Twój ruch"
    assert read.date == datetime(2026, 11, 20, 10, 2, 41, tzinfo=UTC)
    assert read.message_id == "<x.1@example.com>"
    assert read.in_reply_to == ("<t12@play.example.org>",)
    assert read.references == ("<t11@play.example.org>", "<t12@play.example.org>")
    assert read.kind is WriterKind.HUMAN
    assert read.lines == ("2", "")


@pytest.mark.parametrize(
    "date", [b"yesterday", b"99 Foo 99999999999 99:99", b"", b"Fri, 20 Nov 2026 11:02:41 +9999999999"]
)
def test_a_date_nobody_can_read_is_none(date):
    assert letter(FROM + b"Date: " + date + b"\r\n\r\n2").date is None


@pytest.mark.parametrize(
    ("charset", "octets"),
    [
        ("utf-8", "dziękuję".encode()),
        ("us-ascii", "dziękuję".encode()),
        ("iso-8859-1", "dziękuję".encode()),
        ("iso-8859-2", "dziękuję".encode("iso-8859-2")),
        ("windows-1250", "dziękuję".encode("cp1250")),
        ("utf-16", "dziękuję".encode("utf-16")),
        ("no-such-charset", "dziękuję".encode()),
        ("unicode_escape", "dziękuję".encode()),
        ("rot13", "dziękuję".encode()),
    ],
)
def test_the_bytes_are_believed_before_the_label(charset, octets):
    assert lines(octets, b"text/plain; charset=" + charset.encode()) == ["dziękuję"]


def test_soft_line_ends_are_joined_and_quotation_is_kept_apart():
    body = b"> quoted \r\n> on\r\nbid \r\n400\r\n-- \r\nAnna"
    assert lines(body, b"text/plain; format=flowed") == ["> quoted on", "bid 400", "--", "Anna"]
    assert lines(b"jezi \r\noro", b'text/plain; format="flowed"; DelSp=Yes') == ["jezioro"]


def test_transfer_encodings_are_taken_off_even_when_broken():
    assert lines(b"citt=C3=A0=\r\n!", encoding=b"Quoted-Printable") == ["città!"]
    assert lines(b"cGFz\r\ncw", encoding=b"BASE64") == ["pass"]
    assert lines(b"pass =ZZ", encoding=b"quoted-printable") == ["pass =ZZ"]


def test_invisible_characters_are_gone():
    assert lines("\ufeffbid\u00a0400\u200b\u202e\u0007".encode()) == ["bid 400"]


@pytest.mark.parametrize(
    ("octets", "why"),
    [
        (b"", UnreadableReason.NO_SENDER),
        (b"From: nobody in particular\r\n\r\n2", UnreadableReason.NO_SENDER),
        (FROM + b"\r\n" + b"x" * MAX_OCTETS, UnreadableReason.TOO_LARGE),
        (
            FROM + b"Content-Type: multipart/mixed; boundary=b\r\n\r\n" + b"--b\r\n\r\n" * 3000,
            UnreadableReason.TOO_MANY_PARTS,
        ),
        (FROM + b"Content-Type: message/rfc822\r\n\r\n" * 40, UnreadableReason.TOO_MANY_PARTS),
        (
            FROM + b"Content-Type: message/delivery-status\r\n\r\n" + b"a: b\n\n" * 5000,
            UnreadableReason.TOO_MANY_PARTS,
        ),
        (
            FROM + b"Content-Type: multipart/mixed; boundary*" + b"9" * 5000 + b'="a"\r\n\r\n2',
            UnreadableReason.BROKEN,
        ),
    ],
)
def test_what_is_unreadable_says_why(octets, why):
    assert parse_mail(octets, OURS) == Illegible(why)


HALF = 500_000
COSTLY = {
    "unclosed tags": b"text/html\r\n\r\n" + b"<a " * (HALF // 3),
    "unclosed values": b"text/html\r\n\r\n" + b'<a b="' * (HALF // 6),
    "unclosed comments": b"text/html\r\n\r\n" + b"<!--" * (HALF // 4),
    "unclosed titles": b"text/html\r\n\r\n" + b"<title" * (HALF // 6),
    "deep page": b"text/html\r\n\r\n" + b"<div>" * (HALF // 5),
    "deep quotation": b"text/plain; format=flowed\r\n\r\n" + b">" * HALF,
    "endless flow": b"text/plain; format=flowed\r\n\r\n" + b"x \r\n" * (HALF // 4),
    "dashes": b"text/plain\r\n\r\n" + (b"-" * 1990 + b"x\r\n") * (HALF // 2000),
    "attributions": b"text/plain\r\n\r\n" + b"On 1 <a@b>\r\n" * (HALF // 12),
    "parameters": b"text/plain" + b"; a=b" * (HALF // 5) + b"\r\n\r\nx",
    "empty parts": b"multipart/mixed; boundary=b\r\n\r\n" + b"--b\r\n\r\n" * 1900,
}


@pytest.mark.parametrize("content", COSTLY.values(), ids=COSTLY.keys())
def test_no_letter_is_endless(content):
    with not_endless():
        read_mail(FROM + b"Content-Type: " + content, OURS)
