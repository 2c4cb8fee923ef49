"""Push messages to browsers, in addition to mail or instead of it: turns, ended tables, talk, invitations.

Only ids are put into the outbox. The text is written when the message is sent.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.outbox.outbox import post_letter
from service.play.messages.models import PushSubscription
from service.play.messages.notice import Notice, NoticeKind, short_notices

CHANNEL = "push"
PUSHED = frozenset(NoticeKind) - {NoticeKind.CONTEST}
TRIAL = "trial"


def notify_browsers(session: Session, notice: Notice, now: datetime) -> None:
    """Notify the browsers of all whom a notice concerns, but not of a sandbox, where a program plays."""
    row = notice.table
    if row is None or row.sandbox or notice.kind not in PUSHED:
        return
    told = short_notices(notice)
    for browser in browsers_of(session, told):
        about, facts = told[browser.player_id]
        again = f":{row.revision}" if notice.anew else ""
        notify_browser(session, browser, notice.kind, f"{about}{again}", facts, now)


def browsers_of(session: Session, players: Collection[int]) -> Sequence[PushSubscription]:
    if not players:
        return ()
    theirs = select(PushSubscription).where(PushSubscription.player_id.in_(players))
    return session.scalars(theirs.order_by(PushSubscription.id)).all()


def notify_browser(
    session: Session,
    browser: PushSubscription,
    kind: str,
    about: str,
    facts: Mapping[str, Any],
    now: datetime,
) -> None:
    """Put one message to one browser into the outbox, once.

    The full endpoint URL is a secret, so the outbox has only its host.
    """
    post_letter(
        session,
        key=f"push:{browser.id}:{kind}:{about}",
        kind=kind,
        channel=CHANNEL,
        recipient=urlsplit(browser.endpoint).hostname or "",
        payload={"browser": browser.id, "facts": facts},
        now=now,
        player_id=browser.player_id,
        table_id=facts.get("table"),
    )
