"""Who wants invitations from whom, and the opt-out of an address from invitations by anybody.

Only a keyed hash of the address is stored, because most of the addresses belong to strangers. Only signing in
with the address, or the link in a letter, reverts it.
"""

from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from service.platform.accounts.queries import player_by_email
from service.platform.database import insert_new
from service.platform.signing import digest_address, list_address_digests
from service.play.invitations.models import UninvitedAddress
from service.play.reach import find_refusing_players


def stop_invitations(session: Session, email: str, now: datetime) -> None:
    """Send no more invitations to an address. Repeating it changes nothing."""
    insert_new(session, UninvitedAddress, {"mark": digest_address(email), "stopped_at": now})


def allow_invitations(session: Session, email: str) -> None:
    """Allow invitations to an address again."""
    known = UninvitedAddress.mark.in_(list_address_digests(email))
    session.execute(delete(UninvitedAddress).where(known))


def invitation_opt_out(session: Session, email: str | None) -> UninvitedAddress | None:
    """Return the opt-out of an address, or None."""
    if not email:
        return None
    known = UninvitedAddress.mark.in_(list_address_digests(email))
    return session.scalar(select(UninvitedAddress).where(known).limit(1))


def can_be_invited(session: Session, email: str, by: int | None = None) -> bool:
    """Return True if the reader of an address wants invitations, from this player or in general."""
    known = player_by_email(session, email) if by is not None else None
    if known and by is not None and find_refusing_players(session, by, [known.id]):
        return False
    return invitation_opt_out(session, email) is None
