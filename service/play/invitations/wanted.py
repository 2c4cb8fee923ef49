"""The opt-out of an address from invitations. It applies to invitations by anybody.

Only a keyed hash of the address is stored, because most of the addresses belong to strangers. Only signing in
with the address, or the link in a letter, reverts it.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.database import insert_new
from service.platform.signing import digest_address
from service.play.invitations.models import UninvitedAddress


def stop_invitations(session: Session, email: str, now: datetime) -> None:
    """Send no more invitations to an address. Repeating it changes nothing."""
    insert_new(session, UninvitedAddress, {"mark": digest_address(email), "stopped_at": now})


def allow_invitations(session: Session, email: str) -> None:
    """Allow invitations to an address again."""
    stopped = invitation_opt_out(session, email)
    if stopped is not None:
        session.delete(stopped)


def invitation_opt_out(session: Session, email: str | None) -> UninvitedAddress | None:
    """Return the opt-out of an address, or None."""
    return session.get(UninvitedAddress, digest_address(email)) if email else None


def can_be_invited(session: Session, email: str) -> bool:
    return invitation_opt_out(session, email) is None
