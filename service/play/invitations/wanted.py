"""Whether letters of invitation are wanted at an address. Whoever reads it says so once, and it holds whoever asks.

Kept by its mark: strangers are on this list, and it names nobody. Only signing in there, or the link of a letter, takes it back.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.address_mark import address_mark
from service.platform.database import insert_new
from service.play.invitations.models import UninvitedAddress


def stop_invitations(session: Session, email: str, now: datetime) -> None:
    """No letter of invitation goes there any more; saying it twice is saying it once."""
    insert_new(session, UninvitedAddress, {"mark": address_mark(email), "stopped_at": now})


def allow_invitations(session: Session, email: str) -> None:
    """They are wanted again."""
    stopped = uninvited_address(session, email)
    if stopped is not None:
        session.delete(stopped)


def uninvited_address(session: Session, email: str | None) -> UninvitedAddress | None:
    """Since when they are not wanted, if they are not."""
    return session.get(UninvitedAddress, address_mark(email)) if email else None


def invitations_wanted(session: Session, email: str) -> bool:
    return uninvited_address(session, email) is None
