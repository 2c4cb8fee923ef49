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
    """The end of the present period, the same for every request in it."""
    retry_at: float
    """The time when one more request is possible, at the latest at the end of the period."""
    good: bool

    def wait(self, now: float) -> int:
        """Return the whole seconds until a retry makes sense."""
        return max(1, ceil(self.retry_at - now))


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


class Window(NamedTuple):
    """The counts of a caller under a rate: of the present period, which ends at `ends`, and of the one before."""

    ends: float
    hits: int
    before: int

    def used(self, rate: Rate, now: float) -> int:
        return int(self.hits + self.before * (self.ends - now) / rate.seconds)

    def state(self, rate: Rate, now: float, *, good: bool) -> RateLimitState:
        """Return the state after a request that was counted (`good`) or refused."""
        left = (rate.amount - self.hits) * rate.seconds
        free = self.ends - left / self.before + 1 if self.before else self.ends
        remaining = max(0, rate.amount - self.used(rate, now))
        return RateLimitState(rate.amount, remaining, self.ends, min(self.ends, free), good)


@dataclass
class LocalCounter:
    """Counts in this process only. Counts that no window reaches any more are deleted."""

    counted: dict[tuple[Rate, str], Window] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)
    swept_at: float = -inf

    def hit(self, rate: Rate, who: str, now: float) -> RateLimitState:
        ends = (now // rate.seconds + 1) * rate.seconds
        with self.lock:
            if now - self.swept_at > rate.seconds:
                self.sweep(now)
            window = self.counted.get((rate, who), Window(ends, 0, 0))
            if window.ends != ends:
                window = Window(ends, 0, window.hits if window.ends == ends - rate.seconds else 0)
            good = window.used(rate, now) < rate.amount
            if good:
                window = self.counted[rate, who] = window._replace(hits=window.hits + 1)
        return window.state(rate, now, good=good)

    def sweep(self, now: float) -> None:
        self.swept_at = now
        for (rate, who), window in tuple(self.counted.items()):
            if window.ends + rate.seconds <= now:
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
