"""Delivery of webhooks from the outbox. Failures are counted."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from flask import json
from sqlalchemy.orm import Session

from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.outbox.outbox import record_outcome
from service.platform.ports import DeliveryError
from service.platform.transaction import read_session
from service.play.messages.models import Hook
from service.play.messages.notify_programs import CHANNEL
from service.programs.feeds.call_delivery import AT_ONCE, Call, CallChannel
from service.programs.feeds.queries import question_now
from service.programs.feeds.signatures import sign_call
from service.programs.oauth.permissions import is_allowed

MOST_FAILURES = 20
GONE = "gone"
FAILING = "failing"


def deliver_webhooks(*, now: datetime, limit: int = AT_ONCE) -> int:
    """Make the calls that are due. Return how many were claimed. It is safe to run this concurrently."""
    return CallChannel(CHANNEL, build_call, record_call_outcome).deliver(now, limit)


def build_call(letter: Letter, now: datetime) -> Call | None:
    """Return a call with its headers, or None if it is no longer relevant."""
    with read_session() as session:
        hook = session.get(Hook, letter.payload["hook"])
        if hook is None or hook.off_at is not None:
            return None
        facts = dict(letter.payload["facts"])
        if is_revoked(session, hook, facts, now):
            return None
        if "question" in facts:
            facts["question"] = question_now(session, facts)
            if facts["question"] is None:
                return None
        body = json.dumps(call_body(letter, facts, deps().settings.public_url)).encode()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Procaccio",
            **sign_call(hook, letter.key, body, now),
        }
        return hook.url, headers, body


def is_revoked(session: Session, hook: Hook, facts: Mapping[str, Any], now: datetime) -> bool:
    """Return whether a program's call is about a player who has since revoked the program."""
    if hook.program_id is None or "player" not in facts:
        return False
    return not is_allowed(session, facts["player"], hook.program_id, now)


def call_body(letter: Letter, facts: Mapping[str, Any], site: str) -> dict[str, object]:
    """Return the body of a call: the kind, ids and links."""
    links = {}
    if "table" in facts:
        links["table"] = f"{site}/api/v1/tables/{facts['table']}"
        links["page"] = f"{site}/tables/{facts['table']}"
    if "contest" in facts:
        links["contest"] = f"{site}/api/v1/contests/{facts['contest']}"
    if "question" in facts:
        links["question"] = f"{links['table']}/seats/{facts['seat']}/question"
    return {
        "type": letter.kind,
        "timestamp": letter.created_at.isoformat(),
        "data": {**facts, "links": links},
    }


def record_call_outcome(
    session: Session, letter: Letter, failed: DeliveryError | None, now: datetime
) -> None:
    """Record the outcome of a call. A webhook that fails repeatedly is switched off, with the reason."""
    error = str(failed) if failed else ""
    record_outcome(session, letter, now=now, error=error, final=failed is not None and failed.final)
    hook = session.get(Hook, letter.payload["hook"], with_for_update=True, populate_existing=True)
    if hook is None:
        return
    hook.failures = hook.failures + 1 if failed else 0
    if failed and (failed.final or hook.failures >= MOST_FAILURES) and hook.off_at is None:
        hook.off_at, hook.off_why = now, GONE if failed.final else FAILING
