"""The recipient of a mail according to its headers, for mail that comes without an envelope."""

from email import message_from_bytes
from email.policy import compat32
from email.utils import getaddresses

from service.mail.incoming.addressee import hears_reports, is_house
from service.mail.parse import headers
from service.mail.reply_address import read

ADDRESSES = ("Delivered-To", "X-Original-To", "Envelope-To", "To", "Cc")
"""The headers that may name the recipient, the most reliable first."""


def named_in(raw: bytes) -> str | None:
    """Return the first of our reply addresses in the headers, else an address for reports."""
    mail = message_from_bytes(raw, policy=compat32)
    named = [address for name in ADDRESSES for _, address in getaddresses([headers.raw(mail, name)])]
    replies = [address for address in named if read(address) is not None]
    return next(iter([*replies, *filter(hears_reports, named), *filter(is_house, named)]), None)
