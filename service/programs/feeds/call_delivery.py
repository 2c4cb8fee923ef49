"""Delivery of calls from the outbox, for webhooks and web push: claim, call, settle.

The calls are made outside any transaction.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.outbox.outbox import claim_letters, mark_void
from service.platform.ports import DeliveryError, Messenger
from service.platform.transaction import transaction

AT_ONCE = 16  # a whole claim at once, so that a slow receiver delays no other and no call outlives its lease
Call = tuple[str, dict[str, str], bytes]
"""URL, headers and body."""


@dataclass(frozen=True)
class CallChannel:
    """A channel of the outbox whose messages are HTTP calls."""

    name: str
    written: Callable[[Letter, datetime], Call | None]
    """Return the call, or None if it is no longer relevant."""
    finish: Callable[[Session, Letter, DeliveryError | None, datetime], None]
    """Record the outcome."""

    def deliver(self, now: datetime, limit: int) -> int:
        """Make the calls that are due. Return how many were claimed. It is safe to run this concurrently."""
        with transaction() as session:
            letters = claim_letters(session, now=now, limit=min(limit, AT_ONCE), channel=self.name)
        calls = [(letter, self.written(letter, now)) for letter in letters]
        messenger = deps().messenger
        with ThreadPoolExecutor(AT_ONCE) as pool:
            made = [
                (letter, pool.submit(make_call, messenger, call) if call else None) for letter, call in calls
            ]
            for letter, came in made:
                failed = came.result() if came else None  # wait before anything is locked
                with transaction() as session:
                    if came is None:
                        mark_void(session, letter, "moot")
                    else:
                        self.finish(session, letter, failed, now)
        return len(letters)


def make_call(messenger: Messenger, call: Call) -> DeliveryError | None:
    try:
        messenger.call(*call)
    except DeliveryError as failed:
        return failed
    return None
