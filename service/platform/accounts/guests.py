"""Guests: whoever plays before they have given an address. They are players, bound to the session of one browser."""

from datetime import datetime
from ipaddress import ip_address, ip_network

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.sign_in import open_session
from service.platform.settings import Settings
from service.platform.words import words

BLOCKS = {4: 24, 6: 48}
"""How much of a network address is one neighbourhood: guests are counted by it, and never written down with it."""


def new_guest(
    session: Session, *, language: str, device: str, settings: Settings, now: datetime
) -> tuple[Player, str]:
    """A guest, and the secret of the one session that is theirs."""
    name = words(language).say("guest-name")
    guest = Player(kind=PlayerKind.GUEST, name=name, language=language, created_at=now)
    session.add(guest)
    session.flush()
    return guest, open_session(session, guest, device=device, settings=settings, now=now)


def address_block(address: str | None) -> str:
    """The neighbourhood of a network address; whoever comes without one counts together."""
    if not address:
        return ""
    there = ip_address(address.partition("%")[0])
    return str(ip_network((there, BLOCKS[there.version]), strict=False))
