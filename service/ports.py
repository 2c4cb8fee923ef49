"""What the service needs of the world, as small as it can be said; each has a real part and a fake."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import Protocol

Clock = Callable[[], datetime]
"""The time, aware and in UTC."""

Send = Callable[[EmailMessage], None]
"""Hands one message over, or raises Undelivered."""


class Undelivered(Exception):
    """The other side did not take it; `final` when asking again cannot help."""

    def __init__(self, why: str, *, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Mailer(Protocol):
    """A way out for mail. One connection serves all letters of a drain."""

    def connect(self) -> AbstractContextManager[Send]: ...


class Bell(Protocol):
    """Rung after a commit so that whoever waits looks at once; losing a ring costs seconds, never a letter."""

    def ring(self, topic: str) -> None: ...


class Quiet:
    """The bell of a process in which nobody listens: the sweeps find everything."""

    def ring(self, topic: str) -> None:
        pass


def utc_now() -> datetime:
    return datetime.now(UTC)
