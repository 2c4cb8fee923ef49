"""What the service needs of the world, as small as it can be said; each has a real part and a fake."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import NamedTuple, Protocol

Clock = Callable[[], datetime]
"""The time, aware and in UTC."""


class Mail(NamedTuple):
    """A mail as it leaves: who hands it to whom, what is asked of it without opening it, and all of it in octets."""

    sender: str
    recipient: str
    message_id: str
    subject: str
    octets: bytes
    plain_sender: str = ""
    """Where a server does not take the sender: the same without a mark."""
    erasures: int = 0
    """How many people had been erased when it was composed."""


Send = Callable[[Mail], None]
"""Hands one message over, or raises Undelivered, ServerAway or Crowded."""


class Chance(Protocol):
    """What nobody may foresee: how a table is dealt, and what a bot leaves to luck."""

    def seed(self) -> bytes: ...

    def below(self, limit: int) -> int: ...


class Undelivered(Exception):
    """The other side did not take it; `final` when asking again cannot help, `perhaps` when it may have taken it after all."""

    def __init__(self, why: str, *, final: bool = False, perhaps: bool = False) -> None:
        super().__init__(why)
        self.final = final
        self.perhaps = perhaps


class ServerAway(Exception):
    """Nothing was said of the message: whoever should take it is away, or takes nothing from anybody for now."""


class Crowded(Exception):
    """Whoever the message is for has had too many lately; it was not tried, and may be from then on."""

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


class Mailer(Protocol):
    """A way out for mail, over as few connections as the other side allows."""

    def connect(self) -> AbstractContextManager[Send]:
        """Raises ServerAway where nobody is there."""


class Messenger(Protocol):
    """A way to players' own programs."""

    def call(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Hand one message over, or raise Undelivered."""


class Bell(Protocol):
    """Rung after a commit so that whoever waits looks at once; losing a ring costs seconds, never a letter."""

    def ring(self, topic: str) -> None: ...


class BellListener(Protocol):
    """What a listener holds while it listens."""

    def wait(self, seconds: float) -> frozenset[str]:
        """The topics that rang since the last wait, as soon as there are any; none when the time has passed."""


class Watch(Protocol):
    """Waits for bells: listen first, then look, then wait, and nothing is missed in between."""

    def listen(self, *topics: str) -> AbstractContextManager[BellListener]: ...

    def on_ring(self, hear: Callable[[str], None], *topics: str) -> Callable[[], None]:
        """For whoever has no thread to wait with: `hear` is called by whoever rings, and neither waits nor fails, until
        what is returned is called.
        """


def utc_now() -> datetime:
    return datetime.now(UTC)
