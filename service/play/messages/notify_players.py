"""Letters to players about their tables.

Only keys and ids are put into the outbox. The text is written from the table when the letter is sent, so it
is never stale.
"""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.orm import Session

from service.platform.accounts.models import PlayerKind
from service.platform.outbox.outbox import post_letter
from service.play.messages.digests import post_digest
from service.play.messages.mail_preferences import MailPreferences, preferences_at
from service.play.messages.notice import Notice, NoticeKind
from service.play.tables.models import EndedBy, Seat, Table

CHANNEL = "mail"
LED_ON = timedelta(minutes=5)
"""The delay of a letter to a player who answered by a link: meanwhile the page behind the link shows the rest
of the turn.
"""
# News that would come too late for players who get only digests or reminders.
URGENT = frozenset(
    {
        "finished",
        "substituted",
        "resigned",
        "late",
        "leave",
        "briefing",
        "votes",
        "plan-stopped",
        "desk-table",
    }
)


def notify_players(session: Session, notice: Notice, now: datetime, *, own_wishes: bool = True) -> None:
    """Send the letters of a notice to the seats that it concerns.

    If the desk ended a table, its own letter says so. Invitations and news of contests go to addresses
    without a seat, so the features write those letters.
    """
    row = notice.table
    if row is None or (notice.kind == NoticeKind.FINISHED and row.ended_by == EndedBy.DESK):
        return
    concerned = {*notice.seats, *notice.led_on}
    told = [seat for seat in row.seats if seat.number in concerned and is_reachable(seat)]
    wishes = preferences_at(session, row.id, told, own_wishes=own_wishes) if told else {}
    for seat in told:
        if seat.player is None:
            continue
        theirs = wishes[seat.player.id]
        if notice.kind == NoticeKind.TURN:
            send_decision(session, row, seat, theirs, notice, now)
        elif is_letter_wanted(notice.kind, theirs):
            about = f"{notice.about}:{row.revision}" if notice.anew else notice.about
            payload = {"table": row.id, "seat": seat.number, "facts": dict(notice.facts)}
            leaves = notice.leaves or now
            post_seat_letter(session, row, seat, notice.kind, about, payload, now, leaves=leaves)


def send_decision(
    session: Session, row: Table, seat: Seat, wishes: MailPreferences, notice: Notice, now: datetime
) -> None:
    """Send the decision of one seat, on its own or in the next digest.

    A seat that answered by a link continues on its page. It gets a letter only if it does nothing for a
    while.
    """
    if wishes.single:
        by_page = seat.number in notice.led_on
        about = f"{seat.question}:{row.revision}" if notice.anew or by_page else str(seat.question)
        payload = {"table": row.id, "seat": seat.number, "question": seat.question}
        leaves = now + LED_ON if by_page else now
        post_seat_letter(session, row, seat, "decision", about, payload, now, leaves=leaves)
    if wishes.gathered and seat.player is not None:
        post_digest(session, seat.player, now)


def is_letter_wanted(kind: str, wishes: MailPreferences) -> bool:
    return wishes.single or (kind in URGENT and not wishes.stopped)


def is_reachable(seat: Seat) -> bool:
    """Return True if the player of a seat gets mail.

    In a sandbox a program plays: it uses streams and webhooks.
    """
    return seat.player is not None and seat.player.kind == PlayerKind.PERSON and not seat.table.sandbox


def post_seat_letter(
    session: Session,
    row: Table,
    seat: Seat,
    kind: str,
    about: str,
    payload: dict[str, Any],
    now: datetime,
    *,
    leaves: datetime,
) -> None:
    """Put one letter into the outbox, once. Its key has the table, seat, kind, subject and channel."""
    post_letter(
        session,
        key=f"{kind}:{row.id}:{seat.number}:{about}:{CHANNEL}",
        kind=kind,
        channel=CHANNEL,
        recipient=seat.player.email or "" if seat.player else "",
        payload=payload,
        now=now,
        not_before=leaves,
        player_id=seat.player_id,
        table_id=row.id,
    )
