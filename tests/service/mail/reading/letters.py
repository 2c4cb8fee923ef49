"""Random mails for Hypothesis: a person's text, and everything that programs put around it."""

import base64
import quopri
from dataclasses import dataclass
from html import escape

from hypothesis import strategies as st

from service.mail.parse.vocabulary import commands, sentinel
from service.platform.words import LANGUAGES

POISON = "bid 66666"
"""Occurs only in the quoted letter, and must never be read from one."""

ADDRESS = "seat-7f3a@play.example.org"
ATTRIBUTIONS = {
    "en": f"On Fri, Nov 20, 2026 at 10:15 AM Procaccio <{ADDRESS}> wrote:",
    "it": f"Il giorno ven 20 nov 2026 alle ore 10:15 Procaccio <{ADDRESS}> ha scritto:",
    "pl": f"pt., 20 lis 2026 o 10:15 Procaccio <{ADDRESS}> napisał(a):",
    "es": f"El vie, 20 nov 2026 a las 10:15, Procaccio (<{ADDRESS}>) escribió:",
    "de": f"Am Fr., 20. Nov. 2026 um 10:15 Uhr schrieb Procaccio <{ADDRESS}>:",
}
BLOCKS = {
    "en": ("From: Procaccio", "Sent: Friday, November 20, 2026 10:15 AM", "To: Anna", "Subject: Your move"),
    "it": ("Da: Procaccio", "Inviato: venerdì 20 novembre 2026 10:15", "A: Anna", "Oggetto: Tocca a te"),
    "pl": ("Od: Procaccio", "Wysłano: piątek, 20 listopada 2026 10:15", "Do: Anna", "Temat: Twój ruch"),
    "es": ("De: Procaccio", "Enviado: viernes, 20 de noviembre de 2026", "Para: Ana", "Asunto: Te toca"),
    "de": (
        "Von: Procaccio",
        "Gesendet: Freitag, 20. November 2026 10:15",
        "An: Anna",
        "Betreff: Du bist am Zug",
    ),
}
WORDS = (
    "bid",
    "pass",
    "licytuj",
    "pujo",
    "biete",
    "città",
    "jezioro",
    "montaña",
    "See",
    "e5",
    "north",
    "400",
    "źle",
)


@dataclass(frozen=True)
class Imagined:
    """A mail, and the expected results."""

    octets: bytes
    language: str
    wrote: tuple[str, ...]
    by_a_machine: bool


@st.composite
def imagined(draw):
    language = draw(st.sampled_from(LANGUAGES))
    wrote = draw(st.one_of(st.lists(_line(language), max_size=1), st.lists(_line(language), max_size=5)))
    layout = draw(st.sampled_from((_top, _bottom, _between, _under_headers, _under_the_line)))
    text = layout(wrote, language, draw(st.booleans()))
    machine = draw(st.integers(0, 3)) == 0
    headers = [
        b"From: Anna Lorenzi <anna@example.com>",
        b"To: " + ADDRESS.encode(),
        b"Message-ID: <" + str(draw(st.integers(0, 9999))).encode() + b"@mail.example.com>",
        *draw(st.lists(_odd_header(), max_size=3)),
        *([draw(st.sampled_from(MACHINES))] if machine else []),
    ]
    body = draw(_body(text))
    octets = b"\r\n".join(headers) + b"\r\nMIME-Version: 1.0\r\n" + body
    return Imagined(octets, language, tuple(wrote), machine)


MACHINES = (
    b"Auto-Submitted: auto-replied",
    b"X-Autoreply: yes",
    b"Precedence: bulk",
    b"Precedence: list",
    b"List-Id: <players.lists.example.net>",
    b"Return-Path: <>",
    b"X-Procaccio-Loop: 1",
    b"Subject: Automatische Antwort: Dein Zug",
)


def _line(language):
    words = commands(language).commands
    orders = [
        alias
        for command in ("default", "show", "history", "time", "back", "help")
        for alias in words[command]
    ]
    move = st.lists(st.sampled_from(WORDS), min_size=2, max_size=6).map(" ".join)
    number = st.one_of(st.integers(1, 4), st.integers(1, 99)).map(str)
    return st.one_of(move, number, st.sampled_from(orders))


def _odd_header():
    name = st.sampled_from(
        (b"X-Spam", b"Received", b"Thread-Topic", b"Comments", b"Date", b"References", b"Sender")
    )
    value = st.binary(max_size=60).map(lambda octets: octets.replace(b"\r", b"").replace(b"\n", b""))
    return st.tuples(name, value).map(lambda pair: pair[0] + b": " + pair[1])


def _original(language):
    return [sentinel(language), "", "Anna, your decision.", "", f"1  {POISON}", POISON, "", "end"]


def _quoted(lines):
    return [f"> {line}" for line in lines]


def _wrapped(line, wrap):
    at = line.rfind(" ", 0, 60)
    return [line[:at], line[at + 1 :]] if wrap else [line]


def _top(wrote, language, wrap):
    return [*wrote, "", *_wrapped(ATTRIBUTIONS[language], wrap), *_quoted(_original(language))]


def _bottom(wrote, language, wrap):
    return [
        *_wrapped(ATTRIBUTIONS[language], wrap),
        "",
        *_quoted(_original(language)),
        "",
        *wrote,
        "-- ",
        POISON,
    ]


def _between(wrote, language, wrap):
    original = _quoted(_original(language))
    return [*_wrapped(ATTRIBUTIONS[language], wrap), *original[:3], *wrote[:1], *original[3:], "", *wrote[1:]]


def _under_headers(wrote, language, wrap):
    return [*wrote, "", *(["_" * 32] if wrap else []), *BLOCKS[language], "", *_original(language)]


def _under_the_line(wrote, language, wrap):
    return [*wrote, *([""] if wrap else []), *_original(language)]


CHARSETS = (
    *("utf-8", "UTF8", "utf-16", "gb18030"),
    *("iso-8859-1", "iso-8859-2", "iso-8859-15", "windows-1250", "windows-1252", "us-ascii"),
)
WIDE = ("utf-16", "gb18030")


def _holds(charset, text):
    """Tell if a charset can encode all characters of the mail."""
    try:
        "\n".join(text).encode(charset)
    except UnicodeEncodeError:
        return False
    return True


def _part(kind, text, charset, encoding):
    octets = text.encode(charset, "replace")
    if encoding == "base64":
        octets = base64.encodebytes(octets)
    elif encoding == "quoted-printable":
        octets = quopri.encodestring(octets)
    head = f'Content-Type: {kind}; charset="{charset}"\r\nContent-Transfer-Encoding: {encoding}\r\n\r\n'
    return head.encode() + octets + b"\r\n"


def _html(lines):
    return (
        "<html><body>" + "".join(f"<div>{escape(line) or '<br>'}</div>" for line in lines) + "</body></html>"
    )


def _multipart(kind, parts, boundary):
    fence = b"--" + boundary.encode()
    head = f'Content-Type: multipart/{kind}; boundary="{boundary}"\r\n\r\n'.encode()
    return head + b"".join(fence + b"\r\n" + part for part in parts) + fence + b"--\r\n"


@st.composite
def _body(draw, text):
    charset = draw(st.sampled_from([each for each in CHARSETS if _holds(each, text)]))
    eight_bits = ("8bit",) if charset not in WIDE else ()
    encoding = draw(st.sampled_from(("quoted-printable", "base64", *eight_bits)))
    kind = draw(st.sampled_from(("text/plain", "text/plain; format=flowed")))
    plain = _part(kind, "\n".join(text), charset, encoding)
    html = _part("text/html", _html(text), charset, encoding)
    attachment = (
        b"Content-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\n" + POISON.encode() + b"\r\n"
    )
    forwarded = b"Content-Type: message/rfc822\r\n\r\nFrom: x@example.com\r\n\r\n" + POISON.encode() + b"\r\n"
    body = draw(st.sampled_from((plain, html, _multipart("alternative", [plain, html], "alt"))))
    for depth in range(draw(st.integers(0, 4))):
        kind = draw(st.sampled_from(("mixed", "related", "signed")))
        body = _multipart(
            kind, [body, *draw(st.lists(st.sampled_from((attachment, forwarded)), max_size=2))], f"b{depth}"
        )
    return body
