"""Digests of a circle for its members, sent each Monday or on the first of each month.

The hour is that of the member's other digests.
"""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy.orm import Session

from service.platform.accounts.circle_models import CircleMember, CircleRhythm
from service.platform.accounts.models import Player
from service.platform.outbox.outbox import post_letter
from service.play.messages.mail_preferences import MailPreferences, mail_preferences
from service.social.circles.queries import due_digests

KIND: Final = "circle-digest"
USUAL_HOUR = 8
LONGEST_MONTH = 31
TOLD = {CircleRhythm.WEEKLY: timedelta(days=7), CircleRhythm.MONTHLY: timedelta(days=LONGEST_MONTH)}
"""How far back a digest looks, by rhythm."""


def next_digest(session: Session, player: Player, rhythm: str, now: datetime) -> datetime | None:
    """Return the next time of a digest in the player's time zone, or None if they want no digest."""
    if rhythm == CircleRhythm.NEVER:
        return None
    hour = first_hour(mail_preferences(session, player))
    here = now.astimezone(ZoneInfo(player.time_zone))
    for ahead in range(LONGEST_MONTH + 2):
        day = here.date() + timedelta(days=ahead)
        suits = day.weekday() == 0 if rhythm == CircleRhythm.WEEKLY else day.day == 1
        moment = datetime(day.year, day.month, day.day, hour, tzinfo=here.tzinfo)
        if suits and moment > now:
            return moment
    raise AssertionError("every month has a first day, and every week a Monday")


def first_hour(wishes: MailPreferences) -> int:
    return min(wishes.hours, default=USUAL_HOUR)


def set_digest_rhythm(session: Session, member: CircleMember, rhythm: str, now: datetime) -> None:
    """Set how often a member gets the digest, and when the next one is due."""
    member.digest = rhythm
    member.digest_at = next_digest(session, member.player, rhythm, now)


def post_due_digests(session: Session, *, now: datetime, limit: int) -> int:
    """Put due digests into the outbox and set when the next one is due.

    A digest with nothing to report becomes an obsolete letter and is not sent.
    """
    due = session.scalars(due_digests(now, limit).with_for_update(skip_locked=True)).all()
    for member in due:
        since = now - TOLD[CircleRhythm(member.digest)]
        if wants_digest(session, member) and member.player.email:
            post_letter(
                session,
                key=f"{KIND}:{member.circle_id}:{member.player_id}:{now.date().isoformat()}",
                kind=KIND,
                channel="mail",
                recipient=member.player.email,
                payload={"circle": member.circle_id, "since": since.isoformat()},
                now=now,
                player_id=member.player_id,
            )
        member.digest_at = next_digest(session, member.player, member.digest, now)
    return len(due)


def wants_digest(session: Session, member: CircleMember) -> bool:
    """Return whether a member gets digests.

    Members who have stopped all mail get none, and neither do members of a closed circle.
    """
    return member.circle.closed_at is None and not mail_preferences(session, member.player).stopped
