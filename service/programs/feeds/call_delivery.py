"""From the outbox to an address outside: claim, call outside any transaction, settle. Hooks and browsers are called alike."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.outbox.outbox import claim, void
from service.platform.ports import Messenger, Undelivered
from service.platform.transaction import transaction

AT_ONCE = 16  # all of a claim, so that a slow receiver holds nobody up and the lease outlives the slowest
Call = tuple[str, dict[str, str], bytes]
"""Where to, the headers, the body."""


@dataclass(frozen=True)
class CallChannel:
    """One channel of the outbox whose messages are calls."""

    name: str
    written: Callable[[Letter, datetime], Call | None]
    """The call; None where it concerns nobody any more."""
    finish: Callable[[Session, Letter, Undelivered | None, datetime], None]
    """Writes down what became of it."""

    def deliver(self, now: datetime, limit: int) -> int:
        """Make the calls that are due; returns how many were claimed. Safe to run twice at once."""
        with transaction() as session:
            letters = claim(session, now=now, limit=min(limit, AT_ONCE), channel=self.name)
        calls = [(letter, self.written(letter, now)) for letter in letters]
        messenger = deps().messenger
        with ThreadPoolExecutor(AT_ONCE) as pool:
            made = [
                (letter, pool.submit(outcome, messenger, call) if call else None) for letter, call in calls
            ]
            for letter, came in made:
                failed = came.result() if came else None  # waited for before anything is locked
                with transaction() as session:
                    if came is None:
                        void(session, letter, "moot")
                    else:
                        self.finish(session, letter, failed, now)
        return len(letters)


def outcome(messenger: Messenger, call: Call) -> Undelivered | None:
    try:
        messenger.call(*call)
    except Undelivered as failed:
        return failed
    return None
