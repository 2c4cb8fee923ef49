"""Reading bounces: which letter failed, for which recipient, and if the failure is permanent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import Message
from email.utils import getaddresses
from itertools import islice
from typing import Final

from msgspec import Struct

from service.mail.parse import headers

MAX_FAILURES: Final = 20
_STATUS: Final = re.compile(r"\b([245]\.\d{1,3}\.\d{1,3})\b")
_WRONG_ADDRESS: Final = re.compile(r"5\.(0\.0|1\.(?![78]$)\d+|2\.1|4\.1)$")
"""Status codes of RFC 3463 for bad or unknown addresses and disabled mailboxes, without those about the
sender.

5.4.1 is the code of one large service for unknown addresses.
"""
_REPLY: Final = re.compile(r"\b([45])\d\d[ -]")
_ADDRESS: Final = re.compile(
    r"<([^\s<>@]{1,64}@[^\s<>@]{1,255})>|^\s*([^\s<>@:;,]{1,64}@[^\s<>@:;,]{1,255}):?\s*$"
)


class Failure(Struct, frozen=True):
    """One recipient whom a letter did not reach."""

    recipient: str
    status: str
    """The status of RFC 3463: `5.…` for permanent, `4.…` for temporary, empty if the mail gives none."""
    action: str
    """The action of RFC 3464: failed, delayed, …"""

    @property
    def for_good(self) -> bool:
        """True if the address is wrong or closed, or if no status is given."""
        return self.action == "failed" and (not self.status or bool(_WRONG_ADDRESS.match(self.status)))

    @property
    def for_now(self) -> bool:
        """True for a failure that may pass: a full mailbox, a server that is down, a rule against this
        letter.
        """
        return self.action == "failed" and not self.for_good


def failures(mail: Message[str, str], lines: tuple[str, ...]) -> tuple[Failure, ...]:
    """Return the failures from the machine-readable report, else from the headers, else from the text."""
    found = tuple(islice(_reported(mail), MAX_FAILURES))
    return found or tuple(islice(_told(mail, lines), MAX_FAILURES))


def _reported(mail: Message[str, str]) -> Iterator[Failure]:
    for part in mail.walk():
        if part.get_content_type() not in {"message/delivery-status", "message/global-delivery-status"}:
            continue
        blocks = part.get_payload()
        for block in blocks if isinstance(blocks, list) else []:
            if not isinstance(block, Message):
                continue
            recipient = headers.raw_header(block, "Final-Recipient") or headers.raw_header(
                block, "Original-Recipient"
            )
            if recipient:
                status = _STATUS.search(headers.raw_header(block, "Status"))
                yield Failure(
                    recipient=recipient.rpartition(";")[2].strip().strip("<>").lower(),
                    status=status.group(1) if status else "",
                    action=headers.raw_header(block, "Action").lower() or "failed",
                )


def complaint_recipients(mail: Message[str, str]) -> tuple[Failure, ...]:
    """Return the recipients who reported a letter as spam, as far as the report names them."""
    named = ("Original-Rcpt-To", "Removal-Recipient", "X-HmXmrOriginalRecipient", "To")
    found = {
        address.lower()
        for part in islice(mail.walk(), 1, MAX_FAILURES)
        for name in named
        for _, address in getaddresses([headers.raw_header(part, name)])
        if "@" in address
    }
    return tuple(Failure(address, "", "complained") for address in sorted(found))


def _told(mail: Message[str, str], lines: tuple[str, ...]) -> Iterator[Failure]:
    told = "\n".join(lines[:60])
    status = _STATUS.search(told)
    reply = _REPLY.search(told)
    code = status.group(1) if status else f"{reply.group(1)}.0.0" if reply else ""
    named = headers.raw_header(mail, "X-Failed-Recipients")
    if named:
        for address in named.split(","):
            yield Failure(address.strip().strip("<>").lower(), code, "failed")
        return
    for line in lines[:60]:
        address_found = _ADDRESS.search(line)
        if address_found:
            address = address_found.group(1) or address_found.group(2)
            yield Failure(address.lower(), code, "delayed" if code.startswith("4") else "failed")
            return
    if code:
        yield Failure("", code, "delayed" if code.startswith("4") else "failed")
