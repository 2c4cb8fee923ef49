"""Who or what wrote a mail: only a person's answer may act, and only a person is answered."""

from __future__ import annotations

import re
from email.message import Message
from enum import StrEnum
from typing import Final

from msgspec import Struct

from service.mail.parse import headers
from service.mail.parse.vocabulary import folded, letters

MAX_HOPS: Final = 60
MARKER: Final = "X-Procaccio-Loop"
"""Our own letters carry it; whoever sends it back is a machine."""


class WriterKind(StrEnum):
    """What a mail is."""

    HUMAN = "human"
    AUTOMATIC = "automatic"
    BULK = "bulk"
    LOOP = "loop"
    BOUNCE = "bounce"


class Ours(Struct, frozen=True):
    """What tells our own letters: the domain of their ids."""

    domain: str


_REPLIERS: Final = ("X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Auto-Reply", "X-Mail-Autoreply")
_LISTS: Final = ("List-Id", "List-Unsubscribe", "List-Post", "List-Help", "Mailing-List", "X-Mailing-List")
_CAMPAIGNS: Final = ("X-Campaign", "X-CampaignID")
_POSTMEN: Final = re.compile(r"(mailer-daemon|postmaster|mail-daemon|bounces?)@", re.IGNORECASE)
_ROBOTS: Final = re.compile(r"(no-?reply|do-?not-?reply|autoreply|vacation)@", re.IGNORECASE)


def kind_of(mail: Message[str, str], ours: Ours, envelope_sender: str | None = None) -> WriterKind:
    """What this mail is; `envelope_sender` is empty for the null sender, None where nobody knows it."""
    if _is_loop(mail, ours):
        return WriterKind.LOOP
    if _is_bounce(mail, envelope_sender):
        return WriterKind.BOUNCE
    if _is_automatic(mail, envelope_sender):
        return WriterKind.AUTOMATIC
    return WriterKind.BULK if _is_bulk(mail) else WriterKind.HUMAN


def _is_loop(mail: Message[str, str], ours: Ours) -> bool:
    if mail.get(MARKER) is not None or len(mail.get_all("Received", [])) > MAX_HOPS:
        return True
    domain = ours.domain.lower()
    own_id = headers.raw(mail, "Message-ID").lower().rstrip("> ").endswith(f"@{domain}")
    listed = headers.raw(mail, "List-Id").lower().rstrip("> ")
    return own_id or listed.endswith((f".{domain}", f"<{domain}"))


def _is_bounce(mail: Message[str, str], envelope_sender: str | None) -> bool:
    if mail.get_content_type() == "multipart/report":
        return _report(mail) in {"delivery-status", ""}
    if mail.get("X-Failed-Recipients") is not None:
        return True
    sender = headers.raw(mail, "From")
    nobody = _null(mail, envelope_sender) or sender.endswith("<>")
    return (nobody or bool(_POSTMEN.search(sender))) and _opens(mail, letters().bounces)


def _is_automatic(mail: Message[str, str], envelope_sender: str | None) -> bool:
    submitted = headers.raw(mail, "Auto-Submitted").lower()
    if submitted and not submitted.startswith("no"):
        return True
    if any(headers.raw(mail, name).lower() not in {"", "no"} for name in _REPLIERS):
        return True
    if headers.raw(mail, "Precedence").lower() in {"auto_reply", "auto-reply"}:
        return True
    if _null(mail, envelope_sender) or mail.get_content_type() in {"multipart/report", "text/calendar"}:
        return True
    sender = headers.raw(mail, "From")
    return bool(_POSTMEN.search(sender) or _ROBOTS.search(sender)) or _opens(mail, letters().automatic)


def _is_bulk(mail: Message[str, str]) -> bool:
    if headers.raw(mail, "Precedence").lower() in {"bulk", "list", "junk"}:
        return True
    return any(mail.get(name) is not None for name in (*_LISTS, *_CAMPAIGNS))


def _null(mail: Message[str, str], envelope_sender: str | None) -> bool:
    if envelope_sender is not None:
        return envelope_sender.strip("<> ") == ""
    return headers.raw(mail, "Return-Path") == "<>"


def _report(mail: Message[str, str]) -> str:
    found = re.search(r"report-type\s*=\s*\"?([a-z-]+)", headers.raw(mail, "Content-Type").lower())
    return found.group(1) if found else ""


def _opens(mail: Message[str, str], subjects: tuple[str, ...]) -> bool:
    """Whether the subject itself begins so: "Re: Out of office" is a person's answer to one."""
    return folded(headers.text(mail, "Subject")).startswith(subjects)
