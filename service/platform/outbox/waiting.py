"""How long to wait for somebody who takes nothing now: a quarter of the time that they have kept us waiting already.

So whatever keeps a letter back, and however long, delays it by no more than a quarter of that, and nobody is pestered.
"""

from datetime import datetime, timedelta

LEAST = timedelta(seconds=15)
MOST = timedelta(hours=1)


def next_try(since: datetime, now: datetime, *, least: timedelta = LEAST, most: timedelta = MOST) -> datetime:
    """When to ask again whoever has refused since then."""
    return now + min(max((now - since) / 4, least), most)
