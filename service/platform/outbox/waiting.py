"""The retry interval for a recipient that refuses: a quarter of the time since its first refusal.

So no letter is delayed by more than a quarter of the time that the cause lasted, and the recipient is not
asked too often.
"""

from datetime import datetime, timedelta

LEAST = timedelta(seconds=15)
MOST = timedelta(hours=1)


def next_retry_time(
    since: datetime, now: datetime, *, least: timedelta = LEAST, most: timedelta = MOST
) -> datetime:
    """Return the next time to ask a recipient that has refused since a date."""
    return now + min(max((now - since) / 4, least), most)
