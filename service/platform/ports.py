"""The interfaces to the outside world, as small as possible. Each has a real implementation and a fake."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import NamedTuple, Protocol

from service.platform.tasks.names import TaskName

Clock = Callable[[], datetime]
"""The present time, aware and in UTC."""


class Mail(NamedTuple):
    """A mail ready to send: the envelope, the headers needed for sending, and the whole message in octets."""

    sender: str
    recipient: str
    message_id: str
    subject: str
    octets: bytes
    plain_sender: str = ""
    """The sender without its mark, for servers that refuse the marked one."""
    erasures: int = 0
    """The number of erasures when the mail was composed."""


Send = Callable[[Mail], None]
"""Sends one mail, or raises DeliveryError, ServerUnavailable or RecipientThrottled."""


class RandomSource(Protocol):
    """Randomness that nobody may predict: how a table is dealt, and the luck of bots."""

    def seed(self) -> bytes: ...

    def below(self, limit: int) -> int: ...


class DeliveryError(Exception):
    """Raised when the other side refused a message.

    `final` says that a retry cannot help, `perhaps` that the message may have been accepted anyway.
    """

    def __init__(self, why: str, *, final: bool = False, perhaps: bool = False) -> None:
        super().__init__(why)
        self.final = final
        self.perhaps = perhaps


class ServerUnavailable(Exception):
    """Raised when the server is unavailable or accepts nothing for now. It says nothing about the message."""


class RecipientThrottled(Exception):
    """Raised when the recipient has got too much mail lately.

    The message was not tried and can be sent after `until`.
    """

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


class Mailer(Protocol):
    """A transport for mail, with as few connections as the other side allows."""

    def connect(self) -> AbstractContextManager[Send]:
        """Open a connection. Raise ServerUnavailable if the server is unavailable."""


class Messenger(Protocol):
    """A transport for calls to players' programs."""

    def call(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send one message, or raise DeliveryError."""


SendTask = Callable[[TaskName], None]
"""Sends a background task. It is called after a commit. A lost task costs seconds, never a letter."""
Notify = Callable[[str], None]
"""Notifies the viewers of a topic. It is called after a commit. A lost notification costs seconds."""


class Subscription(Protocol):
    """A subscription to topics."""

    def wait(self, seconds: float) -> frozenset[str]:
        """Return the topics notified since the last wait, as soon as there are any.

        Return none when the time has passed.
        """


class SubscriptionSource(Protocol):
    """Waits for notifications. Listen first, then look, then wait, so that nothing is missed in between."""

    def listen(self, *topics: str) -> AbstractContextManager[Subscription]: ...

    def call_on(self, callback: Notify, *topics: str) -> Callable[[], None]:
        """Subscribe without a waiting thread.

        The thread that notifies calls `callback`, so it must neither block nor fail. Call the returned
        function to unsubscribe.
        """


def utc_now() -> datetime:
    return datetime.now(UTC)
