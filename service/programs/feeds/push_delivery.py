"""Delivery of web push messages from the outbox. Subscriptions that are gone are deleted."""

from datetime import datetime
from typing import Any

from flask import json
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerSession
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.outbox.outbox import record_outcome
from service.platform.ports import DeliveryError
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.messages.models import PushSubscription
from service.play.messages.notice import NoticeKind
from service.play.messages.notify_browsers import CHANNEL
from service.play.tables.models import Table
from service.play.tables.queries import count_waiting_seats, invitation_of
from service.play.tables.views import display_title
from service.play.talk.queries import is_unread
from service.programs.feeds.call_delivery import AT_ONCE, Call, CallChannel
from service.programs.feeds.queries import question_now

KEPT_FOR = 24 * 3600
"""Seconds for which the push service keeps a message for a browser that is offline."""
GONE = frozenset({"404", "410"})


def deliver_pushes(*, now: datetime, limit: int = AT_ONCE) -> int:
    """Send the messages that are due. Return how many were claimed. It is safe to run this concurrently."""
    return CallChannel(CHANNEL, build_call, record_push_outcome).deliver(now, limit)


def build_call(letter: Letter, now: datetime) -> Call | None:
    """Return a message with its headers, or None if it is no longer relevant."""
    from service.programs.feeds.push_seal import (  # 8 MB: loaded only if there is a push message
        encrypt_message,
        sign_push_request,
    )

    with read_session() as session:
        browser = session.get(PushSubscription, letter.payload["browser"])
        if browser is None or not is_signed_in(session, browser, now):
            return None
        facts = letter.payload["facts"]
        if has_passed(session, letter.kind, facts, browser):
            return None
        body = encrypt_message(browser, json.dumps(message_data(session, letter, browser)).encode())
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_FOR),
            "Topic": message_topic(letter),
            **sign_push_request(browser.endpoint, deps().settings.sender.addr_spec, now),
        }
        return browser.endpoint, headers, body


def is_signed_in(session: Session, browser: PushSubscription, now: datetime) -> bool:
    held = session.get(PlayerSession, browser.session_id)
    return held is not None and held.revoked_at is None and held.expires_at > now


def has_passed(session: Session, kind: str, facts: dict[str, Any], browser: PushSubscription) -> bool:
    """Return whether the question was answered, the talk read, or the invitation withdrawn meanwhile."""
    if kind == NoticeKind.TALK:
        return not is_unread(session, facts["table"], facts["line"], browser.player_id)
    if kind == NoticeKind.INVITATION:
        return invitation_of(session, facts["table"], browser.player_id) is None
    return "question" in facts and question_now(session, facts) is None


def message_topic(letter: Letter) -> str:
    """Return the topic of a message.

    A newer message replaces one of the same topic. Talk never replaces a turn.
    """
    table = letter.payload["facts"].get("table", 0)
    return f"talk-{table}" if letter.kind == NoticeKind.TALK else f"table-{table}"


def message_data(session: Session, letter: Letter, browser: PushSubscription) -> dict[str, Any]:
    """Return what the service worker shows: the table and the kind of news, but no secret of the table."""
    player = session.get_one(Player, browser.player_id)
    said = words(player.language)
    row = session.get(Table, letter.payload["facts"].get("table", 0))
    return {
        "title": display_title(row, player.language) if row else said.say("product"),
        "body": said.say(f"push-{letter.kind}"),
        "url": f"/tables/{row.id}" + "#said" * (letter.kind == NoticeKind.TALK) if row else "/",
        "tag": message_topic(letter),
        "waiting": count_waiting_seats(session, player.id),
    }


def record_push_outcome(
    session: Session, letter: Letter, failed: DeliveryError | None, now: datetime
) -> None:
    """Record the outcome of a message. A subscription that is gone is deleted."""
    error = str(failed) if failed else ""
    gone = error in GONE
    record_outcome(session, letter, now=now, error=error, final=gone)
    browser = session.get(PushSubscription, letter.payload["browser"]) if gone else None
    if browser is not None:
        session.delete(browser)
