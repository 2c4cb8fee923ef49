"""The mail with the motion of a player to all others. Each link in it opens a page with two buttons."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.contents import Contents, ObsoleteLetter, seat_contents
from service.mail.recipient import load_recipient
from service.platform.outbox.models import Letter
from service.play.motions.models import Motion
from service.play.motions.views import motion_question
from service.play.motions.vote import is_outdated


def vote_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents. The letter is obsolete once the vote is decided, or the reader has voted."""
    viewer, wishes = load_recipient(session, letter, now)
    motion = session.get(Motion, letter.payload["facts"]["motion"])
    if motion is None or motion.closed_at is not None or is_outdated(motion, viewer.row):
        raise ObsoleteLetter("decided")
    if viewer.seat.number in {vote.seat for vote in motion.votes}:
        raise ObsoleteLetter("answered")
    return seat_contents(
        viewer,
        wishes,
        sender=viewer.names[motion.seat],
        seat=viewer.names[motion.seat],
        asked=motion_question(motion, viewer.said),
        vote=viewer.vote_link(motion.id),
    )
