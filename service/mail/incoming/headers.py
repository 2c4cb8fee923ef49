"""The recipient of a mail according to its headers, for mail that comes without an envelope."""

from email import message_from_bytes
from email.policy import compat32
from email.utils import getaddresses

from service.mail.addresses import is_report_address, is_service_address, parse_reply_address
from service.mail.parse import headers

ADDRESSES = ("Delivered-To", "X-Original-To", "Envelope-To", "To", "Cc")
"""The headers that may name the recipient, the most reliable first."""


def find_recipient(raw: bytes) -> str | None:
    """Return the first of our reply addresses in the headers, else an address for reports."""
    mail = message_from_bytes(raw, policy=compat32)
    named = [address for name in ADDRESSES for _, address in getaddresses([headers.raw_header(mail, name)])]
    replies = [address for address in named if parse_reply_address(address) is not None]
    return next(iter([*replies, *filter(is_report_address, named), *filter(is_service_address, named)]), None)
