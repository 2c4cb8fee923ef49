"""Telling by mail: which letters a turn causes, and how every feature sends news of a table.

Only keys and numbers are posted; what a letter says is read from the table when it leaves, so that it is never stale.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.orm import Session

import engine
from service.platform.accounts.models import PlayerKind
from service.platform.outbox.outbox import post
from service.play.messages.digests import post_digest
from service.play.messages.mail_preferences import MailPreferences, preferences_at
from service.play.tables.after_move import Change, TableChange
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Origin

CHANNEL = "mail"
LED_ON = timedelta(minutes=5)
"""So long the page behind a link has to itself what is left of a turn."""
# News that somebody who reads digests or reminders only would miss too late.
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
    """A table that was given up, or ended by the score of a moment, is told of by whoever ended it."""
    if change.game is None:
        return
    if change.what == Change.BEGAN:
        tell_began(change.session, change.row, change.game, change.now)
    else:
        tell_turn(
            change.session,
            change.row,
            change.game,
            change.now,
            anew=change.anew,
            own_wishes=change.rare.mail,
            led_on={seat for (seat, _), origin in change.answers.items() if origin == Origin.LINK},
        )


def tell_began(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """The first questions are open; who owes none learns that play has begun."""
    idle = [seat.number for seat in row.seats if seat.waiting_since is None]
    tell_seats(session, row, kind="started", about="deal", seats=idle, facts={}, now=now)
    tell_turn(session, row, game, now)


def tell_turn(
    session: Session,
    row: Table,
    game: engine.AnyTable,
    now: datetime,
    *,
    anew: bool = False,
    own_wishes: bool = True,
    led_on: Collection[int] = (),
) -> None:
    """After a turn: a decision to each seat that newly owes one, the result to all when it was the last.

    Seats that answered by a link were led on by its page: to them comes what they still owe, if they do nothing for a while.
    """
    if game.over:
        tell_finished(session, row, now)
        return
    owing = (seat for seat in row.seats if seat.waiting_since is not None and reachable(seat))
    asked = [seat for seat in owing if seat.waiting_since == now or seat.number in led_on]
    if not asked:
        return
    wishes = preferences_at(session, row.id, asked, own_wishes=own_wishes)
    for seat in asked:
        if seat.player is not None:
            by_page = seat.number in led_on
            leaves = now + LED_ON if by_page else now
            ask(session, row, seat, wishes[seat.player.id], now, anew=anew or by_page, leaves=leaves)


def tell_finished(session: Session, row: Table, now: datetime) -> None:
    """The result to all; a table that was taken back has another end."""
    everybody = range(len(row.seats))
    tell_seats(session, row, kind="finished", about=f"end:{row.revision}", seats=everybody, facts={}, now=now)


def ask(
    session: Session,
    row: Table,
    seat: Seat,
    wishes: MailPreferences,
    now: datetime,
    *,
    anew: bool,
    leaves: datetime,
) -> None:
    """The decision of one seat, on its own or in the next digest."""
    if wishes.single:
        about = f"{seat.question}:{row.revision}" if anew else str(seat.question)
        payload = {"table": row.id, "seat": seat.number, "question": seat.question}
        put_letter(session, row, seat, "decision", about, payload, now, leaves=leaves)
    if wishes.gathered and seat.player is not None:
        post_digest(session, seat.player, now)


def tell_seats(
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
    """News to some seats of a table. `about` tells one event of a kind from the next, so that each is told once."""
    told = [row.seats[number] for number in seats if reachable(row.seats[number])]
    wishes = preferences_at(session, row.id, told)
    for seat in told:
        if seat.player is None or not wanted(kind, wishes[seat.player.id]):
            continue
        payload = {"table": row.id, "seat": seat.number, "facts": dict(facts)}
        put_letter(session, row, seat, kind, about, payload, now, leaves=leaves or now)


def wanted(kind: str, wishes: MailPreferences) -> bool:
    return wishes.single or (kind in URGENT and not wishes.stopped)


def reachable(seat: Seat) -> bool:
    """At a sandbox a program plays: it is told by streams and calls."""
    return seat.player is not None and seat.player.kind == PlayerKind.PERSON and not seat.table.sandbox


def put_letter(
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
    """One letter, once: its key names table, seat, kind, what it is about, and the channel."""
    post(
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
