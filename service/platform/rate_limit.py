"""Rate limits, counted in this process or in all processes together (`shared_rate_limit.py`).

The window slides: the count of the period before the present one is weighted by the part of it that is in the
window.
"""

from dataclasses import dataclass, field
from math import ceil, inf
from threading import Lock
from typing import NamedTuple, Protocol

from limits import parse_many


class Rate(NamedTuple):
    """A limit: an amount in a number of seconds, for one scope."""

    scope: str
    amount: int
    seconds: int


class RateLimitState(NamedTuple):
    """The state of a caller under a rate limit."""

    limit: int
    remaining: int
    reset_at: float
    good: bool

    def wait(self, now: float) -> int:
        """Return the whole seconds until a retry makes sense."""
        return max(1, ceil(self.reset_at - now))


class RateCounter(Protocol):
    def hit(self, rate: Rate, who: str, now: float) -> RateLimitState:
        """Count a request, unless it exceeds the rate."""
        ...

    def clear(self) -> None:
        """Reset the counts of this process."""
        ...


def parse_rates(text: str, scope: str) -> tuple[Rate, ...]:
    """Parse the rates of a setting, such as `10/minute;100/hour`."""
    return tuple(Rate(scope, item.amount, item.get_expiry()) for item in parse_many(text))


@dataclass
class LocalCounter:
    """Counts in this process only. Counts that no window reaches any more are deleted."""

    counted: dict[tuple[Rate, str], tuple[float, int, int]] = field(default_factory=dict)
    """The end of the present period, its count, and the count of the period before."""
    lock: Lock = field(default_factory=Lock)
    swept_at: float = -inf

    def hit(self, rate: Rate, who: str, now: float) -> RateLimitState:
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
        return RateLimitState(rate.amount, rate.amount - used, ends if good else min(ends, free), good)

    def sweep(self, now: float) -> None:
        self.swept_at = now
        for (rate, who), (ends, _, _) in tuple(self.counted.items()):
            if ends + rate.seconds <= now:
                del self.counted[rate, who]

    def clear(self) -> None:
        with self.lock:
            self.counted.clear()


def make_counter(redis_url: str) -> RateCounter:
    if redis_url:
        # A sixth of the start-up time and 15 MB, so it is imported only if needed.
        from service.platform.shared_rate_limit import SharedCounter

        return SharedCounter(redis_url)
    return LocalCounter()
