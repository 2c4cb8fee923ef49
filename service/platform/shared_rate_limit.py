"""Rate limits counted by all processes together through Redis."""

from logging import getLogger
from math import inf

from limits import RateLimitItemPerSecond
from limits.storage import storage_from_string
from limits.strategies import SlidingWindowCounterRateLimiter
from redis.exceptions import RedisError

from service.platform.rate_limit import LocalCounter, Rate, RateLimitState

AGAIN = 10.0  # seconds until Redis is tried again after it was away
log = getLogger(__name__)


class SharedCounter:
    """Counts through Redis. While it is unavailable each process counts for itself."""

    def __init__(self, url: str) -> None:
        self.counter = SlidingWindowCounterRateLimiter(storage_from_string(url))
        self.here = LocalCounter()
        self.away_until = -inf

    def hit(self, rate: Rate, who: str, now: float) -> RateLimitState:
        if now >= self.away_until:
            try:
                return self.ask(rate, who)
            except RedisError as error:
                log.warning("rates are counted by each process for itself: %s", error)
                self.away_until = now + AGAIN
        return self.here.hit(rate, who, now)

    def clear(self) -> None:
        self.here.clear()

    def ask(self, rate: Rate, who: str) -> RateLimitState:
        item = RateLimitItemPerSecond(rate.amount, rate.seconds)
        good = self.counter.hit(item, rate.scope, who)
        reset_at, remaining = self.counter.get_window_stats(item, rate.scope, who)
        return RateLimitState(rate.amount, remaining, reset_at, good)
