"""Mails to players: the letters that a turn causes, and a function for news of a table for all features.

Only keys and ids are put into the outbox. The text is written from the table when the letter is sent, so it
is never stale.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.orm import Session

import engine
from service.platform.accounts.models import PlayerKind
from service.platform.outbox.outbox import post_letter
from service.play.messages.digests import post_digest
from service.play.messages.mail_preferences import MailPreferences, preferences_at
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Origin

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


def follow_with_letters(change: TableChange) -> None:
    """Send letters after a change.

    If a table was abandoned or adjudicated, the code that ended it sends the letters.
    """
    if change.game is None:
        return
    if change.what == ChangeKind.BEGAN:
        notify_start(change.session, change.row, change.game, change.now)
    else:
        notify_turn(
            change.session,
            change.row,
            change.game,
            change.now,
            anew=change.anew,
            own_wishes=change.rare.mail,
            led_on={seat for (seat, _), origin in change.answers.items() if origin == Origin.LINK},
        )


def notify_start(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Send the first decisions, and tell the seats that owe no answer that play has begun."""
    idle = [seat.number for seat in row.seats if seat.waiting_since is None]
    notify_seats(session, row, kind="started", about="deal", seats=idle, facts={}, now=now)
    notify_turn(session, row, game, now)


def notify_turn(
    session: Session,
    row: Table,
    game: engine.AnyTable,
    now: datetime,
    *,
    anew: bool = False,
    own_wishes: bool = True,
    led_on: Collection[int] = (),
) -> None:
    """Send a decision to each seat that newly owes one, or the result to all after the last turn.

    Seats that answered by a link continue on its page. They get a letter only if they do nothing for a while.
    """
    if game.over:
        notify_finish(session, row, now)
        return
    owing = (seat for seat in row.seats if seat.waiting_since is not None and is_reachable(seat))
    asked = [seat for seat in owing if seat.waiting_since == now or seat.number in led_on]
    if not asked:
        return
    wishes = preferences_at(session, row.id, asked, own_wishes=own_wishes)
    for seat in asked:
        if seat.player is not None:
            by_page = seat.number in led_on
            leaves = now + LED_ON if by_page else now
            send_decision(
                session, row, seat, wishes[seat.player.id], now, anew=anew or by_page, leaves=leaves
            )


def notify_finish(session: Session, row: Table, now: datetime) -> None:
    """Send the result to all.

    The key has the revision, because a table that was taken back ends a second time.
    """
    everybody = range(len(row.seats))
    notify_seats(
        session, row, kind="finished", about=f"end:{row.revision}", seats=everybody, facts={}, now=now
    )


def send_decision(
    session: Session,
    row: Table,
    seat: Seat,
    wishes: MailPreferences,
    now: datetime,
    *,
    anew: bool,
    leaves: datetime,
) -> None:
    """Send the decision of one seat, on its own or in the next digest."""
    if wishes.single:
        about = f"{seat.question}:{row.revision}" if anew else str(seat.question)
        payload = {"table": row.id, "seat": seat.number, "question": seat.question}
        post_seat_letter(session, row, seat, "decision", about, payload, now, leaves=leaves)
    if wishes.gathered and seat.player is not None:
        post_digest(session, seat.player, now)


def notify_seats(
    session: Session,
    row: Table,
    *,
    kind: str,
    about: str,
    seats: Sequence[int],
    facts: Mapping[str, Any],
    now: datetime,
    leaves: datetime | None = None,
) -> None:
    """Send news to some seats of a table.

    `about` distinguishes events of a kind, so that each is sent once.
    """
    told = [row.seats[number] for number in seats if is_reachable(row.seats[number])]
    wishes = preferences_at(session, row.id, told)
    for seat in told:
        if seat.player is None or not is_letter_wanted(kind, wishes[seat.player.id]):
            continue
        payload = {"table": row.id, "seat": seat.number, "facts": dict(facts)}
        post_seat_letter(session, row, seat, kind, about, payload, now, leaves=leaves or now)


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
