"""The recipient of a mail as its headers tell it, where no envelope comes along."""

from email import message_from_bytes
from email.policy import compat32
from email.utils import getaddresses

from service.mail.incoming.addressee import hears_reports, is_house
from service.mail.parse import headers
from service.mail.reply_address import read

ADDRESSES = ("Delivered-To", "X-Original-To", "Envelope-To", "To", "Cc")
"""Where it may stand, the surest first."""


def named_in(raw: bytes) -> str | None:
    """The first of our reply addresses; else one to which reports come."""
    mail = message_from_bytes(raw, policy=compat32)
    named = [address for name in ADDRESSES for _, address in getaddresses([headers.raw(mail, name)])]
    replies = [address for address in named if read(address) is not None]
    return next(iter([*replies, *filter(hears_reports, named), *filter(is_house, named)]), None)
