"""What a process learns of its mail server as it goes: how much it takes over one connection, and whom to leave alone for now."""

import re
from datetime import datetime, timedelta
from typing import NamedTuple

from service.outbox.waiting import next_try

TOO_MANY = re.compile(
    r"\b4\.(?:3\.2|4\.5|7\.28)\b|too (?:many|much|fast)|rate.?limit|throttl|limit exceeded", re.IGNORECASE
)
"""How servers say that a domain has had enough. A misreading costs time: the letters to it wait for one another."""
LEAST = timedelta(seconds=5)
MOST = timedelta(minutes=5)


class Rest(NamedTuple):
    """Somebody to be left alone."""

    since: datetime
    until: datetime


class Rests:
    """Who is left alone; each is asked again sooner or later, and one yes ends it."""

    def __init__(self) -> None:
        self.rests: dict[str, Rest] = {}

    def until(self, whom: str, now: datetime) -> datetime | None:
        """When to ask again; None where that is now."""
        rest = self.rests.get(whom)
        return rest.until if rest is not None and now < rest.until else None

    def begin(self, whom: str, now: datetime) -> None:
        """They want to be left alone, and perhaps did before."""
        since = self.rests[whom].since if whom in self.rests else now
        self.rests[whom] = Rest(since, next_try(since, now, least=LEAST, most=MOST))

    def end(self, whom: str) -> None:
        self.rests.pop(whom, None)


class ConnectionLimit:
    """How many letters a server takes over one connection: believed once two in a row have ended after as many."""

    def __init__(self) -> None:
        self.last: int | None = None
        self.most: int | None = None

    def ended_after(self, letters: int) -> None:
        if letters == self.last:
            self.most = letters
        self.last = letters

    def reached(self, letters: int) -> bool:
        return self.most is not None and letters >= self.most
