"""Rate limits counted by all processes together through Redis."""

from logging import getLogger
from math import inf

from limits import RateLimitItemPerSecond
from limits.storage import RedisStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from redis.exceptions import RedisError

from service.platform.rate_limit import LocalCounter, Rate, RateLimitState, Window

AGAIN = 10.0  # seconds until Redis is tried again after it was away
log = getLogger(__name__)


class SharedCounter:
    """Counts through Redis. While it is unavailable each process counts for itself."""

    def __init__(self, url: str) -> None:
        self.storage = RedisStorage(url)
        self.counter = SlidingWindowCounterRateLimiter(self.storage)
        self.here = LocalCounter()
        self.away_until = -inf

    def hit(self, rate: Rate, who: str, now: float) -> RateLimitState:
        if now >= self.away_until:
            try:
                return self.ask(rate, who, now)
            except RedisError as error:
                log.warning("rates are counted by each process for itself: %s", error)
                self.away_until = now + AGAIN
        return self.here.hit(rate, who, now)

    def clear(self) -> None:
        self.here.clear()

    def ask(self, rate: Rate, who: str, now: float) -> RateLimitState:
        item = RateLimitItemPerSecond(rate.amount, rate.seconds)
        good = self.counter.hit(item, rate.scope, who)
        found = self.storage.get_sliding_window(item.key_for(rate.scope, who), rate.seconds)
        before, _, count, kept = found  # a count is kept for the period that follows its own
        ends = now + kept - rate.seconds if kept else now + rate.seconds
        return Window(ends, count, before).state(rate, now, good=good)
