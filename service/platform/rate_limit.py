"""How often somebody came of late: in this process, or in all of them together (`shared_rate_limit.py`).

The window slides: what the span of time before this one counted still counts by as much of it as lies within the window.
"""

from dataclasses import dataclass, field
from math import ceil, inf
from threading import Lock
from typing import NamedTuple, Protocol

from limits import parse_many


class Rate(NamedTuple):
    """So many in so many seconds, of one thing."""

    scope: str
    amount: int
    seconds: int


class RateStanding(NamedTuple):
    """How somebody stands under a rate."""

    limit: int
    remaining: int
    reset_at: float
    good: bool

    def wait(self, now: float) -> int:
        """Whole seconds until it is worth to come back."""
        return max(1, ceil(self.reset_at - now))


class RateCounter(Protocol):
    def hit(self, rate: Rate, who: str, now: float) -> RateStanding:
        """Count one more, unless it would be one too many."""
        ...

    def clear(self) -> None:
        """Forget what this process has counted."""
        ...


def rates_of(text: str, scope: str) -> tuple[Rate, ...]:
    """The rates of a setting, such as `10/minute;100/hour`."""
    return tuple(Rate(scope, item.amount, item.get_expiry()) for item in parse_many(text))


@dataclass
class LocalCounter:
    """In this process alone; what no window reaches any more is forgotten."""

    counted: dict[tuple[Rate, str], tuple[float, int, int]] = field(default_factory=dict)
    """The end of the span that counts, how many it has, and how many the one before it had."""
    lock: Lock = field(default_factory=Lock)
    swept_at: float = -inf

    def hit(self, rate: Rate, who: str, now: float) -> RateStanding:
        ends = (now // rate.seconds + 1) * rate.seconds
        with self.lock:
            if now - self.swept_at > rate.seconds:
                self.sweep(now)
            last, count, before = self.counted.get((rate, who), (ends, 0, 0))
            if last != ends:
                count, before = 0, count if last == ends - rate.seconds else 0
            used = int(count + before * (ends - now) / rate.seconds)
            good = used < rate.amount
            if good:
                used += 1
                self.counted[rate, who] = ends, count + 1, before
        free = ends - (rate.amount - count) * rate.seconds / before + 1 if before else ends
        return RateStanding(rate.amount, rate.amount - used, ends if good else min(ends, free), good)

    def sweep(self, now: float) -> None:
        self.swept_at = now
        for (rate, who), (ends, _, _) in tuple(self.counted.items()):
            if ends + rate.seconds <= now:
                del self.counted[rate, who]

    def clear(self) -> None:
        with self.lock:
            self.counted.clear()


def counter_for(redis_url: str) -> RateCounter:
    if redis_url:
        # A sixth of a start and 15 MB: only where it is used.
        from service.platform.shared_rate_limit import SharedCounter

        return SharedCounter(redis_url)
    return LocalCounter()
