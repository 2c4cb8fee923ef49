"""Guests: players who have not given an address. They are bound to the session of one browser."""

from datetime import datetime
from ipaddress import ip_address, ip_network

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.sign_in import open_session
from service.platform.settings import Settings
from service.platform.words import words

BLOCKS = {4: 24, 6: 48}
"""The prefix length of a network, by IP version. Guests are counted by network, but their addresses are never
stored.
"""


def create_guest(
    session: Session, *, language: str, device: str, settings: Settings, now: datetime
) -> tuple[Player, str]:
    """Create a guest. Return it with the secret of its session."""
    name = words(language).say("guest-name")
    guest = Player(kind=PlayerKind.GUEST, name=name, language=language, created_at=now)
    session.add(guest)
    session.flush()
    return guest, open_session(session, guest, device=device, settings=settings, now=now)


def address_block(address: str | None) -> str:
    """Return the network of an address. Callers without an address count as one network."""
    if not address:
        return ""
    there = ip_address(address.partition("%")[0])
    return str(ip_network((there, BLOCKS[there.version]), strict=False))
