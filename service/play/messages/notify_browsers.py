"""Push messages to browsers, in addition to mail or instead of it: turns, ended tables, talk, invitations.

Only ids are put into the outbox. The text is written when the message is sent.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.outbox.outbox import post_letter
from service.play.messages.models import PushSubscription
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Table

CHANNEL = "push"
TURN, FINISHED, TALK, INVITATION, TRIAL = "turn", "finished", "talk", "invitation", "trial"


def follow_with_pushes(change: TableChange) -> None:
    """Notify browsers after a change.

    An abandoned table sends no message, because there is nothing to see.
    """
    if not change.rare.pushes or change.row.sandbox:
        return
    if change.what == ChangeKind.ENDED or (change.game is not None and change.game.over):
        notify_table_end(change.session, change.row, change.now)
    elif change.game is not None:
        notify_questions(change.session, change.row, change.now, anew=change.anew)


def notify_questions(session: Session, row: Table, now: datetime, *, anew: bool) -> None:
    """Notify each player who newly owes an answer.

    With `anew`, notify even if the question was announced before.
    """
    asked = {seat.player_id: seat for seat in row.seats if seat.player_id and seat.waiting_since == now}
    for browser in browsers_of(session, asked):
        seat = asked[browser.player_id]
        facts = {"table": row.id, "seat": seat.number, "question": seat.question}
        about = f"{row.id}:{seat.number}:{seat.question}" + (f":{row.revision}" if anew else "")
        notify_browser(session, browser, TURN, about, facts, now)


def notify_table_end(session: Session, row: Table, now: datetime) -> None:
    held = {seat.player_id: seat.number for seat in row.seats if seat.player_id is not None}
    for browser in browsers_of(session, held):
        facts = {"table": row.id, "seat": held[browser.player_id]}
        notify_browser(session, browser, FINISHED, f"{row.id}:{row.revision}", facts, now)


def notify_talk(session: Session, row: Table, heard_by: Collection[int], line: int, now: datetime) -> None:
    """Notify each player to whom a line of talk is addressed. The text of the line is not sent."""
    heard = {row.seats[number].player_id: number for number in heard_by}
    for browser in browsers_of(session, [player for player in heard if player is not None]):
        facts = {"table": row.id, "seat": heard[browser.player_id], "line": line}
        notify_browser(session, browser, TALK, str(line), facts, now)


def notify_invitation(session: Session, row: Table, player_id: int, now: datetime) -> None:
    for browser in browsers_of(session, [player_id]):
        notify_browser(session, browser, INVITATION, str(row.id), {"table": row.id}, now)


def browsers_of(session: Session, players: Collection[int]) -> Sequence[PushSubscription]:
    if not players:
        return ()
    theirs = select(PushSubscription).where(PushSubscription.player_id.in_(players))
    return session.scalars(theirs.order_by(PushSubscription.id)).all()


def notify_browser(
    session: Session, browser: PushSubscription, kind: str, about: str, facts: dict[str, Any], now: datetime
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
