"""When a member is told what their circle does: on Mondays or on the first of the month, at the hour of their other digests."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy.orm import Session

from service.platform.accounts.circle_models import CircleMember, CircleRhythm
from service.platform.accounts.models import Player
from service.platform.outbox.outbox import post
from service.play.messages.mail_preferences import MailPreferences, mail_preferences
from service.social.circles.queries import due_digests

KIND: Final = "circle-digest"
USUAL_HOUR = 8
LONGEST_MONTH = 31
TOLD = {CircleRhythm.WEEKLY: timedelta(days=7), CircleRhythm.MONTHLY: timedelta(days=LONGEST_MONTH)}
"""How far back a digest looks."""


def next_digest(session: Session, player: Player, rhythm: str, now: datetime) -> datetime | None:
    """The next moment of a rhythm where the player lives; none where none is wished for."""
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


def wish_digest(session: Session, member: CircleMember, rhythm: str, now: datetime) -> None:
    """How often a member is told from now on."""
    member.digest = rhythm
    member.digest_at = next_digest(session, member.player, rhythm, now)


def post_due_digests(session: Session, *, now: datetime, limit: int) -> int:
    """Put what is due into the outbox, and note when the next one is; a letter that would say nothing does not leave."""
    due = session.scalars(due_digests(now, limit).with_for_update(skip_locked=True)).all()
    for member in due:
        since = now - TOLD[CircleRhythm(member.digest)]
        if hears(session, member) and member.player.email:
            post(
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


def hears(session: Session, member: CircleMember) -> bool:
    """Whoever has stopped all mail is not written to by circles either."""
    return member.circle.closed_at is None and not mail_preferences(session, member.player).stopped
